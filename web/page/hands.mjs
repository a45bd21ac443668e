// Carries out what the app says, one batch at a time and each in one go: what is kept first, then the picture.
import { copy, send } from "./gestures.mjs";
import { fill, focus, patch, top } from "./drawing.mjs";
import { files } from "./ears.mjs";
import { locks } from "./locks.mjs";
import { centre, land, lift } from "./picture.mjs";
import { stores } from "./shared_store.mjs";
import { sound } from "./sound.mjs";
import { thinkers } from "./thinkers.mjs";
import { updates } from "./versions.mjs";
import { tell } from "./wire.mjs";

const root = document.documentElement;
const byId = (id) => document.getElementById(id);
const KEEP_FOR = 60_000; // milliseconds in which a file that is given away can be taken
const timers = new Map();

function mark(name, value) {
  if (value === undefined) root.removeAttribute(`data-${name}`);
  else root.setAttribute(`data-${name}`, value);
}

function modal(shown) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("dialog"));
  if (shown && !dialog.open) dialog.showModal();
  if (!shown && dialog.open) dialog.close();
}

function download(name, words) {
  const href = URL.createObjectURL(new Blob([words], { type: "text/plain;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEEP_FOR);
}

// The words are the browser's own. The listener is there only while it is needed: with one the page would not be kept for
// the back button.
const ask = (event) => {
  event.preventDefault();
  event.returnValue = true; // what older browsers look at
};

function go(route, replace) {
  if (replace) location.replace(route);
  else location.hash = route;
}

// Only where it is not granted yet: some browsers ask the person each time.
async function persist() {
  if (!(await navigator.storage?.persisted?.())) navigator.storage?.persist?.();
}

function after(milliseconds, number) {
  const call = () => {
    timers.delete(number);
    tell("answered", number);
  };
  timers.set(number, setTimeout(call, milliseconds));
}

function never(number) {
  clearTimeout(timers.get(number));
  timers.delete(number);
}

const does = {
  ...stores,
  ...locks,
  ...updates,
  ...thinkers,
  patch,
  lift,
  land,
  mark,
  modal,
  top,
  focus,
  fill,
  centre,
  download,
  sound,
  send,
  persist,
  after,
  never,
  title: (words) => (document.title = words),
  announce: (sentence) => (byId("announce").textContent = sentence),
  log: (report) => console.error(report),
  go,
  copy: async (words, number) => tell("answered", number, await copy(words)),
  leaving: (wanted) => (wanted ? addEventListener : removeEventListener)("beforeunload", ask),
  soon: (number) => tell("answered", number), // when all that was said before is drawn
  read: async (file, size, number) => {
    const text = await files
      .get(file)
      .slice(0, size)
      .text()
      .catch(() => undefined);
    tell("answered", number, text);
  },
};

// What one step costs is not the others' fault.
export function carryOut(steps) {
  for (const [verb, ...values] of steps) {
    try {
      does[verb](...values);
    } catch (error) {
      console.error(error);
      tell("undrawn", verb === "patch" ? values[0] : "", `${verb}: ${error?.stack ?? error}`);
    }
  }
}
