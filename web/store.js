// Whatever this site keeps in the browser: in local storage, which can be read at once, and in the journal, which
// outlives a browser that is ended. Where they differ, the newer one counts and the other one is mended.
//
//   game:ID:0, game:ID:1   a game's two slots, as web/storage.py writes them; numbered by their facts
//   gone:ID                the game was deleted, "NUMBER MOMENT": its slots up to that number are no more
//   anything else, too, is numbered by `stamp`, which grows each time one of them is written
//
// What local storage refuses is held here instead: in memory for this page, in the journal for the next one.
// web/dom/store.py is Python's side of it.
import * as journal from "./journal.js";

const PREFIX = `hansa:${new URL(".", location).pathname}`; // as in web/dom/site.py
const SLOT = /^game:([0-9a-z]{1,40}):[01]$/;
const GONE = /^gone:([0-9a-z]{1,40})$/;
const STAMP = "stamp";
const LONGEST = 3_000; // milliseconds that anybody waits for a journal that does not open
const FORGET = 30 * 24 * 60 * 60 * 1000; // milliseconds after which no store is so late that a deleted game is still in it

const held = new Map(); // name → text that local storage would not take
const refused = new Set(); // names that the journal would not take
let trouble = ""; // why the journal keeps nothing: "full" or "blocked"
let listener = { changed: () => {}, troubled: () => {} };

const reason = (error) => (/quota/i.test(`${error?.name} ${error?.message}`) ? "full" : "blocked");

// Reading and writing both.

export function get(name) {
  if (held.has(name)) return held.get(name);
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined; // storage is blocked
  }
}

// Every name that is ours; sites in folders below this one have names that go on with a path.
export function names() {
  let local = [];
  try {
    local = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // Storage is blocked.
  }
  const own = local.map((key) => key.slice(PREFIX.length)).filter((name) => !name.includes("/"));
  return [...new Set([...own, ...held.keys()])];
}

function putLocally(name, text) {
  try {
    localStorage.setItem(PREFIX + name, text);
    held.delete(name);
    return "";
  } catch (error) {
    return reason(error);
  }
}

function removeLocally(name) {
  held.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing is kept there anyway.
  }
}

// "" when the text is kept, "full" or "blocked" when it is not.
export function put(name, text) {
  const number = SLOT.test(name) ? sequence(text) : nextStamp();
  const complaint = putLocally(name, text);
  if (complaint && !trouble) held.set(name, text);
  write([name, text, number]);
  return trouble ? complaint : "";
}

export function remove(name) {
  removeLocally(name);
  write([name]);
}

async function write(...changes) {
  if (!changes.length) return;
  try {
    await journal.keep(...changes);
    if (trouble) recover();
  } catch (error) {
    trouble = reason(error);
    for (const [name] of changes) {
      refused.add(name);
      listener.troubled(trouble, held.has(name) ? name : "");
    }
  }
}

// The journal takes something again: also what it refused before.
function recover() {
  trouble = "";
  const late = [...refused].map((name) => [name, get(name), SLOT.test(name) ? sequence(get(name)) : stamp()]);
  refused.clear();
  write(...late);
  listener.troubled("", "");
}

// Numbers.

const whole = (number) => (Number.isSafeInteger(number) && number > 0 ? number : 0);
const stamp = () => whole(Number(get(STAMP)));

function nextStamp() {
  const next = stamp() + 1;
  if (putLocally(STAMP, String(next))) held.set(STAMP, String(next));
  return next;
}

export function facts(text) {
  try {
    return JSON.parse(text.split("\n", 2)[1]) ?? {};
  } catch {
    return {};
  }
}

const sequence = (text) => whole(facts(text).sequence);

// Whether a slot is as it was written, by whatever version.
export async function sound(text) {
  const [first] = text.split("\n", 1);
  const sum = /^hansa-save \d+ ([0-9a-f]{32})$/.exec(first)?.[1];
  // At an address that the browser does not trust it can only be hoped for.
  if (!sum || !globalThis.crypto?.subtle) return Boolean(sum);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text.slice(first.length + 1)));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.startsWith(sum);
}

// Mending.

// Takes the newer texts of the journal over. Somebody may have gone on here meanwhile, and the journal may be damaged, too.
async function take(wanted) {
  const found = wanted.length ? await journal.texts(wanted.map(({ name }) => name)) : [];
  const taken = [];
  for (const [n, { name, text }] of wanted.entries()) {
    const right = typeof found[n] === "string" && (!SLOT.test(name) || (await sound(found[n])));
    if (!right || get(name) !== text) continue;
    if (putLocally(name, found[n])) held.set(name, found[n]);
    taken.push(name);
  }
  return taken;
}

async function mendStamped(every, numbers) {
  const newest = stamp();
  const ahead = (name) => whole(numbers.get(name)) > newest;
  const taken = await take(every.filter(ahead).map((name) => ({ name, text: get(name) })));
  const highest = Math.max(newest, ...every.map((name) => whole(numbers.get(name))));
  if (highest > stamp()) putLocally(STAMP, String(highest));
  write(...every.filter((name) => !numbers.has(name)).map((name) => [name, get(name), newest]));
  return taken;
}

async function mendSlots(every, numbers) {
  const looked = every.map(async (name) => {
    const text = get(name);
    const here = text && (await sound(text)) ? sequence(text) : 0;
    return { name, text, here, there: whole(numbers.get(name)) };
  });
  const slots = await Promise.all(looked);
  const end = ({ name }) => whole(parseInt(get(`gone:${SLOT.exec(name)[1]}`), 10));
  const over = (slot) => end(slot) > 0 && Math.max(slot.here, slot.there) <= end(slot);
  const dropped = slots.filter(over).map(({ name }) => name);
  const rest = slots.filter((slot) => !over(slot));
  const missing = rest.filter(({ name, text, here, there }) => here > there && get(name) === text);
  dropped.forEach(removeLocally);
  write(...missing.map(({ name, text, here }) => [name, text, here]), ...dropped.map((name) => [name]));
  return [...dropped, ...(await take(rest.filter(({ here, there }) => there > here)))];
}

// Brings both stores to the newest of both, for all names or for those of one game; tells which names changed here.
async function mend(id) {
  const numbers = await journal.numbers();
  const every = [...new Set([...names(), ...numbers.keys()])].filter((name) => name !== STAMP);
  const ours = (name) => !id || [SLOT, GONE].some((kind) => kind.exec(name)?.[1] === id);
  const slots = every.filter((name) => SLOT.test(name) && ours(name));
  const others = every.filter((name) => !name.startsWith("game:") && ours(name));
  return [...(await mendStamped(others, numbers)), ...(await mendSlots(slots, numbers))];
}

function forget() {
  const old = (name) => Date.now() - Number(get(name).split(" ")[1]) > FORGET;
  names().filter((name) => GONE.test(name) && old(name)).forEach(remove);
}

async function begin() {
  try {
    const changed = await mend();
    forget();
    return changed;
  } catch (error) {
    trouble = reason(error);
    listener.troubled(trouble, "");
    return [];
  }
}

const late = () => new Promise((done) => setTimeout(done, LONGEST, []));
const beginning = begin();
let awaited = true;
beginning.then((changed) => awaited || changed.forEach((name) => listener.changed(name)));

// Kept when the newest of both stores is at hand, or when that takes too long; what comes later is told to the listener.
export const mended = Promise.race([beginning, late()]).finally(() => (awaited = false));

// The same for one game, before it is opened: another tab may have kept it where local storage is full.
const refresh = (id) => Promise.race([mend(id).catch(() => []), late()]);

const listen = (changed, troubled) => (listener = { changed, troubled });

globalThis.kept = { get, names, put, remove, refresh, listen, mended, trouble: () => trouble };
