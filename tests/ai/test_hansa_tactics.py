"""Small positions of Hansa with a known best turn. Every level above Apprentice finds it."""

from __future__ import annotations

import pytest

from hansa.baltic import state as st
from tests.ai.turn import ABOVE_APPRENTICE, played
from tests.baltic.table import GAME, Table, table

levels = pytest.mark.parametrize("level", ABOVE_APPRENTICE)

BARE = {"riga": "green1 -"}


def turn(position: Table, level: str) -> list[str]:
    return played(GAME, position.state, level)


def last_turn(**things: object) -> Table:
    """Seat 1 has the last turn of the game."""
    return table(turn=1, start=0, opened_by=0, left=0, fresh=False, **things)  # type: ignore[arg-type]


@levels
def test_a_set_is_sold_in_the_last_turn(level: str) -> None:
    position = last_turn(ship="danzig", talers=(3, 0), booths={"danzig": (0, 2)}, hands=("", "red3 red2"), wares=BARE)
    assert turn(position, level) == ["sell red:3+2", "end"]


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
    position = table(
        ship="stockholm",
        talers=(0, 3),
        booths={"stockholm": (3, 1)},
        hands=("red2", ""),
        wares={"stockholm": "red3 -"},
        fresh=False,
    )
    assert turn(position, level)[0] == "buy red3"


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
    position = last_turn(ship="reval", talers=(0, 0), booths={"riga": (2, 2)}, hands=("", "red1"), wares=BARE)
    assert turn(position, level) == ["build red1", "end"]


@levels
def test_the_last_booth_of_a_city_held_alone_is_worth_more_than_a_poor_sale(level: str) -> None:
    position = last_turn(ship="danzig", talers=(0, 0), booths={"danzig": (0, 1)}, hands=("", "red1 red1"), wares=BARE)
    assert not any(line.startswith("sell") for line in turn(position, level))


@levels
def test_one_booth_sells_all_colours(level: str) -> None:
    hand = "red3 red3 blue2 blue2"
    position = last_turn(ship="danzig", talers=(0, 0), booths={"danzig": (0, 2)}, hands=("", hand), wares=BARE)
    assert {"sell red:3+3", "sell blue:2+2"} <= set(turn(position, level))


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
    position = last_turn(ship="riga", talers=(0, 0), booths={"riga": (2, 0)}, hands=("", "red1"), wares=BARE)
    assert turn(position, level) == ["build red1", "end"]


@levels
def test_the_ship_is_brought_to_the_own_market(level: str) -> None:
    position = last_turn(
        ship="copenhagen", talers=(0, 1), booths={"danzig": (0, 2)}, hands=("", "red3 red3"), wares=BARE
    )
    assert turn(position, level) == ["sail danzig", "sell red:3+3", "end"]


@levels
def test_the_cheaper_marker_is_lost(level: str) -> None:
    position = table(
        ship="danzig", booths={"danzig": (3, 1)}, hands=("red2 red2", "red3 red1 red1"), wares=BARE, fresh=False
    )
    position.play("sell red:2+2")
    assert position.state[st.PHASE] == st.LOSS
    assert turn(position, level) == ["lose red1"]


@levels
def test_the_poorest_marker_is_given_up_to_the_taxes(level: str) -> None:
    position = table(
        ship="reval",
        talers=(0, 0),
        booths={"riga": (2, 2)},
        hands=("red3 red3 blue3 green1", ""),
        wares=BARE,
        acted=True,
        fresh=False,
    )
    assert turn(position, level) == ["end", "discard green1"]


@levels
def test_with_nothing_else_to_do_the_warehouses_are_filled(level: str) -> None:
    position = table(ship="copenhagen", booths={"riga": (2, 2), "danzig": (2, 0)}, wares=BARE)
    assert turn(position, level)[0] == "replenish"
