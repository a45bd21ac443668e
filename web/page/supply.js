// In the app's worker: what Python starts from, which the page has begun to fetch while PyScript was still on its way
// (web/page/python.mjs). And the port through which the page and the app will talk.
//
//   memory    the snapshot of Python's memory, unfolded, and our modules, where the service worker has put them by
//   library, modules  the standard library and our modules, compressed, where there is no snapshot
//   wasm      Pyodide's program, compiled
import "./database.js"; // PyScript opens one as soon as the interpreter is there

const parts = new Map();

function part(name) {
  if (!parts.has(name)) parts.set(name, Promise.withResolvers());
  return parts.get(name);
}

/** What the page has of something; nothing where it could not get it. */
export const supplied = (name) => part(name).promise;

const supply = new MessageChannel();

/** Tell the page what Python was started from. */
export const report = (memory) => supply.port1.postMessage(memory);

/** Tell the page that there is somebody. */
export function ask() {
  const talk = new MessageChannel();
  supply.port1.onmessage = ({ data: [name, what] }) => part(name).resolve(what);
  globalThis.page = talk.port1;
  postMessage("page", { transfer: [supply.port2, talk.port2] });
}

// Pyodide fetches and compiles its program by itself. While it is loaded it gets what the page has compiled.
export function lend(load) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const lent = Promise.resolve(); // stands for the file
  let url;
  globalThis.fetch = (what, ...how) => {
    if (!/\/pyodide\.asm\.wasm$/.test(String(what))) return fetch(what, ...how);
    url = what;
    return /** @type {any} */ (lent);
  };
  WebAssembly.instantiateStreaming = async (source, imports) => {
    if (/** @type {any} */ (source) !== lent) return instantiateStreaming(source, imports);
    const module = /** @type {WebAssembly.Module} */ (await supplied("wasm"));
    if (!module) return instantiateStreaming(fetch(url), imports);
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return load().finally(
    () => Object.assign(WebAssembly, { instantiateStreaming }) && Object.assign(globalThis, { fetch }),
  );
}
