"""Two builds of the site in one browser, tapped and started in turn; run by scripts/compare. Prints JSON."""

import json
import random
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from hansa import Match
from scripts.pictures.games import baltic_game, teutonica_game
from scripts.pictures.screens import at_table
from scripts.tasks.bench_start import FACTS, NOTES
from scripts.tasks.bench_taps import FLAGS, MEASURE, NEXT, STRIDE, TAP
from scripts.tasks.serve import serving
from scripts.tasks.slowness import slowed

TAPS_A_ROUND = 10
STARTS_A_ROUND = 2
RESAMPLED = 1000
READY = "html[data-ready='1']"
KEPT = "navigator.serviceWorker?.controller?.state === 'activated'"

Pair = tuple[float, float]


def tapped(page: Page, n: int) -> float:
    """Milliseconds from a tap to what comes of it."""
    took = float(page.evaluate(TAP, page.evaluate(NEXT, STRIDE * n)))
    page.keyboard.press("Escape")
    page.wait_for_timeout(30)
    return took


def table_of(browser: Browser, site: str, match: Match) -> Page:
    page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page.goto(site)
    page.wait_for_selector(READY, timeout=120_000)
    page.evaluate(MEASURE)
    at_table(page, match)
    page.wait_for_timeout(1_000)
    return page


def taps(browser: Browser, sites: Sequence[str], match: Match, rounds: int) -> list[Pair]:
    """The same taps on both, one after the other; who is first changes."""
    pages = [table_of(browser, site, match) for site in sites]
    pairs = []
    for n in range(rounds * TAPS_A_ROUND):
        took = dict.fromkeys(range(2), 0.0)
        for which in ((0, 1), (1, 0))[n % 2]:
            took[which] = tapped(pages[which], n)
        pairs.append((took[0], took[1]))
    for page in pages:
        page.close()
    return pairs


Start = tuple[float, float]
"""When the page can be used, and the longest task of its own thread until then, in milliseconds."""


def started(page: Page, site: str) -> Start:
    page.goto(site)
    page.wait_for_selector(READY, timeout=120_000)
    facts = page.evaluate(FACTS)
    return float(facts["ready"]), float(facts["block"])


def first_visits(browser: Browser, sites: Sequence[str], rounds: int) -> list[tuple[Start, Start]]:
    """Visits of somebody who was never here."""

    def visit(site: str) -> Start:
        context = browser.new_context()
        page = context.new_page()
        page.add_init_script(NOTES)
        found = started(page, site)
        context.close()
        return found

    return [_in_turn(n, lambda which: visit(sites[which])) for n in range(rounds * STARTS_A_ROUND)]


def _in_turn(n: int, visit: Callable[[int], Start]) -> tuple[Start, Start]:
    """Both of them; who is first changes."""
    found = {which: visit(which) for which in ((0, 1), (1, 0))[n % 2]}
    return found[0], found[1]


def starts(browser: Browser, sites: Sequence[str], rounds: int) -> list[tuple[Start, Start]]:
    """Visits of a page that the browser has kept."""
    pages = [browser.new_context().new_page() for _ in sites]
    for page, site in zip(pages, sites, strict=True):
        page.goto(site)
        page.wait_for_selector(READY, timeout=120_000)
        page.wait_for_function(KEPT, timeout=120_000)
        page.wait_for_timeout(8_000)  # for the snapshot
    for page in pages:
        page.add_init_script(NOTES)

    def visit(which: int) -> Start:
        pages[which].goto("about:blank")
        return started(pages[which], sites[which])

    pairs = [_in_turn(n, visit) for n in range(rounds * STARTS_A_ROUND + 1)]
    for page in pages:
        page.context.close()
    return pairs[1:]  # the first one warms both up


def figures(pairs: Sequence[Pair]) -> tuple[float, float, float, float]:
    """Both medians, and where 95 of 100 ratios of medians lie when the pairs are drawn anew."""
    rng = random.Random(1)  # noqa: S311 - no secret
    ratios = sorted(_ratio(rng.choices(pairs, k=len(pairs))) for _ in range(RESAMPLED))
    return *_medians(pairs), ratios[RESAMPLED // 40], ratios[-RESAMPLED // 40]


def _medians(pairs: Sequence[Pair]) -> Pair:
    return statistics.median(pair[0] for pair in pairs), statistics.median(pair[1] for pair in pairs)


def _ratio(pairs: Sequence[Pair]) -> float:
    old, new = _medians(pairs)
    return new / max(old, 1.0)


def measured(browser: Browser, sites: Sequence[str], rounds: int) -> Iterator[tuple[str, list[Pair]]]:
    yield "a tap, Hansa", taps(browser, sites, baltic_game(), rounds)
    yield "a tap, Hansa Teutonica, five players", taps(browser, sites, teutonica_game("hanseatic-4-5", 5), rounds)
    for slowness, how in ((1, ""), (4, ", slowed 4×")):
        for name, visits in (("first visit", first_visits), ("later visit", starts)):
            with slowed(slowness):
                found = visits(browser, sites, rounds)
            yield f"usable, {name}{how}", [(old[0], new[0]) for old, new in found]
            yield f"longest task, {name}{how}", [(old[1], new[1]) for old, new in found]


def main() -> None:
    """As scripts/compare calls it: a browser, two folders, how many rounds."""
    program, *folders, rounds = sys.argv[1:]
    with ExitStack() as stack, sync_playwright() as playwright:
        sites = [stack.enter_context(serving(Path(folder))) for folder in folders]
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        found = {name: figures(pairs) for name, pairs in measured(browser, sites, int(rounds))}
        browser.close()
    print(json.dumps(found))


if __name__ == "__main__":
    main()
