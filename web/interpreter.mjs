// The interpreter that pyscript.toml names: Pyodide from this site, with our lock file.
// The build replaces the folder names below by versioned ones.
import { loadPyodide as load, version } from "../runtime/pyodide/pyodide.mjs";

const here = (path) => new URL(path, import.meta.url).href;

export { version };

export async function loadPyodide(options) {
  const pyodide = await load({
    ...options,
    indexURL: here("../runtime/pyodide/"),
    stdLibURL: here("../library/python_stdlib.zip"),
    lockFileURL: here("../wheels/pyodide-lock.json"),
  });
  // Pyodide only logs a wheel that is missing or was tampered with; the page must not start without it.
  const missing = (options.packages ?? []).filter((name) => !(name in pyodide.loadedPackages));
  if (missing.length) throw new Error(`Python packages did not load: ${missing.join(", ")}`);
  return pyodide;
}
