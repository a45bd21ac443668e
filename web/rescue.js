// When the game cannot start: the saved games as files, and a new version of the site if one is waiting.
import { GAME, titled } from "./shelf.js";
import { goHome } from "./waiting.js";

const BEGINS = 5_000; // milliseconds that a new version may take to begin
const MENDS = 60_000; // and that what is kept may take to be looked through

async function sound(text) {
  if (!globalThis.crypto?.subtle) return true; // an address that the browser does not trust: it can only be hoped for
  const [first] = text.split("\n", 1);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text.slice(first.length + 1)));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return first === `hansa-save 1 ${hex.slice(0, 32)}`;
}

function facts(text) {
  try {
    return JSON.parse(text.split("\n", 2)[1]) ?? {};
  } catch {
    return {};
  }
}

// Of each game the newest slot that is sound, or else whatever is left of its record; last played first.
async function records() {
  const best = new Map();
  for (const [key, text] of Object.entries(localStorage)) {
    if (!key.startsWith(GAME) || !text.includes("hansa-record:")) continue;
    const id = key.slice(GAME.length).replace(/:\d+$/, "");
    const { title, players, updated = 0, sequence = 0 } = facts(text);
    const who = Array.isArray(players) ? players.map(String) : [id];
    const rank = (await sound(text)) ? sequence : -1;
    const record = text.slice(text.indexOf("hansa-record:"));
    const other = best.get(id);
    const better = !other || rank > other.rank || (rank === other.rank && record.length > other.record.length);
    if (better) best.set(id, { title: String(title ?? ""), players: who, updated, rank, record });
  }
  return [...best.values()].sort((one, other) => other.updated - one.updated);
}

function link(save) {
  const file = document.createElement("a");
  file.className = "card-link";
  file.href = URL.createObjectURL(new Blob([save.record], { type: "text/plain;charset=utf-8" }));
  const called = save.title || save.players.join("-");
  file.download = `${called.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 60) || "hansa"}.hansa`;
  const name = document.createElement("span");
  name.className = "card-title";
  name.textContent = titled(save);
  file.append(name);
  const item = document.createElement("li");
  item.className = "card";
  item.append(file);
  return item;
}

export async function rescue() {
  goHome();
  const found = await records().catch(() => []); // storage may be blocked
  const games = document.getElementById("games");
  const help = document.getElementById("rescue")?.content.cloneNode(true);
  if (games && help && found.length && !document.documentElement.dataset.ready) {
    help.querySelector("ul").append(...found.map(link));
    games.replaceChildren(help);
  }
}

// Before the page is loaded again: perhaps a newer version mends it, which would otherwise wait for an "Update" that
// cannot be shown; or a file that the browser kept is damaged.
export async function renew() {
  const registration = await navigator.serviceWorker?.getRegistration();
  const ours = registration?.scope === new URL(".", location).href; // and not of a site in a folder above
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
