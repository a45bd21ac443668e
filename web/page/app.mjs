// Where the app lives, and how it is met: in PyScript's worker, so that no thought of Python ever stops a finger; or, where no
// worker starts (<html data-in-page>, noted by boot.js), on the page's own thread. Both talk through the same port.
//
// The worker begins late, when PyScript is there, and does not see what its page has preloaded. So the page itself fetches
// what Python starts from (<link data-supply>), and hands it over: web/page/supply.js.
//
// PyScript is loaded from here, after what it is to find; and whoever hears the worker is there before the worker is.
import "./database.js";
import "./pyscript.js";
import { SIZE, unfolded } from "./memory.mjs";
import { silent } from "./silence.mjs";

const root = document.documentElement;
const LATEST = 500; // milliseconds from the end of our file to its word that it is ready, which came before
const linked = (which) => /** @type {HTMLLinkElement} */ (document.querySelector(`link${which}`)).href;
const address = (name) => linked(`[data-supply="${name}"]`);
const pyscript = () => import(linked('[href*="/core.js"]'));
const takeover = import("./takeover.mjs");
let begun = false;

function meet(/** @type {MessagePort} */ talk) {
  talk.onmessage = async () => {
    begun = true;
    dispatchEvent(new Event("py:ready"));
    const { connect } = await takeover;
    connect(talk);
  };
}

// PyScript says that our file was run, even if it ended with an error. Nobody handles this one, so web/page/boot.js hears of it.
const over = () => setTimeout(() => begun || Promise.reject(new Error("the app did not begin")), LATEST);

// On the page's own thread.

async function here() {
  const { port1, port2 } = new MessageChannel();
  globalThis.page = port1;
  meet(port2);
  addEventListener("py:done", over);
  document.querySelector("script[type=py]").removeAttribute("worker");
  await pyscript();
}

// In the worker.

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
  const [snapshot, modules] = found;
  const memory = new Uint8Array(SIZE);
  await unfolded(snapshot.bytes, memory);
  return { memory: memory.buffer, modules: await modules.bytes };
}

function supplies() {
  const memory = recalled().catch(() => undefined);
  const unlessSnapshot = (name) => memory.then((there) => (there ? undefined : fetched(name)));
  const supply = {
    memory,
    library: unlessSnapshot("library"),
    modules: unlessSnapshot("modules"),
    wasm: WebAssembly.compileStreaming(fetch(address("wasm"))),
  };
  for (const what of Object.values(supply)) what.catch(() => {}); // who is given nothing tries itself, and tells what is wrong
  return supply;
}

function give(supply, /** @type {MessagePort} */ port) {
  for (const [name, what] of Object.entries(supply)) {
    const post = (/** @type {any} */ found) =>
      port.postMessage([name, found], [found?.bytes, found?.memory, found?.modules].filter(Boolean));
    what.then(post, () => post(undefined));
  }
}

async function inWorker() {
  const supply = supplies();
  const { whenDefined } = await pyscript();
  const { xworker } = await whenDefined("py");
  if (!xworker) throw new Error("the app did not begin"); // this browser makes no workers
  xworker.addEventListener("message", ({ data, ports: [port, talk] }) => {
    if (data !== "page") return;
    give(supply, port);
    port.onmessage = ({ data: memory }) => (root.dataset.memory = memory); // what Python was started from
    meet(talk);
  });
  xworker.addEventListener("error", () => begun && silent()); // Python itself has come to an end
  xworker.ready.then(over, over);
}

await (root.dataset.inPage === undefined ? inWorker() : here());
