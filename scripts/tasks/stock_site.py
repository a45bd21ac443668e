"""The same page started the way PyScript's documentation shows it: the yardstick of scripts/bench-start."""

import re
import shutil
from pathlib import Path

from scripts.tasks.lockfile import lock_text
from scripts.tasks.places import DIST, NODE_MODULES, ROOT

CONFIGURATION = """interpreter = "{pyodide}/pyodide.mjs"
packages = ["hansa", "hansa-web"]
packages_cache = "passthrough"
index_urls = []
"""
ENTRY = re.compile(r'<script type="py".*?</script>', re.DOTALL)
STOCK_ENTRY = '<script type="py" src="web/main.py" config="pyscript.toml"></script>'
PRELOADS = re.compile(r'<link rel="(?:(?:module)?preload|early)"[^>]*>\n')
OWN_START = re.compile(r'<script type="module" src="\./web/(?:waiting\.js|boot\.js|interpreter\.mjs)[^>]*></script>\n')


def stock_site(folder: Path, wheels: list[Path]) -> Path:
    """Our page and wheels on Pyodide and PyScript as they come: no preloads, no compiled library, no snapshot."""
    shutil.copytree(DIST, folder, ignore=shutil.ignore_patterns("library-*", "snapshot-*", "wheels-*", "*worker.js"))
    (pyscript,) = (folder / "runtime").glob("pyscript-*")
    (pyodide,) = (folder / "runtime").glob("pyodide-*")
    stock = NODE_MODULES / "pyodide"
    shutil.copyfile(stock / "python_stdlib.zip", pyodide / "python_stdlib.zip")
    for wheel in wheels:
        shutil.copyfile(wheel, pyodide / wheel.name)
    (pyodide / "pyodide-lock.json").write_text(lock_text(stock / "pyodide-lock.json", wheels))
    shutil.copytree(NODE_MODULES / "@pyscript" / "core" / "dist", pyscript, dirs_exist_ok=True)
    (folder / "pyscript.toml").write_text(CONFIGURATION.format(pyodide=f"runtime/{pyodide.name}"))
    shutil.copyfile(ROOT / "web" / "main.py", folder / "web" / "main.py")
    page = folder / "index.html"
    page.write_text(ENTRY.sub(STOCK_ENTRY, OWN_START.sub("", PRELOADS.sub("", page.read_text()))))
    return folder
