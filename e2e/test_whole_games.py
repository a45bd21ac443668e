"""Whole games from the home screen to the score sheet, through nothing but what the page shows."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import hansa
from e2e.shell import begin
from e2e.table import choose, look, spot, touch

pytestmark = pytest.mark.slow

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
