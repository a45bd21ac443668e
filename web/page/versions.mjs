// The service worker that keeps the site here, and the next version that it may bring: the app hears of it.
import { tell } from "./wire.mjs";

const WORKER = "service-worker.js";
const LOOK_EVERY = 60 * 60 * 1000; // milliseconds, for a page that stays open
const LONGEST = 5_000; // milliseconds that the new version may take to begin; then the page is loaded anew whichever it will be
const TIDY = "tidy"; // what a page that runs says to its worker: clear away, and fetch what the start could do without

const container = navigator.serviceWorker; // some private windows have none
let registration;
let controlled;
let renewing = false;

// Whether this site's own worker answers for the page, and not one of a site in a folder above.
const ours = () => container.controller?.scriptURL === new URL(WORKER, location.href).href;

function found() {
  const worker = registration.installing;
  worker.addEventListener("statechange", () => {
    if (worker.state !== "installed" || !ours()) return;
    worker.postMessage(TIDY);
    tell("newer");
  });
}

// Another worker answers for this page: the first one ever, the one asked for, or one another tab asked for.
function changed() {
  if (renewing) location.reload();
  else if (controlled) tell("newer");
  else if (ours()) container.controller.postMessage(TIDY);
  controlled = ours();
}

async function versions() {
  if (!container) return;
  controlled = ours();
  container.addEventListener("controllerchange", changed);
  // The browser's own cache must not hide a new worker.
  registration = await container.register(WORKER, { updateViaCache: "none" }).catch(() => undefined);
  if (!registration) return; // a browser that was told to allow none
  registration.addEventListener("updatefound", found);
  setInterval(() => registration.update().catch(() => {}), LOOK_EVERY); // there may be no network just then
  if (registration.waiting) {
    registration.waiting.postMessage(TIDY);
    tell("newer");
  } else if (controlled) {
    container.controller.postMessage(TIDY);
  }
  if (registration.installing) found();
}

function renew() {
  if (!container) return;
  renewing = true;
  if (!registration?.waiting) return location.reload();
  registration.waiting.postMessage("skip"); // and when it has taken over, the page is loaded anew
  setTimeout(() => location.reload(), LONGEST);
}

export const updates = { versions, renew };
