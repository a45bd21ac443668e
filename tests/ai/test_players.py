"""What every opponent keeps to: legal actions everywhere, only what its seat may see, equal choices."""

from __future__ import annotations

from itertools import count, islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

import hansa
import hansa.ai
from hansa.ai.teutonica import plans
from hansa.teutonica.state import BAG, ENDED, FIRST_DECISION, FRAME_NAMES, KIND, MISSION, PAYING_TRIBUTE, SEEN, desk
from tests.baltic import games as baltic
from tests.teutonica import games as teutonica
from tests.teutonica.table import GAME, table

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


def decision(game: Any, view: Any, level: str) -> hansa.ai.Decision:
    """All that a level decides: action, line, worth and reasons."""
    return hansa.ai.finish(hansa.ai.player(game.id, level).think(game, view, QUICK))


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


@pytest.mark.slow
@pytest.mark.parametrize("level", hansa.ai.LEVELS)
@teutonica.tries(6)
@given(plan=teutonica.plans)
def test_in_teutonica_every_action_is_legal(level: str, plan: teutonica.Plan) -> None:
    for state in some_decisions(teutonica.positions(plan, 250), GAMES["teutonica"], 60)[:25]:
        check(GAMES["teutonica"], state, level)


@pytest.mark.parametrize("game_id", ["hansa", "teutonica"])
@pytest.mark.parametrize("level", hansa.ai.LEVELS)
@given(seed=some.integers(0, 999), pace=some.sampled_from([0.0, 0.02, 0.3]))
@baltic.tries(4)
def test_with_more_nodes_or_a_clock_every_action_is_legal_too(game_id: str, level: str, seed: int, pace: float) -> None:
    """Enough nodes for the Master to look ahead; or a clock that goes on by so many seconds when it is asked."""
    rng, name = Random(seed), str(seed)
    configs = [config.setup(name) for config in (baltic.CONFIGS if game_id == "hansa" else teutonica.CONFIGS)]
    match = hansa.new(rng.choice(configs))
    baltic.wander(match, Random(seed), 10 + seed % 70, 0.9)
    ticks = count(0.0, pace)
    for _ in range(3):
        if match.to_act < 0:
            return
        budget = hansa.ai.Budget(seconds=1.0, clock=lambda: next(ticks)) if pace else hansa.ai.Budget(nodes=1500)
        view = match.game.view(match.state, match.to_act)
        action = hansa.ai.player(game_id, level).choose(match.game, view, budget)
        assert action in match.legal_actions
        match.play(action)


def pending() -> dict[str, list[Any]]:
    """Positions of every kind of decision, from games on every board with every option."""
    found: dict[str, list[Any]] = {"hire": [hiring()]}
    for config in teutonica.CONFIGS:
        here = set()
        for seed, zeal in ((1, 0.6), (1, 0.9), (2, 0.9)):
            for state, _ in teutonica.positions(teutonica.Plan(config, seed, zeal), 700):
                kind = FRAME_NAMES[state[KIND]]
                if GAMES["teutonica"].to_act(state) >= 0 and kind not in here:
                    here.add(kind)
                    found.setdefault(kind, []).append(state)
    return found


def hiring() -> Any:
    """The tile that lets its owner hire when others take income (T40)."""
    position = table(tiles={2: "income-of-others"}, stock={2: (3, 1)})
    position.play("income 3t")
    return position.state


@pytest.mark.slow
def test_every_board_option_and_kind_of_decision_of_teutonica_can_be_played() -> None:
    found = pending()
    assert set(found) == {*FRAME_NAMES[FIRST_DECISION:ENDED], FRAME_NAMES[PAYING_TRIBUTE]}
    assert len(found["turn"]) == len(teutonica.CONFIGS)
    for states in found.values():
        for number, state in enumerate(states):
            check(GAMES["teutonica"], state, hansa.ai.LEVELS[number % 4])
            check(GAMES["teutonica"], state, "master")


@pytest.mark.parametrize("game_id", ["hansa", "teutonica"])
@pytest.mark.parametrize("level", hansa.ai.LEVELS)
@given(seed=some.integers(0, 99))
@baltic.tries(3)
def test_what_is_still_to_be_drawn_changes_nothing(game_id: str, level: str, seed: int) -> None:
    players = ("Anna", "Bo", "Cleo") if game_id == "hansa" else ("Anna", "Bo", "Cleo", "Dan")
    match = hansa.new(hansa.Setup(game_id, players, seed=str(seed)))
    baltic.wander(match, Random(seed), 30)
    if match.to_act < 0:
        return
    game, player = match.game, hansa.ai.player(game_id, level)
    again = hansa.load(match.dumps().replace(f"seed: {seed}\n", "seed: another future\n"))
    assert again.setup.seed != match.setup.seed
    views = [game.view(each.state, each.to_act) for each in (match, again)]
    decisions = [decision(game, view, level) for view in views]
    between = player.choose(game, views[0], hansa.ai.Budget(nodes=10))
    assert between in match.legal_actions
    assert decisions[0] == decisions[1] == decision(game, views[1], level)


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
        assert game.view(state, seat) == game.view(other, seat)
        assert decision(game, game.view(state, seat), level) == decision(game, game.view(other, seat), level)
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


@pytest.mark.parametrize("level", hansa.ai.LEVELS)
def test_a_turn_that_is_longer_than_a_plan_is_begun_all_the_same(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "DEEPEST", 2)
    position = table(skills={0: {"actions": 5}})
    chosen = hansa.ai.player("teutonica", level).choose(GAME, position.view, hansa.ai.Budget(nodes=500))
    assert chosen in GAME.legal_actions(position.state)


def test_a_game_or_level_there_is_none_of_is_named() -> None:
    with pytest.raises(ValueError, match="no opponent 'emperor' for the game 'hansa'"):
        hansa.ai.player("hansa", "emperor")
