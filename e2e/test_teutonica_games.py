"""A full game of Hansa Teutonica on every board, through the page's own targets."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.teutonica import play_on, set_up

GAMES = [
    ("hanseatic-4-5", 4, ()),
    ("hanseatic-2-3", 2, ()),
    ("hanseatic-2-3", 3, ("option-missions", "option-favours")),
    ("eastern", 3, ()),
    ("britannia-4-5", 4, ()),
    ("britannia-3", 3, ()),
]
MOST = 2400


@pytest.mark.parametrize(("board", "players", "options"), GAMES, ids=str)
def test_a_game_is_played_to_its_end(
    desktop: Page, open_app: Callable[[Page], Page], board: str, players: int, options: tuple[str, ...]
) -> None:
    page = open_app(desktop)
    set_up(page, board, players, *options)
    done = play_on(page, MOST)
    assert done.get("over"), done
    assert done["route"] > 5
    rows = page.locator(".score-sheet tbody tr")
    expect(rows).to_have_count(6 + len(options))
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
