"""The three actions: buying, setting up booths, selling with its losses (H12 to H15)."""

from __future__ import annotations

import pytest

from hansa.baltic.events import BoothReturned, Bought, Built, Lost, Sold
from hansa.baltic.goods import Good
from tests.baltic.table import GAME, Table, table

RED1 = Good("red", 1)


# Buying


def shop(*booths: int, talers: tuple[int, ...] = (3, 3, 3)) -> Table:
    """Three players, a red1 at Danzig, the ship there, and so many booths of each."""
    return table(players=3, ship="danzig", talers=talers, wares={"danzig": "red1"}, booths={"danzig": booths})


def test_a_bought_marker_is_paid_to_the_player_with_the_most_booths() -> None:  # H12
    t = shop(1, 3, 2)
    assert t.play("buy red1") == [Bought(0, "danzig", RED1, 1, 1)]
    assert t.talers() == (2, 4, 3)
    assert t.hand(0) == "red1"
    assert t.view.wares("danzig") == (None,)


@pytest.mark.parametrize(
    "booths",
    [(0, 0, 0), (0, 2, 2), (2, 2, 0), (1, 1, 1)],
    ids=["nobody has booths", "opponents level", "buyer level", "all level"],
)
def test_the_bank_is_paid_when_nobody_alone_has_the_most_booths(booths: tuple[int, ...]) -> None:  # H12
    t = shop(*booths)
    assert t.play("buy red1") == [Bought(0, "danzig", RED1, 1, None)]
    assert t.talers() == (2, 3, 3)


def test_goods_are_free_for_the_player_who_alone_has_most_booths() -> None:  # H12
    t = shop(2, 1, 1, talers=(0, 3, 3))
    assert t.play("buy red1") == [Bought(0, "danzig", RED1, 0, None)]
    assert t.talers() == (0, 3, 3)
    assert t.hand(0) == "red1"


def test_most_means_more_than_each_other_player_and_not_more_than_half() -> None:  # H12
    t = shop(3, 2, 2)
    t.play("buy red1")
    assert t.talers() == (3, 3, 3)


def test_without_a_taler_nothing_is_bought_from_others_or_the_bank() -> None:  # H12
    for booths in ((0, 1, 0), (0, 0, 0), (1, 1, 0)):
        t = shop(*booths, talers=(0, 3, 3))
        assert "buy red1" not in t.legal
        assert t.refusal("buy red1") == "H12 no-taler"


def test_only_markers_of_the_ships_city_can_be_bought() -> None:  # H12
    t = table(ship="luebeck", wares={"luebeck": "red1 blue2", "riga": "green3 -"})
    assert [line for line in t.legal if line.startswith("buy")] == ["buy red1", "buy blue2"]
    assert t.refusal("buy green3") == "H12 not-here"


def test_one_of_two_equal_markers_is_bought_and_the_other_stays() -> None:  # H12
    t = table(ship="luebeck", wares={"luebeck": "red1 red1"})
    assert [line for line in t.legal if line.startswith("buy")] == ["buy red1"]
    t.play("buy red1")
    assert t.view.wares("luebeck") == (None, RED1)


def test_the_second_marker_of_a_city_can_be_bought_alone() -> None:  # H12
    t = table(ship="luebeck", wares={"luebeck": "- blue2", "stockholm": "blue2 blue2"})
    t.play("buy blue2")
    assert t.view.wares("luebeck") == (None, None)
    assert t.view.wares("stockholm") == (Good("blue", 2), Good("blue", 2))


def test_a_marker_costs_one_taler_whatever_its_barrels() -> None:  # H12
    for good in ("red1", "red2", "red3"):
        t = table(ship="danzig", wares={"danzig": good}, talers=(1, 3))
        t.play(f"buy {good}")
        assert t.talers() == (0, 3)


# Setting up booths


@pytest.mark.parametrize("barrels", [1, 2, 3])
def test_a_marker_sets_up_as_many_booths_as_it_has_barrels(barrels: int) -> None:  # H13
    t = table(ship="danzig", talers=(0, 3), hands=(f"red{barrels} blue1", ""))
    assert t.play(f"build red{barrels}") == [Built(0, "danzig", Good("red", barrels), barrels)]
    assert t.view.booths("danzig") == (barrels, 0)
    assert t.booths_left() == (15 - barrels, 15)
    assert t.hand(0) == "blue1"
    assert t.talers() == (0, 3), "no talers are paid"


def test_the_marker_given_up_leaves_the_game() -> None:  # H13
    t = table(ship="danzig", hands=("red3", ""))
    piles = t.view.piles
    t.play("build red3")
    assert (t.hand(0), t.sold(0), t.view.piles) == ("", "", piles)
    assert t.points() == (4, 0), "one city alone, and nothing for the marker"


def test_with_fewer_booths_left_all_that_are_left_are_set_up() -> None:  # H13
    t = table(ship="danzig", booths={"riga": (13, 0)}, hands=("red3", ""))
    assert t.play("build red3") == [Built(0, "danzig", Good("red", 3), 2)]
    assert t.view.booths("danzig") == (2, 0)
    assert t.booths_left() == (0, 15)


def test_without_booths_left_none_can_be_set_up() -> None:  # H13
    t = table(ship="danzig", booths={"riga": (15, 0)}, hands=("red3", ""))
    assert "build red3" not in t.legal
    assert t.refusal("build red3") == "H13 no-booths-left"


def test_booths_need_an_own_unsold_marker() -> None:  # H13
    t = table(ship="danzig", hands=("red3", "blue1"), sold=("green2", ""), wares={"danzig": "blue2"})
    for line in ("build blue1", "build green2", "build blue2", "build red2"):
        assert t.refusal(line) == "H13 no-such-marker"


def test_there_is_no_limit_of_booths_in_a_city() -> None:  # H13
    t = table(ship="danzig", booths={"danzig": (12, 15)}, hands=("red3", ""))
    t.play("build red3")
    assert t.view.booths("danzig") == (15, 15)


def test_booths_may_be_set_up_where_one_had_none_and_at_copenhagen() -> None:  # H13
    t = table(ship="copenhagen", booths={"copenhagen": (0, 4)}, hands=("red1", ""))
    t.play("build red1")
    assert t.view.booths("copenhagen") == (1, 4)


# Selling


def test_a_sale_needs_an_own_booth_in_the_ships_city() -> None:  # H14
    t = table(ship="danzig", booths={"danzig": (0, 3), "riga": (3, 0)}, hands=("red1 red2", ""))
    assert not any(line.startswith("sell") for line in t.legal)
    assert t.refusal("sell red:2+1") == "H14 no-own-booth"


def test_a_sale_needs_two_markers_of_the_same_colour() -> None:  # H14
    t = table(ship="danzig", booths={"danzig": (1, 0)}, hands=("red1 blue1 green3", "red1"))
    assert not any(line.startswith("sell") for line in t.legal)
    assert t.refusal("sell red:1+1") == "H14 two-of-a-colour"


def test_sold_markers_turn_face_down_and_one_booth_returns() -> None:  # H14
    t = table(ship="danzig", booths={"danzig": (2, 0)}, hands=("red1 red3", ""), talers=(0, 3))
    events = t.play("sell red:3+1")
    assert events == [Sold(0, "danzig", (Good("red", 3), Good("red", 1))), BoothReturned(0, "danzig")]
    assert (t.hand(0), t.sold(0)) == ("", "red3 red1")
    assert t.view.booths("danzig") == (1, 0)
    assert t.booths_left() == (14, 15)
    assert t.talers() == (0, 3), "no talers move"


def test_the_last_booth_of_a_city_can_be_given_up() -> None:  # H14
    t = table(ship="danzig", booths={"danzig": (1, 0)}, hands=("red1 red3", ""))
    t.play("sell red:3+1")
    assert t.view.booths("danzig") == (0, 0)


def test_exactly_one_booth_returns_however_much_is_sold() -> None:  # H14
    t = table(
        players=4,
        ship="danzig",
        booths={"danzig": (5, 0, 0, 0)},
        hands=("red1 red2 red3 blue1 blue1 blue2 pink3 pink3", "", "", ""),
    )
    t.play("sell red:3+2+1", "sell blue:2+1+1", "sell pink:3+3")
    assert t.view.phase == "actions"
    assert t.view.booths("danzig") == (4, 0, 0, 0)
    assert t.booths_left()[0] == 11
    assert len(t.view.sold(0)) == 8


def test_of_each_colour_at_least_two_are_sold_and_others_may_be_kept() -> None:  # H14
    t = table(ship="danzig", booths={"danzig": (1, 0)}, hands=("red1 red1 red2 red3", ""))
    sells = [line for line in t.legal if line.startswith("sell")]
    assert sorted(sells) == sorted(
        f"sell red:{part}" for part in ("3+2+1+1", "3+2+1", "3+1+1", "2+1+1", "3+2", "3+1", "2+1", "1+1")
    )
    t.play("sell red:2+1")
    assert (t.hand(0), t.sold(0)) == ("red3 red1", "red2 red1")


def test_nobody_sells_what_he_does_not_have() -> None:  # H14
    t = table(ship="danzig", booths={"danzig": (1, 0)}, hands=("red1 red2", "red3"))
    assert t.refusal("sell red:3+2") == "H14 not-yours"
    assert t.refusal("sell red:1+1") == "H14 not-yours"


def test_a_sale_may_stop_before_every_colour_is_sold() -> None:  # H14
    t = table(ship="danzig", booths={"danzig": (2, 0)}, hands=("red1 red2 blue1 blue2", ""))
    t.play("sell red:2+1")
    assert t.view.phase == "sale"
    assert t.view.colours_on_sale == ("red",)
    assert t.legal == ["sell blue:2+1", "done"]
    t.play("done")
    assert t.hand(0) == "blue2 blue1"
    assert t.view.booths("danzig") == (1, 0)
    assert t.refusal("sell blue:2+1") == "H10 acted-here"


def test_the_rest_of_a_colour_is_not_sold_in_the_same_sale_again() -> None:  # H14
    t = table(ship="danzig", booths={"danzig": (2, 0)}, hands=("red1 red1 red2 red2 blue1 blue2", ""))
    t.play("sell red:1+1")
    assert t.refusal("sell red:2+2") == "H14 sold-already"


def test_a_sale_under_way_is_finished_before_anything_else() -> None:  # H14
    t = table(ship="danzig", booths={"danzig": (2, 0)}, hands=("red1 red2 blue1 blue2", ""))
    assert t.refusal("done") == "H10 not-now"
    t.play("sell red:2+1")
    for line in ("end", "sail kalmar", "build blue1", "replenish"):
        assert t.refusal(line) == "H14 finish-sale-first"


def test_a_sale_goes_on_even_when_its_booth_was_the_last_one() -> None:  # H14
    t = table(ship="danzig", booths={"danzig": (1, 0)}, hands=("red1 red2 blue1 blue2", ""))
    t.play("sell red:2+1", "sell blue:2+1")
    assert len(t.view.sold(0)) == 4
    assert t.booths_left() == (15, 15)


def test_sold_markers_are_safe_for_good() -> None:  # H14
    t = table(turn=1, ship="danzig", booths={"danzig": (1, 1)}, hands=("", "red1 red2"), sold=("red3 red3 red2", ""))
    t.play("sell red:2+1")
    assert t.sold(0) == "red3 red3 red2"
    t.play("end")
    for line in ("build red3", "sell red:3+3"):
        assert t.refusal(line) in {"H13 no-such-marker", "H14 two-of-a-colour"}


# Losses


def test_every_opponent_loses_one_marker_of_each_colour_sold() -> None:  # H15
    t = table(
        players=4,
        ship="danzig",
        booths={"danzig": (1, 0, 0, 0)},
        hands=("red1 red2 blue1 blue2", "red3 red3 blue3", "green1 red2", "pink1 pink2"),
    )
    t.play("sell red:2+1")
    events = t.play("sell blue:2+1")
    lost = [event for event in events if isinstance(event, Lost)]
    assert lost == [Lost(1, Good("red", 3)), Lost(1, Good("blue", 3)), Lost(2, Good("red", 2))]
    assert (t.hand(1), t.hand(2), t.hand(3)) == ("red3", "green1", "pink2 pink1")


def test_colours_not_sold_cost_nobody_anything() -> None:  # H15
    t = table(ship="danzig", booths={"danzig": (1, 0)}, hands=("red1 red2 blue1 blue2", "blue3 green1"))
    t.play("sell red:2+1", "done")
    assert t.hand(1) == "blue3 green1"


def test_the_owner_chooses_which_marker_is_lost() -> None:  # H15
    t = table(ship="danzig", booths={"danzig": (1, 0)}, hands=("red1 red2", "red1 red3 red3 blue1"))
    t.play("sell red:2+1")
    assert t.view.phase == "loss"
    assert t.view.colour_to_lose == "red"
    assert (GAME.to_act(t.state), t.view.turn) == (1, 0)
    assert t.legal == ["lose red1", "lose red3"]
    assert t.refusal("lose red2") == "H15 no-such-marker"
    assert t.refusal("lose blue1") == "H15 other-colour"
    t.play("lose red1")
    assert t.hand(1) == "red3 red3 blue1"
    assert (GAME.to_act(t.state), t.view.phase) == (0, "actions")


def test_losses_are_chosen_clockwise_from_the_seller() -> None:  # H15
    t = table(
        players=4,
        turn=2,
        ship="danzig",
        booths={"danzig": (0, 0, 1, 0)},
        hands=("red1 red2", "red1 red3", "red2 red2", "red1 red2"),
    )
    t.play("sell red:2+2")
    order = []
    while t.view.phase == "loss":
        order.append(GAME.to_act(t.state))
        t.play("lose red1")
    assert order == [3, 0, 1]
    assert GAME.to_act(t.state) == 2


def test_a_player_with_two_colours_to_lose_chooses_twice() -> None:  # H15
    t = table(
        players=3,
        ship="danzig",
        booths={"danzig": (1, 0, 0)},
        hands=("red1 red1 blue1 blue1", "red2 red3 blue2 blue3", ""),
    )
    t.play("sell red:1+1", "sell blue:1+1")
    assert t.legal == ["lose red2", "lose red3"]
    t.play("lose red2")
    assert t.legal == ["lose blue2", "lose blue3"]
    t.play("lose blue3")
    assert t.hand(1) == "red3 blue2"


def test_nobody_is_asked_where_all_candidates_have_equal_barrels() -> None:  # H15
    t = table(ship="danzig", booths={"danzig": (1, 0)}, hands=("red1 red2", "red3 red3 blue1"))
    t.play("sell red:2+1")
    assert t.view.phase == "actions"
    assert t.hand(1) == "red3 blue1"


def test_nothing_else_happens_before_the_loss_is_chosen() -> None:  # H15
    t = table(ship="danzig", booths={"danzig": (1, 0)}, hands=("red1 red2", "red1 red3"))
    t.play("sell red:2+1")
    for line in ("end", "sail kalmar", "build red1"):
        assert t.refusal(line) == "H15 choose-loss-first"


def test_the_seller_loses_nothing_of_what_he_kept() -> None:  # H15
    t = table(ship="danzig", booths={"danzig": (1, 0)}, hands=("red1 red2 red3", "red1"))
    t.play("sell red:2+1")
    assert (t.hand(0), t.hand(1)) == ("red3", "")


def test_losses_happen_only_after_the_whole_sale() -> None:  # H15
    t = table(ship="danzig", booths={"danzig": (1, 0)}, hands=("red1 red2 blue1 blue1", "red3 blue3"))
    t.play("sell red:2+1")
    assert t.hand(1) == "red3 blue3"
    t.play("done")
    assert t.hand(1) == "blue3"
