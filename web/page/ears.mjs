// What the page hears: one listener a kind of event on the document, each told to the app in its own words.
import { inGesture } from "./gestures.mjs";
import { hearPinches } from "./picture.mjs";
import { spare } from "./shared_store.mjs";
import { upright } from "./upright.js";
import { tell } from "./wire.mjs";

const NATIVE = "a, button, input, select, summary, textarea, label";
const TYPED = "input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select";
// The keys that a slider needs for itself; it leaves the others to the app.
const SLIDES = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"];
const STEPS = { ArrowDown: 1, ArrowUp: -1 };

const root = document.documentElement;
const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("dialog"));

/** Files that a person chose, by number: the app asks for what is in them. */
export const files = new Map();

const inDialog = (element) => Boolean(element.closest("#dialog"));

// Two taps at one place in a moment are one double tap. Its second half means what the first one hit: what has come to lie
// there since was never meant, be it a button that hands the turn on or the edge of a sheet.
const MOMENT = 350; // milliseconds
const REACH = 30; // pixels
let first = { at: -MOMENT, x: 0, y: 0, name: "" };

function isMeant(event, found) {
  if (!event.detail) return true; // by the keyboard
  const { timeStamp: at, clientX: x, clientY: y } = event;
  const name = [found?.dataset.id, found?.dataset.do, found?.dataset.value].join(" ");
  const soon = event.pointerType === "mouse" ? event.detail > 1 : at - first.at < MOMENT;
  if (soon && name !== first.name && Math.hypot(x - first.x, y - first.y) < REACH) return false;
  first = { at, x, y, name };
  return true;
}

function use(element) {
  if (element.matches("input, select, textarea, form")) return;
  if (root.dataset.kept !== undefined && element.closest("#app")) return; // as long as web/page/recorder.js hears it
  inGesture(element);
  if (element.hasAttribute("data-id")) tell("tapped", element.dataset.id);
  else tell("used", element.dataset.do, element.dataset.value ?? "", inDialog(element));
}

export function choose(found) {
  for (const file of found ?? []) {
    files.set(files.size, file);
    tell("chosen", files.size - 1, file.name, file.size, spare());
    return;
  }
}

// Whether a field needs a key for itself.
const keeps = (field, key) => field.matches(TYPED) && (SLIDES.includes(key) || !field.matches("[type=range]"));

// From one thing to the next in a box where arrows lead from a field to what is offered for it, and back.
function step(box, here, by) {
  const every = [...box.querySelectorAll("input, [data-do=offer]")];
  const at = Math.max(0, every.indexOf(here));
  every[Math.max(0, Math.min(at + by, every.length - 1))].focus();
}

// <html data-keys> says which keys the screen may use: whether it does comes too late to keep the browser from using them.
function press(event) {
  const { key } = event;
  const modifiers = [
    ["ctrl", event.ctrlKey || event.metaKey],
    ["alt", event.altKey],
    ["shift", event.shiftKey && key.length > 1],
  ];
  const shifted = event.shiftKey && key.length === 1 && (event.ctrlKey || event.metaKey); // ctrl+shift+z says "Z"
  const held = modifiers.filter(([, down]) => down).map(([name]) => name);
  const name = [...held, ...(shifted ? ["shift"] : []), key].join("+");
  if (!(root.dataset.keys ?? "").split(" ").includes(name.toLowerCase())) return;
  event.preventDefault();
  tell("pressed", name);
}

function keydown(event) {
  const { key, target } = event;
  const box = STEPS[key] && target.closest("[data-arrows]");
  if (box) {
    event.preventDefault();
    step(box, target, STEPS[key]);
    return;
  }
  if (event.isComposing || keeps(target, key) || dialog.open) return;
  const enters = ["Enter", " "].includes(key);
  if (enters && target.matches("[data-id], [data-do]") && !target.matches(NATIVE)) {
    event.preventDefault();
    if (!event.repeat) use(target);
  } else if (!enters && key !== "Tab") {
    press(event);
  }
}

const EARS = {
  click: (event) => {
    const { target } = event;
    const found = target.closest("[data-id], [data-do]");
    if (!isMeant(event, found)) event.preventDefault();
    else if (target === dialog) tell("dismissed");
    else if (found) use(found);
  },
  input: ({ target }) => {
    if (!target.dataset.do) return;
    const ticks = target.matches("[type=checkbox]");
    tell("typed", target.dataset.do, ticks ? (target.checked ? "on" : "off") : target.value, inDialog(target));
  },
  change: ({ target }) => {
    if (target.id !== "file") return;
    choose(target.files);
    target.value = "";
  },
  submit: (event) => {
    event.preventDefault();
    const form = event.target;
    if (form.dataset.do) tell("used", form.dataset.do, "", inDialog(form));
  },
  keydown,
  dragover: (event) => event.preventDefault(),
  drop: (event) => {
    event.preventDefault();
    choose(event.dataTransfer.files);
  },
  visibilitychange: () => document.visibilityState === "visible" && tell("returned"),
};

/** From here on everything a person does reaches the app. */
export function listen() {
  for (const [kind, ear] of Object.entries(EARS)) document.addEventListener(kind, ear);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    tell("dismissed");
  });
  addEventListener("hashchange", () => tell("routed"));
  upright.addEventListener("change", () => tell("turned"));
  hearPinches((size) => tell("used", "zoom", String(size), false));
}
