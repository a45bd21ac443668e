"""How long the site takes to its first usable screen, beside bare PyScript pages; run by the environment's Python."""

import json
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import BrowserType, sync_playwright

from scripts.tasks.places import DIST, NODE_MODULES
from scripts.tasks.serve import serving

ROUNDS = 5
REST = 2_000  # the browser keeps compiled WebAssembly a little after the page has started
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking")
READY = "document.documentElement.dataset.ready === '1'"
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"

BARE_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title>
<link rel="icon" href="data:,">
<script type="module" src="{pyscript}/core.js"></script>
<script type="py" config="pyscript.toml">
from js import document
document.body.textContent = "ready"
document.documentElement.dataset.ready = "1"
</script></html>
"""


def bare_site(folder: Path, library: Path) -> Path:
    """A page that only starts PyScript and Python, with the same runtime as ours."""
    shutil.copytree(DIST / "runtime", folder / "runtime")
    (pyscript,) = (folder / "runtime").glob("pyscript-*")
    (pyodide,) = (folder / "runtime").glob("pyodide-*")
    shutil.copyfile(library, pyodide / "python_stdlib.zip")
    shutil.copyfile(NODE_MODULES / "pyodide" / "pyodide-lock.json", pyodide / "pyodide-lock.json")
    (folder / "index.html").write_text(BARE_PAGE.format(pyscript=f"runtime/{pyscript.name}"))
    (folder / "pyscript.toml").write_text(f'interpreter = "runtime/{pyodide.name}/pyodide.mjs"\n')
    shutil.copytree(NODE_MODULES / "@pyscript" / "core" / "dist", pyscript, dirs_exist_ok=True)
    return folder


def visits(browser: BrowserType, chromium: str, site: Path) -> dict[str, float]:
    """Milliseconds of a first visit, and of one with the same profile after the browser was closed."""
    times: dict[str, float] = {}
    with serving(site, prefix="/start/") as address, tempfile.TemporaryDirectory() as profile:
        for visit in ("first", "again"):
            context = browser.launch_persistent_context(profile, executable_path=chromium, args=list(FLAGS))
            page = context.new_page()
            start = time.perf_counter()
            page.goto(address, wait_until="commit")
            page.wait_for_function(READY, timeout=120_000)
            times[visit] = (time.perf_counter() - start) * 1000
            times[f"{visit} painted"] = float(page.evaluate(PAINTED))
            page.wait_for_timeout(REST)
            context.close()
    return times


def measure(chromium: str) -> dict[str, object]:
    """Medians for all three sites, taken in turn."""
    (compiled,) = DIST.glob("library-*/python_stdlib.zip")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        ours = shutil.copytree(DIST, Path(folder) / "ours")  # a build meanwhile does not disturb it
        sites = {
            "Hansa": ours,
            "bare PyScript page": bare_site(Path(folder) / "stock", NODE_MODULES / "pyodide" / "python_stdlib.zip"),
            "bare page, our compiled library": bare_site(Path(folder) / "compiled", compiled),
        }
        kind = playwright.chromium
        rounds = [{name: visits(kind, chromium, site) for name, site in sites.items()} for _ in range(ROUNDS)]
        with kind.launch(executable_path=chromium, args=list(FLAGS)) as browser:
            version = browser.version
    return {
        "chromium": version,
        "rounds": ROUNDS,
        "sites": {
            name: {key: statistics.median(one[name][key] for one in rounds) for key in rounds[0][name]}
            for name in sites
        },
    }


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1])))
