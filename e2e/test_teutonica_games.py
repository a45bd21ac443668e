"""A full game of Hansa Teutonica on every board, through the page's own targets: by clicks, and by a finger."""

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.teutonica import play_on, set_up, touch_on

pytestmark = pytest.mark.slow

OpenApp = Callable[[Page], Page]
GAMES = [
    ("hanseatic-4-5", 4, ()),
    ("hanseatic-2-3", 2, ()),
    ("eastern", 3, ()),
    ("britannia-4-5", 4, ()),
    ("britannia-3", 3, ()),
]
COUNTRIES = {"britannia-3": 1, "britannia-4-5": 2}
"""Rows of the score sheet for them (T49)."""
EXTRAS = ("option-missions", "option-favours")
MOST = 2400


def over(page: Page, done: Counter[str], rows: int) -> None:
    """The game has ended with a sheet of so many rows."""
    assert done["over"], done
    assert done["route"] > 5
    expect(page.locator(".score-sheet tbody tr")).to_have_count(rows)
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")


@pytest.mark.parametrize(("board", "players", "options"), GAMES, ids=str)
def test_a_game_is_played_to_its_end(
    desktop: Page, open_app: OpenApp, board: str, players: int, options: tuple[str, ...]
) -> None:
    page = open_app(desktop)
    set_up(page, board, players, *options)
    over(page, play_on(page, MOST), 6 + len(options) + COUNTRIES.get(board, 0))


def test_five_people_play_with_missions_and_favours_by_touch_on_a_tablet(tablet: Page, open_app: OpenApp) -> None:
    page = open_app(tablet)
    set_up(page, "hanseatic-4-5", 5, *EXTRAS)
    done = touch_on(page, MOST)
    over(page, done, 8)


def test_a_whole_game_is_played_by_touch_on_a_phone(phone: Page, open_app: OpenApp) -> None:
    """At first on the large board, then on the small one, where posts are looked up under the lens of their route."""
    page = open_app(phone)
    set_up(page, "hanseatic-2-3", 3)
    done = touch_on(page, 100)
    while page.locator("#dialog[open]").count():  # who has been asked something answers first
        done += touch_on(page, 1)
    for _ in range(2):
        page.locator("#zoom-out").tap()
    done += touch_on(page, MOST, lens=True)
    over(page, done, 6)
