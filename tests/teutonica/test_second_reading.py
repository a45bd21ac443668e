"""The engine and a plain second reading of the rules agree on control, points and winners in every game."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.teutonica import second_reading
from tests.teutonica.games import CONFIGS, PROMOTED, Config, Plan, plans, played, positions, tries
from tests.teutonica.invariants import misread
from tests.teutonica.table import GAME, table


@pytest.mark.slow
@given(plans)
@tries(40)
def test_both_readings_agree_all_along(plan: Plan) -> None:  # T15, T28, T29, T30, T31, T32, T33
    for number, (state, _) in enumerate(positions(plan, 600)):
        if number % 29 == 0:
            assert misread(state) == ""


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_both_readings_agree_at_the_end(config: Config) -> None:  # T34, T38, T40, T49
    for seed in range(3):
        assert misread(played(Plan(config, seed, 0.9))) == ""


def test_the_second_reading_can_tell_a_wrong_controller() -> None:
    t = table(offices={"minden": "at bt at ct"})
    assert second_reading.controller(t.view, "minden") == 0
    assert second_reading.controller(table(offices={"minden": "at bt"}).view, "minden") == 1
    assert second_reading.largest_network(table(offices={"minden": "at", "bremen": "at", "halle": "at"}).view, 0) == 2


@pytest.mark.parametrize("config", PROMOTED, ids=str)
def test_both_readings_agree_where_every_marker_is(config: Config) -> None:  # T16, T23, T50, T52
    for seed in range(2):
        ledger = second_reading.Ledger(config.players)
        for state, action in positions(Plan(config, seed, 0.9), 900):
            view = GAME.view(state, GAME.turn_of(state))
            assert ledger.differs(view) == ""
            if action is not None:
                ledger.note(view, view.to_act, str(action))
