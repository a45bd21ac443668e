"""Playing at once: one tap on the home screen, and a set-up that knows what was played and who may play what."""

from __future__ import annotations

import pytest

import hansa
from tests.web.document import part
from tests.web.fakes import FakePage, FakeStore
from web.app.app import App
from web.play.usual import last_alone, last_played


def started(at: str = "#/", store: FakeStore | None = None) -> tuple[App, FakePage]:
    page = FakePage(at)
    app = App(page, store or FakeStore())
    page.routed = app.routed
    app.start()
    return app, page


def seats(app: App) -> tuple[str, ...]:
    """Who is at the table when the set-up begins."""
    app.did("begin")
    return played(app).seats


def played(app: App) -> hansa.Match:
    assert app.services.session is not None
    return app.services.session.match


def test_a_newcomer_plays_hansa_with_two_friendly_computers_after_one_tap() -> None:
    app, page = started()
    assert part(page.shown["usual"]).text == "Hansa against Hinrich (Apprentice) and Wobbeke (Apprentice)"
    app.did("play")
    assert page.marks["screen"] == "table"
    assert played(app).game.id == "hansa"
    assert played(app).seats == ("person", "apprentice", "apprentice")


def test_the_game_last_played_alone_begins_again_with_one_tap() -> None:
    store = FakeStore()
    app, page = started("#/new", store)
    app.did("game", "teutonica")
    app.did("option:board", "eastern")
    app.did("option:favours", "on")
    app.did("way", "alone")
    app.did("name:0", "Anna")
    app.did("level:1", "master")
    before = seats(app)
    first = played(app).setup
    page.go("#/new")
    app.did("way", "together")
    app.did("begin")  # this one is not played alone
    page.go("#/")
    assert "Hansa Teutonica against" in part(page.shown["usual"]).text
    app.did("play")
    again = played(app).setup
    assert (again.game, again.players, again.options) == (
        first.game,
        first.players,
        {**first.options, "start": "drawn"},
    )
    assert played(app).seats == before
    assert again.seed != first.seed


def test_a_record_that_cannot_be_read_is_passed_over() -> None:
    app, _page = started()
    app.did("play")
    games = app.services.library.games()
    broken = [type(save)(**{**{key: getattr(save, key) for key in save.__slots__}, "record": "?"}) for save in games]
    assert last_alone([*broken, *games]) == last_alone(games)
    assert last_played(broken) is None


def test_the_set_up_knows_the_game_and_the_options_of_the_last_time() -> None:
    store = FakeStore()
    app, page = started("#/new", store)
    app.did("game", "teutonica")
    app.did("option:board", "eastern")
    app.did("option:promotional", "on")
    app.did("begin")
    first = played(app).setup.options
    page.go("#/new")
    app.did("begin")
    assert played(app).setup.options == first
    assert (first["board"], first["promotional"] == "off") == ("eastern", False)


@pytest.mark.parametrize(
    ("board", "before", "after"),
    [
        ("eastern", 2, ("person", "person", "apprentice")),
        ("hanseatic-4-5", 2, ("person", "person", "apprentice", "apprentice")),
        ("britannia-3", 5, ("person",) * 3),
        ("hanseatic-2-3", 5, ("person",) * 3),
        ("eastern", 5, ("person",) * 5),
    ],
)
def test_a_board_brings_the_seats_it_is_made_for(board: str, before: int, after: tuple[str, ...]) -> None:  # T1
    app, _page = started("#/new")
    app.did("game", "teutonica")
    for _ in range(before - 2):
        app.did("add")
    app.did("option:board", board)
    assert seats(app) == after
    assert played(app).setup.options["board"] == board


def test_people_with_names_stay_when_seats_go() -> None:
    app, _page = started("#/new")
    app.did("game", "teutonica")
    app.did("name:0", "Anna")
    for _ in range(3):
        app.did("add", "computer")
    app.did("name:1", "Bo")
    app.did("option:board", "britannia-3")
    assert seats(app) == ("person", "person", "apprentice")
    assert played(app).setup.players[:2] == ("Anna", "Bo")


def test_another_option_moves_nobody() -> None:
    app, _page = started("#/new")
    app.did("game", "teutonica")
    app.did("option:board", "hanseatic-4-5")
    app.did("remove", "3")
    app.did("option:favours", "on")
    assert len(seats(app)) == 3


def test_who_plays_alone_has_computers_around_and_who_does_not_has_people() -> None:
    app, page = started("#/new")
    app.did("add")
    app.did("name:1", "Anna")
    app.did("way", "alone")
    assert part(page.shown["way"]).one("input", checked=True)["value"] == "alone"
    app.did("way", "link")
    assert part(page.shown["way"]).one("input", checked=True)["value"] == "link"
    assert "link" in part(page.shown["way"]).text
    app.did("level:0", "master")
    app.did("level:2", "merchant")
    assert part(page.shown["way"]).one("input", checked=True)["value"] == "alone"
    app.did("way", "alone")
    assert seats(app) == ("master", "person", "merchant")


def test_another_computer_plays_as_well_as_the_last_one() -> None:
    app, _page = started("#/new")
    app.did("level:1", "master")
    app.did("add", "computer")
    assert seats(app) == ("person", "master", "master")


def test_a_double_tap_begins_one_game() -> None:
    app, page = started()
    page.routed = lambda: None  # the browser tells of a new address a moment later
    app.did("play")
    app.did("play")
    assert len(app.services.library.games()) == 1
    app.routed()
    assert page.marks["screen"] == "table"


def test_trying_a_hint_does_not_change_what_somebody_usually_plays() -> None:
    app, page = started()
    app.did("play")
    before = last_alone(app.services.library.games())
    page.go("#/hints/teutonica")
    app.did("try", part(page.shown["app"]).all("button", data_do="try")[0]["data-value"])
    assert len(app.services.library.games()) == 2
    games = app.services.library.games()
    assert last_alone(games) == before == last_played(games)
