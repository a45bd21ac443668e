"""Small positions of Hansa Teutonica with a known best turn. Levels above Apprentice find it, luck hardly ever."""

from __future__ import annotations

import pytest

from hansa.teutonica import state as st
from hansa.teutonica.tables import TABLES
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
    """The other end of the route is worth an office too."""
    lines = turn(table(posts={"duisburg-dortmund": "am at"}, completed=9, prestige=(0, 15, 2, 2)), level)
    assert lines[:2] == ["route duisburg-dortmund", "office dortmund"]


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
def test_without_tradesmen_there_is_income_and_the_route_is_filled(level: str) -> None:
    for route in ("warburg-goettingen", "goettingen-quedlinburg"):
        position = table(supply={0: (0, 0)}, stock={0: (9, 1)}, posts={route: "at at -"})
        assert turn(position, level) == ["income 2t 1m", f"place t {route}.3", "end"]


@levels
def test_a_displaced_trader_completes_another_route(level: str) -> None:
    for there, near in (
        ("groningen-emden", "emden-stade"),
        ("warburg-goettingen", "goettingen-quedlinburg"),
        ("paderborn-hildesheim", "hildesheim-goslar"),
    ):
        position = table(turn=1, posts={there: "at - -", near: "at at -"})
        position.play(f"displace t {there}.1", "pay 1t")
        assert position.state[st.SEAT] == 0
        assert turn(position, level)[0] == f"drop t {near}.3"


@levels
def test_the_mission_decides_between_the_ends_of_a_route(level: str) -> None:  # T38
    for own, other in (("paderborn", "hildesheim"), ("hildesheim", "paderborn")):
        posts = {"paderborn-hildesheim": "am at at"}
        position = table(posts=posts, missions=True, skills={0: {"privilege": 3}})
        t = TABLES[position.state[st.TABLE]]
        cards = [{t.board.cities[city].id for city in card} for card in t.missions]
        number = next(number for number, card in enumerate(cards) if own in card and other not in card)
        position.state[st.desk(0) + st.MISSION] = 1 + number
        assert f"office {own}" in turn(position, level)


@levels
def test_the_favour_of_a_further_action_is_worth_a_turn_and_two_markers(level: str) -> None:  # T39
    position = table(unused={0: "move-three move-three exchange"}, favours=("extra-action", "displaced-anywhere"))
    assert turn(position, level)[0] == "favour extra-action"
