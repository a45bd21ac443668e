// Sites of one host share storage, databases, caches, locks and notes of the session: all of ours begin with this. The same
// stands in service-worker.js, a world of its own, and in recorder.js and boot.js, which wait for no other file.
export const SITE = `hansa:${new URL("../../", import.meta.url).pathname}`;
