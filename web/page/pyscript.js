// What PyScript gets of the browser, before it is loaded: no database, and no watch over the page once our Python runs.

const root = document.documentElement;

// It opens databases of its own, for folders that nobody mounts here and for packages that lie in this site. Where the browser
// has none for us, as in some private windows, the start would fail over it. So it gets one that is always empty.
//
//   <html data-no-database>  there is no IndexedDB at all, only that empty one; or it has refused somebody
const THEIRS = "IDBMap/";
const noDatabase = () => (root.dataset.noDatabase = "");

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

// It looks at everything that is put into the page, and runs what says that it is Python. We have one script; from then on markup
// is only markup.
let watcher;
const { observe } = MutationObserver.prototype;
MutationObserver.prototype.observe = function (target, ...how) {
  if (target === document) watcher ??= this;
  return observe.call(this, target, ...how);
};
const started = new MutationObserver(() => {
  started.disconnect();
  MutationObserver.prototype.observe = observe;
  watcher?.disconnect();
  if (watcher) watcher.observe = () => {}; // it would go on in the shadow of an element
});
started.observe(root, { attributeFilter: ["data-started"] });
