"""What every opponent keeps to: legal actions everywhere, only what its seat may see, equal choices."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

import hansa
import hansa.ai
from hansa.teutonica.state import BAG, MISSION, SEEN, desk
from tests.baltic import games as baltic
from tests.teutonica import games as teutonica

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hansa.core.action import Action

QUICK = hansa.ai.Budget(nodes=60)
GAMES = hansa.games()


def some_decisions(positions: Iterable[tuple[Any, Action | None]], game: Any, step: int) -> list[Any]:
    """Every so-manieth position in which a seat decides, and the first of each kind of decision."""
    picked, kinds = [], set()
    for number, (state, _) in enumerate(positions):
        if game.to_act(state) >= 0:
            kind = tuple(sorted({action.family for action in game.legal_actions(state)}))
            if kind not in kinds or not number % step:
                picked.append(state)
            kinds.add(kind)
    return picked


def check(game: Any, state: Any, level: str) -> None:
    seat = game.to_act(state)
    action = hansa.ai.player(game.id, level).choose(game, game.view(state, seat), QUICK)
    assert action in game.legal_actions(state)


@pytest.mark.parametrize("level", hansa.ai.LEVELS)
@baltic.tries(6)
@given(plan=baltic.plans)
def test_in_hansa_every_action_is_legal(level: str, plan: baltic.Plan) -> None:
    for state in some_decisions(islice(baltic.positions(plan), 400), GAMES["hansa"], 60):
        check(GAMES["hansa"], state, level)


@pytest.mark.parametrize("level", hansa.ai.LEVELS)
@teutonica.tries(6)
@given(plan=teutonica.plans)
def test_in_teutonica_every_action_is_legal(level: str, plan: teutonica.Plan) -> None:
    for state in some_decisions(teutonica.positions(plan, 250), GAMES["teutonica"], 60)[:25]:
        check(GAMES["teutonica"], state, level)


@pytest.mark.parametrize("config", teutonica.CONFIGS, ids=str)
def test_every_board_and_option_of_teutonica_can_be_played(config: teutonica.Config) -> None:
    states = some_decisions(teutonica.positions(teutonica.Plan(config, 7, 0.9), 120), GAMES["teutonica"], 40)[:8]
    assert states
    for state in states:
        check(GAMES["teutonica"], state, "master")


@pytest.mark.parametrize("game_id", ["hansa", "teutonica"])
@pytest.mark.parametrize("level", hansa.ai.LEVELS)
@given(seed=some.integers(0, 99))
@baltic.tries(3)
def test_equal_views_get_equal_actions(game_id: str, level: str, seed: int) -> None:
    players = ("Anna", "Bo", "Cleo") if game_id == "hansa" else ("Anna", "Bo", "Cleo", "Dan")
    match = hansa.new(hansa.Setup(game_id, players, seed=str(seed)))
    baltic.wander(match, Random(seed), 30)
    if match.to_act < 0:
        return
    game, player = match.game, hansa.ai.player(game_id, level)
    again = hansa.load(match.dumps())
    views = [game.view(each.state, each.to_act) for each in (match, again)]
    choices = [player.choose(game, view, QUICK) for view in views]
    between = player.choose(game, views[0], hansa.ai.Budget(nodes=10))
    assert between in match.legal_actions
    assert choices[0] == choices[1] == player.choose(game, views[1], QUICK)


@pytest.mark.parametrize("level", hansa.ai.LEVELS)
def test_what_a_seat_may_not_know_changes_nothing(level: str) -> None:
    game = GAMES["teutonica"]
    config = teutonica.Config("hanseatic-4-5", 4, "big-box", "on", "off")
    plan = teutonica.Plan(config, 3, 0.9)
    changed = 0
    for state in some_decisions(teutonica.positions(plan, 300), game, 50)[:12]:
        seat, other = game.to_act(state), state[:]
        for stranger in range(4):
            if stranger == seat:
                continue
            base = desk(stranger)
            first, second = base + MISSION, desk((stranger + 1) % 4) + MISSION
            if (stranger + 1) % 4 != seat:
                other[first], other[second] = other[second], other[first]
            for kind in range(6):
                if other[base + SEEN + kind] and other[BAG + kind + 1]:
                    other[base + SEEN + kind] -= 1
                    other[BAG + kind] += 1
                    other[base + SEEN + kind + 1] += 1
                    other[BAG + kind + 1] -= 1
        changed += other != state
        player = hansa.ai.player("teutonica", level)
        assert game.view(state, seat) == game.view(other, seat)
        assert player.choose(game, game.view(state, seat), QUICK) == player.choose(game, game.view(other, seat), QUICK)
    assert changed


def test_thinking_comes_in_slices_and_can_be_left_alone() -> None:
    match = hansa.new(hansa.Setup("hansa", ("Anna", "Bo"), {"start": "1"}, seed="slices"))
    while match.game.view(match.state, 0).phase == "first-booths":
        match.play(match.legal_actions[0])
    master = hansa.ai.player("hansa", "master")
    view = match.game.view(match.state, match.to_act)
    counts = []
    thinking = master.think(match.game, view, hansa.ai.Budget())
    for nodes in thinking:
        counts.append(nodes)
        if len(counts) == 5:
            break
    thinking.close()
    assert counts == sorted(counts)
    assert master.choose(match.game, view, hansa.ai.Budget()) in match.legal_actions


@pytest.mark.parametrize("game_id", ["hansa", "teutonica"])
def test_a_clock_ends_the_thinking(game_id: str) -> None:
    players = ("Anna", "Bo") if game_id == "hansa" else ("Anna", "Bo", "Cleo", "Dan")
    match = hansa.new(hansa.Setup(game_id, players, seed="clock"))
    baltic.wander(match, Random(5), 20)
    ticks = iter(range(10**6))
    budget = hansa.ai.Budget(seconds=8, clock=lambda: float(next(ticks)))
    decision = hansa.ai.finish(
        hansa.ai.player(game_id, "master").think(match.game, match.game.view(match.state, match.to_act), budget)
    )
    assert decision.action in match.legal_actions
    assert next(ticks) < 400


def test_a_game_or_level_there_is_none_of_is_named() -> None:
    with pytest.raises(ValueError, match="no opponent 'emperor' for the game 'hansa'"):
        hansa.ai.player("hansa", "emperor")


@pytest.mark.parametrize("game_id", ["hansa", "teutonica"])
def test_reasons_are_the_largest_differences_first(game_id: str) -> None:
    players = ("Anna", "Bo") if game_id == "hansa" else ("Anna", "Bo", "Cleo", "Dan")
    match = hansa.new(hansa.Setup(game_id, players, seed="why"))
    baltic.wander(match, Random(2), 40)
    decision = hansa.ai.finish(
        hansa.ai.player(game_id, "merchant").think(
            match.game, match.game.view(match.state, match.to_act), hansa.ai.Budget()
        )
    )
    amounts = [abs(reason.amount) for reason in decision.reasons]
    assert decision.line[0] == decision.action
    assert len(amounts) <= 3
    assert amounts == sorted(amounts, reverse=True)
    assert not decision.instead or decision.instead[0] != decision.action
