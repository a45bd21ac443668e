"""Round after round until there are as many as were asked for. Run by scripts/kill-test."""

import argparse
import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from scripts.kills import results
from scripts.kills.rounds import Trial, kind_of
from scripts.tasks.browser import VARIABLE
from scripts.tasks.places import DIST
from scripts.tasks.serve import serving

LIVES = (1.0, 10.0)
ROUNDS_A_PROFILE = 50
"""After so many a new profile begins, as for a new visitor."""


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/kill-test")
    parser.add_argument("kills", type=int)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--resume", action="store_true")
    return parser.parse_args()


def run(kills: int, seed: str) -> None:
    """Go on from the last round that was noted."""
    with serving(DIST, prefix="/some/where/hansa/") as address, sync_playwright() as playwright:
        while (done := len(results.read())) < kills:
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
                trial = Trial(playwright.chromium, os.environ[VARIABLE], Path(folder), address, seed)
                trial.begin()
                for number in range(done, min(kills, done + ROUNDS_A_PROFILE)):
                    told = trial.round(number, kind_of(seed, number), LIVES)
                    results.add(told)
                    print(results.line(told), flush=True)
                trial.end()


def main() -> int:
    asked = options()
    if not asked.resume:
        results.RESULTS.unlink(missing_ok=True)
    try:
        run(asked.kills, asked.seed)
    except KeyboardInterrupt:
        print("\nStopped; scripts/kill-test --resume goes on.")
    rounds = results.read()
    print(f"\n{results.summary(rounds)}")
    lost = [cost for one in rounds if any((cost := one["cost"])[what] for what in ("steps", "games", "back", "names"))]
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
