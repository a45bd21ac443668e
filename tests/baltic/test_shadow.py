"""Two programs of the same rules, side by side through whole games: the same choices, the same table, every step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given

from tests.baltic.games import Plan, plans, positions, tries
from tests.baltic.shadow import ARROWS, SPACES, Shadow
from tests.baltic.table import GAME

if TYPE_CHECKING:
    from hansa.baltic.view import View


def compare(view: View, shadow: Shadow) -> None:
    assert view.phase == shadow.phase
    assert (view.turn, view.ship, list(view.piles)) == (shadow.turn, shadow.ship, shadow.piles)
    assert view.last_pile_opened_by == shadow.opened_by
    cities = list(dict.fromkeys(SPACES))
    wares = [str(good) if good else None for city in cities for good in view.wares(city)]
    assert wares == shadow.wares
    assert {city: list(view.booths(city)) for city in ARROWS} == shadow.booths
    for seat in range(view.players):
        assert view.talers(seat) == shadow.talers[seat]
        assert view.booths_left(seat) == shadow.left[seat]
        assert sorted(map(str, view.hand(seat))) == sorted(shadow.hands[seat])
        assert sorted(map(str, view.sold(seat))) == sorted(shadow.sold[seat])


@given(plans)
@tries(40)
def test_two_programs_of_the_rules_agree_at_every_step(plan: Plan) -> None:  # H1, H2, H3, H4, H5, H6
    start = None if plan.config.start == "drawn" else int(plan.config.start) - 1
    shadow = Shadow(plan.config.players, start)
    for state, action in positions(plan):
        view = GAME.view(state, 0)
        compare(view, shadow)
        assert sorted(map(str, GAME.legal_actions(state))) == sorted(shadow.legal())
        if GAME.to_act(state) >= 0:
            assert GAME.to_act(state) == shadow.decides
        if action is not None:
            shadow.play(str(action))
