"""Computers at the table of a session: whose move it is, who sees what, and how far one may go back."""

from __future__ import annotations

from random import Random

import pytest

import hansa
from hansa import ai
from hansa.core.steps import outcome
from tests.web.fakes import FakeStore, library, reset_turn, undo_choice
from web.play.preferences import Preferences
from web.play.session import LEVELS, Session
from web.play.standing import NOBODY

CITIES = ("danzig", "kalmar", "reval", "stockholm", "riga", "luebeck", "toensberg", "aalborg")


def session(*seats: str, confirm: str = "always") -> Session:
    """Seats in their order; the first begins."""
    names = ("Anna", "Bo", "Cy", "Di")[: len(seats)]
    match = hansa.new(hansa.Setup("hansa", names, {"start": "1"}, seed="computers"))
    match.seats = seats
    return Session(match, "x", preferences=Preferences(confirm=confirm))


def move(table: Session, action: str = "") -> None:
    """Whoever is to move does this, or just anything."""
    action = action or str(table.match.legal_actions[0])
    if table.awaits_computer:
        table.play_for_computer(action)
    else:
        table.play(action)
        table.confirm()


def test_the_page_knows_the_levels_there_are() -> None:
    assert LEVELS == ai.LEVELS


def test_a_level_that_the_page_does_not_know_is_played_by_a_person() -> None:
    table = session("person", "grand-master")
    assert table.levels == ("", "")
    assert table.persons == (0, 1)
    assert "grand-master" in table.match.dumps()


def test_while_a_computer_is_to_move_a_person_can_do_nothing() -> None:
    table = session("master", "person")
    assert table.awaits_computer
    assert table.legal == ()
    with pytest.raises(hansa.HansaError):
        table.play("booths danzig")
    table.play_for_computer("booths danzig")
    assert not table.awaits_computer
    assert table.legal
    with pytest.raises(hansa.HansaError):
        table.play_for_computer("booths riga")


def test_a_turn_goes_on_to_a_computer_at_once_and_waits_before_another_person() -> None:
    table = session("person", "person", "master")
    table.play("booths danzig")
    assert table.handing_on
    table.confirm()
    table.play("booths riga")
    assert not table.handing_on
    assert table.awaits_computer
    table.play_for_computer("booths kalmar")
    assert not table.handing_on


def test_where_a_game_is_only_watched_no_computer_moves() -> None:
    table = session("master", "person")
    table.read_only = True
    assert not table.awaits_computer
    assert table.legal == ()


def test_against_computers_only_undo_goes_back_over_their_moves_and_the_game_is_marked() -> None:
    table = session("person", "master", "merchant")
    begun = table.match.ply
    move(table, "booths danzig")
    move(table, "booths riga")
    move(table, "booths reval")
    assert table.can_undo
    undo_choice(table)
    assert table.match.ply == begun
    assert table.match.taken_back == 1
    assert table.legal
    assert table.can_redo


def test_redo_brings_computers_turns_back_just_as_they_were() -> None:
    table = session("person", "master", "merchant")
    for city in (*CITIES[:6], "riga", "danzig", "kalmar"):
        move(table, f"booths {city}")
    move(table, next(str(action) for action in table.legal if action.family == "sail"))
    log, digest = table.match.log, table.match.digest()
    steps = 0
    while table.can_undo:
        undo_choice(table)
        steps += 1
    assert (steps, table.turns_since(0)) == (4, [])
    assert table.match.taken_back == 3
    for _ in range(steps):
        assert table.can_redo
        table.redo()
    assert (table.match.log, table.match.digest()) == (log, digest)
    assert table.match.taken_back == 0, "all is as if nothing had been taken back"
    assert not table.can_redo


def test_whoever_goes_another_way_cannot_have_the_computers_turns_back() -> None:
    table = session("person", "master")
    move(table, "booths danzig")
    move(table, "booths riga")
    undo_choice(table)
    move(table, "booths kalmar")
    assert not table.can_redo
    assert table.match.taken_back == 1


def test_it_is_known_whose_turns_would_be_taken_back() -> None:
    table = session("person", "master", "person", "merchant")
    begun = table.match.ply
    for city in CITIES[:4]:
        assert table.turns_since(table.match.ply) == []
        move(table, f"booths {city}")
    assert table.turns_since(begun) == [1, 3]
    assert table.turns_since(begun + 2) == [3]


def test_a_computer_that_is_still_thinking_does_not_hinder_undo_and_nothing_is_marked() -> None:
    table = session("person", "master", confirm="never")
    begun = table.match.ply
    table.play("booths danzig")
    assert table.awaits_computer
    undo_choice(table)
    assert table.match.ply == begun
    assert table.match.taken_back == 0


def test_any_moment_can_be_gone_back_to_against_computers_only() -> None:
    table = session("person", "master")
    plies = []
    for city in CITIES[:6]:
        plies.append(table.match.ply)
        move(table, f"booths {city}")
    for times, ply in enumerate((plies[4], plies[1], plies[0]), 1):
        assert table.can_return(ply)
        table.return_to(ply)
        assert table.match.ply == ply
        assert table.match.taken_back == times
    assert table.entries[-1].ply == plies[0] - 1


def test_with_a_second_person_what_was_handed_on_stays() -> None:
    table = session("person", "person", "master")
    move(table, "booths danzig")
    move(table, "booths riga")
    move(table, "booths reval")
    assert not table.can_undo
    assert not table.can_return(table.match.ply - 3)


def test_resetting_takes_back_this_turn_first_and_then_the_one_before() -> None:
    table = session("person", "master")
    for city in CITIES[:6]:
        move(table, f"booths {city}")
    start = table.match.ply
    sails = [action for action in table.legal if action.family == "sail"]
    table.play(sails[0])
    reset_turn(table)
    assert (table.match.ply, table.match.taken_back) == (start, 0)
    reset_turn(table)
    assert table.match.ply < start
    assert table.match.taken_back == 1


def test_the_page_looks_through_the_eyes_of_the_person_who_moved_last() -> None:
    table = session("person", "master", "person")
    move(table)
    assert table.awaits_computer
    assert table.viewer == 0
    move(table)
    assert table.viewer == 2
    move(table)
    assert table.viewer == 0


def test_before_a_person_has_moved_it_is_the_first_one() -> None:
    assert session("master", "person").viewer == 1


def test_who_watches_computers_sees_with_nobodys_eyes() -> None:
    table = session("master", "apprentice")
    assert table.viewer == NOBODY
    assert not table.can_undo


def test_a_mission_of_a_computer_is_never_seen() -> None:
    names, options = ("Anna", "Bo", "Cy", "Di"), {"start": "2", "missions": "on"}
    match = hansa.new(hansa.Setup("teutonica", names, options, seed="computers"))
    match.seats = ("person", "master", "master", "master")
    table = Session(match, "x")
    assert table.awaits_computer
    assert table.seat == 1
    assert table.view.desk(0).mission
    assert not any(table.view.desk(seat).mission for seat in (1, 2, 3))
    match.seats = ("master",) * 4
    assert not any(table.view.desk(seat).mission for seat in range(4))


def test_a_quick_step_is_remembered_until_it_is_taken_back() -> None:
    table = session("person", "master")
    move(table)
    table.play_for_computer(str(table.match.legal_actions[0]), quick=True)
    assert [entry.ply for entry in table.entries if entry.quick] == [table.match.ply - 1]
    undo_choice(table)
    move(table)
    move(table)
    assert not any(entry.quick for entry in table.entries)


def test_computers_and_marks_are_kept_with_the_game() -> None:
    store = FakeStore()
    books = library(store)
    setup = hansa.Setup("hansa", ("Anna", "Bo"), {"start": "1"}, seed="kept")
    table = books.create(setup, ("person", "merchant"))
    move(table, "booths danzig")
    move(table, "booths riga")
    undo_choice(table)
    again = library(store)
    (save,) = again.games()
    assert (save.levels, save.taken_back) == (("", "merchant"), 1)
    opened = again.open(table.id)
    assert opened is not None
    assert opened.levels == ("", "merchant")
    twin = outcome(again.duplicating(table.id, "twin"))
    assert twin is not None
    assert twin.levels == ("", "merchant")


def test_whoever_looks_only_at_the_end_once_more_plays_on_at_once() -> None:
    table = session("person", "person", "master", confirm="final")
    table.play("booths danzig")
    assert not table.handing_on
    table.play("booths riga")
    assert table.awaits_computer


def test_some_look_at_the_last_turn_once_more_before_the_end() -> None:
    rng = Random(2)
    table = session("person", "person", confirm="final")
    while table.match.to_act != hansa.OVER:
        assert not table.handing_on
        table.play(rng.choice(table.legal))
    assert table.handing_on
    table.confirm()
    assert table.over
