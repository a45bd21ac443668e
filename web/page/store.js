// Whatever this site keeps in the browser: in local storage, which can be read at once, and in the journal, which
// outlives a browser that is ended. Where they differ, the newer one counts and the other one is mended.
//
//   game:ID:0, game:ID:1   a game's two slots, as web/store/slots.py writes them; numbered by their facts
//   gone:ID                the game was deleted, "NUMBER MOMENT": its slots up to that number are no more
//   stamp                  counts the writes of everything but slots, which is numbered by it
//
// What local storage refuses is held here instead: in memory for this page, in the journal for the next one.
// The app has a copy of it: web/page/shared_store.mjs, web/app/mirror.py.
import * as journal from "./journal.js";
import { SITE } from "./site.js";

export const FORM = JSON.parse(document.documentElement.dataset.form); // how Python calls and writes things: web/app/static.py
export const PICTURE = SITE.replace(":", "-picture:"); // but this, which is none of the things that are kept (web/page/kept_picture.js)
export const SLOT = new RegExp(`^${FORM.game}(${FORM.id}):[01]$`);
export const slotsOf = (id) => [0, 1].map((slot) => `${FORM.game}${id}:${slot}`);
const goneOf = (id) => FORM.gone + id;
const GONE = new RegExp(`^${goneOf(`(${FORM.id})`)}$`);
const FIRST = new RegExp(`^${FORM.first}$`);
const STAMP = "stamp";
const LONGEST = 3_000; // milliseconds that anybody waits for the journal
const FORGET = 30 * 24 * 60 * 60 * 1000; // milliseconds after which no store is so late that a deleted game is still in it

const held = new Map(); // name → text that local storage would not take
let problem = ""; // why the journal keeps nothing: "full" or "blocked"
let listener = { changed: (_name) => {}, troubled: (_name) => {} };

const reason = (error) => (/quota/i.test(`${error?.name} ${error?.message}`) ? "full" : "blocked");

// Reading and writing both.

function getLocally(name) {
  try {
    return localStorage.getItem(SITE + name) ?? undefined;
  } catch {
    return undefined; // storage is blocked
  }
}

export function get(name) {
  const text = getLocally(name);
  if (!held.has(name)) return text;
  if (text === undefined || !SLOT.test(name) || sequence(text) <= sequence(held.get(name))) return held.get(name);
  held.delete(name); // another tab has found room, and gone on
  return text;
}

// Every name that is ours; sites in folders below this one have names that go on with a path.
export function names() {
  let local = [];
  try {
    local = Object.keys(localStorage).filter((key) => key.startsWith(SITE));
  } catch {
    // Storage is blocked.
  }
  const own = local.map((key) => key.slice(SITE.length)).filter((name) => !name.includes("/"));
  return [...new Set([...own, ...held.keys()])];
}

function putLocally(name, text) {
  try {
    localStorage.setItem(SITE + name, text);
    held.delete(name);
    return "";
  } catch (error) {
    return dropPicture() ? putLocally(name, text) : reason(error);
  }
}

/** Nobody misses it; whether there was one. */
export function dropPicture() {
  try {
    const there = Object.hasOwn(localStorage, PICTURE);
    localStorage.removeItem(PICTURE);
    return there;
  } catch {
    return false; // storage is blocked
  }
}

function removeLocally(name) {
  held.delete(name);
  try {
    localStorage.removeItem(SITE + name);
  } catch {
    // Nothing is kept there anyway.
  }
}

// For what only the journal takes. An older text must not stand where nothing tells that it is older.
function hold(name, text) {
  if (!SLOT.test(name)) removeLocally(name);
  held.set(name, text);
}

// "" when the text is kept, "full" or "blocked" when it is not. What only the journal takes may still turn out not to be
// kept: then the listener is told.
export function put(name, text) {
  const complaint = putLocally(name, text);
  if (complaint && !problem) hold(name, text);
  write(name, text);
  return problem ? complaint : "";
}

export function remove(name) {
  if (SLOT.test(name)) dropPicture(); // nothing is left of a game that is deleted
  removeLocally(name);
  write(name);
}

const tooLate = () => new Promise((_done, failed) => setTimeout(failed, LONGEST, new Error("no answer")));

async function write(name, text, number = SLOT.test(name) ? sequence(text) : nextStamp()) {
  const keeping = journal.keep(name, text, number);
  try {
    const newer = await Promise.race([keeping, tooLate()]);
    if (problem) recover();
    else if (newer) catchUp(SLOT.exec(name)?.[1]); // another tab went on, or the journal was not at hand before
    return true;
  } catch (error) {
    const before = problem;
    problem = reason(error);
    if (problem !== before || held.has(name)) listener.troubled(held.has(name) ? name : "");
    keeping.then(recover, () => {}); // perhaps it is only slow
    return false;
  }
}

// The journal takes something again: it also gets what it refused, and may know what nobody could ask it before.
function recover() {
  if (!problem) return;
  problem = "";
  for (const name of names()) if (!SLOT.test(name) && name !== STAMP) write(name, get(name), stamp());
  catchUp();
  listener.troubled("");
}

async function catchUp(id) {
  const changed = await mend(id).catch(() => []);
  for (const name of changed) listener.changed(name);
}

// Numbers.

const whole = (number) => (Number.isSafeInteger(number) && number > 0 ? number : 0);
const stamp = () => whole(Number(get(STAMP)));

function setStamp(number) {
  if (putLocally(STAMP, String(number))) held.set(STAMP, String(number));
}

// After the text that it counts: if a store is cut off between the two, the text counts as older than it is, and nothing is lost.
function nextStamp() {
  setStamp(stamp() + 1);
  return stamp();
}

/** The first line: of a slot, its checksum. */
export const head = (text) => (text ?? "").split("\n", 1)[0];

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
  const first = head(text);
  const sum = FIRST.exec(first)?.[2];
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
    if (putLocally(name, found[n])) hold(name, found[n]);
    taken.push(name);
  }
  return taken;
}

// What is missing in the journal, one after the other: where one is refused, the others would be, too.
async function give(missing) {
  for (const { name, text, number } of missing) if (get(name) === text && !(await write(name, text, number))) return;
}

async function mendStamped(every, numbers) {
  const newest = stamp();
  const wanted = every.filter((name) => whole(numbers.get(name)) > newest || get(name) === undefined);
  const taken = await take(wanted.map((name) => ({ name, text: get(name) })));
  give(every.filter((name) => !numbers.has(name)).map((name) => ({ name, text: get(name), number: newest })));
  return taken;
}

async function mendSlots(every, numbers) {
  const looked = every.map(async (name) => {
    const text = get(name);
    const right = text !== undefined && (await sound(text));
    return { name, text, right, number: right ? sequence(text) : 0, there: whole(numbers.get(name)) };
  });
  // A save of another version whose number cannot be read is left alone.
  const slots = (await Promise.all(looked)).filter(({ right, number }) => !right || number);
  const end = ({ name }) => whole(parseInt(get(goneOf(SLOT.exec(name)[1])), 10));
  const over = (slot) => end(slot) > 0 && Math.max(slot.number, slot.there) <= end(slot);
  const dropped = slots.filter(over).map(({ name }) => name);
  const rest = slots.filter((slot) => !over(slot));
  dropped.forEach(remove);
  give(rest.filter(({ number, there }) => number > there));
  return [...dropped, ...(await take(rest.filter(({ number, there }) => there > number)))];
}

// Brings both stores to the newest of both, for all names or for those of one game; tells which names changed here.
async function mend(id) {
  const numbers = await journal.numbers();
  const every = [...new Set([...names(), ...numbers.keys()])].filter((name) => name !== STAMP);
  const ours = (name) => !id || [SLOT, GONE].some((kind) => kind.exec(name)?.[1] === id);
  const slots = every.filter((name) => SLOT.test(name) && ours(name));
  const others = every.filter((name) => !name.startsWith(FORM.game) && ours(name));
  const changed = [...(await mendStamped(others, numbers)), ...(await mendSlots(slots, numbers))];
  if (!id) setStamp(Math.max(stamp(), ...others.map((name) => whole(numbers.get(name)))));
  return changed;
}

function forget() {
  const recent = (name) => Date.now() - Number(get(name)?.split(" ")[1]) < FORGET;
  names()
    .filter((name) => GONE.test(name) && !recent(name))
    .forEach(remove);
}

async function begin() {
  try {
    const changed = await mend();
    forget();
    return changed;
  } catch (error) {
    problem = reason(error);
    listener.troubled("");
    return [];
  }
}

// Kept when the newest of both stores is at hand, or when that takes too long; what comes later is told to the listener.
function inTime(mending) {
  let late = false;
  const patience = new Promise((done) => setTimeout(done, LONGEST, [])).finally(() => (late = true));
  mending.then((changed) => {
    for (const name of late ? changed : []) listener.changed(name);
  });
  return Promise.race([mending, patience]);
}

export const mended = inTime(begin());

// The same for one game, before it is opened: another tab may have kept it where local storage is full.
export const refresh = async (id) => (problem ? [] : inTime(mend(id).catch(() => [])));

export const listen = (changed, troubled) => (listener = { changed, troubled });

/** Why the journal keeps nothing, if so. */
export const trouble = () => problem;

/** All that is kept of a game. */
export const ofGame = (id) => [...slotsOf(id), goneOf(id)];

globalThis.kept = { get, names, put, remove, refresh, listen, mended, trouble };
