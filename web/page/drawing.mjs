// Draws a part of the page anew: whoever was typing in it, or had the keyboard there, goes on.
import { fit, glide, places } from "./picture.mjs";
import { unanswered } from "./wire.mjs";

const WORDS = "input[type=text]";
const byId = (id) => document.getElementById(id);
const byTarget = (target) =>
  /** @type {HTMLInputElement} */ (document.querySelector(`[data-id=${JSON.stringify(target)}]`));

// Where the keyboard begins on a screen, and goes back to from something that is no more.
const main = () => /** @type {HTMLElement} */ (document.querySelector("#app h1") ?? byId("app"));

function give(element) {
  if (!element.matches("[tabindex], a, button, input, select, summary, textarea")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

// A selector that finds the same thing again after its surroundings were drawn anew.
function finder(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const names = ["data-id", "data-do", "data-value", "href"].filter((name) => element.hasAttribute(name));
  return names.map((name) => `[${name}=${JSON.stringify(element.getAttribute(name))}]`).join("");
}

// A slider is never drawn anew, or it would slip out of the hand that drags it; and it is not set back to where it was
// when the app heard of it last.
function slide(mark) {
  const slider = /** @type {HTMLInputElement} */ (byId(mark.slides));
  if (slider.value !== mark.at && !unanswered()) slider.value = mark.at;
  slider.setAttribute("aria-valuetext", mark.says);
}

export function patch(id, markup) {
  const element = byId(id);
  const active = /** @type {HTMLInputElement} */ (document.activeElement);
  const inside = active !== element && element.contains(active);
  const again = inside ? finder(active) : "";
  const typed = inside &&
    active.matches(WORDS) && { value: active.value, caret: [active.selectionStart, active.selectionEnd] };
  const before = places(element);
  element.innerHTML = markup;
  glide(element, before);
  // Asked of the elements, for in the text anybody's name may stand.
  if (element.querySelector("[data-zoom]")) fit();
  const mark = /** @type {HTMLElement} */ (element.querySelector("[data-slides]"));
  if (mark) slide(mark.dataset);
  if (!inside) return;
  const same = /** @type {HTMLInputElement} */ (again ? element.querySelector(again) : null);
  const found = /** @type {HTMLInputElement} */ (element.querySelector("[autofocus]") ?? same);
  give(found ?? (markup || element.matches("dialog") ? element : main()));
  if (!found || !typed) return;
  if (found === same && unanswered()) found.value = typed.value; // letters that the app has not heard of yet
  if (found.matches(WORDS)) found.setSelectionRange(typed.caret[0], typed.caret[1]);
}

/** A new screen: begin at its top, and let the keyboard begin there too. */
export function top() {
  scrollTo(0, 0);
  give(main());
}

/** Also brings it into view, where a board is larger than its frame. */
export function focus(target) {
  const found = byTarget(target);
  if (!found) return;
  give(found);
  found.scrollIntoView({ block: "nearest", inline: "nearest" });
}

export function fill(target, words) {
  const found = byTarget(target);
  if (found) give(Object.assign(found, { value: words }));
}
