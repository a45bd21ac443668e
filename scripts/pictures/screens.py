"""The screens, each with the way to it from the home screen."""

from collections.abc import Callable

from playwright.sync_api import FilePayload, Page

import hansa
from e2e.opponents import prefer, sit_down
from e2e.teutonica import played
from hansa.core.packed import pack
from scripts.pictures.games import baltic_game, before, teutonica_game

Way = Callable[[Page], None]


def at_table(page: Page, match: hansa.Match) -> None:
    """Import a game and sit down at its table."""
    record = FilePayload(name="picture.hansa", mimeType="text/plain", buffer=match.dumps().encode())
    page.locator("#file").set_input_files(record)
    page.wait_for_selector("html[data-screen=table]:not([data-kept])")
    page.locator('[data-do="app.close-notice"]').click()


def table(make: Callable[[], hansa.Match], *clicks: str, keys: str = "") -> Way:
    """The table of a game, and what is open in front of it after a few clicks and keys."""

    def way(page: Page) -> None:
        at_table(page, make())
        for selector in clicks:
            page.locator(selector).first.dispatch_event("click")
        for key in keys:
            page.keyboard.press(key)
        page.wait_for_timeout(1_000)

    return way


def address(fragment: str, *clicks: str) -> Way:
    """A screen with an address of its own."""

    def way(page: Page) -> None:
        page.evaluate("(there) => { location.hash = there; }", fragment)
        page.wait_for_timeout(500)
        for selector in clicks:
            page.locator(selector).first.dispatch_event("click")

    return way


def home(page: Page) -> None:
    """A few games to go on with."""
    for match in (baltic_game(), teutonica_game("hanseatic-4-5", 5)):
        at_table(page, match)
        page.evaluate("location.hash = '#/'")
        page.wait_for_function("document.documentElement.dataset.screen === 'home'")


def with_missions() -> hansa.Match:
    return teutonica_game("hanseatic-4-5", 4, 150, missions="on", favours="on")


def hanseatic() -> hansa.Match:
    return teutonica_game("hanseatic-4-5", 5)


def moment(family: str, phase: str = "") -> Callable[[], hansa.Match]:
    """A five-player game when somebody may do this."""
    return lambda: before(teutonica_game("hanseatic-4-5", 5, 10_000), family, phase)


def sale(family: str) -> Callable[[], hansa.Match]:
    """A game of Hansa when somebody may do this: one in which goods are lost, too."""
    return lambda: before(baltic_game(10_000, "h"), family)


def displacing() -> hansa.Match:
    return played(["place t stade-hamburg.1", "place m stade-hamburg.2", "end"])


def link(page: Page) -> None:
    """A game that came by link, before it is taken in."""
    address(f"#/open/{pack(baltic_game())}")(page)


def opponents(page: Page) -> None:
    """A table with computers, waiting for a person to look at the next step."""
    prefer(page, speed="step")
    sit_down(page, ["apprentice", "", "merchant", "master"], "teutonica", "hanseatic-4-5")
    page.get_by_role("button", name="Next step").wait_for(timeout=60_000)


SCREENS: dict[str, Way] = {
    "home-new": lambda _page: None,
    "home": home,
    "setup": address("#/new"),
    "setup-teutonica": address("#/new", "label:has(#game-teutonica)"),
    "hansa": table(baltic_game),
    "hansa-score": table(baltic_game, '.head-line [data-do="score"]'),
    "hansa-menu": table(baltic_game, '[data-do="app.menu"]'),
    "hansa-help": table(baltic_game, '[data-do="help"]'),
    "hansa-history": table(baltic_game, '.log-line:nth-child(20) [data-do="history.at"]'),
    "hansa-share": table(baltic_game, '[data-do="app.menu"]', '[data-do="share"]'),
    "hansa-typed": table(baltic_game, keys="/s"),
    "hansa-overview": table(baltic_game, keys="v"),
    "hansa-advice": table(baltic_game, '[data-do="hint"]', keys=""),
    "hansa-sale": table(sale("sell"), "#do-sell"),
    "hansa-booths": table(sale("build"), "#do-build"),
    "hansa-loss": table(sale("lose")),
    "hansa-hand-on": table(baltic_game, "#do-end"),
    "hansa-end": table(lambda: baltic_game(10_000)),
    "teutonica": table(hanseatic),
    "teutonica-desk": table(hanseatic, '[data-do="desk"]'),
    "teutonica-desk-mission": table(with_missions, '.plate.is-active [data-do="desk"]'),
    "teutonica-mission": table(with_missions, '.bar [data-do="mission"]'),
    "teutonica-lens": table(hanseatic, ".board .route:not(.is-legal) .spot"),
    "teutonica-route": table(moment("route"), ".board .route.is-legal .spot"),
    "teutonica-displace": table(displacing, '.board [data-id="post:stade-hamburg.2"]'),
    "teutonica-answer": table(moment("drop", "answer")),
    "teutonica-income": table(moment("income"), '[data-do="stock"]'),
    "teutonica-marker": table(moment("use"), '.bar [data-id^="marker:"]'),
    "teutonica-plate": table(moment("marker")),
    "teutonica-city": table(hanseatic, '.board [data-id="city:hamburg"]'),
    "teutonica-hand-on": table(hanseatic, keys="e"),
    "teutonica-history": table(hanseatic, '.log-line:nth-child(20) [data-do="history.at"]'),
    "teutonica-overview": table(hanseatic, keys="v"),
    "teutonica-score": table(hanseatic, '.head-line [data-do="score"]'),
    "teutonica-end": table(lambda: teutonica_game("hanseatic-4-5", 5, 10_000)),
    "teutonica-two": table(lambda: teutonica_game("hanseatic-2-3", 2, 200, edition="2009")),
    "teutonica-eastern": table(lambda: teutonica_game("eastern", 4, 180)),
    "teutonica-britannia": table(lambda: teutonica_game("britannia-4-5", 4)),
    "teutonica-britannia-three": table(lambda: teutonica_game("britannia-3", 3)),
    "opponents": opponents,
    "link": link,
    "learn": address("#/learn"),
    "lesson": address("#/learn/hansa/1"),
    "lesson-teutonica": address("#/learn/teutonica/2"),
    "rules": address("#/rules/hansa"),
    "hints": address("#/hints/teutonica"),
    "summary": address("#/summary/hansa"),
    "summary-teutonica": address("#/summary/teutonica/4,board=eastern"),
    "rules-teutonica": address("#/rules/teutonica/T10"),
    "preferences": table(baltic_game, '[data-do="app.menu"]', '[data-do="app.preferences"]'),
}
