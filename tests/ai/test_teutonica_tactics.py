"""Small positions of Hansa Teutonica with a known best turn. Every level above Apprentice finds it."""

from __future__ import annotations

import pytest

from hansa.teutonica import state as st
from tests.ai.turn import ABOVE_APPRENTICE, played
from tests.teutonica.table import GAME, Table, table

levels = pytest.mark.parametrize("level", ABOVE_APPRENTICE)


def turn(position: Table, level: str) -> list[str]:
    return played(GAME, position.state, level)


@levels
def test_a_full_route_raises_the_actions(level: str) -> None:
    lines = turn(table(posts={"warburg-goettingen": "at at at"}), level)
    assert "route warburg-goettingen" in lines
    assert "skill actions" in lines


@levels
def test_a_route_is_completed_before_it_is_displaced(level: str) -> None:
    lines = turn(table(posts={"warburg-goettingen": "at at -", "goettingen-quedlinburg": "bt - -"}), level)
    assert lines[:3] == ["place t warburg-goettingen.3", "route warburg-goettingen", "skill actions"]


@levels
def test_special_points_are_taken(level: str) -> None:
    lines = turn(table(posts={"coellen-warburg": "am at at at"}, offices={"coellen": "bt"}), level)
    assert "special 7" in lines


@levels
def test_the_last_city_ends_the_game_while_ahead(level: str) -> None:
    position = table(posts={"duisburg-dortmund": "at at"}, completed=9, prestige=(15, 2, 2, 2))
    assert turn(position, level)[-2:] == ["route duisburg-dortmund", "office duisburg"]


@levels
def test_the_last_city_is_left_alone_while_behind(level: str) -> None:
    position = table(posts={"duisburg-dortmund": "am at"}, completed=9, prestige=(0, 15, 2, 2))
    assert "office duisburg" not in turn(position, level)


@levels
def test_another_is_displaced_to_end_the_game_while_ahead(level: str) -> None:
    position = table(posts={"duisburg-dortmund": "at bt"}, completed=9, prestige=(15, 2, 2, 2))
    assert turn(position, level)[0].startswith("displace")


@levels
def test_the_connection_is_closed(level: str) -> None:
    position = table(
        posts={"minden-brunswiek": "at at at at"},
        offices={"arnheim": "at", "muenster": "am", "minden": "at", "stendal": "at"},
        skills={0: {"privilege": 1}},
    )
    assert "office brunswiek" in turn(position, level)


@levels
def test_the_twentieth_point_of_prestige_is_taken_while_ahead(level: str) -> None:
    position = table(posts={"hildesheim-goslar": "at at at"}, offices={"hildesheim": "at"}, prestige=(19, 3, 3, 3))
    assert "route hildesheim-goslar" in turn(position, level)


@levels
def test_keys_are_worth_a_large_network(level: str) -> None:
    network = {"goslar": "at", "magdeburg": "am", "hildesheim": "at", "paderborn": "at", "minden": "at"}
    position = table(posts={"quedlinburg-halle": "at at at at"}, offices=network)
    assert "skill keys" in turn(position, level)


@levels
def test_a_marker_that_develops_is_not_kept(level: str) -> None:
    assert "use develop actions" in turn(table(unused={0: "develop"}), level)


@levels
def test_without_tradesmen_there_is_income(level: str) -> None:
    lines = turn(table(supply={0: (0, 0)}, stock={0: (9, 1)}), level)
    assert lines[0].startswith("income")


@levels
def test_a_displaced_trader_completes_another_route(level: str) -> None:
    position = table(turn=1, posts={"groningen-emden": "at - -", "emden-stade": "at at -"})
    position.play("displace t groningen-emden.1", "pay 1t")
    assert position.state[st.SEAT] == 0
    assert turn(position, level)[0] == "drop t emden-stade.3"
