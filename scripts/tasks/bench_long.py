"""The longest task of the page's thread with a very long game and with hundreds of games; run by bench.py."""

import json
import sys
from collections.abc import Callable
from random import Random
from time import monotonic

from playwright.sync_api import Browser, FilePayload, Page, sync_playwright

import hansa
from scripts.tasks.bench_taps import FLAGS
from scripts.tasks.places import DIST
from scripts.tasks.serve import serving

STEPS = 3_000
GAMES = 300
SETTLED = 600  # milliseconds after which a task that was going on is over and counted

TASK = "ThreadControllerImpl::RunTask"


def wandered(game: str, seed: str, steps: int, **options: str) -> hansa.Match:
    """Two players who do anything that is possible, for so many steps."""
    match, rng = hansa.new(hansa.Setup(game, ("Anna", "Bo"), options, seed)), Random(seed)
    while match.ply < steps and match.to_act != hansa.OVER:
        match.play(match.legal_actions[int(rng.random() * len(match.legal_actions))])
    return match


def long_game() -> hansa.Match:
    """Nobody has to finish a route, so this one goes on for as long as we like."""
    return wandered("teutonica", "long", STEPS, board="hanseatic-2-3", edition="2009")


def backup() -> str:
    """Games of both titles, of 60 to 260 steps."""
    sizes = Random("backup")
    records = []
    for number in range(GAMES):
        steps = 60 + int(sizes.random() * 200)
        options = {"board": "hanseatic-2-3", "edition": "2009"} if number % 2 else {"start": "1"}
        records.append(wandered("teutonica" if number % 2 else "hansa", str(number), steps, **options).dumps())
    return "\n".join(records)


class Watched:
    """A page of which every deed is timed."""

    def __init__(self, browser: Browser, site: str) -> None:
        self._browser = browser
        self.page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        self.page.set_default_timeout(600_000)
        self.page.goto(site)
        ready(self.page)
        self.found: dict[str, dict[str, float]] = {}

    def time(self, name: str, deed: Callable[[Page], None]) -> None:
        """Do something; note how long it took, and its longest task by the clock and by the processor, in ms."""
        self.page.wait_for_timeout(SETTLED)
        self._browser.start_tracing(page=self.page, categories=["toplevel"])
        began = monotonic()
        deed(self.page)
        took = (monotonic() - began) * 1000
        self.page.wait_for_timeout(SETTLED)
        self.found[name] = {"took": took, **longest(self._browser.stop_tracing())}


def longest(trace: bytes) -> dict[str, float]:
    """Of the tasks of a page's thread: a busy machine makes them longer by the clock, but hardly by the processor."""
    events = json.loads(trace)["traceEvents"]
    main = {(event["pid"], event["tid"]) for event in events if event.get("args", {}).get("name") == "CrRendererMain"}
    tasks = [event for event in events if event["name"] == TASK and (event["pid"], event["tid"]) in main]
    return {
        "clock": max((task.get("dur", 0) for task in tasks), default=0) / 1000,
        "processor": max((task.get("tdur", 0) for task in tasks), default=0) / 1000,
    }


def screen(name: str) -> Callable[[Page], None]:
    return lambda page: void(page.wait_for_function(f"document.documentElement.dataset.screen === '{name}'"))


def ready(page: Page) -> None:
    page.wait_for_selector("html[data-ready='1']")


def void(_answer: object) -> None:
    """The page has answered."""


def click(page: Page, selector: str) -> None:
    page.locator(selector).first.dispatch_event("click")


def choose(words: str) -> Callable[[Page], None]:
    file = FilePayload(name="bench.hansa", mimeType="text/plain", buffer=words.encode())
    return lambda page: page.locator("#file").set_input_files(file)


def then(*deeds: Callable[[Page], None]) -> Callable[[Page], None]:
    """One after the other."""

    def all_of_them(page: Page) -> None:
        for deed in deeds:
            deed(page)

    return all_of_them


def press(selector: str, awaited: str) -> Callable[[Page], None]:
    """Click something, and wait for what comes of it."""
    return then(lambda page: click(page, selector), lambda page: void(page.wait_for_selector(awaited)))


def slide(to: int) -> Callable[[Page], None]:
    moved = f"(e) => {{ e.value = '{to}'; e.dispatchEvent(new Event('input', {{bubbles: true}})); }}"
    mark = f".moment[data-at='{to}']"
    return then(
        lambda page: page.locator("#history-slider").evaluate(moved),
        lambda page: void(page.wait_for_selector(mark, state="attached")),
    )


def go(route: str, where: str) -> Callable[[Page], None]:
    return then(lambda page: page.evaluate("(to) => { location.hash = to; }", route), screen(where))


def one_long_game(watched: Watched) -> None:
    """Everything that is done with a whole game."""
    match = long_game()
    watched.time("its file is opened", then(choose(match.dumps()), screen("table")))
    game = watched.page.evaluate("location.hash")
    watched.time("a step is taken", press(".board .target.is-legal", ".step-undo:not([aria-disabled])"))
    watched.time("it is taken back", press(".step-undo", ".board .target.is-legal"))
    watched.time("the log sheet", press('.head-line [data-do="log"]', "#log-0 li"))
    watched.time("… what was earlier", press('[data-do="earlier"]', "#log-1 li"))
    watched.page.keyboard.press("Escape")
    watched.time("looking back", press('[data-do="history"]', "#history-slider"))
    watched.time("… to the beginning", slide(0))
    watched.time("… to the middle", slide(STEPS // 2))
    watched.page.keyboard.press("Escape")
    click(watched.page, '[data-do="app.menu"]')
    watched.time("it is shared", press('[data-do="share"]', "#share-link"))
    link = watched.page.locator("#share-link").input_value().partition("#")[2]
    watched.page.keyboard.press("Escape")
    watched.time("back to the list", go("#/", "home"))
    watched.time("opened from the list", go(game, "table"))
    go("#/", "home")(watched.page)
    opened = then(
        lambda page: page.evaluate("(to) => { location.hash = to; }", f"#{link}"),
        lambda page: void(page.wait_for_selector(".sent-game")),
    )
    watched.time("its link is opened", opened)


def many_games(watched: Watched) -> None:
    """A backup, and the list it makes."""
    restored = then(choose(backup()), lambda page: void(page.wait_for_selector("#games-0 button")))
    watched.time(f"{GAMES} games are restored", restored)
    watched.time("… a game's menu", press('[data-do="menu"]', "dialog[open] .choices"))
    watched.page.keyboard.press("Escape")
    watched.time("… more of the list", press('[data-do="more"]', "#games-0 .card"))
    go("#/new", "setup")(watched.page)
    watched.time("… back to the list", go("#/", "home"))
    watched.time("… the page starts with them", then(lambda page: void(page.reload()), ready))


def main() -> None:
    """Both; prints JSON."""
    found: dict[str, dict[str, float]] = {}
    with sync_playwright() as playwright, serving(DIST) as site:
        browser = playwright.chromium.launch(executable_path=sys.argv[1], args=list(FLAGS))
        for deeds in (one_long_game, many_games):
            watched = Watched(browser, site)
            deeds(watched)
            found |= watched.found
            watched.page.close()
        browser.close()
    print(json.dumps(found))


if __name__ == "__main__":
    main()
