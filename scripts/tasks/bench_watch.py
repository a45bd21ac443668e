"""From a saved file to the changed page of scripts/play --watch; run by the environment's Python."""

import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from scripts.watch.copied import copy_tree, watched

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking")
ROUNDS = 7
PATIENCE = 120_000
READY = "document.documentElement?.dataset.ready === '1'"


class Change(NamedTuple):
    """Which file is changed, some words of it, what stands there instead, and how the page shows that it is another."""

    pattern: str
    words: str
    instead: str
    seen: str


CHANGES = {
    "a style sheet": Change(
        "web/**/*.css",
        ":root {",
        ":root { --round: %d;",
        "getComputedStyle(document.documentElement).getPropertyValue('--round').trim() === '%d'",
    ),
    "a sentence": Change(
        "web/**/*.py",
        '"home.new": "',
        '"home.new": "Round %d ',
        f"{READY} && document.body.innerText.includes('Round %d')",
    ),
    "a module of the rules": Change(
        "hansa/core/match.py", "class Match", "ROUND = %d\n\n\nclass Match", f"{READY} && !window.old"
    ),
    "a script": Change(
        "web/**/boot.js", "const root", "globalThis.round = %d;\nconst root", f"{READY} && window.round === %d"
    ),
}


def measure(page: Page, root: Path, change: Change) -> dict[str, float]:
    """Seconds until the page shows it and can be used."""
    path = next(found for found in sorted(root.glob(change.pattern)) if change.words in found.read_text())
    before, took = path.read_text(), []
    for number in range(1, ROUNDS + 1):
        page.evaluate("window.old = true")  # a page that was loaded anew knows nothing of it
        start = time.monotonic()
        path.write_text(before.replace(change.words, change.instead % number, 1))
        page.wait_for_function(change.seen.replace("%d", str(number)), timeout=PATIENCE)
        took.append(time.monotonic() - start)
    return {"median": statistics.median(took), "longest": max(took)}


def main(executable: str) -> None:
    """Measure all of them in one tab; prints JSON."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        root = copy_tree(Path(folder))
        browser = playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
        with watched(root) as address:
            page = browser.new_page()
            page.goto(address)
            page.wait_for_function(READY, timeout=PATIENCE)
            print(json.dumps({name: measure(page, root, change) for name, change in CHANGES.items()}))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
