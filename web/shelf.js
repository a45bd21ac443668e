// What can be known of the saved games without Python. web/storage.py wrote them: a line with a checksum, a line of
// facts, the record. Whether they are sound only Python finds out.

const PREFIX = `hansa:${new URL(".", location).pathname}`; // as in web/dom/site.py
export const GAME = `${PREFIX}game:`;

const words = (value) => Array.isArray(value) && value.every((word) => typeof word === "string");

function read(key, text) {
  try {
    const save = { ...JSON.parse(text.split("\n", 2)[1]), record: text.slice(text.indexOf("hansa-record:")) };
    const ours = /^[0-9a-z]{1,40}$/.test(save.id) && key.startsWith(`${GAME}${save.id}:`);
    return ours && words(save.players) && typeof save.title === "string" ? save : undefined;
  } catch {
    return undefined; // this slot is damaged; the other one is at most one step older
  }
}

// Newest first.
export function saves() {
  const newest = new Map();
  try {
    for (const [key, text] of Object.entries(localStorage)) {
      const save = key.startsWith(GAME) ? read(key, text) : undefined;
      if (save && !(newest.get(save.id)?.sequence > save.sequence)) newest.set(save.id, save);
    }
  } catch {
    return []; // storage is blocked
  }
  return [...newest.values()].sort((one, other) => other.updated - one.updated);
}

// The colours that were chosen, a seat each; none where they go by seat.
export const colours = ({ record }) => /^colours: (.*)$/m.exec(record.split("\n\n", 1)[0])?.[1].split(", ") ?? [];

let list; // making it takes longer than everything else here
export const titled = ({ title, players }) => title || (list ??= new Intl.ListFormat("en-GB")).format(players);

// Who played last time: [name, level].
export function lastPlayers() {
  try {
    const kept = JSON.parse(localStorage.getItem(`${PREFIX}players`) ?? "[]");
    return kept.filter((each) => words(each) && each.length === 2);
  } catch {
    return [];
  }
}
