// Lets the app take over from the static page: what it shows, and what was done on it meanwhile
// (web/page/recorder.js). That is done again one after the other, as soon as the app has answered to what was before.
import { choose, listen } from "./ears.mjs";
import { carryOut } from "./hands.mjs";
import { keepPictures } from "./keep_picture.mjs";
import { stand, standing } from "./kept_picture.js";
import { everything, hearStores } from "./shared_store.mjs";
import { mended, trouble } from "./store.js";
import { begin, hear, quiet, tell } from "./wire.mjs";

const WORDS = "input[type=text]";
const root = document.documentElement;
const byId = (id) => /** @type {HTMLInputElement} */ (document.getElementById(id));

function state(field) {
  if (!field) return undefined;
  return field.matches("[type=checkbox], [type=radio]") ? (field.checked ? "on" : "off") : field.value;
}

function taken() {
  const { early } = root.dataset;
  for (const name of ["early", "waits"]) delete root.dataset[name];
  try {
    return JSON.parse(early ?? "[]");
  } catch {
    return [];
  }
}

// What the app finds in the place where it draws.
function stands() {
  if (root.dataset.kept !== undefined) return "kept";
  return document.querySelector("#app > .home") ? "home" : "";
}

// Draws until the table, or whatever comes instead of it, stands in the place of its kept picture. It shall stand as the picture
// did: what a person has scrolled or enlarged meanwhile stays so.
const drawOver = (first) =>
  new Promise((done) => {
    const draw = (steps) => {
      const stood = standing();
      carryOut(steps);
      if (root.dataset.kept !== undefined) return;
      hear(carryOut);
      if (root.dataset.screen === "table") stand(stood);
      done(stood);
    };
    hear(draw);
    draw(first);
  });

// A table that has arrived may bring something into sight, or find another size better.
async function standAs(stood) {
  await quiet();
  if (root.dataset.screen !== "table") return;
  stand(stood);
  const size = /** @type {HTMLElement} */ (document.querySelector("[data-zoom]"))?.dataset.zoom;
  if (stood.size === undefined || size === undefined || stood.size === size) return;
  tell("used", "zoom", stood.size, false);
  await quiet();
}

// A tap on a kept picture means something where the table stands as it did there.
function tapAgain({ do: command, id, value, on }) {
  if (root.dataset.screen !== "table") return;
  if (root.dataset.keeps !== on) tell("went_on");
  else if (id) tell("tapped", id);
  else tell("used", command, String(value ?? ""), false);
}

// A form is only sent if it stands as it was seen: else a person looks at it once more.
async function again(done) {
  for (const { do: command, value, field, seen, ...tapped } of done) {
    if (tapped.on) {
      tapAgain({ do: command, value, ...tapped });
      await quiet();
      continue;
    }
    if (Object.entries(seen ?? {}).some(([id, was]) => state(byId(id)) !== was)) {
      tell("look_again");
      return;
    }
    tell("typed", command, String(value ?? ""), false);
    await quiet();
    if (field && byId(field)?.matches(WORDS)) byId(field).value = value;
  }
}

function goOnTyping(id) {
  const field = id && byId(id);
  if (!field) return;
  field.focus();
  if (field.matches(WORDS)) field.setSelectionRange(field.value.length, field.value.length);
}

// In one step, so that nothing is heard twice or by nobody: with the app's first answer the static page falls silent.
async function takeOver(steps) {
  const picker = byId("file");
  const chosen = [...(picker?.files ?? [])];
  const typing = document.activeElement?.id;
  const isCovered = root.dataset.kept !== undefined; // then taps are still recorded
  const done = isCovered ? [] : taken();
  if (picker) picker.value = "";
  listen();
  hearStores();
  keepPictures();
  const drawn = isCovered ? drawOver(steps) : carryOut(steps);
  dispatchEvent(new Event("app:done")); // web/page/boot.js looks whether the app has started
  if (root.dataset.started === undefined) return;
  if (isCovered) {
    await standAs(await drawn);
    return again(taken());
  }
  hear(carryOut);
  if (chosen.length) choose(chosen);
  await again(done);
  goOnTyping(typing);
}

/** The app waits at the other end of this port. */
export async function connect(/** @type {MessagePort} */ port) {
  await mended;
  const more = { address: location.href.split("#", 1)[0], sends: "share" in navigator };
  begin(port, more, root.lang, everything(), trouble(), stands());
  hear(takeOver);
}
