// Asks for Python, but not before something is to be seen: until then every byte is for the first picture.
//
//   <link rel="later">  becomes what its data-rel says
//
// Later visits have a snapshot of Python's memory (web/page/interpreter.mjs). It is large, so it is read from the cache
// beside everything else, and our modules with it.
import { SITE } from "./site.js";

const LONGEST = 500; // milliseconds after everything else has come: a tab in the background is never painted

const painted = new Promise((seen) => {
  new PerformanceObserver((_paints, watch) => {
    watch.disconnect();
    seen(undefined);
  }).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(seen, LONGEST));
});

function preload() {
  const links = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[data-rel]"));
  for (const link of links) link.rel = link.dataset.rel;
}

async function recall(cache, path) {
  const found = await cache.match(new URL(path, location.href), { ignoreSearch: true });
  const bytes = found?.arrayBuffer();
  bytes?.catch(() => {}); // who awaits it hears of it
  return bytes && { bytes }; // so that nobody waits for the bytes who only asks whether they are there
}

function look() {
  const { snapshot, modules } = document.body.dataset;
  try {
    if (!navigator.serviceWorker.controller || sessionStorage.getItem(`${SITE}no-snapshot`)) return; // a first visit
    globalThis.recalled = caches
      .open(SITE)
      .then((cache) => Promise.all([snapshot, modules].map((path) => recall(cache, path))))
      .catch(() => [undefined]); // no storage for us
  } catch {
    // Nothing may be kept.
  }
}

painted.then(() => {
  look();
  preload();
  return import("./app.mjs");
});
