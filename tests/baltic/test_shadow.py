"""Two programs of the same rules, side by side through whole games: the same choices, the same table, every step."""

from __future__ import annotations

import pytest
from hypothesis import given

from hansa.baltic import state as st
from tests.baltic.games import CONFIGS, Plan, plans, positions, tries
from tests.baltic.invariants import broken, differs, misread
from tests.baltic.shadow import Shadow


def beside(plan: Plan) -> Shadow:
    """The second program at the beginning of a game."""
    return Shadow(plan.config.players, None if plan.config.start == "drawn" else int(plan.config.start) - 1)


@pytest.mark.slow
@given(plans)
@tries(40)
def test_two_programs_of_the_rules_agree_at_every_step(plan: Plan) -> None:  # H1, H2, H3, H4, H5, H6
    shadow = beside(plan)
    for state, action in positions(plan):
        assert differs(state, shadow) == ""
        if action is not None:
            shadow.play(str(action))


@pytest.mark.slow
@given(plans)
@tries(20)
def test_the_checks_of_a_long_run_hold_at_every_step(plan: Plan) -> None:  # H1, H5, H16, H19, H20
    for state, _ in positions(plan):
        assert broken(state) == ""
        assert misread(state) == ""


def test_the_checks_can_tell_when_something_is_wrong() -> None:
    plan = Plan(CONFIGS[0], 1, 0.5)
    shadow = beside(plan)
    *before, (state, _) = positions(plan)
    for _, action in before:
        shadow.play(str(action))
    assert broken(state) == differs(state, shadow) == ""
    for cell, change, message in (
        (st.SUPPLY, 1, "booths"),
        (st.TALERS, -9, "owes"),
        (st.HELD, 1, "goods"),
        (st.BAG, 5, "red1"),
        (st.LEFT, 1, "piles"),
    ):
        spoiled = list(state)
        spoiled[cell] += change
        assert message in broken(spoiled)
    shadow.talers[0] += 1
    assert differs(state, shadow).startswith("talers")
