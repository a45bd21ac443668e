// The journal: everything that is kept, once more in IndexedDB. Local storage is written to the disk late, so what a
// browser kept there in the last minute is gone when the system ends it; a transaction here is on the disk when it is done.
//
//   texts     name → text, as in local storage
//   numbers   name → a number that grows with each text of that name, to be compared without reading the texts
//
// Both are plain tables, and whatever a later version keeps fits into them: so the database never has to change its own
// version, which would lock the versions before it out.
export const NAME = `hansa:${new URL(".", location.href).pathname}`; // sites of one host share all databases; this one is ours alone
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

function open() {
  opening ??= new Promise((done, failed) => {
    // Where the browser has none, something else stands in for it: nothing that is put there stays.
    if (document.documentElement.dataset.noDatabase !== undefined) throw new Error("no database");
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const table of TABLES) request.result.createObjectStore(table);
    };
    answer(request).then(done, failed);
  }).then(
    (opened) => {
      const close = () => (database = opening = undefined); // it is opened anew when it is wanted again
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

// Every name with its number.
export async function numbers() {
  const table = (await open()).transaction("numbers").objectStore("numbers");
  const [names, found] = await Promise.all([answer(table.getAllKeys()), answer(table.getAll())]);
  return new Map(names.map((name, n) => [name, found[n]]).filter(([name]) => typeof name === "string"));
}

export async function texts(names) {
  const table = (await open()).transaction("texts").objectStore("texts");
  return Promise.all(names.map((name) => answer(table.get(name))));
}

// One change is one transaction. Whoever reads the journal between two of them finds a whole one.
function change(opened, name, text, number) {
  const transaction = opened.transaction(TABLES, "readwrite", ON_THE_DISK);
  const [words, order] = [transaction.objectStore("texts"), transaction.objectStore("numbers")];
  let newer = false;
  let fault;
  if (text === undefined) {
    words.delete(name);
    order.delete(name);
  } else {
    order.get(name).onsuccess = ({ target }) => {
      newer = target.result > number;
      if (newer) return;
      try {
        words.put(text, name);
        order.put(number, name);
      } catch (error) {
        fault = error;
        transaction.abort();
      }
    };
  }
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done(newer);
    transaction.onabort = () => failed(fault ?? transaction.error ?? new Error("aborted"));
  });
}

// Keep a text, or take it away where there is none. It is on its way at once; the promise is kept when it is on the disk. It tells
// whether the journal has a newer text of that name, which then stays.
export async function keep(name, text, number) {
  try {
    if (database) return await change(database, name, text, number);
  } catch (error) {
    if (error.name !== "InvalidStateError") throw error; // it was closed a moment ago
    database = opening = undefined;
  }
  return change(await open(), name, text, number);
}
