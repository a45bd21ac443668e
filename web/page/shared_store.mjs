// What the app in its worker keeps: it writes here what it believes to be next, and hears what came of it.
import { SITE } from "./site.js";
import { SLOT, get, head, listen, names, ofGame, put, refresh, remove, trouble } from "./store.js";
import { tell } from "./wire.mjs";

const MOST = 8_000_000; // characters, more than any local storage takes
const ROOM = "room"; // nothing is kept under it

const texts = (every) =>
  Object.fromEntries(every.map((name) => [name, get(name)]).filter(([, text]) => text !== undefined));

/** Everything there is, for the app to begin with. */
export const everything = () => texts(names());

// What no store took, of which the app may not have heard yet: how it began, and what stands in its place.
const refused = new Map();

const isAsBelieved = ([slot, line]) => {
  const there = head(get(slot));
  return there === line || (refused.get(slot)?.text === line && refused.get(slot).there === there);
};

// A game's slot is only written where the slots begin as the app believes: otherwise another tab has gone on with the game,
// or deleted it.
function keep(name, text, believed) {
  if (!believed.every(isAsBelieved)) {
    const [, id] = SLOT.exec(name);
    tell("overtaken", id, texts(ofGame(id)));
    return;
  }
  const before = get(name);
  const complaint = put(name, text);
  if (!complaint) refused.delete(name);
  else {
    refused.set(name, { text: head(text), there: head(before) });
    tell("refused", name, before, complaint, trouble());
  }
}

export const stores = {
  put: keep,
  remove,
  refresh: async (id, number) => {
    await refresh(id);
    tell("answered", number, texts(ofGame(id)));
  },
};

/** How many characters more local storage takes; nobody asks as long as there is a journal. */
export function spare() {
  if (!trouble()) return undefined;
  let [least, most] = [0, MOST];
  while (most - least > 1_000) {
    const tried = Math.floor((least + most) / 2);
    if (put(ROOM, " ".repeat(tried)) === "full") most = tried;
    else least = tried;
    remove(ROOM);
  }
  return least;
}

// What other tabs and the journal bring.
export function hearStores() {
  const told = (name) => tell("stored", name, get(name));
  listen(told, (name) => tell("troubled", name, trouble()));
  addEventListener("storage", ({ key }) => {
    if (key === null) tell("cleared", everything());
    else if (key.startsWith(SITE) && !key.slice(SITE.length).includes("/")) told(key.slice(SITE.length));
  });
}
