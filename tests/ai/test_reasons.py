"""Reasons are true: they add up to what decided, tell a win, and name whom something is taken from."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

import hansa
import hansa.ai
from hansa.ai.player import Budget, Meter
from hansa.ai.reasons import OTHERS, Reason, compared
from hansa.ai.teutonica.evaluation import Evaluation
from hansa.ai.teutonica.levels import PLAYERS
from hansa.ai.teutonica.plans import Planner
from hansa.ai.teutonica.telling import tidied
from tests.baltic.games import tries, wander
from tests.teutonica.table import GAME, Table, table

SEATS = {"hansa": ("Anna", "Bo", "Cleo"), "teutonica": ("Anna", "Bo", "Cleo", "Dan")}


def test_what_is_taken_from_one_rival_or_from_several_is_kept_apart_from_what_is_gained() -> None:
    chosen = {("goods", 0): 3.0, ("goods", 1): -1.0, ("goods", 2): -1.0, ("talers", 2): -0.5}
    other = {("goods", 0): 1.0, ("goods", 1): -2.0, ("goods", 2): -2.0, ("talers", 1): -2.0, ("lead", 0): 1.0}
    assert compared(chosen, other, 0) == (
        Reason("goods", 2.0),
        Reason("goods", 2.0, OTHERS),
        Reason("talers", 1.5, 1),
        Reason("lead", -1.0),
    )


@pytest.mark.parametrize("game_id", SEATS)
@pytest.mark.parametrize("level", hansa.ai.LEVELS)
@given(seed=some.integers(0, 999))
@tries(8)
def test_reasons_add_up_to_something_that_speaks_for_the_choice(game_id: str, level: str, seed: int) -> None:
    match = hansa.new(hansa.Setup(game_id, SEATS[game_id], seed=str(seed)))
    wander(match, Random(seed), 5 + seed % 90, 0.9)
    if match.to_act < 0:
        return
    view = match.game.view(match.state, match.to_act)
    decision = hansa.ai.finish(hansa.ai.player(game_id, level).think(match.game, view, Budget(nodes=400)))
    amounts = [reason.amount for reason in decision.reasons]
    for_it = [amount for amount in amounts if amount > 0]
    assert decision.line[0] == decision.action
    assert not decision.instead or decision.instead[0] != decision.action
    assert amounts == sorted(for_it, reverse=True) + sorted(amount for amount in amounts if amount < 0)
    if decision.instead:
        assert sum(amounts) > -1e-3


def decision(position: Table, level: str) -> hansa.ai.Decision:
    return hansa.ai.finish(hansa.ai.player("teutonica", level).think(GAME, position.view, Budget()))


@pytest.mark.parametrize("level", hansa.ai.LEVELS)
def test_the_last_city_taken_while_ahead_is_told_as_a_win(level: str) -> None:
    found = decision(table(posts={"duisburg-dortmund": "at at"}, completed=9, prestige=(15, 2, 2, 2)), level)
    assert [str(action) for action in found.line][-2:] == ["route duisburg-dortmund", "office duisburg"]
    assert found.outcome == "won"
    assert found.reasons[0].term == "won"
    assert found.reasons[0].amount > 5


def test_a_game_kept_open_while_behind_is_told_so() -> None:
    position = table(posts={"duisburg-dortmund": "at bt"}, completed=9, prestige=(0, 15, 2, 2), supply={0: (1, 0)})
    found = decision(position, "merchant")
    assert found.outcome == ""
    assert "office duisburg" not in [str(action) for action in found.line]


@pytest.mark.parametrize("level", ["merchant", "master"])
def test_a_marker_that_is_still_to_be_drawn_takes_no_actions_from_anybody(level: str) -> None:  # T26
    full = {"paderborn-hildesheim": "at at at", "hildesheim-goslar": "at at at"}
    position = table("hanseatic-2-3", 3, posts=full, markers={"hildesheim-goslar": "exchange"})
    position.play("place t groningen-emden.1")
    found = decision(position, level)
    assert (found.line[0].family, found.instead[0].family) == ("route", "route")
    assert not any(reason.term == "actions-left" for reason in found.reasons)


def line(position: Table, *texts: str) -> list[str]:
    """What is left of a line when moves for nothing are taken out of it."""
    planner = Planner(GAME, Evaluation(PLAYERS["master"].evaluation.weights), Meter(Budget(), 100), 1.0)
    state, actions = GAME.copy(position.state), []
    for text in texts:
        actions.append(GAME.parse(state, text))
        GAME.advance(state, actions[-1])
    return [str(action) for action in tidied(planner, position.state, tuple(actions))]


def test_moves_after_which_all_stand_as_before_are_left_out() -> None:  # T13
    position = table(posts={"groningen-emden": "at - -", "emden-stade": "at at -"})
    there, back = ("lift groningen-emden.1", "drop t groningen-emden.1", "done"), "place t emden-stade.3"
    assert line(position, *there, back, "end") == [back, "end"]
    assert line(position, back, *there, "end") == [back, "end"]
    assert line(position, *there) == ["end"]
    moved = ("lift groningen-emden.1", "drop t emden-stade.3", "done", "end")
    assert line(position, *moved) == list(moved)


def test_two_tradesmen_who_change_places_have_not_moved() -> None:  # T13
    position = table(posts={"groningen-emden": "at - -", "emden-stade": "at - -"})
    swap = ("lift groningen-emden.1", "lift emden-stade.1", "drop t emden-stade.1", "drop t groningen-emden.1")
    assert line(position, *swap, "end") == ["end"]


def test_a_move_that_later_moves_build_upon_is_not_left_out() -> None:  # T13
    position = table(posts={"groningen-emden": "- - -", "emden-stade": "at at -"})
    shifted = ("lift emden-stade.1", "drop t emden-stade.3", "done")
    onward = ("lift emden-stade.3", "drop t groningen-emden.1", "done", "end")
    assert line(position, *shifted, *onward) == [*shifted, *onward]
    assert line(position, *shifted, "end") == ["end"]
