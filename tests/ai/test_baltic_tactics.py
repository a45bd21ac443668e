"""Small positions of Hansa with a known best turn. Every level above Apprentice finds it; random play hardly ever."""

from __future__ import annotations

import pytest

from hansa.baltic import state as st
from tests.ai.turn import ABOVE_APPRENTICE, played
from tests.baltic.table import GAME, Table, table

levels = pytest.mark.parametrize("level", ABOVE_APPRENTICE)

BARE = {"riga": "green1 -"}
COLOURS = ("red", "blue", "green")
"""Each with its own position, so that luck alone does not find all of them."""


def turn(position: Table, level: str) -> list[str]:
    return played(GAME, position.state, level)


def last_turn(**things: object) -> Table:
    """Seat 1 has the last turn of the game."""
    return table(turn=1, start=0, opened_by=0, left=0, fresh=False, **things)  # type: ignore[arg-type]


@levels
@pytest.mark.parametrize("city", ["danzig", "stockholm"])
def test_a_set_is_sold_in_the_last_turn(level: str, city: str) -> None:
    for colour in COLOURS:
        hand = f"{colour}3 {colour}2 brown1"
        position = last_turn(ship=city, talers=(3, 0), booths={city: (0, 2)}, hands=("", hand), wares=BARE)
        assert turn(position, level) == [f"sell {colour}:3+2", "end"]


@levels
def test_a_set_is_sold_before_another_sells_the_colour(level: str) -> None:
    position = table(
        ship="danzig",
        talers=(1, 3),
        booths={"danzig": (2, 0), "kalmar": (0, 3)},
        hands=("red3 red2", "red2 red1"),
        wares=BARE,
        fresh=False,
    )
    assert "sell red:3+2" in turn(position, level)


@levels
def test_a_free_marker_that_makes_a_set_is_taken(level: str) -> None:
    for colour in COLOURS:
        position = table(
            ship="stockholm",
            talers=(0, 3),
            booths={"stockholm": (3, 1)},
            hands=(f"{colour}2", ""),
            wares={"stockholm": f"{colour}3 -"},
            fresh=False,
        )
        assert turn(position, level)[0] == f"buy {colour}3"


@levels
def test_the_free_majority_is_taken(level: str) -> None:
    """One marker of the four is lost to the taxes anyway (H16): it may as well become the booth that leads."""
    for colour in COLOURS:
        position = table(
            ship="stockholm",
            talers=(0, 3),
            booths={"stockholm": (2, 2)},
            hands=(f"{colour}1 pink3 orange3 brown3", ""),
            wares={"stockholm": f"{colour}3 {colour}2"},
            fresh=False,
        )
        assert turn(position, level) == [f"build {colour}1", "end"]


@levels
def test_buying_sailing_and_selling_fit_into_one_turn(level: str) -> None:
    position = last_turn(
        ship="copenhagen",
        talers=(0, 2),
        booths={"danzig": (0, 2)},
        hands=("", "red3"),
        wares={"copenhagen": "red3"},
    )
    assert turn(position, level) == ["buy red3", "sail danzig", "sell red:3+3", "end"]


@levels
def test_a_lone_marker_opens_a_city_in_the_last_turn(level: str) -> None:
    for city in ("reval", "stockholm", "danzig"):
        position = last_turn(ship=city, talers=(0, 0), booths={"riga": (2, 2)}, hands=("", "red1"), wares=BARE)
        assert turn(position, level) == ["build red1", "end"]


@levels
def test_the_last_booth_of_a_city_held_alone_is_worth_more_than_a_poor_sale(level: str) -> None:
    for city in ("danzig", "stockholm"):
        position = last_turn(ship=city, talers=(0, 0), booths={city: (0, 1)}, hands=("", "red1 red1"), wares=BARE)
        assert turn(position, level) == ["end"]


@levels
def test_one_booth_sells_all_colours(level: str) -> None:
    for first, second in (("red", "blue"), ("green", "red")):
        hand = f"{first}3 {first}3 {second}2 {second}2"
        position = last_turn(ship="danzig", talers=(0, 0), booths={"danzig": (0, 2)}, hands=("", hand), wares=BARE)
        assert {f"sell {first}:3+3", f"sell {second}:2+2"} <= set(turn(position, level))


@levels
def test_low_markers_build_and_high_ones_are_sold(level: str) -> None:
    position = last_turn(
        ship="danzig",
        talers=(0, 1),
        booths={"danzig": (0, 2), "riga": (2, 0)},
        hands=("", "red3 red3 blue1"),
        wares=BARE,
    )
    lines = turn(position, level)
    assert "sell red:3+3" in lines
    assert "build blue1" in lines
    assert lines.index("sell red:3+3") < lines.index("build blue1")


@levels
def test_another_s_lone_city_is_entered(level: str) -> None:
    for city in ("riga", "reval", "kalmar"):
        wares = {"danzig": "green1"}
        position = last_turn(ship=city, talers=(0, 0), booths={city: (2, 0)}, hands=("", "red1"), wares=wares)
        assert turn(position, level) == ["build red1", "end"]


@levels
def test_the_ship_is_brought_to_the_own_market(level: str) -> None:
    position = last_turn(
        ship="copenhagen", talers=(0, 1), booths={"danzig": (0, 2)}, hands=("", "red3 red3"), wares=BARE
    )
    assert turn(position, level) == ["sail danzig", "sell red:3+3", "end"]


@levels
def test_the_cheaper_marker_is_lost(level: str) -> None:
    for colour in COLOURS:
        position = table(
            ship="danzig",
            booths={"danzig": (3, 1)},
            hands=(f"{colour}2 {colour}2", f"{colour}3 {colour}1 {colour}1"),
            wares=BARE,
            fresh=False,
        )
        position.play(f"sell {colour}:2+2")
        assert position.state[st.PHASE] == st.LOSS
        assert turn(position, level) == [f"lose {colour}1"]


@levels
def test_the_poorest_marker_is_given_up_to_the_taxes(level: str) -> None:
    for hand, poorest in (("red3 red3 blue3 green1", "green1"), ("red3 red3 green3 blue1", "blue1")):
        position = table(
            ship="reval",
            talers=(0, 0),
            booths={"riga": (2, 2)},
            hands=(hand, ""),
            wares=BARE,
            acted=True,
            fresh=False,
        )
        assert turn(position, level) == ["end", f"discard {poorest}"]


@levels
def test_with_nothing_else_to_do_the_warehouses_are_filled(level: str) -> None:
    for ship in ("copenhagen", "aalborg"):
        position = table(ship=ship, booths={"riga": (2, 2), "danzig": (2, 0)}, wares=BARE)
        assert turn(position, level)[0] == "replenish"
