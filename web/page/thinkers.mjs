// The worker in which the computer players think: a Python of its own that can be ended whatever it is doing.
import { SITE } from "./site.js";
import { tell } from "./wire.mjs";

const workers = new Map();

// Whether boot.js noted that this page does not start from a snapshot; workers have no session to look it up in.
function withoutSnapshot() {
  try {
    return Boolean(sessionStorage.getItem(`${SITE}no-snapshot`));
  } catch {
    return false;
  }
}

function think(number) {
  const { thinker, interpreter } = document.body.dataset; // the build gives these addresses their versions
  const here = (path) => new URL(path, document.baseURI).href;
  const worker = new Worker(here(thinker), { type: "module" });
  worker.onmessage = ({ data }) => tell("thought", number, String(data));
  worker.onerror = (event) => {
    event.preventDefault();
    tell("thought", number, `failed: ${event.message ?? event.type}`);
  };
  worker.postMessage({ interpreter: here(interpreter), noSnapshot: withoutSnapshot() });
  workers.set(number, worker);
}

function unthink(number) {
  const worker = workers.get(number);
  if (!worker) return;
  worker.terminate();
  worker.onmessage = worker.onerror = null;
  workers.delete(number);
}

export const thinkers = { think, unthink, question: (number, words) => workers.get(number)?.postMessage(words) };
