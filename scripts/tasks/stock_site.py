"""The same page started the way PyScript's documentation shows it: the yardstick of scripts/bench-start."""

import shutil
from pathlib import Path
from urllib.parse import urlsplit

from scripts.tasks.lockfile import lock_text
from scripts.tasks.page import Page
from scripts.tasks.places import DIST, NODE_MODULES
from scripts.tasks.references import PRELOADS

CONFIGURATION = """interpreter = "{pyodide}/pyodide.mjs"
packages = ["hansa", "hansa-web"]
packages_cache = "passthrough"
index_urls = []
"""
OWN_START = ("preview.js", "boot.js")
ASKS, APP, PYSCRIPT = "python.mjs", "app.mjs", "core.js"
"""What asks for Python late, the page's half of the app, which that brings, and what this loads."""


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
    (folder / "index.html").write_text(stock_page((DIST / "index.html").read_text()))
    return folder


def stock_page(text: str) -> str:
    """Our page without what makes its start faster."""
    page = Page(text)
    preloads = [link for rel in PRELOADS for link in page.all("link", rel=rel)]
    own = [script for script in page.all("script") if _named(script["src"]) in OWN_START]
    (app,) = (link["href"] for link in preloads if _named(link["href"]) == APP)
    (pyscript,) = (link for link in preloads if _named(link["href"]) == PYSCRIPT)
    pyscript.attributes["rel"] = "modulepreload"
    preloads.remove(pyscript)
    for script in page.all("script"):
        if _named(script["src"]) == ASKS:
            script.attributes["src"] = app
    for element in (*preloads, *own, *page.all("mpy-config"), *page.all("py-config")):
        page.remove(element)
    page.one("html").attributes["data-in-page"] = None  # as the documentation shows it, Python runs in the page
    entry = page.one("script", type="py")
    entry.attributes = {"type": "py", "src": "web/main.py", "config": "pyscript.toml"}
    return str(page)


def _named(address: str) -> str:
    return Path(urlsplit(address).path).name
