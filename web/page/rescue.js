// When the game cannot start, or goes on no more: the saved games as files, and a new version of the site if one is waiting.
import { recordOf, slots, titled } from "./saves.js";
import { FORM, facts, mended, sound } from "./store.js";
import { goHome } from "./preview.js";

const BEGINS = 5_000; // milliseconds that a new version may take to begin
const MENDS = 60_000; // and that what is kept may take to be looked through

// Of each game the newest slot that is sound, or else whatever is left of its record; last played first.
async function records() {
  await mended;
  const best = new Map();
  for (const [id, text] of slots()) {
    const { title, players, updated, sequence } = facts(text);
    const who = Array.isArray(players) ? players.map(String) : [id];
    const rank = (await sound(text)) ? Number(sequence) || 0 : -1;
    const record = recordOf(text);
    const other = best.get(id);
    const better = !other || rank > other.rank || (rank === other.rank && record.length > other.record.length);
    if (record && better) best.set(id, { title: String(title ?? ""), players: who, updated, rank, record });
  }
  return [...best.values()].sort((one, other) => Number(other.updated) - Number(one.updated) || 0);
}

function link(save) {
  const file = document.createElement("a");
  file.className = "card-link";
  file.href = URL.createObjectURL(new Blob([save.record], { type: "text/plain;charset=utf-8" }));
  const called = save.title || save.players.join("-");
  file.download = `${
    called
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || FORM.extension.slice(1)
  }${FORM.extension}`;
  const name = document.createElement("span");
  name.className = "card-title";
  name.textContent = titled(save);
  file.append(name);
  const item = document.createElement("li");
  item.className = "card";
  item.append(file);
  return item;
}

/** Every game as something that can be taken away. */
export async function filesOf() {
  const found = await records().catch(() => []); // storage may be blocked
  return found.map(link);
}

export async function rescue() {
  goHome();
  const found = await filesOf();
  const games = document.getElementById("games");
  const model = /** @type {HTMLTemplateElement} */ (document.getElementById("rescue"));
  const help = /** @type {DocumentFragment} */ (model?.content.cloneNode(true));
  if (games && help && found.length && !document.documentElement.dataset.ready) {
    help.querySelector("ul").append(...found);
    games.replaceChildren(help);
  }
}

// Before the page is loaded again: perhaps a newer version mends it, which would otherwise wait for an "Update" that
// cannot be shown; or a file that the browser kept is damaged.
export async function renew() {
  const registration = await navigator.serviceWorker?.getRegistration();
  const ours = registration?.scope === new URL(".", location.href).href; // and not of a site in a folder above
  if (!ours) return;
  const late = (time) => new Promise((done) => setTimeout(done, time));
  if (registration.waiting) {
    const begun = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
    registration.waiting.postMessage("skip");
    await Promise.race([begun, late(BEGINS)]);
  } else if (registration.active) {
    const { port1, port2 } = new MessageChannel();
    const mended = new Promise((done) => (port1.onmessage = done));
    registration.active.postMessage("mend", [port2]);
    await Promise.race([mended, late(MENDS)]);
  }
}
