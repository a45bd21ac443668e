// A database for PyScript that is always empty, in the page and in the app's worker.
//
// It opens databases of its own, for folders that nobody mounts here and for packages that lie in this site. Where the browser
// has none for us, as in some private windows, the start would fail over it. So it gets one that is always empty.
//
//   <html data-no-database>  there is no IndexedDB at all, only that empty one; or it has refused somebody
const THEIRS = "IDBMap/";
const root = globalThis.document?.documentElement;
function noDatabase() {
  if (root) root.dataset.noDatabase = "";
}

/** @returns {any} as much of a request as PyScript looks at */
function answered(result) {
  const request = /** @type {any} */ ({});
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
  return request;
}
const shelf = new Proxy({}, { get: (_shelf, verb) => () => answered(verb === "getAllKeys" ? [] : undefined) });
const empty = { open: () => answered({ transaction: () => ({ objectStore: () => shelf }), close() {} }) };

function factory() {
  try {
    return globalThis.indexedDB ?? undefined;
  } catch {
    return undefined; // some browsers refuse even to be asked
  }
}

const real = factory();
if (!real) {
  noDatabase();
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: empty });
} else {
  const open = real.open;
  real.open = (name, ...version) => {
    if (String(name).startsWith(THEIRS)) return empty.open();
    try {
      return open.call(real, name, ...version);
    } catch (error) {
      noDatabase();
      throw error;
    }
  };
}
