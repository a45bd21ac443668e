// The table of a game as it was left, on the screen before there is Python to draw it. web/page/keep_picture.mjs keeps the
// picture; here it is shown, if it is of this very step of the game, drawn by this build for this window.
//
//   <html data-keeps="…">   the app: a picture of the table may be kept, and of which step it is
//   <html data-kept="…">    a kept picture is on the screen, and of which step; the app takes the attribute away
//
// A picture is text that anybody who can write to the storage of this host may have written. So nothing of it gets into the page
// as it is: it is read by a parser that runs nothing, and made anew of elements and attributes that tables are known to be
// drawn with (tests/web/test_kept_picture.py). Where it has any other, none of it is shown.
import { PICTURE, dropPicture, get, head, slotsOf } from "./store.js";
import { upright } from "./upright.js";

export const MOST = 600_000; // characters; the largest board has half as many
const HTML = "http://www.w3.org/1999/xhtml";
const SVG = "http://www.w3.org/2000/svg";
const ELEMENTS = new Set(
  [
    "b,button,circle,clipPath,div,em,g,h1,h2,header,i,li,ol,p,path,radialGradient,rect,section,small,span,stop,svg",
    "table,tbody,td,text,tfoot,th,thead,tr,ul,use",
  ]
    .join(",")
    .split(","),
);
const ATTRIBUTES = new Set(
  [
    "aria-disabled,aria-hidden,aria-label,aria-labelledby,class,clip-path,cy,d,data-away,data-coast,data-count,data-do,data-home",
    "data-id,data-lane,data-part,data-piece,data-stands,data-value,data-zoom,data-zoomed,disabled,fill,height,href,id,offset,r",
    "reversed,role,rx,scope,tabindex,title,transform,type,viewBox,width,x,y",
  ]
    .join(",")
    .split(","),
);
const MARKS = ["motion", "projection"]; // what styles want to know of <html>, beside the screen
const SCROLLS = [".board-scroll", "#table-players", "#table-log", "html"];

const root = document.documentElement;
const app = document.getElementById("app");

// Which picture it is.

/** A game's step: both slots begin with their checksums. As `Slots.stands` in web/store/slots.py. */
export const stepOf = (id) => [id, ...slotsOf(id).map((slot) => head(get(slot)))].join(" ");

/** All that a picture depends on: the build by names that change with it, the language, the window, the wishes of a person. */
export const about = (step) => {
  const sheets = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"));
  const build = [document.body.dataset.modules, ...[...sheets].map(({ href }) => href)];
  return JSON.stringify([...build, root.lang, upright.matches, get("preferences") ?? "", step]);
};

export const marks = () => Object.fromEntries(MARKS.map((name) => [name, root.dataset[name] ?? ""]));

// How it stands: the size of a board, and where everything is scrolled to.

const boardIn = (frame) => /** @type {SVGSVGElement} */ (frame?.firstElementChild);

export function standing() {
  const at = SCROLLS.map((place) => document.querySelector(place)).map((one) => [one?.scrollLeft, one?.scrollTop]);
  return { size: boardIn(document.querySelector(".board-scroll"))?.dataset.zoomed, at };
}

export function stand({ size, at }) {
  const board = boardIn(document.querySelector(".board-scroll"));
  if (board && /^\d{1,3}$/.test(size)) {
    board.dataset.zoomed = size;
    board.style.width = size === "0" ? "" : `${size}%`;
  }
  for (const [n, place] of SCROLLS.entries()) {
    const [left, top] = at?.[n] ?? [];
    document.querySelector(place)?.scrollTo({ left: Number(left) || 0, top: Number(top) || 0, behavior: "instant" });
  }
}

// What it is made of.

class Foreign extends Error {}

const local = (value) => !/url\(/i.test(value.replace(/\burl\(#[\w-]+\)/g, ""));
const rules = {
  href: (value) => value.startsWith("#"),
  type: (value) => value === "button",
  id: (value) => app.contains(document.getElementById(value) ?? app), // no other may be taken for something of the page
};

function fits({ name, value, namespaceURI }) {
  return namespaceURI === null && ATTRIBUTES.has(name) && local(value) && (rules[name]?.(value) ?? true);
}

function again(node) {
  if (node.nodeType === Node.TEXT_NODE) return document.createTextNode(node.data);
  const known = [HTML, SVG].includes(node.namespaceURI) && ELEMENTS.has(node.localName);
  if (!known || ![...node.attributes].every(fits)) throw new Foreign(node.nodeName);
  const made = document.createElementNS(node.namespaceURI, node.localName);
  for (const { name, value } of node.attributes) made.setAttribute(name, value);
  made.append(...[...node.childNodes].map(again));
  return made;
}

function made(markup) {
  const { head, body } = new DOMParser().parseFromString(`<!doctype html><body>${markup}`, "text/html");
  if (head.childNodes.length || body.attributes.length) throw new Foreign("body");
  return [...body.childNodes].map(again);
}

// Showing it.

function found() {
  try {
    const text = localStorage.getItem(PICTURE);
    return text && text.length <= MOST ? text : undefined;
  } catch {
    return undefined; // storage is blocked
  }
}

/** Whether the table of this game is on the screen now. */
export function show(id) {
  hide();
  try {
    const text = found();
    if (!text) return false;
    const end = text.indexOf("\n");
    const { of, marks, stands } = JSON.parse(text.slice(0, end));
    const step = stepOf(id);
    if (of !== about(step)) return false; // but it may be of another game, or for a window that is turned
    app.replaceChildren(...made(text.slice(end + 1)));
    for (const name of MARKS) if (/^[a-z]{1,20}$/.test(marks[name])) root.dataset[name] = marks[name];
    Object.assign(root.dataset, { screen: "table", kept: step });
    stand(stands);
    return true;
  } catch (error) {
    dropPicture();
    console.warn(`The kept picture is not shown: ${error}`);
    return false;
  }
}

/** It is not shown any more; whoever says so puts something else in its place. */
export function hide() {
  if (root.dataset.kept === undefined) return;
  for (const name of ["kept", "screen", ...MARKS]) delete root.dataset[name];
}
