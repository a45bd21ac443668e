from random import Random

import pytest

import hansa
from tests.web.fakes import FakeStore, library, new_session, reset_turn, undo_choice
from web.play.preferences import Preferences
from web.play.session import Session


def session(players: int = 2, **likes: str | bool) -> Session:
    match = hansa.new(hansa.Setup("hansa", ("Anna", "Bo", "Cy", "Di")[:players], {"start": "1"}, seed="s"))
    return Session(match, "x", preferences=Preferences(**likes))  # type: ignore[arg-type]


def test_a_turn_waits_to_be_confirmed_and_can_be_taken_back_until_then() -> None:
    table = session()
    first = table.match.ply
    table.play("booths danzig")
    assert table.handing_on
    assert table.seat == 0
    assert table.next_seat == 1
    assert table.legal == ()
    with pytest.raises(hansa.HansaError):
        table.play("booths riga")
    assert table.can_undo
    undo_choice(table)
    assert table.match.ply == first
    assert table.seat == 0
    table.redo()
    table.confirm()
    assert not table.handing_on
    assert table.seat == 1
    assert not table.can_undo
    with pytest.raises(hansa.UndoError):
        undo_choice(table)


def test_what_is_meant_as_one_step_is_kept_once() -> None:
    kept: list[int] = []
    table = session(confirm="never")
    table.keeper = type("Keeper", (), {"keep": lambda _self, each: kept.append(each.match.ply)})()
    table.play_together(["booths danzig", "booths riga", "booths kalmar"])
    assert kept == [table.match.ply]
    with pytest.raises(hansa.HansaError):
        table.play_together(["booths reval", "booths nowhere"])
    assert kept[1:] == [table.match.ply], "what was played is kept whatever follows"


def test_without_confirming_the_next_player_goes_on_at_once_and_undo_lasts_until_then() -> None:
    table = session(confirm="never")
    table.play("booths danzig")
    assert not table.handing_on
    assert table.seat == 1
    assert table.can_undo
    table.play("booths riga")
    assert table.floor == table.match.ply - 1


def opened(table: Session) -> Session:
    """All first booths placed and confirmed."""
    while table.view.phase == "first-booths":
        table.play(table.legal[0])
        table.confirm()
    return table


def test_taking_back_the_first_step_of_a_turn_does_not_open_the_turn_before() -> None:  # H23
    table = session(confirm="never")
    table.play("booths danzig")
    begun = table.match.ply
    table.play("booths riga")
    undo_choice(table)
    assert table.match.ply == begun
    assert not table.can_undo
    with pytest.raises(hansa.UndoError):
        undo_choice(table)


def test_undo_takes_one_step_back_and_reset_the_whole_turn() -> None:
    table = opened(session())
    start = table.match.ply
    sails = [action for action in table.legal if action.family == "sail"]
    table.play(sails[0])
    table.play(next(action for action in table.legal if action.family == "sail"))
    assert table.match.ply == start + 2
    undo_choice(table)
    assert table.match.ply == start + 1
    assert table.can_redo
    table.redo()
    reset_turn(table)
    assert table.match.ply == start
    assert not table.can_undo
    table.redo()
    assert table.match.ply == start + 2
    assert not table.can_redo


def test_whoever_does_again_by_hand_what_was_taken_back_may_have_the_rest_of_it() -> None:
    table = opened(session())
    start = table.match.ply
    first = next(action for action in table.legal if action.family == "sail")
    table.play(first)
    table.play(next(action for action in table.legal if action.family == "sail"))
    log = table.match.log
    reset_turn(table)
    table.play(first)
    table.redo()
    assert table.match.log == log
    reset_turn(table)
    table.play(next(action for action in table.legal if action.family == "sail" and action != first))
    assert table.match.ply == start + 1
    assert not table.can_redo


def test_a_draw_cannot_be_taken_back() -> None:
    table = opened(session())
    rng = Random(3)
    while not any(action.family == "replenish" for action in table.legal):
        table.play(rng.choice(table.legal))
        table.confirm()
    table.play("replenish")
    assert not table.can_undo


def test_forced_steps_are_taken_and_go_back_with_the_choice_before_them() -> None:
    rng, forced = Random(5), 0
    for seed in range(40):
        match = hansa.new(hansa.Setup("hansa", ("A", "B", "C"), {}, seed=str(seed)))
        table = Session(match, "x")
        table.start()
        while not table.over:
            table.confirm()
            if table.over:
                break
            legal = table.legal
            assert len(legal) > 1 or table.game.ends_turn(table.match.state, legal[0])
            before, log = table.match.ply, table.match.log
            table.play(rng.choice(legal))
            steps = [actor for actor in table.match.actors[before:] if actor != hansa.CHANCE]
            if len(steps) > 1 and table.can_undo:
                forced += 1
                undo_choice(table)
                assert table.match.log == log
                table.redo()
    assert forced, "no game met a forced step: this test saw nothing"


def test_with_auto_off_everything_is_asked() -> None:
    rng = Random(1)
    table = session(auto=False)
    while not table.over:
        table.confirm()
        if table.over:
            break
        before = table.match.ply
        table.play(rng.choice(table.legal))
        decisions = [actor for actor in table.match.actors[before:] if actor != hansa.CHANCE]
        assert len(decisions) == 1


def test_the_last_turn_is_confirmed_too() -> None:
    rng = Random(2)
    table = session()
    while table.match.to_act != hansa.OVER:
        table.confirm()
        table.play(rng.choice(table.legal))
    assert table.handing_on
    assert not table.over
    undo_choice(table)
    table.redo()
    table.confirm()
    assert table.over
    assert table.legal == ()
    assert not table.can_undo


def test_the_log_follows_undo_and_other_ways() -> None:
    table = opened(session())
    told = len(table.entries)
    sails = [action for action in table.legal if action.family == "sail"]
    for sail in sails[:2]:
        table.play(sail)
        assert len(table.entries) == told + 1
        assert table.entries[-1].action == sail
        assert table.entries[-1].seat == 0
        assert table.entries[-1].events == tuple(table.match.events(told))
        undo_choice(table)
    assert len(table.entries) == told


def test_in_a_game_that_is_only_watched_nothing_can_be_done() -> None:
    table = session()
    table.play("booths danzig")
    table.read_only = True
    assert table.legal == ()
    assert [table.can_undo, table.can_redo, table.can_confirm] == [False] * 3
    assert table.confirm() == []
    with pytest.raises(hansa.HansaError):
        table.play("booths riga")
    with pytest.raises(hansa.UndoError):
        undo_choice(table)
    with pytest.raises(hansa.UndoError):
        table.redo()


@pytest.mark.slow
def test_every_change_is_kept_before_it_returns_and_opens_exactly_there() -> None:
    store = FakeStore()
    books = library(store)
    table = new_session(books, 3)
    rng = Random(7)
    while not table.over:
        writes = store.puts
        if table.can_confirm and rng.random() < 0.8:
            table.confirm()
        elif table.can_undo and rng.random() < 0.3:
            undo_choice(table)
        elif table.legal:
            table.play(rng.choice(table.legal))
        else:
            table.confirm()
        assert store.puts > writes
        again = library(store).open(table.id)
        assert again is not None
        assert again.match.log == table.match.log
        assert (again.confirmed, again.handing_on, again.seat) == (table.confirmed, table.handing_on, table.seat)
        assert again.can_undo == table.can_undo
