"""A list of hundreds of games: the first are drawn, the others when they are wanted."""

import hansa
from tests.web.app import start
from tests.web.document import parse
from tests.web.fakes import FakePage, FakeStore, library
from web.screens.home import PIECE


def shelf_of(count: int) -> FakeStore:
    store = FakeStore()
    books = library(store)
    for number in range(count):
        books.create(hansa.Setup("hansa", (f"Anna {number}", "Bo"), {"start": "1"}))
    return store


def drawn(page: FakePage) -> list[str]:
    """Whose games are on the screen, in their order."""
    parts = [page.shown["games"], *(page.shown[key] for key in page.shown if key.startswith("games-"))]
    return [title.partition(" and ")[0] for title in parse("".join(parts)).texts(class_="card-title")]


def test_a_long_list_is_drawn_in_pieces_when_they_are_wanted() -> None:
    count = 2 * PIECE + 5
    app, page = start(store=shelf_of(count))
    assert drawn(page) == [f"Anna {n}" for n in reversed(range(count - PIECE, count))]
    assert f"Show more of your games ({PIECE + 5})" in "".join(page.shown.values())
    page.patches.clear()
    app.did("more")
    assert "games" not in page.patches, "what is there already is not drawn anew"
    app.did("more")
    assert drawn(page) == [f"Anna {n}" for n in reversed(range(count))]
    assert "Show more" not in page.shown[f"games-{PIECE}"]


def test_a_short_list_has_no_more_to_show() -> None:
    for count in (1, PIECE):
        _, page = start(store=shelf_of(count))
        assert len(drawn(page)) == count
        assert "Show" not in "".join(part for key, part in page.shown.items() if key.startswith("games"))


def test_one_game_more_than_a_piece_can_be_shown() -> None:
    app, page = start(store=shelf_of(PIECE + 1))
    assert "Show 1 more game" in page.shown["games-0"]
    app.did("more")
    assert len(drawn(page)) == PIECE + 1
