// How our Python is set up, in the browser and where its memory is prepared (scripts/pyodide/snapshot.mjs).
//
// The standard library and our modules are two zip files that Python imports from as from folders. They go before
// the library that Pyodide brings, which is an empty one here.

export const PLACES = { library: "/lib/library.zip", hansa: "/lib/hansa.zip" };

export const settings = (contents) => ({
  env: { PYTHONPATH: Object.values(PLACES).join(":") },
  fsInit: async (FS) => {
    for (const name of Object.keys(contents)) FS.writeFile(PLACES[name], new Uint8Array(await contents[name]));
  },
});

// Memory is half empty. Folded, it is a table of what is not, and then that: the size of all, how many stretches,
// and where each begins and ends.
const PAGE = 1 << 16;

export async function fold(memory) {
  const stretches = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    const end = Math.min(at + PAGE, memory.length);
    if (!memory.subarray(at, end).some((byte) => byte)) continue;
    if (stretches.at(-1)?.[1] === at) stretches.at(-1)[1] = end;
    else stretches.push([at, end]);
  }
  const table = new Uint32Array([memory.length, stretches.length, ...stretches.flat()]);
  const parts = [table, ...stretches.map(([start, end]) => memory.subarray(start, end))];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export function unfold(folded, memory) {
  const [size, count] = new Uint32Array(folded, 0, 2);
  if (size !== memory.length) throw new Error("a snapshot of another size");
  const bounds = new Uint32Array(folded, 8, 2 * count);
  let at = 8 + bounds.byteLength;
  for (let n = 0; n < bounds.length; n += 2) {
    memory.set(new Uint8Array(folded, at, bounds[n + 1] - bounds[n]), bounds[n]);
    at += bounds[n + 1] - bounds[n];
  }
}
