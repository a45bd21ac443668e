"""Britannia: countries, permissions, permanent markers, country points (T45 to T49)."""

from __future__ import annotations

import pytest

from hansa.teutonica import state as st
from hansa.teutonica.board import board
from hansa.teutonica.tables import tables
from tests.teutonica.table import GAME, Table, table

SIDE_A, SIDE_B = board("britannia-4-5"), board("britannia-3")
WALES = "conway-chester"
SCOTLAND = "glasgow-falkirk"
ENGLAND = "york-nottingham"


def britain(**more: object) -> Table:
    return table("britannia-4-5", 4, **more)  # type: ignore[arg-type]


def test_connection_special_points_and_completed_cities() -> None:  # T45
    for side in (SIDE_A, SIDE_B):
        assert side.link == ("oxford", "york")
        assert side.special_city == "plymouth"
        assert side.completed_cities == 8
    t = britain(posts={"bristol-salisbury": "at at at at"}, skills={0: {"privilege": 1}}, completed=7)
    t.play("route bristol-salisbury", "office bristol")
    assert t.view.ended
    assert t.prestige()[0] == 2, "coins are worth two (T19)"


def test_no_markers_in_wales_and_scotland_nor_beside_permanent_ones() -> None:  # T45
    t = britain(posts={ENGLAND: "at at at"}, markers={ENGLAND: "exchange"})
    t.play(f"route {ENGLAND}", "nothing", "end", "~ draw develop")
    assert t.refusal(f"marker develop {WALES}") == "T45 no-markers-here"
    assert t.refusal(f"marker develop {SCOTLAND}") == "T45 no-markers-here"
    assert t.refusal("marker develop canterbury-calais") == "T45 no-markers-here"
    assert t.refusal("marker develop chester-carlisle") == "", "a sea route of England without permanent marker"


def test_outside_england_placing_needs_a_permission() -> None:  # T46
    t = britain()
    assert t.refusal(f"place t {WALES}.1") == "T46 no-permission"
    assert t.refusal(f"place t {SCOTLAND}.1") == "T46 no-permission"
    assert t.refusal(f"place t {ENGLAND}.1") == ""
    abroad = {route.id for route in SIDE_A.routes if route.country}
    assert not abroad & {line.split()[1].partition(".")[0] for line in t.options("place")}


@pytest.mark.parametrize(
    ("city", "wales", "scotland"), [("cardiff", True, False), ("carlisle", False, True), ("london", True, True)]
)
def test_the_office_furthest_right_permits_one_action_there(city: str, wales: bool, scotland: bool) -> None:  # T46
    t = britain(offices={city: "bt at"}, posts={WALES: "bt - -"})
    assert (t.refusal(f"place t {WALES}.2") == "") == wales
    assert (t.refusal(f"displace t {WALES}.1") == "") == wales
    assert (t.refusal(f"place t {SCOTLAND}.1") == "") == scotland
    t.play(f"place t {WALES if wales else SCOTLAND}.2")
    assert t.refusal(f"place t {WALES}.3") == "T46 no-permission"
    assert t.refusal(f"place t {SCOTLAND}.1") == "T46 no-permission"
    assert t.refusal(f"place t {ENGLAND}.1") == ""


def test_control_without_the_office_furthest_right_permits_nothing() -> None:  # T46
    t = britain(offices={"cardiff": "at at bt"})
    assert t.control("cardiff") == 0
    assert t.view.permissions(0) == ()
    assert t.view.permissions(1) == (("wales",),)


def test_two_permissions_permit_two_actions_the_narrower_is_used_first() -> None:  # T46
    t = britain(offices={"cardiff": "at", "london": "at"}, skills={0: {"actions": 3}})
    t.play(f"place t {WALES}.1")
    assert t.view.permissions(0) == (("wales", "scotland"),), "one of the two, once"
    t.play(f"place t {SCOTLAND}.1")
    assert t.view.permissions(0) == ()
    t.play("end", "end", "end", "end")
    assert t.view.permissions(0) == (("wales",), ("wales", "scotland")), "again in the next turn"


def test_creating_a_route_needs_no_permission() -> None:  # T46
    t = britain(posts={WALES: "at at at"})
    t.play(f"route {WALES}", "skill actions")
    assert t.view.skill_level(0, "actions") == 1


def test_displaced_pieces_stay_in_their_country_or_go_to_england() -> None:  # T47
    t = britain(posts={"carlisle-isle_of_man": "bt - -"}, offices={"carlisle": "at"}, supply={0: (5, 0)})
    t.play("displace t carlisle-isle_of_man.1")
    reached = {line.split()[1].partition(".")[0] for line in t.options("drop")}
    assert "carlisle-falkirk" in reached
    assert "carlisle-richmond" in reached
    assert t.refusal("drop t conway-isle_of_man.3") == "T47 other-country"
    t = britain(posts={"carlisle-richmond": "bt - -"}, supply={0: (5, 0)})
    t.play("displace t carlisle-richmond.1")
    assert t.refusal("drop t carlisle-falkirk.1") == "T47 other-country"


def test_own_pieces_move_within_their_country_or_home() -> None:  # T47
    t = britain(posts={WALES: "at - -", ENGLAND: "at - -", SCOTLAND: "am -"}, skills={0: {"book": 3}})
    t.play(f"lift {ENGLAND}.1")
    assert t.refusal(f"drop t {WALES}.2") == "T47 other-country"
    t.play(f"drop t {ENGLAND}.2", f"lift {WALES}.1")
    assert t.refusal(f"drop t {SCOTLAND}.2") == "T47 other-country"
    t.play(f"drop t {ENGLAND}.3", f"lift {SCOTLAND}.1")
    assert t.refusal(f"drop m {WALES}.1") == "T47 other-country"
    t.play("drop m dunbar-newcastle.1")


def test_of_two_pieces_in_hand_the_one_bound_to_england_is_dropped_there() -> None:  # T47
    t = britain(posts={WALES: "at - -", ENGLAND: "at - -"})
    t.play(f"lift {ENGLAND}.1", f"lift {WALES}.1", f"drop t {ENGLAND}.2", f"drop t {WALES}.2")
    assert (t.posts(ENGLAND), t.posts(WALES)) == ("- at -", "- at -")


def test_move_three_stays_within_each_pieces_country() -> None:  # T47
    t = britain(posts={WALES: "bt - -", ENGLAND: "ct - -"}, unused={0: "move-three"})
    t.play("use move-three", f"lift {WALES}.1")
    assert t.refusal(f"drop 2t {ENGLAND}.2") == "T47 other-country"
    t.play("drop 2t pembroke-cardiff.1", f"lift {ENGLAND}.1")
    assert t.refusal(f"drop 3t {WALES}.1") == "T47 other-country"


def test_the_permanent_move_two_stays_within_the_country_too() -> None:  # T47, T48
    t = britain(posts={"canterbury-calais": "at am at", WALES: "bt cm -"})
    t.play("route canterbury-calais", "nothing", f"lift {WALES}.1", f"lift {WALES}.2")
    assert t.refusal(f"drop 2t {ENGLAND}.1") == "T47 other-country"
    t.play(f"drop 2t {WALES}.2", f"drop 3m {WALES}.1")
    assert t.posts(WALES) == "cm bt -"


def test_two_pieces_from_stock_go_to_posts_in_wales_or_scotland() -> None:  # T48
    t = britain(posts={"southampton-calais": "am am at"})
    t.play("route southampton-calais", "nothing")
    assert t.refusal(f"drop t {ENGLAND}.1") == "T48 abroad-only"
    t.play(f"drop t {WALES}.1", f"drop m {SCOTLAND}.1")
    assert t.desk().stock == (6, 1)
    assert t.view.phase == "turn"


def test_without_stock_they_come_from_supply_and_then_from_the_board() -> None:  # T48
    t = britain(posts={"southampton-calais": "am am am", ENGLAND: "at - -"}, supply={0: (1, 0)}, stock={0: (0, 0)})
    t.state[st.desk(0) + st.STOCK_M] = 0
    t.play("route southampton-calais", "nothing")
    assert not any(line.startswith("t") for line in t.options("drop")), "merchants of the route are in stock now"
    t.state[st.desk(0) + st.STOCK_M] = 0
    t.play(f"drop t {WALES}.1")
    assert t.desk().supply == (0, 0)
    assert set(t.options("lift")) == {f"{ENGLAND}.1", f"{WALES}.1"}
    assert t.refusal(f"drop t {SCOTLAND}.1") == "T48 take-up-first"
    t.play(f"lift {ENGLAND}.1")
    assert t.refusal("done") == "T48 hand-not-empty"
    t.play(f"drop t {SCOTLAND}.1")
    assert t.posts(ENGLAND) == "- - -"


def test_on_the_three_player_side_there_is_wales_alone() -> None:  # T48, T49
    assert [name for name, _ in SIDE_B.countries] == ["wales"]
    assert [name for name, _ in SIDE_A.countries] == ["wales", "scotland"]
    assert {route.permanent for route in SIDE_B.routes} == {"", "move-two", "two-abroad"}
    t = table("britannia-3", 3, posts={"carlisle-isle_of_man": "at am am"})
    t.play("route carlisle-isle_of_man", "nothing")
    assert t.view.phase == "turn", "with no piece left on the board there is nothing to move"


# Points of the countries


def points(offices: dict[str, str], country: str = "wales") -> tuple[int, ...]:
    return britain(offices=offices).view.country_points(country)


def test_most_cities_controlled_bring_seven_four_and_two() -> None:  # T49
    offices = {
        "conway": "at",
        "chester": "at",
        "montgomery": "at",
        "pembroke": "bt",
        "isle_of_man": "bm",
        "cardiff": "ct",
    }
    assert points(offices) == (7, 4, 2, 0)


def test_level_players_compare_offices_there() -> None:  # T49
    assert points({"conway": "bt at", "chester": "at bt", "pembroke": "at ct"}) == (7, 4, 2, 0)


def test_places_left_go_to_players_with_offices_but_no_city() -> None:  # T49
    assert points({"conway": "bt at", "chester": "ct dt at"}) == (7, 2, 2, 2)
    assert points({"conway": "bt at", "chester": "bt ct at"}) == (7, 4, 2, 0)


def test_no_office_no_points() -> None:  # T49
    assert points({"conway": "at"}) == (7, 0, 0, 0)
    assert points({}) == (0, 0, 0, 0)


def test_the_isle_of_man_counts_for_both() -> None:  # T49
    assert points({"isle_of_man": "am"}, "wales") == (7, 0, 0, 0)
    assert points({"isle_of_man": "am"}, "scotland") == (7, 0, 0, 0)


def test_each_country_has_a_row_of_its_own_on_the_score_sheet() -> None:  # T49
    t = britain(offices={"isle_of_man": "am", "conway": "bt", "york": "at"})
    assert (t.row("cities"), t.row("country:wales"), t.row("country:scotland")) == (4, 5, 7)
    assert (t.row("cities", 1), t.row("country:wales", 1), t.row("country:scotland", 1)) == (2, 5, 0)
    sheet = GAME.score(t.state)[0]
    assert [row.name for row in sheet.rows][4:7] == ["cities", "country:wales", "country:scotland"]
    assert sheet.total == sum(row.points for row in sheet.rows)
    assert GAME.winners(britain(offices={"isle_of_man": "am"}).state) == (0,)
    assert not any(":" in row.name for row in GAME.score(table().state)[0].rows), "no countries, no rows"


def test_the_standing_of_a_country_tells_cities_offices_and_points() -> None:  # T49
    view = britain(offices={"conway": "bt at", "chester": "ct dt at", "isle_of_man": "bm"}).view
    assert view.country("wales") == ((2, 2, 7), (1, 2, 4), (0, 1, 1), (0, 1, 1))
    assert tuple(one.points for one in view.country("wales")) == view.country_points("wales")
    assert view.country("scotland")[1] == (1, 1, 7)


def test_the_permission_belongs_to_the_office_furthest_right() -> None:  # T46
    view = britain(offices={"cardiff": "at at bt"}).view
    assert view.permit_holder("cardiff") == 1
    assert view.permit_holder("carlisle") is None


CROSSING = {
    "conway-isle_of_man": "bm - bt",
    "conway-chester": "ct ct ct",
    "conway-montgomery": "ct ct ct",
    "carlisle-isle_of_man": "ct cm cm",
}


def test_the_search_for_room_never_crosses_a_closed_country() -> None:  # T12, T47
    def found(rules: int) -> set[str]:
        t = table("britannia-4-5", posts=CROSSING, offices={"cardiff": "at"}, rules=rules)
        t.play("displace t conway-isle_of_man.3", "pay 1t")
        return {line.split()[1].partition(".")[0] for line in t.options("drop")}

    over_scotland = {"carlisle-richmond", "carlisle-durham"}
    assert over_scotland <= found(2), "as it was"
    assert found(3) == found(2) - over_scotland


def test_every_open_route_is_still_reached() -> None:  # T12
    for board_id in ("britannia-4-5", "britannia-3"):
        t = tables(board(board_id), "big-box")
        for start, rings in enumerate(t.rings):
            reached = {route for ring in rings for route in ring}
            countries = {0, t.country[start]}
            assert reached == {r for r, country in enumerate(t.country) if country in countries} - {start}


TWO_COUNTRIES = {"montgomery-cardiff": "at - -", "carlisle-falkirk": "at -"}


def test_of_two_pieces_from_two_countries_either_may_be_the_one_that_came_home() -> None:  # T13, T47
    for country, closed in (
        ("montgomery-cardiff.2", "carlisle-falkirk.2"),
        ("carlisle-falkirk.2", "montgomery-cardiff.2"),
    ):
        t = table("britannia-4-5", posts=TWO_COUNTRIES)
        t.play("lift montgomery-cardiff.1", "lift carlisle-falkirk.1", "drop t york-nottingham.1")
        assert [man.kind for man in t.view.hand] == ["trader"], "one is left, and it is open which"
        assert t.refusal(f"drop t {closed}") == ""
        t.play(f"drop t {country}")
        assert t.view.phase == "turn"
        assert broken_pieces(t) == ""


def test_what_is_open_is_told_by_the_next_piece() -> None:  # T47
    posts = {"montgomery-cardiff": "at at -", "carlisle-falkirk": "at -"}
    t = table("britannia-4-5", posts=posts, skills={0: {"book": 1}})
    t.play("lift montgomery-cardiff.1", "lift montgomery-cardiff.2", "lift carlisle-falkirk.1")
    t.play("drop t york-nottingham.1")
    assert len(t.view.hand) == 2
    t.play("drop t carlisle-falkirk.1")
    assert t.refusal("drop t carlisle-falkirk.2") == "T47 other-country", "the one that came home was Welsh"
    t.play("drop t montgomery-cardiff.1")
    assert t.view.phase == "turn"


def test_a_piece_from_home_is_put_down_at_home_before_others() -> None:  # T47
    posts = {**TWO_COUNTRIES, "durham-york": "at - -"}
    t = table("britannia-4-5", posts=posts, skills={0: {"book": 1}})
    t.play("lift montgomery-cardiff.1", "lift carlisle-falkirk.1", "lift durham-york.1", "drop t york-nottingham.1")
    t.play("drop t montgomery-cardiff.1", "drop t carlisle-falkirk.1")
    assert t.view.phase == "turn"


def test_by_the_rules_of_before_the_welsh_one_came_home() -> None:  # T47
    t = table("britannia-4-5", posts=TWO_COUNTRIES, rules=2)
    t.play("lift montgomery-cardiff.1", "lift carlisle-falkirk.1", "drop t york-nottingham.1")
    assert t.refusal("drop t montgomery-cardiff.1") == "T47 other-country"


def broken_pieces(t: Table) -> str:
    """Nothing made, nothing lost, as far as traders on routes go."""
    on_routes = sum(t.posts(route.id).count("at") for route in t.view.board.routes)
    return "" if on_routes == 2 else f"{on_routes} traders"
