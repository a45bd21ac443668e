// Python's memory with our modules in it, as the page will find it, made under node:
//   node snapshot.mjs FOLDER
// FOLDER has library.bin and hansa.bin from compile.mjs; memory.raw, which the site's folder is named by, and memory.bin,
// the same compressed, are put beside them.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { fold, settings } from "../../web/page/start.mjs";

// The page restores it into a heap of the size that Python begins with; a larger one would be refused there.
const LARGEST = 31 * 1024 * 1024;

const [folder] = process.argv.slice(2);
const unpacked = async (name) => gunzipSync(await readFile(join(folder, name)));
const nothing = join(folder, "none.zip"); // node would look for a data: address among its files
await writeFile(nothing, new Uint8Array([80, 75, 5, 6, ...Array(18).fill(0)])); // an empty zip file
const pyodide = await loadPyodide({
  ...settings({ library: unpacked("library.bin"), hansa: unpacked("hansa.bin") }),
  stdLibURL: nothing,
  _makeSnapshot: true,
});
try {
  pyodide.runPython(await readFile(new URL("imported.py", import.meta.url), "utf8"));
} catch (error) {
  console.error(error.message); // Python's own words; node would print all of Pyodide before them
  process.exit(1);
}
const memory = pyodide.makeMemorySnapshot();
if (memory.length > LARGEST) throw new Error(`The snapshot has ${memory.length} bytes; the page takes ${LARGEST}.`);
const folded = await fold(memory);
await writeFile(join(folder, "memory.raw"), folded);
await writeFile(join(folder, "memory.bin"), gzipSync(folded, { level: 9 }));
