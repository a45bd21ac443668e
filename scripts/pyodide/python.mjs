// `python -m MODULE ARGUMENT…` inside Pyodide, with wheels installed and scripts/ and tests/ to import from:
//   node python.mjs WHEEL… -- MODULE ARGUMENT…
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = fileURLToPath(new URL("../../", import.meta.url));
const split = process.argv.indexOf("--");
const wheels = process.argv.slice(2, split);
const command = process.argv.slice(split + 1);

const pyodide = await loadPyodide();
const extractDir = pyodide.runPython("import site; site.getsitepackages()[0]");
for (const wheel of wheels) {
  pyodide.unpackArchive(new Uint8Array(await readFile(wheel)), "wheel", { extractDir });
}
for (const folder of ["scripts", "tests"]) {
  pyodide.FS.mkdirTree(`/suite/${folder}`);
  pyodide.mountNodeFS(`/suite/${folder}`, `${root}${folder}`);
}
pyodide.FS.writeFile("/suite/pyproject.toml", await readFile(`${root}pyproject.toml`, "utf8"));

pyodide.globals.set("command", pyodide.toPy(command));
process.exitCode = pyodide.runPython(`
import os, runpy, sys

os.chdir("/suite")
sys.path.insert(0, "/suite")
sys.dont_write_bytecode = True
sys.argv = command
try:
    runpy.run_module(command[0], run_name="__main__", alter_sys=True)
    code = 0
except SystemExit as end:
    code = end.code
int(code or 0)
`);
