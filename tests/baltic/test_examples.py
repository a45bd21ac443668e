"""The ten examples of the rulebook, in our own words. Gray, Yellow and Purple are seats 0, 1 and 2."""

from __future__ import annotations

import hansa
from hansa.baltic.events import Drawn, Lost
from hansa.baltic.goods import Good
from hansa.core.game import OVER
from tests.baltic.table import GAME, Table, table

GRAY, YELLOW, PURPLE = 0, 1, 2


def test_example_1_warehouses_are_filled_from_toensberg_to_riga() -> None:  # H2
    match = hansa.new(hansa.Setup("hansa", ("Gray", "Yellow", "Purple"), seed="example"))
    events = [event for ply in range(match.ply) for event in match.events(ply)]
    cities = [event.space.split(".")[0] for event in events if isinstance(event, Drawn)]
    assert cities[:2] == ["toensberg", "toensberg"]
    assert cities[-2:] == ["riga", "riga"]
    view = match.game.view(match.state, GRAY)
    assert [view.board.city(city).number for city in cities] == sorted(
        city.number for city in view.board.cities for _ in range(city.warehouses)
    )


def test_example_2_what_is_left_lies_on_five_supply_spaces() -> None:  # H3
    match = hansa.new(hansa.Setup("hansa", ("Gray", "Yellow", "Purple"), seed="example"))
    piles = match.game.view(match.state, GRAY).piles
    assert len(piles) == 5
    assert sum(piles) == 65 - 14
    assert max(piles) - min(piles) <= 1
    assert list(piles) == sorted(piles, reverse=True)


def test_example_3_three_players_have_placed_their_first_booths() -> None:  # H6
    match = hansa.new(hansa.Setup("hansa", ("Gray", "Yellow", "Purple"), {"start": "1"}, seed="example"))
    for city in ("kalmar", "danzig", "kalmar", "riga", "kalmar", "reval", "luebeck", "stockholm", "aalborg"):
        match.play(f"booths {city}")
    view = match.game.view(match.state, GRAY)
    assert view.booths("kalmar") == (2, 2, 2)
    assert sum(sum(view.booths(city.id)) for city in view.board.cities) == 18
    assert view.booths("copenhagen") == (0, 0, 0)
    assert view.phase == "actions"


def test_example_4_an_action_at_luebeck_at_aalborg_and_at_danzig_but_none_at_copenhagen() -> None:  # H10
    t = table(
        ship="luebeck",
        talers=(6, 3),
        booths={"aalborg": (1, 0)},
        hands=("red2 blue1 blue2 blue3", ""),
        wares={"luebeck": "green1 green2", "danzig": "green3"},
    )
    t.play("buy green1", "sail aalborg", "sell blue:3+2", "sail copenhagen", "sail danzig", "build red2")
    assert t.talers()[0] == 6 - 1 - 3
    assert t.view.booths("danzig") == (2, 0)
    assert t.refusal("buy green3") == "H10 acted-here"


def test_example_5_three_ways_lead_out_of_copenhagen() -> None:  # H11
    t = table(ship="copenhagen")
    assert sorted(line for line in t.legal if line.startswith("sail")) == [
        "sail danzig",
        "sail luebeck",
        "sail toensberg",
    ]
    for city in ("aalborg", "kalmar"):
        assert t.refusal(f"sail {city}") == "H11 against-the-arrow"
    for city in ("stockholm", "reval", "riga"):
        assert t.refusal(f"sail {city}") == "H11 no-route"


def test_example_6_yellow_draws_level_at_danzig_but_may_not_build_twice() -> None:  # H13
    t = table(players=3, turn=YELLOW, ship="danzig", booths={"danzig": (4, 2, 0)}, hands=("", "red1 blue2", ""))
    assert t.view.leader("danzig") == GRAY
    t.play("build blue2")
    assert t.view.booths("danzig") == (4, 4, 0)
    assert t.view.leader("danzig") is None
    assert t.refusal("build red1") == "H10 acted-here"


def gray_sells_at_danzig() -> tuple[Table, list[hansa.Event]]:
    t = table(
        players=3,
        turn=GRAY,
        ship="danzig",
        booths={"danzig": (3, 1, 0)},
        hands=("orange1 orange2 orange3 brown1 brown3", "orange1 orange2 brown2", "brown1"),
    )
    events = t.play("sell orange:3+2+1")
    events += t.play("sell brown:3+1")
    return t, events


def test_example_7a_gray_sells_three_orange_and_two_brown_for_one_booth() -> None:  # H14
    t, _ = gray_sells_at_danzig()
    assert t.sold(GRAY) == "orange3 orange2 orange1 brown3 brown1"
    assert t.hand(GRAY) == ""
    assert t.view.booths("danzig") == (2, 1, 0)


def test_example_7b_yellow_loses_one_of_each_and_purple_his_only_brown() -> None:  # H15
    t, events = gray_sells_at_danzig()
    assert GAME.to_act(t.state) == YELLOW, "two different oranges: Yellow chooses"
    events += t.play("lose orange1")
    assert [event for event in events if isinstance(event, Lost)] == [
        Lost(YELLOW, Good("orange", 1)),
        Lost(YELLOW, Good("brown", 2)),
        Lost(PURPLE, Good("brown", 1)),
    ]
    assert (t.hand(YELLOW), t.hand(PURPLE)) == ("orange2", "")
    assert GAME.to_act(t.state) == GRAY


def test_example_8_gray_ends_at_reval_without_taxes_and_yellow_saves_his_talers() -> None:  # H16
    # The beginning of the example is lost; this is its end: over land to Stockholm, on to Reval, three booths there.
    t = table(players=3, ship="toensberg", talers=(2, 0, 3), hands=("red3", "", ""))
    t.play("sail stockholm", "sail reval", "build red3", "end")
    assert t.view.booths("reval") == (3, 0, 0)
    assert t.talers() == (0, 3, 3)
    t.play("end")
    assert t.talers()[YELLOW] == 3
    assert t.view.turn == PURPLE


def test_example_9_the_third_player_still_has_his_turn() -> None:  # H18
    t = table(players=3, turn=1, start=0, wares={"riga": "red1 red1"}, left=15)
    t.play("replenish")
    while t.view.phase == "fill":
        t.play(t.legal[0])
    assert t.view.last_pile_opened_by == 1
    t.play("end")
    assert GAME.to_act(t.state) == 2
    t.play("end")
    assert GAME.to_act(t.state) == OVER


def test_example_10_copenhagen_gives_two_to_each_and_kalmar_four_to_yellow() -> None:  # H19
    t = table(players=3, booths={"copenhagen": (1, 2, 1), "kalmar": (0, 2, 0)})
    assert t.points() == (2, 6, 2)
