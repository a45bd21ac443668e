// Lets the app in its worker take over from the static page: what it shows, and what was done on it meanwhile
// (web/page/recorder.js). That is done again one after the other, as soon as the app has answered to what was before.
import { choose, listen } from "./ears.mjs";
import { carryOut } from "./hands.mjs";
import { everything, hearStores } from "./shared_store.mjs";
import { mended, trouble } from "./store.js";
import { begin, hear, quiet, tell } from "./wire.mjs";

const PREFIX = `hansa:${new URL(".", location.href).pathname}`;
const WORDS = "input[type=text]";
const root = document.documentElement;
const byId = (id) => /** @type {HTMLInputElement} */ (document.getElementById(id));

function state(field) {
  if (!field) return undefined;
  return field.matches("[type=checkbox], [type=radio]") ? (field.checked ? "on" : "off") : field.value;
}

function early() {
  try {
    return JSON.parse(root.dataset.early ?? "[]");
  } catch {
    return [];
  }
}

// A form is only sent if it stands as it was seen: else a person looks at it once more.
async function again(done) {
  for (const { do: command, value, field, seen } of done) {
    if (Object.entries(seen ?? {}).some(([id, was]) => state(byId(id)) !== was)) {
      tell("look_again");
      return;
    }
    tell("typed", command, value ?? "", false);
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
  const [done, typing] = [early(), document.activeElement?.id];
  if (picker) picker.value = "";
  for (const name of ["early", "waits"]) delete root.dataset[name];
  listen();
  hearStores(PREFIX);
  carryOut(steps);
  dispatchEvent(new Event("py:done")); // web/page/boot.js looks whether the app has started
  if (root.dataset.started === undefined) return;
  hear(carryOut);
  if (chosen.length) choose(chosen);
  await again(done);
  goOnTyping(typing);
}

/** The app waits at the other end of this port. */
export async function connect(/** @type {MessagePort} */ port) {
  await mended;
  const more = { address: location.href.split("#", 1)[0], sends: "share" in navigator };
  begin(port, more, root.lang, everything(), trouble(), Boolean(document.querySelector("#app > .home")));
  hear(takeOver);
}
