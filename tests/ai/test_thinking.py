"""How opponents think: in slices, until the clock ends it, and never swayed by what they thought before."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

import hansa
import hansa.ai
from hansa.ai.baltic import levels as baltic_levels
from hansa.ai.baltic.evaluation import Evaluation
from hansa.ai.baltic.trader import at_a_standstill
from hansa.ai.baltic.turns import straight, turns
from hansa.ai.player import SLICE, Meter
from hansa.ai.teutonica import levels as teutonica_levels
from hansa.levels import text_of
from tests.ai.turn import played
from tests.baltic.games import tries, wander
from tests.baltic.table import GAME, table

if TYPE_CHECKING:
    from collections.abc import Generator

    from hansa.ai import Decision, Player
    from hansa.ai.baltic.turns import Turn

PLAYERS = {"hansa": ("Anna", "Bo"), "teutonica": ("Anna", "Bo", "Cleo", "Dan")}
BOTH = pytest.mark.parametrize("game_id", PLAYERS)


def fresh(game_id: str, level: str) -> Player:
    """A player that has thought of nothing yet."""
    if game_id == "hansa":
        return baltic_levels.read_level(level, text_of(game_id, level))
    return teutonica_levels.read_level(level, text_of(game_id, level))


def thought(player: Player, match: hansa.Match, budget: hansa.ai.Budget) -> tuple[Decision, int]:
    """What a player decides, and how many nodes it told of last."""
    thinking = player.think(match.game, match.game.view(match.state, match.to_act), budget)
    nodes = 0
    while True:
        try:
            nodes = next(thinking)
        except StopIteration as stop:
            return stop.value, nodes


@BOTH
@pytest.mark.parametrize("level", hansa.ai.LEVELS)
@given(seed=some.integers(0, 999), nodes=some.sampled_from([70, 300, 1200]))
@tries(3)
def test_a_used_player_chooses_like_a_fresh_one(game_id: str, level: str, seed: int, nodes: int) -> None:
    match = hansa.new(hansa.Setup(game_id, PLAYERS[game_id], seed=str(seed)))
    wander(match, Random(seed), 8 + seed % 60, 0.9)
    used = fresh(game_id, level)
    for step in range(4):
        if match.to_act < 0:
            return
        for budget in (hansa.ai.Budget(nodes=nodes // 3 + 40 * step), hansa.ai.Budget(nodes=nodes)):
            assert thought(used, match, budget)[0] == thought(fresh(game_id, level), match, budget)[0]
        match.play(thought(used, match, hansa.ai.Budget(nodes=nodes))[0].action)


@pytest.mark.slow
def test_the_master_looks_further_with_more_effort_and_no_longer_than_it_may() -> None:
    match = hansa.new(hansa.Setup("teutonica", PLAYERS["teutonica"], seed="effort"))
    wander(match, Random(3), 20, 0.9)
    looked = {
        effort: thought(fresh("teutonica", "master"), match, hansa.ai.Budget(effort=effort))[1] for effort in (1, 2)
    }
    assert looked[2] > 1.2 * looked[1]
    used = fresh("teutonica", "master")
    for effort in (1, 2, 1):  # what was thought before, more or less thoroughly, changes nothing
        budget = hansa.ai.Budget(effort=effort)
        assert thought(used, match, budget)[0] == thought(fresh("teutonica", "master"), match, budget)[0]
    assert Meter(hansa.ai.Budget(effort=2), 100).limit == Meter(hansa.ai.Budget(nodes=200), 100).limit


class Ticking:
    """A clock that goes on by so much whenever it is asked."""

    def __init__(self, tick: float) -> None:
        self.now, self._tick = 0.0, tick

    def __call__(self) -> float:
        self.now += self._tick
        return self.now


@BOTH
@pytest.mark.parametrize("level", hansa.ai.LEVELS)
@pytest.mark.parametrize(("steps", "seconds", "most"), [(20, 0.0, 400), (20, 8.0, 1000), (45, 0.0, 400)])
def test_a_clock_ends_the_thinking(game_id: str, level: str, steps: int, seconds: float, most: int) -> None:
    match = hansa.new(hansa.Setup(game_id, PLAYERS[game_id], seed="clock"))
    wander(match, Random(5), steps, 0.9)
    clock = Ticking(1.0)
    decision, nodes = thought(fresh(game_id, level), match, hansa.ai.Budget(seconds=seconds, clock=clock))
    assert decision.action in match.legal_actions
    assert nodes < most


def test_the_master_s_first_booths_end_with_the_clock_too() -> None:
    match = hansa.new(hansa.Setup("hansa", PLAYERS["hansa"], seed="clock"))
    for seconds, most in ((0.0, 60), (5.0, 800)):
        budget = hansa.ai.Budget(seconds=seconds, clock=Ticking(1.0))
        decision, nodes = thought(fresh("hansa", "master"), match, budget)
        assert decision.action in match.legal_actions
        assert nodes < most
    assert thought(fresh("hansa", "master"), match, hansa.ai.Budget())[1] > 2000


@BOTH
def test_a_step_of_thinking_is_short_by_positions_and_by_time(game_id: str) -> None:
    meter = Meter(hansa.ai.Budget(), 9999)
    assert [meter.due() for _ in range(2 * SLICE)].count(True) == 2
    slow = Meter(hansa.ai.Budget(seconds=100.0, clock=Ticking(0.02)), 9999)
    assert [slow.due() for _ in range(2 * SLICE)].count(True) > 4
    match = hansa.new(hansa.Setup(game_id, PLAYERS[game_id], seed="clock"))
    wander(match, Random(5), 20, 0.9)
    player = fresh(game_id, "master")
    thinking = player.think(match.game, match.game.view(match.state, match.to_act), hansa.ai.Budget())
    told = list(thinking)
    assert told == sorted(told)
    assert len(told) > 4


def voyage(**things: Any) -> tuple[list[list[str]], list[list[str]]]:
    """All turns from a position, and those of them that sail for something."""
    state = table(**things).state
    search = turns(GAME, state, Evaluation({"talers": (1.0, 1.0)}), Meter(hansa.ai.Budget(), 500), 500)
    found = finished(search)
    return lines(found), lines(straight(found, state))


def finished(search: Generator[int, None, list[Turn]]) -> list[Turn]:
    while True:
        try:
            next(search)
        except StopIteration as stop:
            return list(stop.value)


def lines(found: list[Turn]) -> list[list[str]]:
    return [[str(action) for action in turn.line] for turn in found]


def test_voyages_for_nothing_are_left_out() -> None:
    everything, kept = voyage(ship="copenhagen", talers=(6, 3), wares={"danzig": "red1"}, booths={"riga": (1, 1)})
    assert ["sail danzig", "end"] in everything
    assert ["sail danzig", "end"] not in kept
    assert ["buy red1", "end"] not in everything
    assert ["sail danzig", "buy red1", "end"] in kept
    assert any(len(line) > 4 for line in everything)
    assert all(line[-2:] != ["sail kalmar", "end"] for line in kept)
    assert ["end"] in kept


def test_nobody_did_anything_for_a_round_when_all_purses_are_full() -> None:
    assert at_a_standstill(table(players=3, talers=(6, 3, 3)).state)
    assert not at_a_standstill(table(players=3, talers=(6, 2, 3)).state)
    assert not at_a_standstill(table(players=3, talers=(5, 3, 3)).state)


@pytest.mark.parametrize("level", hansa.ai.LEVELS)
def test_at_a_standstill_somebody_does_something(level: str) -> None:
    position = table(
        ship="copenhagen", talers=(6, 3), booths={"riga": (2, 2), "danzig": (2, 0)}, wares={"riga": "green1 -"}
    )
    chosen = hansa.ai.player("hansa", level).choose(GAME, position.view, hansa.ai.Budget())
    assert chosen.family not in {"end", "sail"}


@pytest.mark.parametrize("level", hansa.ai.LEVELS)
def test_at_a_standstill_something_is_done_also_with_a_full_hand(level: str) -> None:
    """An Apprentice's few positions are used up by sailing and giving up before a turn with a deed has ended."""
    position = table(
        talers=(6, 3),
        left=22,
        booths={
            "toensberg": (2, 2),
            "aalborg": (0, 1),
            "copenhagen": (0, 1),
            "luebeck": (2, 2),
            "danzig": (2, 2),
            "kalmar": (2, 2),
            "stockholm": (5, 2),
            "reval": (2, 1),
            "riga": (0, 2),
        },
        hands=("red3 blue2 orange1", "red2 blue3 orange2"),
        wares={
            "toensberg": "red2 red2",
            "aalborg": "red3 blue1",
            "copenhagen": "green1",
            "luebeck": "blue3 orange1",
            "danzig": "orange2",
            "kalmar": "orange3",
            "stockholm": "blue2 blue3",
            "reval": "orange1",
            "riga": "red1 red1",
        },
    )
    assert any(line.split()[0] in {"buy", "build", "sell"} for line in played(GAME, position.state, level))
