"""Whole games from the home screen to the score sheet, through nothing but what the page shows."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

import hansa
from e2e.shell import begin
from e2e.table import choose, look, spot, touch

OpenApp = Callable[[Page], Page]
STEPS = 900


def test_two_people_play_a_whole_game_by_touch_on_a_tablet(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    begin(page, "Anna", "Bo")
    for step in range(STEPS):
        seen = look(page)
        if seen["over"]:
            break
        if seen["dialog"]:
            wanted = next(do for do in ("yes", "sell", "build") if do in seen["dialog"])
            touch(page, f'dialog [data-do="{wanted}"]')
        elif seen["handing"]:
            touch(page, '[data-do="confirm"]')
        elif seen["picks"]:
            touch(page, ".table-bar .pick")
        else:
            touch(page, spot(choose(seen, step)))
    else:
        raise AssertionError("the game does not end")
    _the_sheet_adds_up(page)
    with page.expect_download() as saved:
        touch(page, '[data-do="app.download"]')
    record = saved.value.path().read_text(encoding="utf-8")
    assert hansa.load(record).outcome, "the file holds the game to its end"
    touch(page, '[data-do="look"]')
    expect(page.locator("#table-bar")).to_contain_text("The game is over.")
    touch(page, '[data-do="final"]')
    touch(page, '[data-do="again"]')
    expect(page.locator("#table-bar")).to_contain_text("Choose a city for 2 booths (round 1 of 3).")
    expect(page.locator("#table-players")).to_contain_text("Anna")


def test_two_people_play_a_whole_game_by_keyboard(desktop: Page, open_app: OpenApp) -> None:
    page = open_app(desktop)
    _begin_by_keyboard(page)
    press = page.keyboard.press
    for step in range(STEPS):
        seen = look(page)
        if seen["over"]:
            break
        if seen["dialog"]:
            press("Enter")
        elif seen["handing"]:
            press("e")
        elif seen["picks"]:
            press("1")
        else:
            _press_for(page, choose(seen, step))
    else:
        raise AssertionError("the game does not end")
    _the_sheet_adds_up(page)


KEYS = {"do:replenish": "r", "do:sell": "s", "do:build": "t", "do:end": "e", "do:done": "d"}


def _press_for(page: Page, target: str) -> None:
    """A letter for the buttons; for what lies on the board N until the keyboard is there, then Enter."""
    if letter := KEYS.get(target):
        page.keyboard.press(letter)
        return
    for _ in range(20):
        if page.evaluate("document.activeElement.dataset.id") == target:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("n")
    raise AssertionError(f"the keyboard does not reach {target}")


def _begin_by_keyboard(page: Page) -> None:
    _tab_to(page, "New game")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New game")).to_be_focused()
    for name in ("Anna", "Bo"):
        while page.evaluate("document.activeElement.type") != "text":
            page.keyboard.press("Tab")
        page.keyboard.type(name)
        page.keyboard.press("Tab")
    _tab_to(page, "Begin")
    page.keyboard.press("Enter")
    page.wait_for_function("document.documentElement.dataset.screen === 'table'")


def _tab_to(page: Page, words: str) -> None:
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == words:
            return
    raise AssertionError(f"the Tab key does not reach {words!r}")


def _the_sheet_adds_up(page: Page) -> None:
    """Every column of the final sheet is the sum of its rows, and the best one has won."""
    columns: list[list[int]] = page.evaluate(
        """() => [...document.querySelectorAll(".score-sheet thead th")].map((_, seat) =>
             [...document.querySelectorAll(".score-sheet tbody tr, .row-total")].map((row) => {
               const cell = row.querySelectorAll("td")[seat];
               return Number((cell.querySelector(".points") ?? cell).textContent);
             }))"""
    )
    assert len(columns) == 2
    for *rows, total in columns:
        assert len(rows) == 5
        assert sum(rows) == total > 0
    best = max(total for *_, total in columns)
    expect(page.locator(".final .by")).to_contain_text(f"with {best} points")
