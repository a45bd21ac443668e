// What scripts/play --watch answers to a browser that has the site's service worker from an earlier visit at this
// address: the end of it.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", async () => {
  await self.registration.unregister();
  for (const page of await self.clients.matchAll()) page.navigate(page.url);
});
