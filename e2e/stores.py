"""The browser's two stores in every mood: scripts for pages, and what stands in the journal."""

from playwright.sync_api import Page

LOCAL_FULL = """window.put = Storage.prototype.setItem;
Storage.prototype.setItem = () => { throw new DOMException("no room", "QuotaExceededError"); };"""
NO_ROOM_FOR_MORE = """() => {
  const put = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, text) {
    if (text.length > 9) throw new DOMException("no room", "QuotaExceededError");
    put.call(this, name, text);
  };
}"""
"""A number still fits."""
LOCAL_BLOCKED = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); },
});"""
JOURNAL_FULL = """IDBObjectStore.prototype.put = () => { throw new DOMException("no room", "QuotaExceededError"); };"""
JOURNAL_BLOCKED = """{
  const open = indexedDB.open.bind(indexedDB); // PyScript has a database of its own
  IDBFactory.prototype.open = (name, ...how) => {
    if (name.startsWith("hansa:")) throw new DOMException("denied", "SecurityError");
    return open(name, ...how);
  };
}"""
SLOW_JOURNAL = """{
  const open = indexedDB.open.bind(indexedDB);
  IDBFactory.prototype.open = (name, ...how) => {
    if (!name.startsWith("hansa:") || !sessionStorage.slow) return open(name, ...how);
    const late = {};
    setTimeout(() => {
      const request = open(name, ...how);
      request.onupgradeneeded = late.onupgradeneeded;
      request.onsuccess = () => {
        late.result = request.result;
        late.onsuccess();
      };
    }, 8_000);
    return late;
  };
}"""
"""It opens after eight seconds, from when the page says so."""

_OPEN = """const database = await new Promise((done) => {
  const request = indexedDB.open(`hansa:${new URL(".", location).pathname}`);
  request.onsuccess = () => done(request.result);
});
const all = (table, what) => new Promise((done) => {
  const request = database.transaction(table).objectStore(table)[what]();
  request.onsuccess = () => done(request.result);
});"""
JOURNAL = f"""async () => {{ {_OPEN}
  const [names, texts] = [await all("texts", "getAllKeys"), await all("texts", "getAll")];
  database.close();
  return Object.fromEntries(names.map((name, n) => [name, texts[n]]));
}}"""
FORGET_JOURNAL = """() => new Promise((done) => {
  const request = indexedDB.deleteDatabase(`hansa:${new URL(".", location).pathname}`);
  request.onsuccess = done;
})"""
LOCAL = """() => Object.fromEntries(
  Object.entries({ ...localStorage }).filter(([name]) => !name.startsWith("hansa-picture:")))"""
"""All but the picture of a table, which is none of the things that are kept."""
PUT_BACK = """(kept) => {
  localStorage.clear();
  for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
}"""
"""What a browser does that was ended before it had written local storage to the disk."""


def journal(page: Page) -> dict[str, str]:
    """What is in the journal, by name, once everything has arrived there."""
    page.wait_for_timeout(150)
    found: dict[str, str] = page.evaluate(JOURNAL)
    return found


def local(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(LOCAL)
    return found


KEPT_WHILE_BUSY = """async () => {
  const look = `onmessage = ({ data: [name, wanted] }) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => {
      const ask = () => {
        request.result.transaction("texts").objectStore("texts").get(wanted).onsuccess = ({ target }) =>
          target.result ? postMessage(Date.now()) : setTimeout(ask, 5);
      };
      ask();
    };
  }`;
  const worker = new Worker(URL.createObjectURL(new Blob([look])));
  const seen = new Promise((done) => (worker.onmessage = ({ data }) => done(data)));
  worker.postMessage([`hansa:${new URL(".", location).pathname}`, "game:busy:0"]);
  await new Promise((done) => setTimeout(done, 500));
  kept.put("game:busy:0", 'hansa-save 1\\n{"sequence": 1}\\n');
  const until = Date.now() + 4_000;
  while (Date.now() < until);
  const found = await seen;
  worker.terminate();
  kept.remove("game:busy:0");
  return until - found;
}"""
"""Keeps something, then lets the page be busy for four seconds; how long before their end a worker found it."""
