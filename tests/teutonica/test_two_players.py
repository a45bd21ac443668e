"""The pawn and its provinces (T35 to T37)."""

from __future__ import annotations

from hansa.teutonica.board import board
from tests.teutonica.table import GAME, Table, table

SIDE_B = board("hanseatic-2-3")


def duel(pawn: str = "minden-goslar", **more: object) -> Table:
    return table("hanseatic-2-3", 2, "2009", pawn=pawn, **more)  # type: ignore[arg-type]


def test_there_are_sixteen_provinces_bounded_by_routes_and_four_guards() -> None:  # T35
    assert len(SIDE_B.provinces) == 16
    assert SIDE_B.guards == (
        ("osnabrueck", "muenster"),
        ("muenster", "dortmund"),
        ("lueneburg", "brunswiek"),
        ("brunswiek", "goslar"),
    )
    for route in SIDE_B.routes:
        beside = [province.id for province in SIDE_B.provinces if route.id in province.routes]
        assert 1 <= len(beside) <= 2
        if len(beside) == 2:
            one = next(province for province in SIDE_B.provinces if province.id == beside[0])
            assert beside[1] in one.next, "a route between two provinces is a border of both"


def test_the_pawn_walks_one_or_two_borders_for_free_once_a_turn() -> None:  # T36
    t = duel()
    one = {"south", "muenster-paderborn", "hannover-brunswiek", "brunswiek-magdeburg"}
    two = {"bremen-hannover", "bremen-lueneburg", "lueneburg-stendal", "south-east", "south-west"}
    two |= {"arnheim-dortmund", "osnabrueck-minden"}
    assert {line for line in t.options("pawn") if " " not in line} == one | two
    assert t.refusal("pawn north-west") == "T36 one-or-two-borders"
    t.play("pawn south-east")
    assert (t.view.pawn, t.view.actions_left) == ("south-east", 2)
    assert t.refusal("pawn south") == "T36 walked-already"
    t.play("place t stendal-magdeburg.1")
    assert t.refusal("pawn south") == "T36 walked-already"


def test_walking_after_an_action_ends_the_actions() -> None:  # T36
    t = duel(unused={0: "three-actions"})
    t.play("place t minden-paderborn.1", "pawn south")
    assert t.view.actions_left == 0
    assert t.refusal("place t paderborn-warburg.1") == "T5 no-actions-left"
    assert t.refusal("use three-actions") == "T36 no-more-actions"
    t = duel()
    t.play("place t minden-paderborn.1", "place t minden-paderborn.2", "pawn south", "end")
    assert GAME.to_act(t.state) == 1


def test_for_an_action_the_pawn_goes_anywhere() -> None:  # T36
    t = duel()
    t.play("place t minden-paderborn.1", "pawn north-west action")
    assert (t.view.pawn, t.view.actions_left) == ("north-west", 0)
    assert duel().refusal("pawn minden-goslar action") == "T36 already-there"
    assert table("hanseatic-2-3", 3).refusal("pawn south action") == "T35 two-players-only"


def test_placing_displacing_and_creating_need_the_pawn() -> None:  # T37
    t = duel(posts={"groningen-emden": "at at at", "stade-hamburg": "bt - -", "minden-paderborn": "at at at"})
    assert t.refusal("route groningen-emden") == "T37 pawn-elsewhere"
    assert t.refusal("displace t stade-hamburg.1") == "T37 pawn-elsewhere"
    assert t.refusal("place t stade-hamburg.2") == "T37 pawn-elsewhere"
    assert t.options("route") == ["minden-paderborn"]
    near = {"hildesheim-goslar", "minden-brunswiek", "minden-paderborn", "paderborn-hildesheim"}
    assert {line.split()[1].partition(".")[0] for line in t.options("place")} == near - {"minden-paderborn"}
    t.play("pawn south", "place t goettingen-quedlinburg.1")


def test_income_moves_markers_and_answers_are_free_of_the_pawn() -> None:  # T37
    t = duel(
        posts={"groningen-emden": "at - -", "minden-paderborn": "bt - -"},
        unused={0: "remove-three"},
        stock={0: (6, 0), 1: (6, 0)},
    )
    t.play("displace t minden-paderborn.1", "pay 1t")
    assert "t dortmund-paderborn.1" in t.options("drop")
    t.play("drop t dortmund-paderborn.1", "done")
    t.play(
        "lift groningen-emden.1", "drop t emden-osnabrueck.1", "done", "use remove-three", "remove dortmund-paderborn.1"
    )
    assert t.posts("dortmund-paderborn") == "- - -"
