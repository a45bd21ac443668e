"""Round after round until there are as many as were asked for. Run by scripts/kill-test."""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from scripts.kills.browser import Browser
from scripts.kills.chromium import Chromium
from scripts.kills.results import Results
from scripts.kills.rounds import Trial, end_of
from scripts.tasks.kill_test import BROWSER
from scripts.tasks.places import DIST
from scripts.tasks.serve import serving

LIVES = (1.0, 10.0)
ROUNDS_A_PROFILE = 50
"""After so many a new profile begins, as for a new visitor."""


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/kill-test")
    parser.add_argument("kills", type=int)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--engine", required=True)
    parser.add_argument("--resume", action="store_true")
    return parser.parse_args()


@contextmanager
def maker(engine: str) -> Iterator[Callable[[Path], Browser]]:
    """Gives a browser for a profile."""
    program = os.environ[BROWSER]
    if engine == "Firefox":
        from scripts.kills.firefox import KillableFirefox  # noqa: PLC0415 - needs what only those have who ask for it

        yield lambda profile: KillableFirefox(program, profile)
    else:
        with sync_playwright() as playwright:
            yield lambda profile: Chromium(playwright.chromium, program, profile)


def run(engine: str, kills: int, seed: str, results: Results) -> None:
    """Go on from the last round that was noted."""
    with serving(DIST, prefix="/some/where/hansa/") as address, maker(engine) as make:
        while (done := len(results.rounds)) < kills:
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
                browser = make(Path(folder))
                with closing(Trial(browser, address, seed)) as trial:
                    trial.begin()
                    for number in range(done, min(kills, done + ROUNDS_A_PROFILE)):
                        told = trial.round(number, end_of(browser.ends, seed, number), LIVES)
                        results.add(told)
                        print(told.line(), flush=True)


def main() -> int:
    asked = options()
    results = Results(asked.engine, resume=asked.resume)
    try:
        run(asked.engine, asked.kills, asked.seed, results)
    except KeyboardInterrupt:
        print("\nStopped; the same with --resume goes on.")
    print(f"\n{results.summary()}")
    return 0 if len(results.rounds) >= asked.kills and results.nothing_lost else 1


if __name__ == "__main__":
    sys.exit(main())
