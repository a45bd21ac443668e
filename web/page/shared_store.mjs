// What the app in its worker keeps: it writes here what it believes to be next, and hears what came of it.
import { SLOT, get, listen, names, put, refresh, remove, trouble } from "./store.js";
import { tell } from "./wire.mjs";

const MOST = 8_000_000; // characters, more than any local storage takes
const ROOM = "room"; // as in web/store/library.py

const head = (text) => (text ?? "").split("\n", 1)[0];
const texts = (every) =>
  Object.fromEntries(every.map((name) => [name, get(name)]).filter(([, text]) => text !== undefined));
const ofGame = (id) => [`game:${id}:0`, `game:${id}:1`, `gone:${id}`];

/** Everything there is, for the app to begin with. */
export const everything = () => texts(names());

// A game's slot is only written where both of them say what the app believes: otherwise another tab has gone on with the game,
// or deleted it.
function keep(name, text, ...believed) {
  const [, id] = SLOT.exec(name) ?? [];
  if (id) {
    const other = `${name.slice(0, -1)}${1 - Number(name.at(-1))}`;
    const there = [name, other].map((slot) => head(get(slot)));
    if (there.some((line, n) => line !== believed[n])) {
      tell("overtaken", name, id, texts(ofGame(id)));
      return;
    }
  }
  const before = get(name);
  const complaint = put(name, text);
  if (complaint) tell("refused", name, before, complaint, trouble());
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
export function hearStores(prefix) {
  const told = (name) => tell("stored", name, get(name));
  listen(told, (name) => tell("troubled", name, trouble()));
  addEventListener("storage", ({ key }) => {
    if (key === null) tell("cleared", everything());
    else if (key.startsWith(prefix) && !key.slice(prefix.length).includes("/")) told(key.slice(prefix.length));
  });
}
