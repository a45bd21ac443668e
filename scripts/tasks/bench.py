"""scripts/bench: speed, size and start of the site from one run; prints and writes docs/benchmarks.md."""

import gzip
import json
import os
import platform
from pathlib import Path
from typing import Any

from scripts.tasks import setup
from scripts.tasks.browser import chromium
from scripts.tasks.checks import inside_pyodide
from scripts.tasks.console import run, step
from scripts.tasks.places import DIST, PYTHON, ROOT, files
from scripts.tasks.site import build

REPORT = ROOT / "docs" / "benchmarks.md"

PARTS = {
    "Pyodide: CPython as WebAssembly": "runtime/pyodide-",
    "standard library, trimmed and compiled": "library-",
    "PyScript": "runtime/pyscript-",
    "our wheels, micropip, lock file": "wheels-",
    "fonts": "fonts/",
    "page: HTML, styles, scripts, lists": "",
}

TEXT = """# Benchmarks

Written by `scripts/bench`, all from one run on {machine}.
Compare figures within a table, not between machines or days.

## Rules

Random play: list the legal actions, choose one, play it, to the end of the game (Hansa with two to four players,
draws counted as actions; chess for at most 200 moves). Medians of seven alternating seconds. python-chess is the
yardstick because it is known and well made; the ratios are the figures.

{speed}

### Hansa Teutonica

The same on every board, with as many players as it takes: uniformly random play, at most 3,000 steps a game. Children
are copies of a position with one action played. The last column says how many choices 95 of 100 decisions of a turn
have at most.

{teutonica}

## Size

Bytes of the built site, and each file compressed alone with gzip.

{size}

## Start

Milliseconds from navigation to the first usable screen, and for Hansa to the first thing painted, in Chromium
{chromium}; medians of {rounds} rounds in which the pages took turns. A first visit has an empty profile; before the
next visit the browser was closed and opened again. The bare pages only start PyScript and Python and write one word;
all pages come from the same local server and the same runtime.

{start}
"""


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table; all columns but the first to the right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def speed_table(results: dict[str, dict[str, Any]]) -> str:
    """Actions and pushes per second."""
    head = ["Python", "Hansa, actions/s", "python-chess, pushes/s", "Hansa / chess"]
    return table(
        head,
        [
            [f"{name} {one['python']}", f"{one['hansa']:,.0f}", f"{one['chess']:,.0f}", f"{one['ratio']:.1f}"]
            for name, one in results.items()
        ],
    )


def teutonica_table(results: dict[str, dict[str, Any]]) -> str:
    """Actions, pushes and children per second, board by board."""
    head = ["Python, board", "actions/s", "python-chess, pushes/s", "ratio", "children/s", "choices, p95"]
    rows = []
    for name, result in results.items():
        for board, one in result["boards"].items():
            speeds = [f"{one[key]:,.0f}" for key in ("actions", "chess")]
            rest = [f"{one['ratio']:.1f}", f"{one['children']:,.0f}", str(one["p95"])]
            rows.append([f"{name} {result['python']}, {board}", *speeds, *rest])
    return table(head, rows)


def size_table() -> str:
    """Raw and compressed bytes by part of the site."""
    sums = {part: [0, 0, 0] for part in PARTS}
    for path in files(DIST):
        name = path.relative_to(DIST).as_posix()
        part = next(part for part, prefix in PARTS.items() if name.startswith(prefix))
        data = path.read_bytes()
        for index, value in enumerate((1, len(data), len(gzip.compress(data, 9, mtime=0)))):
            sums[part][index] += value
    sums["**all**"] = [sum(column) for column in zip(*sums.values(), strict=True)]
    rows = [[part, *(f"{value:,}" for value in values)] for part, values in sums.items()]
    return table(["part", "files", "bytes", "gzip"], rows)


def start_table(sites: dict[str, dict[str, float]]) -> str:
    """Milliseconds to the first usable screen."""
    keys = ["first painted", "first", "again painted", "again"]
    head = ["page", "first visit: painted", "first visit: usable", "next visit: painted", "next visit: usable"]
    return table(
        head, [[name, *(f"{one[key]:,.0f}" if one[key] else "–" for key in keys)] for name, one in sites.items()]
    )


def bench() -> None:
    """Measure everything and write it down."""
    setup.python_tools("dev")
    build()
    browser = chromium()
    machine = f"{os.cpu_count()} cores ({platform.system()}, {platform.machine()}{busy()})"
    speed: dict[str, dict[str, Any]] = {}
    commands: dict[str, list[str | Path]] = {
        "CPython": [PYTHON, "-m", "scripts.tasks.bench_speed"],
        "Pyodide": inside_pyodide("scripts.tasks.bench_speed"),
    }
    for name, command in commands.items():
        with step(f"Random games on {name}"):
            speed[name] = last_json(run(*command))
    teutonica: dict[str, dict[str, Any]] = {}
    for name, command in commands.items():
        with step(f"Hansa Teutonica on {name}"):
            teutonica[name] = last_json(run(*command[:-1], "scripts.tasks.bench_teutonica"))
    with step("Starting the site and bare pages in turn"):
        start = last_json(run(PYTHON, "-m", "scripts.tasks.bench_start", browser))
    report = TEXT.format(
        machine=machine,
        speed=speed_table(speed),
        teutonica=teutonica_table(teutonica),
        size=size_table(),
        chromium=start["chromium"],
        rounds=start["rounds"],
        start=start_table(start["sites"]),
    )
    REPORT.write_text(report)
    print(f"\n{report}\nWritten to {REPORT.relative_to(ROOT)}.")


def busy() -> str:
    """How many programs wanted a core besides ours when we began, where the system tells."""
    return f", load {os.getloadavg()[0]:.1f} when it began" if hasattr(os, "getloadavg") else ""


def last_json(printed: str) -> dict[str, Any]:
    """The JSON on the last line that a measuring program printed."""
    found: dict[str, Any] = json.loads(printed.strip().splitlines()[-1])
    return found
