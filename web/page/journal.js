// The journal: everything that is kept, once more in IndexedDB. Local storage is written to the disk late, so what a
// browser kept there in the last minute is gone when the system ends it; a transaction here is on the disk when it is done.
//
//   texts     name → text, as in local storage
//   numbers   name → a number that grows with each text of that name, to be compared without reading the texts
//
// Both are plain tables, and whatever a later version keeps fits into them: so the database never has to change its own
// version, which would lock the versions before it out.
import { SITE } from "./site.js";

const TABLES = ["texts", "numbers"];
const ON_THE_DISK = { durability: "strict" };

const answer = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = (event) => {
      event.preventDefault(); // else some browsers tell the whole page of it, as of an error of a script
      failed(request.error);
    };
  });

let database; // open, or undefined
let opening; // a promise of it
let known; // the number of each name as far as this page has seen; undefined until it has looked
const looking = new Set(); // of each look at the numbers that goes on: what is kept meanwhile

function open() {
  opening ??= new Promise((done, failed) => {
    // Where the browser has none, something else stands in for it: nothing that is put there stays.
    if (document.documentElement.dataset.noDatabase !== undefined) throw new Error("no database");
    const request = indexedDB.open(SITE, 1);
    request.onupgradeneeded = () => {
      for (const table of TABLES) request.result.createObjectStore(table);
    };
    answer(request).then(done, failed);
  }).then(
    (opened) => {
      const close = () => {
        database = opening = known = undefined; // it is opened anew when it is wanted again
      };
      opened.onclose = close;
      opened.onversionchange = () => {
        opened.close();
        close();
      };
      database = opened;
      return opened;
    },
    (error) => {
      opening = undefined;
      throw error;
    },
  );
  return opening;
}

// Reads from one table. The transaction is committed at once, too: one that waits for this page keeps what is to be kept waiting.
async function read(table, ask) {
  const transaction = (await open()).transaction(table);
  const answers = Promise.all(ask(transaction.objectStore(table)).map(answer));
  transaction.commit?.();
  return answers;
}

// Every name with its number.
export async function numbers() {
  const meanwhile = new Map();
  looking.add(meanwhile);
  try {
    const [names, found] = await read("numbers", (table) => [table.getAllKeys(), table.getAll()]);
    const every = new Map(names.map((name, n) => [name, found[n]]).filter(([name]) => typeof name === "string"));
    known = new Map([...every, ...meanwhile].filter(([, number]) => number !== undefined));
    return every;
  } finally {
    looking.delete(meanwhile);
  }
}

export const texts = (names) => read("texts", (table) => names.map((name) => table.get(name)));

// One change is one transaction. Whoever reads the journal between two of them finds a whole one. It is committed at once: then
// it needs nothing more of this page, which may be busy for a while, or end now. So nothing can be read in it first.
function change(opened, name, text, number) {
  const transaction = opened.transaction(TABLES, "readwrite", ON_THE_DISK);
  const [words, order] = TABLES.map((table) => transaction.objectStore(table));
  const ended = new Promise((done, failed) => {
    transaction.oncomplete = () => done(undefined);
    transaction.onabort = () => failed(transaction.error ?? new Error("aborted"));
  });
  try {
    if (text === undefined) {
      words.delete(name);
      order.delete(name);
    } else {
      words.put(text, name);
      order.put(number, name);
    }
    transaction.commit?.();
  } catch (error) {
    transaction.abort();
    ended.catch(() => {});
    throw error;
  }
  return ended;
}

function note(name, number) {
  if (number === undefined) known?.delete(name);
  else known?.set(name, number);
  for (const meanwhile of looking) meanwhile.set(name, number);
}

async function write(opened, name, text, number) {
  const before = known.get(name);
  if (text !== undefined && before > number) return true;
  note(name, text === undefined ? undefined : number);
  try {
    await change(opened, name, text, number);
  } catch (error) {
    if (known?.get(name) === number) note(name, before);
    throw error;
  }
  return false;
}

// Keep a text, or take it away where there is none. It is on its way at once; the promise is kept when it is on the disk. It tells
// whether the journal has a newer text of that name, which then stays.
export async function keep(name, text, number) {
  try {
    if (database && known) return await write(database, name, text, number);
  } catch (error) {
    if (error.name !== "InvalidStateError") throw error; // it was closed a moment ago
    database = opening = undefined;
  }
  const opened = await open();
  if (!known) await numbers(); // it opened late, and may have more than this page
  return write(opened, name, text, number);
}
