// What scripts/play --watch answers to a browser that has the site's service worker from an earlier visit at this
// address: the end of it.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", async () => {
  await worker.registration.unregister();
  for (const page of await worker.clients.matchAll({ type: "window" })) page.navigate(page.url);
});
