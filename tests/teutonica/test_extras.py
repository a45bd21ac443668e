"""Missions and the emperor's favour (T38 to T40)."""

from __future__ import annotations

import pytest

from hansa.teutonica import state as st
from hansa.teutonica.editions import FAVOURS
from tests.teutonica.table import GAME, Table, table

CARD = ("osnabrueck", "stendal", "paderborn")


def mission(offices: dict[str, str]) -> Table:
    t = table(missions=True, offices=offices)
    t.state[st.desk(0) + st.MISSION] = 1 + t.view.board.missions.index(CARD)
    return t


def test_a_mission_brings_one_point_for_each_of_its_cities_with_an_own_office() -> None:  # T38
    assert mission({}).row("mission") == 0
    assert mission({"osnabrueck": "at bt bt", "stendal": "at"}).row("mission") == 2
    assert mission({"osnabrueck": "at bt bt", "stendal": "at", "paderborn": "at"}).row("mission") == 3


def test_five_more_when_all_three_cities_are_controlled() -> None:  # T38
    assert mission({"osnabrueck": "bt at", "stendal": "at", "paderborn": "at"}).row("mission") == 8


def test_a_mission_stays_secret_to_the_end() -> None:  # T38, T50
    t = mission({"osnabrueck": "at"})
    assert GAME.view(t.state, 0).score()[0].rows[-1].points == 1
    assert GAME.view(t.state, 1).score()[0].rows[-1].points == 0
    t.state[st.KIND] = st.ENDED
    assert GAME.view(t.state, 1).desk(0).mission == CARD


# Emperor's favour


def court(*, unused: str = "exchange develop", tile: str = "extra-action") -> Table:
    return table(unused={0: unused}, favours=(tile, "four-for-a-city"))


def test_a_favour_costs_all_actions_and_two_unused_markers() -> None:  # T39
    t = court()
    t.play("favour extra-action")
    assert set(t.legal) == {"turn exchange", "turn develop"}
    assert t.refusal("end") == "T39 turn-markers-first"
    t.play("turn exchange", "turn develop")
    assert t.desk().favours == ("extra-action",)
    assert t.view.favours_on_offer == ("four-for-a-city",)
    assert t.view.actions_left == 0
    assert t.desk().used == 2
    assert t.row("markers") == 3
    assert t.legal == ["end"]


def test_a_favour_is_bought_at_the_start_of_a_turn_only() -> None:  # T39
    t = court()
    t.play("place t stade-hamburg.1")
    assert t.refusal("favour extra-action") == "T39 start-of-turn-only"
    t = court(unused="exchange develop three-actions")
    t.play("use three-actions")
    assert t.refusal("favour extra-action") == "T39 start-of-turn-only"


def test_one_favour_a_turn_and_no_actions_from_markers_after_it() -> None:  # T39
    t = court(unused="exchange develop three-actions exchange")
    t.play("favour extra-action", "turn exchange", "turn exchange")
    assert t.refusal("favour four-for-a-city") == "T39 start-of-turn-only"
    assert t.refusal("use three-actions") == "T39 no-more-actions"
    t.play("use develop actions")
    assert t.view.actions_left == 0


def test_a_favour_needs_two_unused_markers_and_must_be_on_offer() -> None:  # T39
    assert court(unused="exchange").refusal("favour extra-action") == "T39 two-unused-markers"
    assert court().refusal("favour seven-for-a-skill") == "T39 not-on-offer"


def test_one_more_action_each_turn() -> None:  # T40
    assert table(tiles={0: "extra-action"}, skills={0: {"actions": 5}}).view.actions_left == 6


def test_own_displaced_pieces_go_to_any_route() -> None:  # T40
    t = table(posts={"stade-hamburg": "bt - -"}, supply={0: (4, 0)}, tiles={1: "displaced-anywhere"})
    t.play("displace t stade-hamburg.1")
    reached = {line.split()[1].partition(".")[0] for line in t.options("drop")}
    assert reached == {route.id for route in t.view.board.routes}
    t.play("drop t quedlinburg-halle.1", "drop t stade-hamburg.2")


def test_a_displaced_trader_brings_two_pieces() -> None:  # T40
    t = table(posts={"stade-hamburg": "bt - -"}, supply={0: (4, 0)}, tiles={1: "two-for-a-trader"})
    t.play("displace t stade-hamburg.1", "drop t hamburg-luebeck.1", "drop t hamburg-luebeck.2")
    assert GAME.to_act(t.state) == 1
    t.play("drop t hamburg-luebeck.3")
    assert GAME.to_act(t.state) == 0
    assert t.desk(1).stock == (4, 0)


def test_when_another_takes_income_one_piece_may_come_along() -> None:  # T40
    t = table(tiles={2: "income-of-others"}, stock={2: (3, 1)})
    t.play("income 3t")
    assert GAME.to_act(t.state) == 2
    assert t.legal == ["hire t", "hire m", "done"]
    t.play("hire m")
    assert GAME.to_act(t.state) == 0
    assert (t.desk(2).supply, t.desk(2).stock) == ((5, 2), (3, 0))
    t.play("income 1t", "done")
    assert t.desk(2).stock == (3, 0)


def test_no_own_income_and_none_from_an_empty_stock() -> None:  # T40
    t = table(tiles={0: "income-of-others"})
    t.play("income 1t")
    assert GAME.to_act(t.state) == 0
    t = table(tiles={2: "income-of-others"}, stock={2: (0, 0)})
    t.play("income 1t")
    assert GAME.to_act(t.state) == 0


@pytest.mark.parametrize(
    ("tile", "points"), [("four-for-a-city", 2 * 2), ("seven-for-a-skill", 3 * 1), ("extra-action", 0)]
)
def test_two_tiles_count_at_the_end(tile: str, points: int) -> None:  # T40
    t = table(tiles={0: tile}, offices={"halle": "at", "minden": "at"}, skills={0: {"bank": 3, "keys": 4}})
    assert t.row("favours") == points
    assert t.row("cities") == 4
    assert t.row("skills") == 4


def test_there_are_six_tiles() -> None:  # T40
    assert len(set(FAVOURS)) == 6
