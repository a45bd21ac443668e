from dataclasses import replace

import pytest

import hansa
from hansa.core.steps import outcome
from tests.web.fakes import FakeStore, library, new_session, undo_choice
from web.store.library import PLAYERS, PREFERENCES, Library
from web.store.slots import GAME, Slots


def test_a_new_game_is_kept_at_once_and_listed() -> None:
    store = FakeStore()
    table = new_session(library(store))
    (listed,) = library(store).games()
    assert (listed.id, listed.players, listed.ply) == (table.id, ("Anna", "Bo"), table.match.ply)
    assert listed.seat == table.match.to_act


def test_the_game_played_last_is_listed_first() -> None:
    books = library(FakeStore())
    first, second = new_session(books), new_session(books)
    assert [save.id for save in books.games()] == [second.id, first.id]
    first.play("booths danzig")
    assert [save.id for save in books.games()] == [first.id, second.id]
    books.open(second.id)
    assert [save.id for save in books.games()] == [first.id, second.id], "looking is not playing"


def test_a_game_that_came_just_now_is_opened_as_it_lies_here_unless_another_tab_went_on() -> None:
    store = FakeStore()
    books = library(store)
    table = new_session(books)
    assert books.open(table.id) is table
    assert books.open(table.id) is not table, "only once"
    other = new_session(books)
    elsewhere = library(store).open(other.id)
    assert elsewhere is not None
    elsewhere.play("booths danzig")
    again = books.open(other.id)
    assert again is not None
    assert again.match.log == elsewhere.match.log


def test_renaming_keeps_the_game_and_its_dates() -> None:
    books = library(FakeStore())
    table = new_session(books)
    created = books.games()[0].created
    books.rename(table.id, "  A <b>title</b>\n" + "x" * 100)
    (listed,) = books.games()
    assert listed.title.startswith("A <b>title</b> xxx")
    assert len(listed.title) == hansa.TITLE_LENGTH
    assert listed.created == created
    again = books.open(table.id)
    assert again is not None
    assert again.match.log == table.match.log


def test_a_copy_goes_its_own_way() -> None:
    books = library(FakeStore())
    table = new_session(books)
    table.play("booths danzig")
    twin = outcome(books.duplicating(table.id, "copy"))
    assert twin is not None
    assert (twin.match.log, twin.handing_on) == (table.match.log, True)
    undo_choice(twin)
    twin.play("booths riga")
    table.confirm()
    kept = {save.id: save.record for save in books.games()}
    assert "booths riga" in kept[twin.id]
    assert "booths riga" not in kept[table.id]


def test_a_deleted_game_can_be_brought_back_exactly() -> None:
    store = FakeStore()
    books = library(store)
    table = new_session(books)
    table.play("booths danzig")
    before = dict(store)
    undo = books.delete(table.id)
    assert books.games() == []
    assert not any(key.startswith(GAME) for key in store)
    undo()
    assert {key: text for key, text in store.items() if key.startswith(GAME)} == before


def test_what_is_not_there_is_none() -> None:
    books = library(FakeStore())
    assert books.open("nowhere") is None
    assert books.find("nowhere") is None
    assert outcome(books.duplicating("nowhere", "x")) is None
    books.delete("nowhere")()


def test_when_the_newest_slot_is_broken_the_game_opens_one_step_earlier() -> None:
    store = FakeStore()
    books = library(store)
    table = new_session(books)
    table.play("booths danzig")
    table.confirm()
    newest = max(store, key=lambda key: books._slots.read(table.id)[0].sequence % 2 == int(key[-1]))
    store[newest] = store[newest][:-4]
    again = library(store).open(table.id)
    assert again is not None
    assert again.match.log == table.match.log
    assert again.handing_on, "the confirmation was the step that got lost"


def test_a_sound_slot_whose_record_the_rules_refuse_falls_back_too() -> None:
    store = FakeStore()
    books = library(store)
    table = new_session(books)
    good = books.games()[0]
    Slots(store).write(replace(good, record=good.record + "sail nowhere\n"))
    again = library(store).open(table.id)
    assert again is not None
    assert again.match.log == table.match.log


def test_a_game_with_no_sound_slot_is_listed_as_damaged_with_what_is_left() -> None:
    store = FakeStore()
    books = library(store)
    table = new_session(books)
    table.play("booths danzig")
    for key in list(store):
        store[key] = store[key].replace("Anna", "Otto")
    fresh = library(store)
    assert fresh.games() == []
    assert fresh.open(table.id) is None
    (lost,) = fresh.unfit()
    assert (lost.damaged, lost.players) == (True, ("Otto", "Bo"))
    assert lost.id == table.id
    assert hansa.load(lost.rest).log == table.match.log


def test_a_full_store_costs_nothing_but_the_keeping() -> None:
    store = FakeStore()
    books = library(store)
    table = new_session(books)
    before = dict(store)
    store.room = 10
    table.play("booths danzig")
    assert books.trouble == "full"
    assert books.is_unsaved(table.id)
    assert dict(store) == before, "the older save is intact"
    assert books.games()[0].ply == table.match.ply
    again = books.open(table.id)
    assert again is not None
    assert again.match.log == table.match.log
    store.room = None
    table.confirm()
    assert books.trouble == ""
    assert not books.is_unsaved(table.id)
    kept = library(store).open(table.id)
    assert kept is not None
    assert kept.match.log == table.match.log


def test_an_unsaved_game_is_kept_without_another_step_once_a_deletion_makes_room() -> None:
    store = FakeStore()
    books = library(store)
    first, second, third = (new_session(books) for _ in range(3))
    store.room = sum(map(len, store.values())) + 50
    first.play("booths danzig")
    second.play("booths danzig")
    assert {save.id for save in books.unsaved()} == {first.id, second.id}
    undo = books.delete(third.id)
    assert len(books.unsaved()) == 1, "there is room for one of them"
    undo()
    assert books.is_unsaved(third.id), "now its own room is taken, so it is brought back in memory"
    assert books.trouble == "full"
    assert len(books.games()) == 3
    store.room = None
    books.retry()
    assert books.unsaved() == []
    assert books.trouble == ""
    assert [save.ply for save in library(store).games()] == [save.ply for save in books.games()]


def test_steps_that_could_not_be_saved_are_handed_over_when_another_tab_went_another_way() -> None:
    store = FakeStore()
    here, there = library(store), library(store, 100)
    told: list[tuple[str, str]] = []
    here.overtaken = lambda game_id, mine: told.append((game_id, mine.record if mine else ""))
    mine = new_session(here)
    store.room = 0
    mine.play("booths danzig")
    store.room = None
    other = there.open(mine.id)
    assert other is not None
    other.play("booths riga")
    mine.confirm()
    assert told == [(mine.id, mine.match.dumps())]
    assert mine.read_only
    assert here.unsaved() == []
    assert here.trouble == ""


def test_preferences_that_could_not_be_kept_are_kept_later() -> None:
    store = FakeStore(room=0)
    books = library(store)
    books.preferences.put("confirm", "never")
    books.keep_preferences()
    assert not books.preferences_kept
    store.room = None
    books.retry()
    assert books.preferences_kept
    assert library(store).preferences.confirm == "never"


def test_with_blocked_storage_games_last_as_long_as_the_page() -> None:
    store = FakeStore(blocked=True)
    books = library(store)
    books.keep_preferences()
    books.keep_players([("Anna", "")])
    table = new_session(books)
    assert books.trouble == "blocked"
    table.play("booths danzig")
    assert [save.id for save in books.games()] == [table.id]
    again = books.open(table.id)
    assert again is not None
    assert again.match.log == table.match.log
    undo = books.delete(table.id)
    assert books.games() == []
    assert books.trouble == ""
    undo()
    assert len(books.games()) == 1
    assert books.trouble == "blocked"
    assert books.unfit() == []


def test_a_game_written_by_another_tab_is_not_written_over_here() -> None:
    store = FakeStore()
    here, there = library(store), library(store, 100)
    told: list[str] = []
    here.overtaken = lambda game_id, _mine: told.append(game_id)
    mine = new_session(here)
    other = there.open(mine.id)
    assert other is not None
    other.play("booths riga")
    mine.play("booths danzig")
    assert told == [mine.id]
    assert mine.read_only
    assert "booths riga" in here.games()[0].record
    again = here.open(mine.id)
    assert again is not None
    again.confirm()
    assert "booths riga" in library(store).games()[0].record


@pytest.mark.parametrize("confirm", ["always", "final", "never"])
def test_an_imported_game_is_confirmed_as_far_as_it_goes(confirm: str) -> None:
    books = library(FakeStore())
    books.preferences.put("confirm", value=confirm)
    match = hansa.new(hansa.Setup("hansa", ("A", "B"), {"start": "1"}, seed="1"))
    match.play("booths danzig")
    table = books.add(match)
    assert not table.handing_on
    assert not table.can_undo, "what was done elsewhere is not taken back here"
    assert table.seat == 1


@pytest.mark.parametrize("kept", ["", "{", "[1, null]", '{"a": 1}', "3"])
def test_names_that_cannot_be_read_are_no_names(kept: str) -> None:
    store = FakeStore()
    store[PLAYERS] = kept
    assert library(store).last_players() == []


def test_names_and_preferences_are_remembered() -> None:
    store = FakeStore()
    books = library(store)
    books.keep_players([("Änne", ""), ("", "master")])
    books.preferences.put("confirm", "never")
    books.keep_preferences()
    assert library(store).last_players() == [("Änne", ""), ("", "master")]
    assert library(store).preferences.confirm == "never"
    assert PREFERENCES in store


@pytest.mark.parametrize("year", [1, 1980, 2090, 2150, 9000])
def test_what_is_written_can_be_read_whatever_the_clock_says(year: int) -> None:
    store = FakeStore()
    moment = (year - 1970) * 31_556_952_000
    books = Library(store, lambda: max(moment, 0), lambda: "g0")
    table = new_session(books)
    table.play("booths danzig")
    (kept,) = library(store).games()
    assert kept.ply == table.match.ply
