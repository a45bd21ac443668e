// What can be known of the saved games without Python. web/store/slots.py wrote them: a line with a checksum, a line of
// facts, the record. Whether a game can be played only Python finds out.
import { FORM, SLOT, facts, get, names } from "./store.js";

const words = (value) => Array.isArray(value) && value.every((word) => typeof word === "string");
const number = (value) => (Number.isFinite(value) ? value : 0);

// Where a record begins in the text of a slot: with a line of its own, whatever the facts before it say.
const RECORD = new RegExp(`${FORM.record}[\\s\\S]*`, "m");
export const recordOf = (text) => RECORD.exec(text)?.[0] ?? "";

function read(id, text) {
  const { id: named, title, players, seat, game, updated, sequence } = facts(text);
  if (named !== id || !words(players) || typeof title !== "string") return undefined; // the other slot may be better
  return {
    id,
    title,
    players,
    seat,
    game,
    updated: number(updated),
    sequence: number(sequence),
    record: recordOf(text),
  };
}

// Every slot there is: the game's id, and what stands in it.
export const slots = () =>
  names().flatMap((name) => {
    const id = SLOT.exec(name)?.[1];
    return id ? [[id, get(name) ?? ""]] : [];
  });

// Newest first.
export function saves() {
  const newest = new Map();
  for (const [id, text] of slots()) {
    const save = read(id, text);
    if (save && !(newest.get(id)?.sequence > save.sequence)) newest.set(id, save);
  }
  return [...newest.values()].sort((one, other) => other.updated - one.updated);
}

// The colours that were chosen, a seat each; none where they go by seat.
export const colours = ({ record }) => /^colours: (.*)$/m.exec(record.split("\n\n", 1)[0])?.[1].split(", ") ?? [];

let list; // making it takes longer than everything else here
export const titled = ({ title, players }) => {
  if (title) return title;
  list ??= new Intl.ListFormat(document.documentElement.lang);
  return list.format(players);
};

// Who played last time: [name, level].
export function lastPlayers() {
  try {
    const kept = JSON.parse(get("players") ?? "[]");
    return kept.filter((each) => words(each) && each.length === 2);
  } catch {
    return [];
  }
}
