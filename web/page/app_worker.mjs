// The app in PyScript's worker. It begins late, when PyScript is there, and does not see what its page has preloaded. So the
// page itself fetches what Python starts from (<link data-supply>), and hands it over: web/page/supply.js.
import { connect } from "./takeover.mjs";

const root = document.documentElement;
const LATEST = 500; // milliseconds from the end of our file to its word that it is ready, which came before
const address = (name) => /** @type {HTMLLinkElement} */ (document.querySelector(`link[data-supply="${name}"]`)).href;

async function fetched(name) {
  const response = await fetch(address(name));
  if (!response.ok) throw new Error(`${response.status}: ${address(name)}`);
  return { bytes: await response.arrayBuffer(), unpacked: response.headers.has("X-Unpacked") }; // by service-worker.js
}

// What web/page/python.mjs has looked for in the cache.
async function recalled() {
  const found = await globalThis.recalled;
  delete globalThis.recalled; // it is large
  if (!found?.every(Boolean)) return undefined;
  const [snapshot, modules] = await Promise.all(found.map(({ bytes }) => bytes));
  return { snapshot, modules };
}

const memory = recalled().catch(() => undefined);
const unlessSnapshot = (name) => memory.then((there) => (there ? undefined : fetched(name)));
const supply = {
  memory,
  library: unlessSnapshot("library"),
  modules: unlessSnapshot("modules"),
  wasm: WebAssembly.compileStreaming(fetch(address("wasm"))),
};
for (const what of Object.values(supply)) what.catch(() => {}); // who is given nothing tries itself, and tells what is wrong

function give(/** @type {MessagePort} */ port) {
  for (const [name, what] of Object.entries(supply)) {
    const post = (/** @type {any} */ found) =>
      port.postMessage([name, found], [found?.bytes, found?.snapshot, found?.modules].filter(Boolean));
    what.then(post, () => post(undefined));
  }
}

const core = /** @type {HTMLLinkElement} */ (document.querySelector('link[href*="/core.js"]')).href;
const { whenDefined } = await import(core);
const { xworker } = await whenDefined("py");
let begun = false;
xworker.addEventListener("message", ({ data, ports: [supplies, talk] }) => {
  if (data !== "page") return;
  give(supplies);
  supplies.onmessage = ({ data: memory }) => (root.dataset.memory = memory); // what Python was started from
  talk.onmessage = () => {
    begun = true;
    dispatchEvent(new Event("py:ready"));
    connect(talk);
  };
});

// PyScript says that our file was run, even if it ended with an error. Nobody handles this one, so web/page/boot.js hears of it.
const over = () => setTimeout(() => begun || Promise.reject(new Error("the app did not begin")), LATEST);
xworker.ready.then(over, over);
