"""scripts/bench-start: how the site starts beside a stock PyScript page, as ratios; writes docs/benchmarks.md."""

from typing import Any

from scripts.tasks import setup
from scripts.tasks.bench import last_json
from scripts.tasks.browser import chromium
from scripts.tasks.console import run, step
from scripts.tasks.places import PYTHON
from scripts.tasks.report import machine, put, table
from scripts.tasks.site import build, own_wheels

ROUNDS = 5
TEXT = """Written by `scripts/bench-start` on {machine}, in Chromium {chromium}; medians of {rounds} rounds in which the
two pages took turns.

The stock page is the same page with the same modules, started the way PyScript's documentation shows it: our two
wheels by the lock file, Pyodide's own standard library, no preloads. Cold is a first visit with an empty profile; warm
is the next one after the browser was closed and opened again, for ours from the service worker ({memories}), for the
stock page from the browser's cache. “Slowed” is with three further busy programs for every core, which slow workers as
well. “Usable” is when a game can be begun or opened; the table of a resumed game is a kept picture, seen at the end of
its first frame. Bytes are those that the start asks for, compressed with gzip where that makes them smaller; after it,
our service worker fetches {later:,} more (the snapshot and what is used later), once.

{table}"""
BARS = [
    ("usable, cold", "1", "cold ready", "cold ready", 0.60),
    ("usable, warm", "1", "warm ready", "warm ready", 0.30),
    ("usable, cold, slowed 4×", "4", "cold ready", "cold ready", 0.40),
    ("usable, warm, slowed 4×", "4", "warm ready", "warm ready", 0.25),
    ("longest block of the main thread, cold", "1", "cold block", "cold block", 0.15),
    ("longest block of the main thread, warm", "1", "warm block", "warm block", 0.15),
    ("longest block, cold, slowed 4×", "4", "cold block", "cold block", 0.15),
    ("longest block, warm, slowed 4×", "4", "warm block", "warm block", 0.15),
    ("first paint, cold, beside the stock page usable", "1", "cold painted", "cold ready", 0.10),
    ("first paint, warm, beside the stock page usable", "1", "warm painted", "warm ready", 0.10),
    ("table of a resumed game, warm, beside the stock page usable", "1", "resumed table", "warm ready", 0.15),
    ("the same, slowed 4×", "4", "resumed table", "warm ready", 0.15),
    ("bytes of a first visit", "1", "bytes", "bytes", 1.00),
]
"""What is compared, at which slowness, which figure of ours with which of the stock page's, and what is aimed at."""


def rows(medians: dict[str, dict[str, float]]) -> list[list[str]]:
    """Each comparison as a line of the table."""
    found = []
    for what, slower, ours, theirs, aim in BARS:
        own, stock = medians[f"{slower} ours"][ours], medians[f"{slower} stock"][theirs]
        unit = "" if "bytes" in what else " ms"
        found.append([what, f"{own:,.0f}{unit}", f"{stock:,.0f}{unit}", f"**{own / stock:.2f}**", f"≤ {aim:.2f}"])
    return found


def bench(rounds: int = ROUNDS) -> None:
    """Measure and write it down; fewer rounds than there should be are only a look, and are only printed."""
    setup.python_tools("dev")
    build()
    where = machine()
    with step("Starting the site and a stock page in turn"):
        printed = run(PYTHON, "-m", "scripts.tasks.bench_start", chromium(), str(rounds), *own_wheels())
    found: dict[str, Any] = last_json(printed)
    head = ["", "Hansa", "stock page", "ratio", "aim"]
    words = TEXT.format(
        machine=where,
        chromium=found["chromium"],
        rounds=found["rounds"],
        memories=" or ".join(found["memories"]),
        later=found["later"],
        table=table(head, rows(found["medians"])),
    )
    if rounds < ROUNDS:
        print(words)
    else:
        put("Start", words)
