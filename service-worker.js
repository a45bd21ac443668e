// Keeps the whole site in the browser: it starts without a network, and two builds are never mixed.
//
//   install    Every file that the site needs is put into the cache under its path and hash. What lies there already,
//              from the build before or from an install that was cut off, is not asked for again. If one file cannot
//              be had, this worker is dropped and the older one goes on: all of its files are still there.
//              A file is kept under the type that belongs to its name, whatever the host says; what lies there under
//              another one, from a build that believed the host, gets the right one.
//   waiting    until a page says "skip", because somebody asked for the new version, or until no page is open.
//   fetch      from the cache, by path; what is not there comes from the network. An address with ?v=HASH gets the
//              file of that hash or none, so a page of the build before goes on with its own. Pages and scripts are
//              checked before this worker gives them out for the first time: others of the same host could have put
//              something else there, and disks go bad.
//   mend       A page that could not start asks for it: whatever is not what it should be is fetched again.
//   tidy       A page that runs says so. If it is the only one and no other build is on its way, what no file of this
//              build needs is deleted. Then what is missing is fetched: what only makes the start faster, which no
//              install waits for, and whatever got lost.
//
// Written by hand rather than with workbox: this is all there is to do, and taking over files by their content,
// checking what arrives and going on after an interruption are not in it.

// The build writes three lists before this line: FILES, every path of the site and the hash of its content; OPTIONAL,
// those of them that only make the start faster, with the room they take; TYPES, the type of every ending of a name.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = new URL("./", worker.location.href).href;
const NAME = `hansa:${new URL(SCOPE).pathname}`; // sites of one host share all caches and locks; this one is ours alone
const AT_ONCE = 4;

// Compressed files are kept unpacked, so that no start has to do it; who reads them is told. Two of them (the snapshot and
// our modules) are read from this cache directly, by web/page/python.mjs and web/page/interpreter.mjs: they know its name, too.
const packed = (path) => path.endsWith(".bin");
const UNPACKED = { "X-Unpacked": "1" };
const typeOf = (path) => TYPES[path.slice(path.lastIndexOf("."))];
const headersOf = (path) => ({ "Content-Type": typeOf(path), ...(packed(path) && UNPACKED) });
const runs = (path) => /\.(html|m?js)$/.test(path);

const keyOf = (path) => `${SCOPE}${path}?sha256=${FILES[path]}`;
const pathOf = (url) => url.slice(SCOPE.length).replace(/[?#].*/, "") || "index.html";
const versionOf = ({ mode, url }) => (mode === "navigate" ? "" : (new URL(url).searchParams.get("v") ?? ""));

async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// One worker at a time puts a build together or clears one away; where the browser has no locks, as luck has it.
const alone = (how, work) => (navigator.locks ? navigator.locks.request(NAME, how, work) : work(true));

async function keep(cache, path) {
  // What the browser has at hand will do, unless it is of another build.
  for (const mode of /** @type {RequestCache[]} */ (["default", "reload"])) {
    const response = await fetch(SCOPE + path, { cache: mode });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const bytes = await response.arrayBuffer();
    if ((await sha256(bytes)) === FILES[path]) {
      const body = packed(path) ? new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")) : bytes;
      await cache.put(keyOf(path), new Response(body, { headers: headersOf(path) }));
      return;
    }
  }
  throw new Error(`${path} is not the file of this build`);
}

const sound = async (path, kept) => (await sha256(await kept.arrayBuffer())) === FILES[path];

async function isThere(cache, path) {
  const kept = await cache.match(keyOf(path));
  if (kept && kept.headers.get("Content-Type") !== typeOf(path)) {
    await cache.put(keyOf(path), new Response(kept.body, { headers: headersOf(path) }));
  }
  return Boolean(kept);
}

async function missing(cache) {
  const there = await Promise.all(Object.keys(FILES).map((path) => isThere(cache, path)));
  return Object.keys(FILES).filter((_path, n) => !there[n]);
}

async function install() {
  const cache = await caches.open(NAME);
  const paths = (await missing(cache)).filter((path) => !(path in OPTIONAL));
  const added = [];
  let trouble;
  const take = async () => {
    while (paths.length && !trouble) {
      const path = paths.shift();
      await keep(cache, path).then(
        () => added.push(path),
        (error) => (trouble ??= error),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  if (!trouble) return;
  // What arrived is there for the next try, unless there is no room: then it would be in the way of saved games.
  if (trouble.name === "QuotaExceededError") for (const path of added) await cache.delete(keyOf(path));
  throw trouble;
}

// Once for each file, as long as this worker lives. What is wrong is fetched again, or as good as not there.
const checks = new Map();
async function check(cache, path) {
  const kept = await cache.match(keyOf(path));
  const right = kept?.headers.get("Content-Type") === typeOf(path) && (await sound(path, kept));
  if (kept && !right) await keep(cache, path);
}

async function give(cache, path) {
  if (runs(path)) {
    if (!checks.has(path)) checks.set(path, check(cache, path));
    await checks.get(path).catch((error) => {
      checks.delete(path); // another time it may be had
      throw error;
    });
  }
  return cache.match(keyOf(path));
}

async function find(request) {
  const path = pathOf(request.url);
  const version = versionOf(request);
  const cache = await caches.open(NAME);
  if (path in FILES && FILES[path].startsWith(version)) return give(cache, path);
  const older = `${SCOPE}${path}?sha256=${version}`; // a page of the build before asks for what only that one had
  const kept = (await cache.keys()).find(({ url }) => url.startsWith(older));
  return kept && cache.match(kept);
}

async function ask(request) {
  const response = await fetch(request);
  const version = versionOf(request);
  if (!version || !response.ok || (await sha256(await response.clone().arrayBuffer())).startsWith(version))
    return response;
  return new Response(null, { status: 404 });
}

async function answer(request) {
  const kept = await find(request).catch(() => undefined); // a cache that does not open shall cost no page
  if (kept) return kept;
  try {
    return await ask(request);
  } catch (error) {
    const lost = request.mode === "navigate" && (await find(new Request(`${SCOPE}404.html`)).catch(() => undefined));
    if (lost) return lost;
    throw error;
  }
}

async function clear(free) {
  const { installing, waiting } = worker.registration;
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (!free || installing || waiting || pages.filter(({ url }) => url.startsWith(SCOPE)).length > 1) return;
  const cache = await caches.open(NAME);
  const wanted = new Set(Object.keys(FILES).map(keyOf));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

async function complete() {
  const cache = await caches.open(NAME);
  for (const path of await missing(cache)) {
    const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    if (quota - usage > (OPTIONAL[path] ?? 0)) await keep(cache, path).catch((error) => console.warn(String(error)));
  }
}

// What is kept unpacked cannot be told right from wrong by its hash. Nothing is given up before another has arrived.
async function mend() {
  const cache = await caches.open(NAME);
  for (const path of Object.keys(FILES).filter((path) => !(path in OPTIONAL))) {
    const kept = packed(path) ? undefined : await cache.match(keyOf(path));
    if (kept && (await sound(path, kept)) && (await isThere(cache, path))) continue;
    await keep(cache, path).catch((error) => console.warn(String(error)));
  }
}

let tidying;
const tidy = () => {
  tidying ??= alone({ ifAvailable: true }, clear)
    .then(complete)
    .finally(() => (tidying = undefined));
  return tidying;
};

worker.addEventListener("install", (event) => event.waitUntil(alone({}, install)));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => {
  if (event.data === "skip") worker.skipWaiting();
  if (event.data === "mend") event.waitUntil(mend().finally(() => event.ports[0]?.postMessage("mended")));
  if (event.data === "tidy") event.waitUntil(tidy().catch((error) => console.warn(String(error))));
});
worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});
