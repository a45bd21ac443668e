// Compiles the standard library and our wheels with Pyodide's own Python, under node:
//   node compile.mjs TARGET-FOLDER OWN-WHEEL… -- OTHER-WHEEL…
// Our wheels become one file of byte code; all wheels say which modules of the library are needed.
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [target, ...rest] = process.argv.slice(2);
const own = rest.slice(0, rest.indexOf("--"));
const other = rest.slice(rest.indexOf("--") + 1);

const pyodide = await loadPyodide();
for (const folder of ["scripts", "web"]) {
  pyodide.FS.mkdirTree(`/tools/${folder}`);
  pyodide.mountNodeFS(`/tools/${folder}`, fileURLToPath(new URL(`../../${folder}`, import.meta.url)));
}
pyodide.runPython("import sys; sys.dont_write_bytecode = True; sys.path.append('/tools')");
const tools = pyodide.pyimport("scripts.pyodide.byte_code");

const bytes = async (path) => pyodide.toPy(new Uint8Array(await readFile(path))).tobytes();
const save = (name, data) => writeFile(join(target, name), data.toJs?.() ?? data);
const wanted = new Set();
const note = (wheel, lazy) => {
  for (const name of tools.wanted.callKwargs(wheel, { lazy }).toJs()) wanted.add(name);
};

await mkdir(target, { recursive: true });
const wheels = await Promise.all(own.map(bytes));
for (const wheel of wheels) note(wheel, true);
await save("hansa.bin", tools.packed(pyodide.toPy(wheels)));
for (const path of other) note(await bytes(path), false);

// The library takes longest; it is made again only when something else is imported than last time.
const names = [...wanted].sort();
const last = join(target, "wanted.txt");
if (!existsSync(last) || (await readFile(last, "utf8")) !== names.join("\n")) {
  const stock = await bytes(new URL("../../node_modules/pyodide/python_stdlib.zip", import.meta.url));
  await save("library.bin", tools.compiled_library(stock, pyodide.toPy(names)));
  await save("wanted.txt", names.join("\n"));
}
