// Runs tests/ with pytest inside Pyodide, against built wheels:
//   node run_tests.mjs WHEEL… -- PYTEST-ARGUMENT…
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = fileURLToPath(new URL("../../", import.meta.url));
const split = process.argv.indexOf("--");
const wheels = process.argv.slice(2, split);
const pytestArguments = process.argv.slice(split + 1);

const pyodide = await loadPyodide();
const extractDir = pyodide.runPython("import site; site.getsitepackages()[0]");
for (const wheel of wheels) {
  pyodide.unpackArchive(new Uint8Array(await readFile(wheel)), "wheel", { extractDir });
}
pyodide.FS.mkdirTree("/suite/tests");
pyodide.mountNodeFS("/suite/tests", `${root}tests`);
pyodide.FS.writeFile("/suite/pyproject.toml", await readFile(`${root}pyproject.toml`, "utf8"));

pyodide.globals.set("arguments", pyodide.toPy(pytestArguments));
process.exitCode = await pyodide.runPythonAsync(`
import os, sys
import pytest

os.chdir("/suite")
sys.dont_write_bytecode = True
int(pytest.main(["-p", "no:cacheprovider", "-m", "not cpython_only", *arguments]))
`);
