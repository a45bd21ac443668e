"""Creating a route: control, marker, office, skill, special points, connection (T14 to T22)."""

from __future__ import annotations

import pytest

from hansa.teutonica.events import CityCompleted, MarkerTaken, OfficeOpened, Scored
from hansa.teutonica.state import LINKS, SPECIAL
from tests.teutonica.table import piece, table

ROUTE = "dortmund-paderborn"


def test_a_route_is_created_when_all_its_posts_hold_own_pieces() -> None:  # T14
    t = table(posts={ROUTE: "at am -", "stade-hamburg": "at bt at"})
    assert t.options("route") == []
    assert t.refusal(f"route {ROUTE}") == "T14 not-all-yours"
    assert t.refusal("route stade-hamburg") == "T14 not-all-yours"
    t.play(f"place t {ROUTE}.3")
    assert t.options("route") == [ROUTE]


def test_filling_a_route_does_not_create_it() -> None:  # T14
    t = table(posts={ROUTE: "at at -"})
    t.play(f"place t {ROUTE}.3")
    assert t.posts(ROUTE) == "at at at"
    assert t.view.phase == "turn"


def test_the_controllers_of_both_end_cities_get_a_point_each() -> None:  # T15
    t = table(posts={ROUTE: "at at at"}, offices={"dortmund": "ct", "paderborn": "bt bt"})
    events = t.play(f"route {ROUTE}")
    assert t.prestige() == (0, 1, 1, 0)
    assert Scored(2, 1, "control", "dortmund") in events


def test_who_controls_both_gets_two_and_no_office_brings_none() -> None:  # T15
    t = table(posts={ROUTE: "at at at"}, offices={"dortmund": "bt", "paderborn": "bt"})
    t.play(f"route {ROUTE}")
    assert t.prestige() == (0, 2, 0, 0)
    t = table(posts={ROUTE: "at at at"})
    t.play(f"route {ROUTE}")
    assert t.prestige() == (0, 0, 0, 0)


def test_most_offices_control_and_the_one_furthest_right_breaks_a_tie() -> None:  # T15
    assert table(offices={"dortmund": "at bt"}).control("dortmund") == 1
    assert table(offices={"dortmund": "at bt at"}).control("dortmund") == 0
    assert table(offices={"dortmund": "bt at at bm"}).control("dortmund") == 1
    assert table(offices={"dortmund": "bt"}, additional={"dortmund": "at"}).control("dortmund") == 1
    assert table(offices={"dortmund": "bt"}, additional={"dortmund": "at at"}).control("dortmund") == 0
    assert table().control("dortmund") is None


def test_control_is_scored_before_the_new_office() -> None:  # T15
    t = table(posts={ROUTE: "at at at"})
    t.play(f"route {ROUTE}", "office paderborn")
    assert t.control("paderborn") == 0
    assert t.prestige() == (0, 0, 0, 0)


def test_a_marker_on_the_route_is_taken_and_one_drawn_unseen_to_the_plate() -> None:  # T16
    t = table(posts={ROUTE: "at at at"}, markers={ROUTE: "three-actions"})
    events = t.play(f"route {ROUTE}")
    assert MarkerTaken(0, "three-actions", ROUTE, 11) in events
    assert t.desk().unused == ("three-actions",)
    assert t.desk().plate_hidden == 1
    assert t.desk().plate == ()
    assert t.view.marker(ROUTE) is None
    assert t.view.marker_supply == 11


def test_the_last_marker_can_be_drawn_without_ending_the_game() -> None:  # T16, T27
    t = table(posts={ROUTE: "at at at"}, markers={ROUTE: "three-actions"}, marker_supply=1)
    assert MarkerTaken(0, "three-actions", ROUTE, 0) in t.play(f"route {ROUTE}")
    assert t.view.end_reasons == ()


def test_with_no_marker_left_to_draw_the_game_ends_after_this_action() -> None:  # T16, T27
    t = table(posts={ROUTE: "at at at"}, markers={ROUTE: "three-actions"}, marker_supply=0)
    assert MarkerTaken(0, "three-actions", ROUTE, 0, drawn=False) in t.play(f"route {ROUTE}")
    assert not t.view.ended
    assert t.view.end_reasons == ("markers",)
    t.play("office paderborn")
    assert t.view.ended
    assert t.city("paderborn") == "at -"
    assert t.row("markers") == 1


def test_without_an_outcome_all_pieces_go_to_stock() -> None:  # T17
    t = table(posts={ROUTE: "at am at"})
    t.play(f"route {ROUTE}")
    assert t.refusal("end") == "T17 choose-outcome-first"
    t.play("nothing")
    assert t.desk().stock == (8, 1)
    assert t.posts(ROUTE) == "- - -"
    assert t.view.actions_left == 1


def test_there_is_one_outcome_only() -> None:  # T17
    t = table(posts={"groningen-emden": "at at at"})
    t.play("route groningen-emden")
    assert t.legal == ["office groningen", "skill book", "nothing"]
    t.play("skill book")
    assert t.refusal("office groningen") == "T5 not-now"


def test_an_office_takes_the_leftmost_empty_space_and_the_others_go_to_stock() -> None:  # T18
    t = table(posts={ROUTE: "at at at"}, offices={"dortmund": "bt"}, skills={0: {"privilege": 3}})
    events = t.play(f"route {ROUTE}", "office dortmund")
    assert t.city("dortmund") == "bt at -"
    assert t.desk().stock == (8, 0)
    assert OfficeOpened(0, "trader", "dortmund", 2) in events


def test_a_round_space_takes_a_merchant_and_a_square_one_a_trader_of_this_route() -> None:  # T18
    t = table(posts={"kampen-osnabrueck": "at at"}, skills={0: {"privilege": 3}})
    t.play("route kampen-osnabrueck")
    assert t.refusal("office kampen") == "T18 wrong-shape"
    t = table(posts={"kampen-osnabrueck": "am am"}, skills={0: {"privilege": 3}})
    t.play("route kampen-osnabrueck")
    assert t.refusal("office osnabrueck") == "T18 wrong-shape"
    t.play("office kampen")
    assert t.city("kampen") == "am -"


def test_the_colour_of_the_space_must_be_open() -> None:  # T18
    for level, reason in ((0, "T18 privilege-too-low"), (1, "")):
        t = table(posts={ROUTE: "at at at"}, offices={"dortmund": "bt"}, skills={0: {"privilege": level}})
        t.play(f"route {ROUTE}")
        assert t.refusal("office dortmund") == reason


def test_offices_open_only_at_the_ends_of_the_route_and_on_empty_spaces() -> None:  # T18
    t = table(posts={"minden-hannover": "at at at"}, offices={"hannover": "bt ct"})
    t.play("route minden-hannover")
    assert t.refusal("office bremen") == "T18 not-on-this-route"
    assert t.refusal("office hannover") == "T18 no-empty-space"


def test_a_coin_is_paid_at_once() -> None:  # T19
    t = table(posts={"groningen-emden": "at at at"})
    events = t.play("route groningen-emden", "office groningen")
    assert Scored(0, 1, "coin", "groningen") in events
    assert t.prestige() == (1, 0, 0, 0)


def test_the_last_space_of_a_city_completes_it() -> None:  # T19
    t = table(posts={"minden-hannover": "at at at"}, offices={"hannover": "bt"}, skills={0: {"privilege": 2}})
    events = t.play("route minden-hannover", "office hannover")
    assert CityCompleted("hannover", 1) in events
    assert t.view.completed_cities == 1


# Connection

CHAIN = ("arnheim", "muenster", "minden", "brunswiek")


def connection(**more: object) -> list[object]:
    offices = dict.fromkeys(CHAIN, "at")
    t = table(posts={"brunswiek-stendal": "at at at at"}, offices=offices, **more)  # type: ignore[arg-type]
    t.play("route brunswiek-stendal", "office stendal")
    return [t.prestige()[0] - 1, t.desk().linked]


def test_the_first_to_join_the_banner_cities_gets_seven() -> None:  # T20
    assert connection() == [7, True], "one more point is for the control of Brunswiek"


@pytest.mark.parametrize(("before", "points"), [(1, 4), (2, 2), (3, 0)])
def test_later_ones_get_four_and_two(before: int, points: int) -> None:  # T20
    t = table(posts={"brunswiek-stendal": "at at at at"}, offices=dict.fromkeys(CHAIN, "at"))
    t.state[LINKS] = before
    t.play("route brunswiek-stendal", "office stendal")
    assert t.prestige()[0] - 1 == points


def test_a_broken_chain_does_not_connect() -> None:  # T20
    t = table(
        posts={"brunswiek-stendal": "at at at at"}, offices=dict.fromkeys([c for c in CHAIN if c != "minden"], "at")
    )
    t.play("route brunswiek-stendal", "office stendal")
    assert t.prestige()[0] == 1


def test_each_player_connects_once() -> None:  # T20
    t = table(
        posts={"brunswiek-stendal": "at at at at", "perleberg-stendal": "at am at"},
        offices=dict.fromkeys(CHAIN, "at"),
    )
    t.play("route brunswiek-stendal", "office stendal", "route perleberg-stendal")
    before = t.prestige()[0]
    t.play("office stendal")
    assert t.prestige()[0] == before
    assert t.view.connections == 1


def test_a_middle_office_connects_too() -> None:  # T20
    offices = {**dict.fromkeys(("arnheim", "minden", "brunswiek", "stendal"), "at")}
    t = table(posts={"muenster-minden": "at am at"}, offices=offices, skills={0: {"privilege": 3}})
    t.play("route muenster-minden")
    t.play("office muenster")
    assert t.desk().linked
    assert t.prestige() == (8, 0, 0, 0)


# Skills


def test_a_skill_city_raises_its_track_and_frees_the_leftmost_piece() -> None:  # T21
    t = table(posts={"groningen-emden": "at at at"}, supply={0: (2, 0)})
    t.play("route groningen-emden", "skill book")
    desk = t.desk()
    assert desk.values[3] == 3
    assert (desk.supply, desk.stock) == ((2, 1), (9, 0))
    t.play("end")
    t = table(posts={"stade-hamburg": "at at at"}, supply={0: (2, 0)})
    t.play("route stade-hamburg", "skill privilege")
    assert t.desk().supply == (3, 0)


def test_a_skill_needs_its_city_at_an_end_of_the_route() -> None:  # T21
    t = table(posts={ROUTE: "at at at"})
    t.play(f"route {ROUTE}")
    assert t.refusal("skill book") == "T21 no-such-skill-here"


def test_a_finished_track_cannot_be_raised() -> None:  # T21
    t = table(posts={"groningen-emden": "at at at"}, skills={0: {"book": 3}})
    t.play("route groningen-emden")
    assert t.refusal("skill book") == "T21 track-finished"


# Special points


def test_a_merchant_takes_any_empty_special_space_of_an_open_colour() -> None:  # T22
    t = table(posts={"coellen-warburg": "at am at at"}, skills={0: {"privilege": 2}})
    t.play("route coellen-warburg")
    assert t.options("special") == ["7", "8", "9"]
    assert t.refusal("special 11") == "T22 privilege-too-low"
    t.play("special 9")
    assert t.row("special") == 9
    assert t.prestige()[0] == 0
    assert t.desk().stock == (9, 0)
    assert [text is not None for text in t.view.special] == [False, False, True, False]


def test_a_special_space_needs_a_merchant_of_the_route_and_must_be_empty() -> None:  # T22
    t = table(posts={"coellen-warburg": "at at at at"})
    t.play("route coellen-warburg")
    assert t.refusal("special 7") == "T22 wrong-shape"
    t = table(posts={"coellen-warburg": "am at at at"})
    t.state[SPECIAL] = piece("bm")
    t.play("route coellen-warburg")
    assert t.refusal("special 7") == "T22 space-taken"
    t = table(posts={ROUTE: "am at at"})
    t.play(f"route {ROUTE}")
    assert t.refusal("special 7") == "T22 not-on-this-route"
