"""A turn: income, replenishing, visits, sailing, taxes (H7 to H11, H16, H17)."""

from __future__ import annotations

import pytest

from hansa.baltic.board import BOARD, Route
from hansa.baltic.events import Discarded, Income, Replenished, Sailed, Taxed
from hansa.baltic.goods import Good
from hansa.core.events import TurnBegan
from hansa.core.game import CHANCE
from tests.baltic.table import GAME, table

FULL = {
    "toensberg": "red1 red2",
    "aalborg": "red3 blue1",
    "copenhagen": "blue2",
    "luebeck": "blue3 green1",
    "danzig": "green2",
    "kalmar": "green3",
    "stockholm": "red1 red2",
    "reval": "red3",
    "riga": "blue1 blue2",
}


# Income


def test_a_turn_begins_with_an_income_of_three_talers() -> None:  # H7
    t = table(talers=(2, 1))
    assert t.play("end") == [TurnBegan(1), Income(1, 3)]
    assert t.talers() == (2, 4)


def test_nobody_else_gets_income() -> None:  # H7
    t = table(players=4, talers=(0, 0, 0, 0))
    t.play("end", "end")
    assert t.talers() == (0, 3, 3, 0)


# Replenishing


def test_replenishing_costs_one_taler_and_fills_every_empty_space_in_number_order() -> None:  # H8
    t = table(talers=(4, 3), wares={**FULL, "aalborg": "- blue1", "danzig": "-", "riga": "blue1 -"})
    assert t.play("replenish")[0] == Replenished(0)
    assert t.talers() == (3, 3)
    assert GAME.to_act(t.state) == CHANCE
    t.play("~ draw red2", "~ draw blue3", "~ draw green1")
    assert GAME.to_act(t.state) == 0
    assert t.view.wares("aalborg") == (Good("red", 2), Good("blue", 1))
    assert t.view.wares("danzig") == (Good("blue", 3),)
    assert t.view.wares("riga") == (Good("blue", 1), Good("green", 1))


def test_once_begun_replenishing_goes_on_until_all_spaces_are_full() -> None:  # H8
    t = table(wares={**FULL, "aalborg": "- -"})
    t.play("replenish", "~ draw red2")
    assert all(line.startswith("~ draw ") for line in t.legal)
    assert t.refusal("end") == "H8 filling"


def test_replenishing_is_a_choice_while_something_lies_in_a_warehouse() -> None:  # H8
    t = table(wares={"riga": "red1 -"})
    assert "replenish" in t.legal
    assert "end" in t.legal
    assert "sail danzig" in t.legal


def test_with_no_empty_space_there_is_nothing_to_replenish() -> None:  # H8
    t = table(wares=FULL)
    assert "replenish" not in t.legal
    assert t.refusal("replenish") == "H8 no-empty-space"


@pytest.mark.parametrize("step", ["sail danzig", "buy blue2", "build red3", "sell blue:2+2"])
def test_replenishing_comes_before_all_else_in_a_turn(step: str) -> None:  # H8
    t = table(
        wares={"copenhagen": "blue2", "riga": "red1 -"}, booths={"copenhagen": (1, 0)}, hands=("red3 blue2 blue2", "")
    )
    t.play(step)
    assert "replenish" not in t.legal
    assert t.refusal("replenish") == "H8 replenish-comes-first"


def test_nobody_replenishes_twice_in_a_turn() -> None:  # H8
    t = table(wares={**FULL, "danzig": "-"})
    t.play("replenish", "~ draw red2", "sail danzig", "buy red2")
    assert t.refusal("replenish") == "H8 replenish-comes-first"


def test_after_replenishing_the_first_city_still_allows_its_action() -> None:  # H8
    t = table(wares={**FULL, "copenhagen": "-"})
    t.play("replenish", "~ draw red2", "buy red2")
    assert t.hand(0) == "red2"


def test_markers_are_taken_from_the_first_pile_that_still_has_some() -> None:  # H8
    t = table(players=2, wares={**FULL, "aalborg": "- -", "danzig": "-"}, left=32)
    assert t.view.piles == (2, 8, 8, 7, 7)
    t.play("replenish", "~ draw red2")
    assert t.view.piles == (1, 8, 8, 7, 7)
    t.play("~ draw blue2", "~ draw blue2")
    assert t.view.piles == (0, 7, 8, 7, 7)


def test_replenishing_is_a_must_when_every_space_is_empty() -> None:  # H9
    t = table(wares={}, hands=("red1 red2", ""), booths={"copenhagen": (2, 0)})
    assert t.legal == ["replenish"]
    for line in ("end", "sail danzig", "build red1", "sell red:2+1"):
        assert t.refusal(line) == "H9 must-replenish"


def test_emptying_the_board_in_mid_turn_forces_nobody() -> None:  # H9
    t = table(wares={"copenhagen": "blue2"})
    t.play("buy blue2")
    assert "replenish" not in t.legal
    t.play("end")
    assert t.legal == ["replenish"], "but the next player must"


def test_replenishing_is_not_possible_when_all_piles_are_empty() -> None:  # H9
    t = table(wares={"riga": "red1 -"}, left=0, opened_by=1)
    assert "replenish" not in t.legal
    assert t.refusal("replenish") == "H9 piles-empty"


def test_with_board_and_piles_empty_the_turn_goes_on_without() -> None:  # H9
    t = table(wares={}, left=0, opened_by=1)
    assert "end" in t.legal
    assert "sail danzig" in t.legal
    assert t.refusal("replenish") == "H9 piles-empty"


def test_if_the_piles_run_out_the_remaining_spaces_stay_empty() -> None:  # H9
    t = table(wares={"riga": "red1 red1"}, left=3)
    t.play("replenish")
    for _ in range(3):
        t.play(t.legal[0])
    assert sum(t.view.piles) == 0
    assert None not in (*t.view.wares("toensberg"), t.view.wares("aalborg")[0])
    assert t.view.wares("aalborg")[1] is None
    assert t.view.wares("riga") == (Good("red", 1), Good("red", 1))
    assert GAME.to_act(t.state) == 0
    assert "end" in t.legal


# Visits


def test_one_action_a_visit_whatever_its_kind() -> None:  # H10
    for action in ("buy blue2", "build green3", "sell red:3+2"):
        t = table(
            wares={"copenhagen": "blue2", "danzig": "red1"},
            booths={"copenhagen": (3, 0), "danzig": (1, 0)},
            hands=("green3 blue1 red3 red3 red2", ""),
        )
        t.play(action)
        for line in ("buy blue2", "build blue1", "sell red:3+2"):
            assert t.refusal(line) == "H10 acted-here"
        t.play("sail danzig")
        for line in ("buy red1", "build blue1"):
            assert t.refusal(line) == ""


def test_the_two_markers_of_a_city_need_two_visits() -> None:  # H10
    t = table(ship="luebeck", talers=(6, 3), wares={"luebeck": "red1 red2"}, left=30)
    t.play("buy red1")
    assert t.refusal("buy red2") == "H10 acted-here"
    t.play("sail aalborg", "sail copenhagen", "sail luebeck", "buy red2")
    assert t.hand(0) == "red2 red1"


def test_coming_back_to_a_city_is_a_new_visit() -> None:  # H10
    t = table(ship="danzig", talers=(6, 3), booths={"danzig": (1, 0)}, hands=("red1 red2 red2 red3", ""), left=30)
    t.play("build red1", "sail kalmar", "sail copenhagen", "sail danzig", "sell red:3+2")
    assert t.sold(0) == "red3 red2"


def test_the_ships_city_is_a_new_visit_at_the_start_of_each_turn() -> None:  # H10
    t = table(hands=("red1", "red1"))
    t.play("build red1", "end")
    assert t.refusal("build red1") == ""


def test_a_player_may_do_nothing_at_all() -> None:  # H10
    t = table()
    assert "end" in t.legal
    t.play("end")
    assert t.view.turn == 1


def test_actions_happen_only_where_the_ship_lies() -> None:  # H10
    t = table(ship="riga", wares={"riga": "red1 red2", "danzig": "blue1"}, left=30, hands=("green1 green2", ""))
    assert t.refusal("buy blue1") == "H12 not-here"
    assert t.refusal("sell green:2+1") == "H14 no-own-booth"
    t.play("build green2")
    assert t.view.booths("riga") == (2, 0)


def test_the_same_action_may_be_repeated_in_city_after_city() -> None:  # H10
    t = table(ship="luebeck", talers=(6, 3), hands=("red1 red1 red1", ""))
    t.play("build red1", "sail aalborg", "build red1", "sail copenhagen", "build red1")
    assert [t.view.booths(city)[0] for city in ("luebeck", "aalborg", "copenhagen")] == [1, 1, 1]


# Sailing


def test_each_leg_costs_one_taler_to_the_bank() -> None:  # H11
    t = table(players=3, talers=(6, 3, 3), booths={"danzig": (0, 5, 0)})
    assert t.play("sail danzig") == [Sailed(0, "copenhagen", "danzig")]
    t.play("sail reval", "sail riga")
    assert t.talers() == (3, 3, 3)
    assert t.view.ship == "riga"


@pytest.mark.parametrize("route", BOARD.routes, ids=lambda route: f"{route.start}-{route.end}")
def test_the_ship_sails_with_an_arrow_and_never_against_it(route: Route) -> None:  # H11
    assert table(ship=route.start).refusal(f"sail {route.end}") == ""
    assert table(ship=route.end).refusal(f"sail {route.start}") == "H11 against-the-arrow"


def test_the_ship_sails_nowhere_without_a_route() -> None:  # H11
    joined = {frozenset((route.start, route.end)) for route in BOARD.routes}
    for here in BOARD.cities:
        for there in BOARD.cities:
            if here != there and frozenset((here.id, there.id)) not in joined:
                assert table(ship=here.id).refusal(f"sail {there.id}") == "H11 no-route"


def test_the_ship_does_not_sail_to_where_it_is() -> None:  # H11
    assert table(ship="riga").refusal("sail riga") == "H11 already-there"


def test_the_overland_leg_works_like_any_other() -> None:  # H11
    t = table(ship="toensberg", talers=(3, 3))
    t.play("sail stockholm")
    assert t.talers() == (2, 3)
    assert t.refusal("sail toensberg") == "H11 against-the-arrow"


def test_without_a_taler_the_ship_stays() -> None:  # H11
    t = table(talers=(1, 3))
    t.play("sail danzig")
    assert t.refusal("sail kalmar") == "H11 no-taler"
    assert t.legal == ["end"]


def test_sailing_is_not_an_action_and_may_pass_through_cities() -> None:  # H11
    t = table(ship="luebeck", talers=(6, 3), hands=("red1 red1", ""))
    t.play("build red1", "sail aalborg", "sail copenhagen", "sail danzig", "build red1", "sail kalmar", "end")
    assert t.view.ship == "kalmar"
    assert t.talers()[0] == 2


def test_the_ship_stays_for_the_next_player_where_it_was_left() -> None:  # H11
    t = table()
    t.play("sail danzig", "end")
    assert t.view.ship == "danzig"
    assert "sail kalmar" in t.legal


# Taxes


@pytest.mark.parametrize(("before", "after", "lost"), [(2, 2, 0), (3, 3, 0), (4, 3, 1), (9, 3, 6)])
def test_talers_above_three_return_to_the_bank_at_the_end_of_the_turn(
    before: int, after: int, lost: int
) -> None:  # H16
    t = table(talers=(before, 0))
    events = t.play("end")
    assert t.talers() == (after, 3)
    assert [event.talers for event in events if isinstance(event, Taxed)] == ([lost] if lost else [])


def test_unsold_markers_above_three_leave_the_game_and_the_player_chooses_which() -> None:  # H16
    t = table(hands=("red1 red2 blue3 green1 green1", ""))
    t.play("end")
    assert t.view.phase == "taxes"
    assert GAME.to_act(t.state) == 0
    assert t.legal == ["discard red1", "discard red2", "discard blue3", "discard green1"]
    assert t.refusal("discard blue1") == "H16 no-such-marker"
    t.play("discard red1", "discard green1")
    assert t.hand(0) == "red2 blue3 green1"
    assert t.view.turn == 1


def test_nothing_else_happens_before_the_taxes_are_paid() -> None:  # H16
    t = table(hands=("red1 red2 blue3 green1", ""))
    t.play("end")
    for line in ("end", "sail danzig", "build red1"):
        assert t.refusal(line) == "H16 pay-taxes-first"


def test_three_markers_may_be_kept() -> None:  # H16
    t = table(hands=("red1 red2 blue3", ""))
    t.play("end")
    assert t.hand(0) == "red2 red1 blue3"
    assert t.view.turn == 1
    assert t.refusal("discard red1") == "H10 not-now"


def test_equal_markers_are_given_up_without_asking() -> None:  # H16
    t = table(players=3, hands=("red2 red2 red2 red2 red2", "", ""))
    events = t.play("end")
    assert [event for event in events if isinstance(event, Discarded)] == [Discarded(0, Good("red", 2))] * 2
    assert t.hand(0) == "red2 red2 red2"
    assert t.view.turn == 1


def test_asking_stops_as_soon_as_the_rest_are_equal() -> None:  # H16
    t = table(players=3, hands=("red1 red2 red2 red2 red2", "", ""))
    t.play("end")
    assert t.legal == ["discard red1", "discard red2"]
    t.play("discard red1")
    assert t.hand(0) == "red2 red2 red2"
    assert t.view.turn == 1


def test_sold_markers_do_not_count_for_taxes() -> None:  # H16
    t = table(hands=("red1 red2 blue3", ""), sold=("green1 green2 green3 green2", ""))
    t.play("end")
    assert t.view.turn == 1
    assert len(t.view.sold(0)) == 4


def test_more_than_three_may_be_held_at_any_other_time() -> None:  # H16
    t = table(talers=(6, 3), hands=("red1 red2 blue3", "red1 red1 red2 blue1"), wares={"copenhagen": "green1"})
    t.play("buy green1")
    assert len(t.view.hand(0)) == 4
    assert len(t.view.hand(1)) == 4
    assert t.view.phase == "actions"


def test_opponents_pay_no_taxes_in_a_players_turn() -> None:  # H17
    t = table(players=3, talers=(3, 5, 3), hands=("", "red1 red2 blue1 blue2", ""))
    t.play("end")
    assert t.talers() == (3, 8, 3)
    assert len(t.view.hand(1)) == 4


def test_talers_earned_in_an_opponents_turn_stay_until_the_owners_own_taxes() -> None:  # H17
    t = table(talers=(6, 3), wares={"copenhagen": "red1", "riga": "red1 -"}, booths={"copenhagen": (0, 2)})
    t.play("buy red1")
    assert t.talers() == (5, 4)
    t.play("end")
    assert t.talers() == (3, 7), "four kept, three of income"
    t.play("sail danzig", "end")
    assert t.talers() == (6, 3)


def test_the_bank_never_runs_dry() -> None:  # H17
    t = table(players=4, talers=(30, 30, 30, 30))
    t.play("end")
    assert t.talers() == (3, 33, 30, 30), "far more than the 22 talers of the box"
