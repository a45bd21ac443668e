"""All games in one file, and back."""

import pytest

from hansa.core.steps import outcome
from tests.web.app import begin, start
from tests.web.fakes import FakeFile, FakePage, FakeStore
from web.app.app import App
from web.screens import working
from web.store import backup
from web.text import say


def full_shelf() -> tuple[App, FakePage]:
    app, page = start()
    for names in (("Anna", "Bo"), ("Cy", "Di")):
        begin(app, page, *names)
        page.go("#/")
    return app, page


def test_home_says_when_the_last_backup_was_made_and_offers_one() -> None:
    app, page = start()
    assert say("backup.now") not in page.shown["games"]
    app, page = full_shelf()
    assert say("backup.none") in page.shown["games"]
    app.did("backup")
    assert "Last backup: today" in page.shown["games"]
    ((name, words),) = page.files.items()
    assert name.startswith("hansa-20")
    assert words.count("hansa-record:") == 2


def test_a_backup_brings_the_games_to_another_browser_once() -> None:
    app, page = full_shelf()
    app.did("backup")
    (words,) = page.files.values()
    other, there = start()
    for _ in range(2):
        other.chosen(FakeFile("backup.hansa", words))
        assert len(other.services.library.games()) == 2
    assert {save.record for save in other.services.library.games()} == {
        save.record for save in app.services.library.games()
    }
    assert there.said[-1] == "2 of the backup were in your list already."


def test_what_is_damaged_in_a_backup_does_not_cost_the_rest() -> None:
    app, page = full_shelf()
    app.did("backup")
    (words,) = page.files.values()
    other, there = start()
    other.chosen(FakeFile("backup.hansa", words + "\nhansa-record: 1\nnonsense\n"))
    assert len(other.services.library.games()) == 2
    assert there.said[-1] == "2 games of the backup are in your list. 1 could not be read."


def test_one_record_is_no_backup() -> None:
    assert outcome(backup.apart("hansa-record: 1\nx")) == ["hansa-record: 1\nx\n"]
    assert outcome(backup.apart("a letter")) == ["a letter\n"]
    assert outcome(backup.apart("")) == [""]


def test_a_date_of_a_backup_that_is_none_is_ignored() -> None:
    for odd in ("", "soon", "-1", "²"):
        store = FakeStore()
        store["backup"] = odd
        app, _ = start(store=store)
        assert app.services.library.last_backup() == 0


def test_resume_opens_the_game_that_was_played_last_and_goes_on() -> None:
    app, page = full_shelf()
    newest = app.services.library.games()[0].id
    page.go("#/resume")
    assert page.address == f"#/game/{newest}"
    _, empty = start("#/resume")
    assert empty.address == "#/"


def test_a_file_of_many_beginnings_and_no_game_is_refused_as_a_whole() -> None:
    app, page = start()
    for count in (3, backup.MOST + 1):
        app.chosen(FakeFile("backup.hansa", "hansa-record: 1\n" * count))
        assert say("import.failed") in page.shown["dialog"]
        app.did("app.dismiss")
    assert app.services.library.games() == []


def test_a_backup_of_many_games_is_restored_piece_by_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "SLICE", 0)
    app, page = start()
    begin(app, page, "Anna", "Bo")
    record = app.services.library.games()[0].record
    notes = "".join(f"hansa-record:{record.partition(':')[2].replace('Anna', f'Anna {n}')}\n" for n in range(40))
    other, there = start()
    there.busy = True
    other.chosen(FakeFile("backup.hansa", notes))
    seen = []
    behind = there.patches.count("games")
    while there.waiting:
        seen.append(there.shown.get(working.PART, ""))
        assert there.patches.count("games") == behind, "nothing behind the dialog is drawn before the end"
        there.waiting.pop(0)()
    assert say("backup.restoring") in seen[-1]
    assert "20 of 40" in "".join(seen)
    assert len(other.services.library.games()) == 40
    assert there.said[-1] == "40 games of the backup are in your list."
    assert not there.dialog


def test_a_backup_may_be_larger_than_any_one_game() -> None:
    app, page = start()
    begin(app, page, "Anna", "Bo")
    record = app.services.library.games()[0].record
    large = FakeFile("backup.hansa", f"{record}\n{record.replace('Anna', 'Ada')}", size=4_000_000)
    other, _ = start()
    other.chosen(large)
    assert len(other.services.library.games()) == 2


def test_a_file_that_the_browser_cannot_read_is_told() -> None:
    app, page = start()
    app.chosen(FakeFile("away.hansa", "", gone=True))
    assert say("import.gone") in page.shown["dialog"]
    assert say("import.unchanged") in page.shown["dialog"]


def test_restored_games_stand_in_the_order_they_had() -> None:
    app, page = full_shelf()
    app.did("backup")
    (words,) = page.files.values()
    other, _ = start()
    other.chosen(FakeFile("backup.hansa", words))
    assert [save.players for save in other.services.library.games()] == [
        save.players for save in app.services.library.games()
    ]
