"""Very long games: whatever is done with a whole one is done in slices, and can be stopped."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

import hansa
from tests.web.app import start
from tests.web.document import parse
from tests.web.fakes import FakeFile, FakePage
from web.app.app import App
from web.screens import working
from web.table import log_sheet
from web.text import say


@cache
def record() -> str:
    """Two players who do anything that is possible."""
    options = {"board": "hanseatic-2-3", "edition": "2009"}
    match, rng = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo"), options, "long")), Random("long")
    while match.ply < 500:
        match.play(match.legal_actions[int(rng.random() * len(match.legal_actions))])
    return match.dumps()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> tuple[App, FakePage]:
    """A page on which every slice is one step, and which waits for the test to go on."""
    monkeypatch.setattr(working, "SLICE", 0)
    app, page = start()
    page.busy = True
    return app, page


def go_on(page: FakePage, most: int = 10**6) -> list[str]:
    """Do what waits, at most so many pieces; what the dialog said meanwhile."""
    seen = []
    while page.waiting and most:
        seen.append(page.shown.get(working.PART, "") if page.dialog else "")
        page.waiting.pop(0)()
        most -= 1
    return seen


def opened(app: App, page: FakePage) -> str:
    app.chosen(FakeFile("long.hansa", record()))
    go_on(page)
    assert app.services.session is not None
    return app.services.session.id


def test_a_long_file_is_opened_in_slices_and_shows_how_far_it_is(slow: tuple[App, FakePage]) -> None:
    app, page = slow
    app.chosen(FakeFile("long.hansa", record()))
    assert say("import.reading") in page.shown["dialog"]
    go_on(page, 1)
    assert say("game.opening") in page.shown["dialog"]
    seen = go_on(page)
    lines = record().count("\n") + 1
    assert f"250 of {lines}" in "".join(seen)
    assert page.marks["screen"] == "table"
    assert not page.dialog


def test_a_long_file_can_be_left_before_it_is_read(slow: tuple[App, FakePage]) -> None:
    app, page = slow
    app.chosen(FakeFile("long.hansa", record()))
    go_on(page, 100)
    app.dismissed()
    go_on(page)
    assert page.marks["screen"] == "home"
    assert app.services.library.games() == []
    assert page.errors == []


def test_a_long_game_is_opened_from_the_list_in_slices(slow: tuple[App, FakePage]) -> None:
    app, page = slow
    game_id = opened(app, page)
    page.go("#/")
    page.go(f"#/game/{game_id}")
    assert page.marks["screen"] == "home"
    assert len(go_on(page)) > 400
    assert page.marks["screen"] == "table"


def test_who_stops_the_opening_of_a_game_is_at_the_list_again(slow: tuple[App, FakePage]) -> None:
    app, page = slow
    game_id = opened(app, page)
    page.go("#/")
    page.go(f"#/game/{game_id}")
    go_on(page, 50)
    app.did("app.dismiss")
    go_on(page)
    assert (page.address, page.marks["screen"], page.dialog) == ("#/", "home", False)
    assert app.services.session is None


def test_who_goes_elsewhere_while_a_game_is_opened_gets_there(slow: tuple[App, FakePage]) -> None:
    app, page = slow
    game_id = opened(app, page)
    page.go("#/")
    page.go(f"#/game/{game_id}")
    go_on(page, 50)
    page.go("#/new")
    go_on(page)
    assert (page.address, page.marks["screen"], page.dialog) == ("#/new", "setup", False)


@pytest.mark.parametrize(
    ("use", "awaited"),
    [
        (lambda app, game_id: app.services.share(game_id), "share-link"),
        (lambda app, game_id: (app.did("menu", game_id), app.did("duplicate", in_dialog=True)), ""),
        (
            lambda app, game_id: (
                app.did("menu", game_id),
                app.did("rename", in_dialog=True),
                app.did("title", "Again", in_dialog=True),
                app.did("save-title", in_dialog=True),
            ),
            "",
        ),
    ],
)
def test_a_long_game_of_the_list_is_shared_copied_and_renamed_in_slices(
    slow: tuple[App, FakePage], use: Callable[[App, str], object], awaited: str
) -> None:
    app, page = slow
    game_id = opened(app, page)
    page.go("#/")
    use(app, game_id)
    assert len(go_on(page)) > 400
    assert awaited in page.shown["dialog"]
    assert page.dialog == bool(awaited)
    assert page.errors == []
    assert {save.ply for save in app.services.library.games()} == {500}


def test_a_game_at_the_table_is_shared_without_being_read_again(slow: tuple[App, FakePage]) -> None:
    app, page = slow
    opened(app, page)
    assert app.services.session is not None
    app.services.share(app.services.session.id)
    assert 500 <= len(go_on(page)) < 600, "each step is packed once, and none is replayed"


def test_a_long_link_is_opened_in_slices(slow: tuple[App, FakePage]) -> None:
    app, page = slow
    page.go(f"#/open/{hansa.pack(hansa.load(record()))}")
    assert say("link.reading") in page.shown["dialog"]
    go_on(page)
    assert "sent-game" in page.shown["dialog"]
    assert app.services.library.games() == []


def told(page: FakePage) -> list[str]:
    """The lines of the log sheet, newest first."""
    parts = [page.shown[f"log-{number}"] for number in range(10) if f"log-{number}" in page.shown]
    return parse("".join(parts)).texts(data_value=True)


def test_the_log_sheet_tells_everything_a_piece_at_a_time() -> None:
    app, page = start()
    opened(app, page)
    assert app.services.session is not None
    app.did("log")
    assert say("log.earlier") in page.shown["log-1"]
    page.patches.clear()
    for _ in range(500 // log_sheet.PIECE):
        app.did("earlier", in_dialog=True)
    assert "log-0" not in page.patches, "what is read stays as it is"
    whole = [line.sentence for line in app.services.screen.log.lines(app.services.session.entries)]  # type: ignore[attr-defined]
    assert told(page) == list(reversed(whole))
    assert say("log.earlier") not in "".join(page.shown.values())


def test_a_table_reads_only_the_end_of_a_long_game() -> None:
    app, page = start()
    opened(app, page)
    assert app.services.session is not None
    assert len(app.services.session.entries) == 500
    assert len(app.services.session.entries._made) <= 100
    app.did("history.go", "3")
    assert len(app.services.session.entries._made) <= 170
