"""scripts/lighthouse: what Lighthouse says of the built site, for docs/benchmarks.md."""

import json
import os
import shutil
from pathlib import Path
from typing import Any

from scripts.tasks import setup
from scripts.tasks.browser import chromium
from scripts.tasks.console import run, step
from scripts.tasks.places import BUILD, DIST, REQUIREMENTS, Stamp, digest
from scripts.tasks.report import machine, put, table
from scripts.tasks.serve import serving
from scripts.tasks.site import build

LOCKED = [REQUIREMENTS / "lighthouse" / name for name in ("package.json", "package-lock.json")]
FOLDER = BUILD / "lighthouse"
CATEGORIES = {"performance": "performance", "accessibility": "accessibility", "best-practices": "best practices"}
TRIES = 3
KINDS = {"mobile": (), "desktop": ("--preset=desktop",)}
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage"
TIMES = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
    "speed-index": "speed index",
}
TEXT = """Written by `scripts/lighthouse` (Lighthouse {version}) on {machine}; the built site
on a local server that compresses with gzip. “Mobile” is Lighthouse's own: a processor slowed 4× and a slow network,
computed from one visit. Of three tries of each kind the middle one counts.

{scores}

{times}

What is short of 100: {missing}.

{why}"""
WHY = """Performance counts how long the main thread is busy while the page loads, and Python starts on it: its runtime
has to be compiled and its modules imported. Meanwhile the page is painted and can be used (the games are
listed, a game can be set up), which Lighthouse does not count. It measures a first visit; later ones start
from a snapshot. The largest paint is what Lighthouse computes for its slow network; in Chromium itself, unslowed, the
largest is the heading or the lines below it, half a second after the start. The deprecated API is a look for shared
memory inside Pyodide's own runtime, which the page does not use."""


def lighthouse() -> None:
    """Ask it, and write down what it says."""
    setup.python_tools("dev")
    build()
    tool = _tool()
    where = machine()
    os.environ["CHROME_PATH"] = chromium()
    tries: dict[str, list[dict[str, Any]]] = {kind: [] for kind in KINDS}
    with serving(DIST, compress=True) as address:
        for number in range(1, TRIES + 1):
            for kind, options in KINDS.items():
                with step(f"Lighthouse looks at the site ({kind}, {number} of {TRIES})"):
                    tries[kind].append(_look(tool, address, FOLDER / f"{kind}.json", *options))
    put("Lighthouse", written({kind: middle(reports) for kind, reports in tries.items()}, where))


def middle(reports: list[dict[str, Any]]) -> dict[str, Any]:
    """The report with the median of what a machine's mood changes most."""
    return sorted(reports, key=lambda report: report["categories"]["performance"]["score"])[len(reports) // 2]


def written(reports: dict[str, Any], where: str) -> str:
    """The section of the report."""
    scores = [
        [kind, *(f"{report['categories'][key]['score'] * 100:.0f}" for key in CATEGORIES)]
        for kind, report in reports.items()
    ]
    times = [[kind, *(_shown(report["audits"][key]) for key in TIMES)] for kind, report in reports.items()]
    return TEXT.format(
        version=next(iter(reports.values()))["lighthouseVersion"],
        machine=where,
        scores=table(["", *CATEGORIES.values()], scores),
        times=table(["", *TIMES.values()], times),
        missing="; ".join(dict.fromkeys(name for report in reports.values() for name in short(report))) or "nothing",
        why=WHY,
    )


def short(report: dict[str, Any]) -> list[str]:
    """The audits that cost points, by name."""
    weighed = [each for key in CATEGORIES for each in report["categories"][key]["auditRefs"] if each["weight"]]
    audits = [report["audits"][each["id"]] for each in weighed]
    return [audit["title"] for audit in audits if audit["score"] is not None and audit["score"] < 1]


def _shown(audit: dict[str, Any]) -> str:
    return str(audit.get("displayValue", "")).replace("\N{NO-BREAK SPACE}", " ")


def _tool() -> Path:
    """Lighthouse as locked, in a folder of its own: nothing else needs it."""
    setup.node()
    stamp = Stamp(FOLDER / ".stamp", digest(LOCKED))
    if not stamp.matches():
        FOLDER.mkdir(parents=True, exist_ok=True)
        for path in LOCKED:
            shutil.copyfile(path, FOLDER / path.name)
        with step("Fetching Lighthouse from npm"):
            command = ("ci", "--no-audit", "--no-fund", "--ignore-scripts")
            run(shutil.which("npm") or "npm", *command, cwd=FOLDER)
        stamp.write()
    return FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"


def _look(tool: Path, address: str, into: Path, *options: str) -> dict[str, Any]:
    categories = f"--only-categories={','.join(CATEGORIES)}"
    saved = ("--output=json", f"--output-path={into}", "--quiet", f"--chrome-flags={FLAGS}")
    run(setup.node(), tool, address, categories, *saved, *options)
    report: dict[str, Any] = json.loads(into.read_text())
    return report
