"""Two readings of the rules agree in every position of random games."""

from __future__ import annotations

from hypothesis import given

from hansa.baltic.events import Bought
from tests.baltic import second_reading
from tests.baltic.games import Plan, plans, positions, tries
from tests.baltic.table import GAME


@given(plans)
@tries(15)
def test_two_readings_of_points_and_winners_agree(plan: Plan) -> None:  # H19, H20, H21
    for number, (state, action) in enumerate(positions(plan)):
        if number % 5 and action is not None:
            continue
        view = GAME.view(state, 0)
        assert [sheet.total for sheet in GAME.score(state)] == second_reading.totals(view)
        assert list(GAME.winners(state)) == second_reading.winners(view)


@given(plans)
@tries(25)
def test_two_readings_of_who_is_paid_agree(plan: Plan) -> None:  # H12
    for state, action in positions(plan):
        if action is None or action.family != "buy":
            continue
        before = GAME.view(state, 0)
        payee = second_reading.payee(before, before.ship)
        events: list[object] = []
        GAME.advance(after := GAME.copy(state), action, events.append)
        (bought,) = events
        assert isinstance(bought, Bought)
        assert bought.paid_to == (None if payee == bought.seat else payee)
        assert bought.price == int(payee != bought.seat)
        for seat in range(before.players):
            change = GAME.view(after, 0).talers(seat) - before.talers(seat)
            assert change == (seat == bought.paid_to) - bought.price * (seat == bought.seat)
        assert before.leader(before.ship) == payee
