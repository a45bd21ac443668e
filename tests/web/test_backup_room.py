"""A backup that does not fit, and one that somebody stops."""

import pytest

import hansa
from tests.web.app import begin, start, text_of
from tests.web.fakes import FakeFile, FakeStore
from web.screens import working
from web.store import backup
from web.store.slots import GAME
from web.text import say


def games(count: int) -> str:
    """A backup of so many short games, the one played last first."""
    matches = [hansa.new(hansa.Setup("hansa", (f"Anna {n}", "Bo"), {"start": "1"})) for n in range(count)]
    return "\n".join(match.dumps() for match in matches)


def names(store: FakeStore) -> set[str]:
    """Who plays in the games that are kept."""
    app, _ = start(store=store)
    assert not any(app.services.library.is_unsaved(save.id) for save in app.services.library.games())
    return {save.players[0] for save in app.services.library.games()}


def test_a_backup_that_does_not_fit_ends_at_the_first_game_without_room_and_says_so() -> None:
    store = FakeStore(room=backup.SPARE + 12_000)
    app, page = start(store=store)
    app.chosen(FakeFile("backup.hansa", games(20)))
    kept = len(app.services.library.games())
    assert 3 < kept < 20
    told = text_of(page.shown["dialog"])
    assert say("backup.left.title") in told
    assert f"{kept} games of the backup are in your list. {20 - kept} did not fit." in told
    assert names(store) == {f"Anna {n}" for n in range(kept)}, "those played last come first"
    assert [save.players[0] for save in app.services.library.games()] == [f"Anna {n}" for n in range(kept)]
    app.did("app.dismiss")
    assert page.shown["banner"] == ""


def test_games_that_are_played_still_have_room_after_a_backup_that_does_not_fit() -> None:
    store = FakeStore(room=backup.SPARE + 12_000)
    app, page = start(store=store)
    app.chosen(FakeFile("backup.hansa", games(20)))
    app.did("app.dismiss")
    begin(app, page, "Dora", "Bo")
    app.tapped("city:riga")
    assert say("banner.full") not in text_of(page.shown["banner"])
    assert len([key for key in store if key.startswith(GAME)]) == len(app.services.library.games()) + 1


def test_the_rest_of_a_backup_comes_when_there_is_room_again() -> None:
    store = FakeStore(room=backup.SPARE + 12_000)
    app, page = start(store=store)
    app.chosen(FakeFile("backup.hansa", games(20)))
    first = len(app.services.library.games())
    store.room = None
    app.chosen(FakeFile("backup.hansa", games(20)))
    assert page.said[-1] == (
        f"{20 - first} games of the backup are in your list. {first} of the backup were in your list already."
    )
    assert len(names(store)) == 20


def test_nothing_is_put_into_a_storage_that_is_full() -> None:
    store = FakeStore(room=100)
    app, page = start(store=store)
    app.chosen(FakeFile("backup.hansa", games(3)))
    assert "0 games of the backup are in your list. 3 did not fit." in text_of(page.shown["dialog"])
    assert app.services.library.games() == []


def test_a_game_that_turns_out_not_to_fit_is_not_said_to_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    store = FakeStore(room=6_000)
    app, page = start(store=store)
    monkeypatch.setattr(app.services.library, "has_room", lambda _: True)
    app.chosen(FakeFile("backup.hansa", games(20)))
    kept = len(app.services.library.games())
    assert 0 < kept < 20
    assert f"{20 - kept} did not fit" in text_of(page.shown["dialog"])
    assert len(names(store)) == kept


def test_where_the_browser_keeps_nothing_a_backup_lasts_as_long_as_the_page() -> None:
    app, page = start(store=FakeStore(blocked=True))
    app.chosen(FakeFile("backup.hansa", games(3)))
    assert len(app.services.library.games()) == 3
    assert page.shown["games"].count(say("home.unsaved")) == 3
    assert say("banner.blocked.elsewhere") in text_of(page.shown["banner"])


def test_a_backup_can_be_stopped_and_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "SLICE", 0)
    app, page = start()
    page.busy = True
    app.chosen(FakeFile("backup.hansa", games(10)))
    while len(app.services.library.games()) < 4:
        page.waiting.pop(0)()
    assert say("working.stop") in page.shown["dialog"]
    app.did("app.dismiss")
    assert not page.dialog
    there = len(app.services.library.games())
    assert page.shown["games"].count("card-link") == there
    assert f"{10 - there} did not come any more" in page.said[-1]
    while page.waiting:
        page.waiting.pop(0)()
    assert len(app.services.library.games()) == there
    page.busy = False
    app.chosen(FakeFile("backup.hansa", games(10)))
    assert len(app.services.library.games()) == 10


def test_who_goes_elsewhere_while_a_backup_is_restored_stops_it_and_gets_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "SLICE", 0)
    app, page = start()
    page.busy = True
    app.chosen(FakeFile("backup.hansa", games(10)))
    for _ in range(30):
        page.waiting.pop(0)()
    page.go("#/new")
    assert page.address == "#/new"
    assert not page.dialog
    assert "did not come any more" in text_of(page.shown["notice"])
