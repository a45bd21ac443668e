// The snapshot: memory of a Python in which everything has been imported (scripts/pyodide/snapshot.mjs makes it).
// The app's worker gets it from the page, which has the time to unfold it while that worker begins.
//
// The build replaces the folder name below by the one that says what is in it, and how large it is unfolded.
import { SITE } from "./site.js";
import { unfold } from "./start.mjs";

export const MEMORY = new URL("../../snapshot/memory.bin", import.meta.url).href;
export const SIZE = Number(/-(\d+)\/[^/]+$/.exec(MEMORY)?.[1]);

async function named(bytes) {
  let digest = bytes;
  for (let round = 0; round < 2; round += 1) digest = await crypto.subtle.digest("SHA-256", digest);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 12);
}

/** Fills memory. A snapshot that is cut off, damaged or of another build gives itself away; the service worker will fetch it anew. */
export async function unfolded(bytes, memory) {
  const folded = await bytes;
  const name = named(folded);
  try {
    unfold(folded, memory);
  } catch {
    // Then it has not the right name either.
  }
  if (MEMORY.includes(`/snapshot-${await name}-`)) return;
  await (await caches.open(SITE)).delete(MEMORY, { ignoreSearch: true });
  throw new Error("not the snapshot of this build");
}
