// Our Python, for the app (pyscript.toml names this file) and for the computer players' worker: Pyodide from this
// site with our modules, started as soon as this file is read. PyScript is given what has been begun here.
//
// It starts from a snapshot, memory in which everything has been imported already, where the service worker has put
// one by. That is a private thing of Pyodide, so whatever may be wrong with it only leads to the ordinary start, from
// the compiled library. <html data-memory="snapshot">, or `memory` in a worker, tells which it was.
//
// The build replaces the folder names below by versioned ones.
import { loadPyodide as load, version } from "../../runtime/pyodide/pyodide.mjs";
import { MEMORY, SIZE, unfolded } from "./memory.mjs";
import { SITE } from "./site.js";
import { PLACES, settings } from "./start.mjs";
import { ask, lend, report, supplied } from "./supply.js";

const here = (path) => new URL(path, import.meta.url).href;
const LIBRARY = { library: here("../../library/library.bin"), hansa: here("../../library/hansa.bin") };
const NO_LIBRARY = "data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA=="; // an empty zip file
const AFTER = 1_000; // milliseconds, in which the page has usually started
const AGAIN = 30_000;
// boot.js notes it when a page did not start from a snapshot; the computer players' worker is told by the page.
const GIVEN_UP = `${SITE}no-snapshot`;

// In its worker the app is supplied with what the page has fetched already; in the page it looks for it, as the computers' worker does.
const isSupplied = !globalThis.document && !globalThis.thinks;
if (isSupplied) ask();

// Its largest script is read while everything else is on its way.
const script = import(here("../../runtime/pyodide/pyodide.asm.mjs"));
script.catch(() => {}); // who awaits it hears of it

const inflated = (body) => new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();

async function unpacked(url) {
  const response = await fetch(url).catch((error) => {
    throw new Error(`${error.message}: ${url}`); // boot.js tells whose fault it was
  });
  if (!response.ok) throw new Error(`${response.status}: ${url}`);
  return response.headers.has("X-Unpacked") ? response.arrayBuffer() : inflated(response.body); // by service-worker.js
}

async function bytesOf(name, url) {
  const found = isSupplied && (await supplied(name));
  if (!found) return unpacked(url);
  return found.unpacked ? found.bytes : inflated(new Blob([found.bytes]).stream());
}

async function fromLibrary(options) {
  const contents = { library: bytesOf("library", LIBRARY.library), hansa: bytesOf("modules", LIBRARY.hansa) };
  const loading = load({ ...options, ...settings(contents) });
  const [pyodide] = await Promise.all([loading, ...Object.values(contents)]); // Pyodide alone would not mind a failure
  return pyodide;
}

async function fromCache() {
  const cache = await globalThis.caches?.open(SITE);
  const found = await Promise.all([MEMORY, LIBRARY.hansa].map((url) => cache?.match(url, { ignoreSearch: true })));
  return found.map((kept) => kept && { bytes: kept.arrayBuffer() });
}

// The snapshot and our modules as the service worker has put them by. In the page web/page/python.mjs has looked for them,
// in the app's worker the snapshot is unfolded already.
async function putBy() {
  if (isSupplied) {
    const found = await supplied("memory");
    return found && { memory: new Uint8Array(found.memory), modules: Promise.resolve(found.modules) };
  }
  const early = await globalThis.recalled;
  delete globalThis.recalled; // it is large
  const [snapshot, modules] = early ?? (await fromCache());
  if (!snapshot || !modules) return undefined;
  const memory = new Uint8Array(SIZE);
  return { memory, filled: unfolded(snapshot.bytes, memory), modules: modules.bytes };
}

// Most of the library is in memory already, so the rest of it comes when it is in nobody's way.
async function bringLibrary(FS, wait) {
  await new Promise((later) => setTimeout(later, wait));
  try {
    FS.writeFile(PLACES.library, new Uint8Array(await unpacked(LIBRARY.library)));
  } catch (error) {
    console.warn(String(error));
    await bringLibrary(FS, AGAIN);
  }
}

// Packages, and Pyodide's own way of unpacking them, may import anything; so they come after the library.
function completeLater(pyodide) {
  const complete = bringLibrary(pyodide.FS, AFTER);
  const { loadPackage } = pyodide;
  pyodide.loadPackage = async (...wanted) => {
    await complete;
    return loadPackage(...wanted);
  };
}

async function fromSnapshot(options) {
  let found;
  try {
    if (globalThis.sessionStorage?.getItem(GIVEN_UP) || globalThis.noSnapshot) return undefined;
    found = await putBy();
  } catch {
    // No storage for us.
  }
  if (!found) return undefined;
  try {
    // Pyodide wants to know its size before, but what is in it only after everything else has been made.
    const { memory, filled, modules } = found;
    filled?.catch(() => {}); // it is awaited below, but later
    const createPyodideModule = async (how) => {
      delete how.API?.config?._loadSnapshot; // it has been taken, and is large
      const { default: create } = await script;
      const module = await create(how);
      await Promise.all([filled, modules]); // Pyodide alone would not mind a failure
      return module;
    };
    const setUp = settings({ hansa: modules.catch(() => new ArrayBuffer()) });
    const pyodide = await load({ ...options, ...setUp, _loadSnapshot: memory, createPyodideModule });
    pyodide.runPython("import random; random.seed()"); // else every start would draw the same
    (globalThis.document?.documentElement.dataset ?? globalThis).memory = "snapshot";
    if (isSupplied) report("snapshot");
    completeLater(pyodide);
    return pyodide;
  } catch (error) {
    console.warn(`Started without the snapshot: ${error}`);
    return undefined;
  }
}

async function start() {
  const options = {
    indexURL: here("../../runtime/pyodide/"),
    stdLibURL: NO_LIBRARY,
    lockFileURL: here("../../wheels/pyodide-lock.json"),
  };
  const begin = async () => (await fromSnapshot(options)) ?? (await fromLibrary(options));
  const pyodide = await (isSupplied ? lend(begin) : begin());
  pyodide.pyimport("web.lazy_pyscript");
  return pyodide;
}

const begun = start();

export { version };

export async function loadPyodide(/** @type {import("pyodide").PyodideConfig} */ { stdout, stderr } = {}) {
  const pyodide = await begun;
  if (stdout) pyodide.setStdout({ batched: stdout });
  if (stderr) pyodide.setStderr({ batched: stderr });
  return pyodide;
}
