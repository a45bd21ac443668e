"""What stands for an action on the table, and why something cannot be done (T5)."""

from __future__ import annotations

import pytest

import hansa
from tests.teutonica.table import GAME, Table, table


def why(t: Table, target: str) -> str:
    refusal = GAME.why_not(t.state, target)
    return f"{refusal.rule} {refusal.reason}" if refusal else ""


def test_a_free_post_says_why_nothing_can_be_placed() -> None:  # T8
    t = table(supply={0: (0, 0)})
    assert why(t, "post:stade-hamburg.1") == "T8 supply-empty"
    assert why(table(), "post:stade-hamburg.1") == ""


def test_an_opponents_piece_says_why_it_cannot_be_displaced() -> None:  # T9
    t = table(posts={"stade-hamburg": "bm - -"}, supply={0: (2, 0)})
    assert why(t, "post:stade-hamburg.1") == "T9 cannot-pay"


def test_an_own_piece_says_why_it_cannot_move() -> None:  # T5
    t = table(posts={"stade-hamburg": "at - -"})
    t.play("place t groningen-emden.1", "place t groningen-emden.2")
    assert why(t, "post:stade-hamburg.1") == "T5 no-actions-left"


def test_routes_cities_markers_and_tiles_have_their_reasons() -> None:  # T14, T18, T23, T39
    t = table(posts={"stade-hamburg": "at at -", "dortmund-paderborn": "at at at"}, favours=("extra-action",))
    assert why(t, "route:stade-hamburg") == "T14 not-all-yours"
    assert why(t, "marker:exchange") == "T23 no-such-marker"
    assert why(t, "tile:extra-action") == "T39 two-unused-markers"
    assert why(t, "tile:four-for-a-city") == "T39 not-on-offer"
    assert why(t, "city:halle") == "T5 not-now"
    t.play("route dortmund-paderborn")
    assert why(t, "city:halle") == "T18 not-on-this-route"
    assert why(t, "city:paderborn") == ""
    assert why(t, "special:7") == "T22 not-on-this-route"
    assert why(t, "skill:book") == "T21 no-such-skill-here"
    assert why(t, "post:stade-hamburg.3") == "T17 choose-outcome-first"


def test_a_reason_speaks_of_what_lies_at_hand() -> None:  # T37, T18
    duel = table("hanseatic-2-3", 2, "2009", pawn="north", posts={"goettingen-quedlinburg": "at at at"})
    assert why(duel, "do:route") == "T37 pawn-elsewhere"
    t = table(posts={"coellen-warburg": "at at at at"})
    t.play("route coellen-warburg")
    assert why(t, "city:warburg") == "T18 privilege-too-low"


def test_offices_provinces_and_plates_have_theirs() -> None:  # T25, T26, T36
    t = table(offices={"perleberg": "bt at cm"}, unused={0: "exchange"})
    t.play("use exchange")
    assert why(t, "office:perleberg.1") == ""
    assert why(t, "office:halle.1") == "T25 not-two-offices"
    duel = table("hanseatic-2-3", 2, "2009", pawn="south")
    duel.play("pawn south-west")
    assert why(duel, "province:south") == "", "for an action it may"
    assert why(duel, "post:stade-hamburg.1") == "T37 pawn-elsewhere"
    assert why(duel, "plate:develop") == "T5 not-now"


def test_an_unknown_target_is_an_error() -> None:
    with pytest.raises(hansa.NotationError):
        GAME.why_not(table().state, "post:atlantis-thule.1")
    with pytest.raises(hansa.NotationError):
        GAME.parse(table().state, "place t atlantis-thule.1")


def test_a_drop_names_the_hand_and_every_post_that_serves() -> None:  # T13
    t = table(posts={"stade-hamburg": "at - bt"})
    t.play("lift stade-hamburg.1")
    action = GAME.parse(t.state, "drop t stade-hamburg.2")
    assert GAME.targets(t.state, action) == (
        "do:drop",
        "hand:t",
        "post:stade-hamburg.1",
        "post:stade-hamburg.2",
    )
    assert GAME.pick(t.state, action, "post:stade-hamburg.3") is action, "a taken post does not serve"
    assert str(GAME.pick(t.state, action, "post:stade-hamburg.1")) == "drop t stade-hamburg.1"


def test_boats_and_houses_do_not_serve_alike() -> None:  # T43
    t = table("eastern", 3)
    action = GAME.parse(t.state, "place m wismar-stralsund.2")
    assert GAME.targets(t.state, action)[2:] == ("post:wismar-stralsund.2", "post:wismar-stralsund.3")


def test_ending_the_turn_asks_for_confirmation() -> None:  # T6
    t = table(prestige=(19, 0, 0, 0), posts={"stade-hamburg": "at at at"}, offices={"stade": "at"})
    assert GAME.ends_turn(t.state, GAME.parse(t.state, "end"))
    assert not GAME.ends_turn(t.state, GAME.parse(t.state, "income 1t"))
    t.play("route stade-hamburg")
    assert GAME.ends_turn(t.state, GAME.parse(t.state, "nothing")), "it ends the game"
