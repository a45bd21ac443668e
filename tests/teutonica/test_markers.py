"""Bonus markers: using them, and placing new ones at the end of a turn (T6, T23 to T26)."""

from __future__ import annotations

import pytest

from hansa.teutonica.editions import MARKER_KINDS, Marker
from hansa.teutonica.events import MarkerLaid, MarkerSeen, OfficeOpened
from hansa.teutonica.families.markers import EFFECTS
from hansa.teutonica.turn import FAMILIES
from tests.teutonica.table import GAME, Table, full, table

ROUTE = "dortmund-paderborn"


@pytest.mark.parametrize("kind", MARKER_KINDS, ids=lambda kind: kind.id)
def test_every_kind_has_a_family_and_what_has_the_common_one_an_effect(kind: Marker) -> None:
    assert kind.family in FAMILIES
    assert (kind.family == "use") == (kind.effect in EFFECTS)


def test_markers_are_used_before_the_first_and_after_the_last_action_at_no_cost() -> None:  # T23
    t = table(unused={0: "three-actions four-actions"})
    t.play("use four-actions")
    assert t.view.actions_left == 6
    for post in (1, 2, 3):
        t.play(f"place t stade-hamburg.{post}")
    t.play("income 3t", "income 3t", "place t groningen-emden.1")
    assert t.view.actions_left == 0
    t.play("use three-actions")
    assert t.view.actions_left == 3
    assert t.desk().used == 2
    assert t.refusal("use three-actions") == "T23 no-such-marker"


def test_used_markers_still_count() -> None:  # T23, T31
    t = table(unused={0: "three-actions exchange"})
    assert t.row("markers") == 3
    t.play("use three-actions")
    assert t.row("markers") == 3


def test_a_marker_is_not_used_in_the_action_that_took_it() -> None:  # T23
    t = table(posts={ROUTE: "at at at"}, offices={"paderborn": "bt"}, markers={ROUTE: "additional-office"})
    t.play(f"route {ROUTE}")
    assert t.refusal("additional t paderborn") == "T23 no-such-marker"
    assert t.options("additional") == []
    t = table(
        posts={ROUTE: "at at at"},
        offices={"paderborn": "bt"},
        markers={ROUTE: "additional-office"},
        unused={0: "additional-office"},
    )
    t.play(f"route {ROUTE}", "additional t paderborn")
    assert t.desk().unused == ("additional-office",)


def test_markers_wait_until_an_action_is_finished() -> None:  # T23
    t = table(posts={ROUTE: "at at at"}, unused={0: "three-actions"})
    t.play(f"route {ROUTE}")
    assert t.refusal("use three-actions") == "T17 choose-outcome-first"


@pytest.mark.parametrize(("marker", "more"), [("three-actions", 3), ("four-actions", 4)])
def test_action_markers_give_so_many_more(marker: str, more: int) -> None:  # T24
    t = table(unused={0: marker})
    t.play(f"use {marker}")
    assert t.view.actions_left == 2 + more


@pytest.mark.parametrize("skill", ["keys", "actions", "privilege", "book", "bank"])
def test_develop_raises_any_track(skill: str) -> None:  # T24
    t = table(unused={0: "develop"}, supply={0: (0, 0)})
    t.play(f"use develop {skill}")
    assert t.view.skill_level(0, skill) == 1
    assert t.desk().supply == ((0, 1) if skill == "book" else (1, 0))
    assert t.view.actions_left == (3 if skill == "actions" else 2)
    assert table(unused={0: "develop"}, skills={0: {skill: 3}}).legal.count(f"use develop {skill}") == (
        1 if skill in {"keys", "actions"} else 0
    )


def test_an_additional_office_goes_left_of_all_others_whatever_its_shape_and_colour() -> None:  # T24
    t = table(
        posts={"bremen-hannover": "am at at"},
        offices={"hannover": "bt ct"},
        additional={"hannover": "dt"},
        unused={0: "additional-office"},
    )
    events = t.play("route bremen-hannover", "additional m hannover")
    assert OfficeOpened(0, "merchant", "hannover", 0) in events, "it has no printed space"
    assert t.city("hannover") == "am dt | bt ct"
    assert t.view.completed_cities == 1, "it completes no city"
    assert t.control("hannover") == 2


def test_an_additional_office_needs_a_first_office_and_a_piece_of_the_route() -> None:  # T24
    t = table(posts={"bremen-hannover": "at at at"}, unused={0: "additional-office"}, offices={"bremen": "bt"})
    t.play("route bremen-hannover")
    assert t.refusal("additional t hannover") == "T24 first-space-empty"
    assert t.refusal("additional m bremen") == "T24 not-of-this-route"
    assert t.options("additional") == ["t bremen"]


# Exchange, swap, move three, remove three


def test_exchange_swaps_neighbouring_offices_one_of_them_own() -> None:  # T25
    t = table(offices={"perleberg": "bt at bm", "stendal": "bt cm"}, unused={0: "exchange"})
    t.play("use exchange")
    assert t.legal == ["exchange perleberg.1", "exchange perleberg.2"]
    assert t.refusal("exchange stendal.1") == "T25 one-must-be-yours"
    assert t.refusal("exchange halle.1") == "T25 not-two-offices"
    t.play("exchange perleberg.2")
    assert t.city("perleberg") == "bt bm at"


def test_the_first_edition_swaps_any_two() -> None:  # T25
    t = table(edition="2009", offices={"stendal": "bt cm dt"}, unused={0: "exchange"})
    t.play("use exchange", "exchange stendal.2")
    assert t.city("stendal") == "bt dt cm -"
    assert t.control("stendal") == 2


def test_an_exchange_moves_control_but_pays_no_coin() -> None:  # T25
    t = table(offices={"groningen": "bt am"}, unused={0: "exchange"})
    assert t.control("groningen") == 0
    t.play("use exchange", "exchange groningen.1")
    assert t.control("groningen") == 1
    assert t.prestige() == (0, 0, 0, 0)


def test_exchange_leaves_additional_offices_alone() -> None:  # T25
    t = table(offices={"dortmund": "bm"}, additional={"dortmund": "at"}, unused={0: "exchange"})
    assert t.refusal("use exchange") == "T25 no-offices-to-exchange"
    t = table(edition="2009", offices={"dortmund": "bm"}, additional={"dortmund": "at"}, unused={0: "exchange"})
    assert t.refusal("use exchange") == "T25 no-offices-to-exchange"


def test_move_three_moves_up_to_three_pieces_of_opponents() -> None:  # T25
    t = table(posts={"stade-hamburg": "bt cm at"}, unused={0: "move-three"})
    t.play("use move-three")
    assert t.refusal("lift stade-hamburg.3") == "T25 others-pieces-only"
    t.play("lift stade-hamburg.1", "lift stade-hamburg.2", "drop 3m stade-hamburg.1", "drop 2t stade-hamburg.2")
    assert t.posts("stade-hamburg") == "cm bt at"
    t.play("done")
    assert t.view.actions_left == 2
    assert t.desk().used == 1


def test_move_three_displaces_nobody() -> None:  # T25
    t = table(posts={"stade-hamburg": "bt cm at"}, unused={0: "move-three"})
    t.play("use move-three", "lift stade-hamburg.1")
    assert t.refusal("drop 2t stade-hamburg.3") == "T25 post-taken"
    assert t.refusal("drop t groningen-emden.1") == "T25 not-in-hand"


def test_remove_three_sends_anybodys_pieces_to_their_supplies() -> None:  # T25
    t = table(edition="2009", posts={"stade-hamburg": "bt cm at"}, unused={0: "remove-three"})
    t.play("use remove-three", "remove stade-hamburg.1", "remove stade-hamburg.2", "remove stade-hamburg.3")
    assert t.view.phase == "turn"
    assert (t.desk(0).supply, t.desk(1).supply, t.desk(2).supply) == ((6, 1), (6, 1), (5, 2))
    t = table(edition="2009", posts={"stade-hamburg": "bt cm at"}, unused={0: "remove-three"})
    t.play("use remove-three", "remove stade-hamburg.2", "done")
    assert t.posts("stade-hamburg") == "bt - at"


# Placing new markers


def plate(**more: object) -> Table:
    t = table(posts={ROUTE: "at at at"}, markers={ROUTE: "three-actions"}, **more)  # type: ignore[arg-type]
    t.play(f"route {ROUTE}", "nothing")
    return t


def test_the_plate_is_looked_at_and_placed_at_the_end_of_the_turn() -> None:  # T6, T26
    t = plate()
    t.play("end")
    assert GAME.to_act(t.state) == -1
    assert MarkerSeen(0, "develop") in t.play("~ draw develop")
    assert GAME.to_act(t.state) == 0
    assert t.desk().plate == ("develop",)
    events = t.play(f"marker develop {ROUTE}")
    assert MarkerLaid(0, "develop", ROUTE) in events
    assert t.view.marker(ROUTE) == "develop"
    assert GAME.to_act(t.state) == 1


def test_a_drawn_marker_is_one_of_those_not_seen_yet() -> None:  # T4, T26
    t = plate()
    t.play("end")
    weights = {str(action): weight for action, weight in GAME.chances(t.state)}
    assert weights == {
        "~ draw additional-office": 3,
        "~ draw exchange": 2,
        "~ draw move-three": 1,
        "~ draw develop": 2,
        "~ draw three-actions": 2,
        "~ draw four-actions": 2,
    }
    assert t.refusal("~ draw remove-three") == "T4 all-out"


def test_a_new_marker_goes_to_a_route_without_marker_and_tradesmen_and_with_an_empty_space() -> None:  # T26
    t = table(
        posts={ROUTE: "at at at", "kampen-arnheim": "- bt -"},
        markers={ROUTE: "three-actions", "stade-hamburg": "exchange"},
        offices={"hannover": "bt ct", "lueneburg": "bt cm"},
    )
    t.play(f"route {ROUTE}", "nothing", "end", "~ draw develop")
    assert t.refusal("marker develop kampen-arnheim") == "T26 tradesmen-there"
    assert t.refusal("marker develop stade-hamburg") == "T26 marker-there"
    assert t.refusal("marker exchange kampen-osnabrueck") == "T26 not-on-the-plate"
    assert t.refusal("end") == "T26 place-markers-first"
    assert "develop hannover-lueneburg" not in t.options("marker")
    assert t.refusal("marker develop hannover-lueneburg") == "T26 no-empty-space"


def test_a_marker_without_a_place_stays_on_the_plate_until_there_is_one() -> None:  # T26
    posts = full("hanseatic-4-5") | {ROUTE: "at at at", "stade-hamburg": "at at at"}
    t = table(posts=posts, markers={ROUTE: "three-actions"})
    t.play(f"route {ROUTE}", "nothing", f"place t {ROUTE}.1", "end", "~ draw develop")
    assert GAME.to_act(t.state) == 1, "nowhere to put it"
    assert t.desk(0).plate == ("develop",)
    assert GAME.view(t.state, 2).desk(0).plate == ()
    assert GAME.view(t.state, 2).desk(0).plate_hidden == 1
    t.play("end", "end", "end", "end")
    assert GAME.to_act(t.state) == 1, "still nowhere"
    t.play("end", "end", "end", "route stade-hamburg", "nothing", "end")
    assert t.legal == ["marker develop stade-hamburg"]


def test_two_markers_of_one_turn_are_both_seen_before_either_is_placed() -> None:  # T26
    t = table(
        posts={ROUTE: "at at at", "stade-hamburg": "at at at"},
        markers={ROUTE: "three-actions", "stade-hamburg": "exchange"},
    )
    t.play(f"route {ROUTE}", "nothing", "route stade-hamburg", "nothing", "end", "~ draw develop", "~ draw exchange")
    assert t.desk().plate == ("exchange", "develop")
    t.play("marker exchange stade-hamburg")
    assert GAME.to_act(t.state) == 0
    t.play(f"marker develop {ROUTE}")
    assert GAME.to_act(t.state) == 1
