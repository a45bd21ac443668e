// Shows how far the start has come, before there is any Python to do it, and helps where it does not succeed.
//
//   <html data-boot="…">   download → python → app → ready, or failed
//   <progress id="boot">   two thirds for the start-up bytes that have arrived (the build writes data-bytes
//                          at each preloaded file), the rest for Python and the page's own start
//   <html data-stalled>    nothing has moved for a while: whoever is tired of it may try again
//
// Python sets <html data-started> when it has begun, and data-ready when the page can be used. The words stand in the page; its
// styles choose by data-boot which of them to show.
const help = import("./rescue.js").catch(() => undefined); // without it at least what is missing can be said

const HERE = new URL(".", location.href).href;
const PREFIX = `hansa:${new URL(HERE).pathname}`;
const root = document.documentElement;
const bar = /** @type {HTMLProgressElement} */ (document.getElementById("boot"));
const order = ["download", "python", "app"];
const awaited = new Map();
for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (
  document.querySelectorAll("link[data-bytes]:not([data-unless], [data-worker])")
)) {
  awaited.set(link.href, Number(link.dataset.bytes));
}

const sum = (sizes) => [...sizes].reduce((total, bytes) => total + bytes, 0);
const total = sum(awaited.values());
const SHARE = { download: 2 / 3, python: 2 / 3, app: 5 / 6 };

const PATIENCE = 30_000; // milliseconds in which something should move
const AFTER_A_FAULT = 5_000;
let patience = PATIENCE;
let waiting;

function moved() {
  clearTimeout(waiting);
  delete root.dataset.stalled;
  if (order.includes(root.dataset.boot)) waiting = setTimeout(stall, patience);
}

function stall() {
  if (known >= ANSWERED) return settle(); // somebody swallowed it
  for (const url of [...awaited.keys()].slice(0, 1)) blame(url, SEEMS);
  root.dataset.stalled = "";
}

function reach(stage) {
  moved();
  if (order.indexOf(stage) > order.indexOf(root.dataset.boot) && order.includes(root.dataset.boot)) {
    root.dataset.boot = stage;
    if (bar) bar.value = SHARE[stage];
  }
}

function arrived(entries) {
  if (root.dataset.ready) return;
  for (const { name, initiatorType, responseStatus } of entries) {
    if (responseStatus === 0 || responseStatus >= 400) {
      patience = AFTER_A_FAULT;
      if (awaited.has(name)) missed(name);
      else if (CODE.includes(initiatorType)) blame(name, ANSWERED);
    }
    awaited.delete(name);
  }
  moved();
  if (bar && awaited.size) bar.value = SHARE.download * (1 - sum(awaited.values()) / total);
  if (awaited.size === 0) reach("python");
}

// A file that did not arrive, or whose answer the browser does not tell. Python might wait for it for ever.
async function missed(url) {
  if (await isThere(url)) return moved();
  blame(url, TRIED);
  settle();
}

// Others fail because of the one that is to be named: what is known best of all counts.
const [SEEMS, ANSWERED, TRIED] = [1, 2, 3];
const CODE = ["script", "fetch", "other"];
const guilty = document.getElementById("boot-guilty");
let known = 0;
let suspect; // the file that seems to be missing
function blame(url, how) {
  if (!guilty || how <= known) return;
  known = how;
  suspect = url;
  guilty.textContent = new URL(url, location.href).pathname.split("/").pop();
}

let ends = false;
function settle() {
  clearTimeout(waiting);
  delete root.dataset.stalled;
  if (root.dataset.ready) root.dataset.boot = "ready";
  else if (root.dataset.memory === "snapshot" && again("no-snapshot")) location.reload();
  else if (!ends) end();
}

// A worker that has all its files and does not start: perhaps the page itself can do without it.
async function end() {
  ends = true;
  if (root.dataset.inPage === undefined && (await complete()) && again("in-page")) return location.reload();
  if (root.dataset.ready) return undefined;
  root.dataset.boot = "failed";
  return help.then((found) => found?.rescue());
}

// Whether nothing is missing. Of what the app's worker asks for the page hears nothing, so each of its files is tried.
async function complete() {
  const links = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[data-worker]"));
  const there = await Promise.all([...links].map(({ href }) => isThere(href)));
  for (const [n, { href }] of [...links].entries()) if (!there[n]) blame(href, TRIED);
  return known < ANSWERED && (!suspect || isThere(suspect));
}

const isThere = (url) =>
  fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok }) => ok,
    () => false,
  );

// A start from the snapshot that fails is tried once more without it (web/page/interpreter.mjs looks for this note), one in a
// worker in the page (web/page/recorder.js).
function again(note) {
  try {
    sessionStorage.setItem(PREFIX + note, "1");
    sessionStorage.setItem(`${PREFIX}early`, root.dataset.early ?? ""); // what was done meanwhile; web/page/recorder.js takes it up
    return true;
  } catch {
    return false;
  }
}

root.dataset.boot = order[0];
moved();
new PerformanceObserver((list) => arrived(list.getEntries())).observe({ type: "resource", buffered: true });
new MutationObserver(settle).observe(root, { attributeFilter: ["data-ready"] });
document.getElementById("boot-again")?.addEventListener("click", async (event) => {
  event.preventDefault();
  const found = await help;
  root.dataset.boot = order[0];
  await found?.renew().catch(() => {});
  location.reload();
});
addEventListener("py:ready", () => reach("app"));
// The app has answered for the first time (web/page/takeover.mjs); without data-started with an error.
addEventListener("app:done", () => root.dataset.started ?? settle());

const wordsOf = (reason) => {
  try {
    return String(reason?.message ?? "");
  } catch {
    return ""; // what a worker's error is made of need not be readable
  }
};
addEventListener("unhandledrejection", ({ reason }) => {
  const url = /https?:\S+?(?=[\s:]*\d*$|\s)/.exec(wordsOf(reason))?.[0];
  if (url) blame(url, SEEMS);
  settle();
});
addEventListener(
  "error",
  ({ target: at, filename }) => {
    const target = /** @type {HTMLScriptElement} */ (at); // or anything else that can fail
    if (target.matches?.(":not(script)")) return; // a picture; or a file asked for early, of which we hear elsewhere
    if (at === window && !filename?.startsWith(HERE)) return; // what others put into the page is their business
    if (target.src) blame(target.src, SEEMS);
    settle();
  },
  true,
);
