"""The Eastern Hanseatic League (T41 to T44)."""

from __future__ import annotations

from hansa.teutonica.board import board
from hansa.teutonica.events import CityCompleted, Dropped, NoRoom
from tests.teutonica.table import GAME, Table, full, table

EAST = board("eastern")
MOVE_TWO = "wismar-stralsund"
PRIVILEGE = "stralsund-malmoe"
GREEN = "malmoe-visby"
FROM_ROUTE = "malmoe-danzig"


def east(**more: object) -> Table:
    return table("eastern", 3, **more)  # type: ignore[arg-type]


def test_connection_and_special_points_lie_elsewhere() -> None:  # T41
    assert EAST.link == ("luebeck", "danzig")
    assert EAST.special_city == "koenigsberg"
    t = east(posts={"danzig-koenigsberg": "at am at at"})
    t.play("route danzig-koenigsberg")
    assert t.options("special") == ["7"]


def test_waren_offers_actions_or_bank() -> None:  # T41
    t = east(posts={"wismar-waren": "at at at"})
    t.play("route wismar-waren")
    assert t.options("skill") == ["actions", "bank"]
    t.play("skill bank")
    assert t.desk().values[4] == 5


def test_a_green_city_has_no_normal_offices() -> None:  # T42
    t = east(posts={"anklam-belgard": "at at at"}, skills={0: {"privilege": 3}})
    t.play("route anklam-belgard")
    assert t.refusal("office belgard") == "T42 green-city"
    assert t.options("office") == ["anklam"]


def test_the_additional_office_opens_a_green_city_and_completes_it() -> None:  # T42
    t = east(posts={"anklam-belgard": "at am at"}, unused={0: "additional-office"})
    t.play("route anklam-belgard")
    assert t.options("additional") == ["t belgard", "m belgard"], "Anklam has no first office yet"
    events = t.play("additional t belgard")
    assert CityCompleted("belgard", 1) in events
    assert t.control("belgard") == 0


def test_a_second_office_there_goes_left_and_completes_nothing() -> None:  # T42
    t = east(posts={"anklam-belgard": "at at at"}, additional={"belgard": "bt"}, unused={0: "additional-office"})
    t.play("route anklam-belgard", "additional t belgard")
    assert t.city("belgard").startswith("at bt |")
    assert t.view.completed_cities == 1
    assert t.control("belgard") == 1


def test_green_cities_score_like_others() -> None:  # T42
    t = east(posts={"anklam-belgard": "bt bt bt"}, additional={"belgard": "at"}, offices={"anklam": "at"}, turn=1)
    t.play("route anklam-belgard")
    assert t.prestige() == (2, 0, 0)
    assert t.row("cities") == 4
    assert t.row("network") == 2


def test_boats_take_merchants_only() -> None:  # T43
    t = east(posts={PRIVILEGE: "- bm -", MOVE_TWO: "at - -"}, supply={0: (5, 2)})
    assert t.refusal(f"place t {PRIVILEGE}.3") == "T43 boats-take-merchants"
    assert t.refusal(f"displace t {PRIVILEGE}.2") == "T43 boats-take-merchants"
    assert {line for line in t.options("place") if PRIVILEGE in line} == {
        f"t {PRIVILEGE}.1",
        f"m {PRIVILEGE}.1",
        f"m {PRIVILEGE}.3",
    }
    t.play(f"lift {MOVE_TWO}.1")
    assert t.refusal(f"drop t {MOVE_TWO}.2") == "T43 boats-take-merchants"


def test_a_displaced_trader_passes_by_boats() -> None:  # T12, T43
    near = {
        route.id: " ".join("-" if boat else "ct" for boat in route.boats)
        for route in EAST.routes
        if {"stralsund", "malmoe"} & {route.start, route.end} and route.id != PRIVILEGE
    }
    t = east(posts={**near, PRIVILEGE: "bt - -"}, supply={0: (5, 0)}, stock={1: (2, 1)})
    t.play(f"displace t {PRIVILEGE}.1")
    traders = {line.split()[1].partition(".")[0] for line in t.options("drop") if line.startswith("t")}
    merchants = {line.split()[1].partition(".")[0] for line in t.options("drop") if line.startswith("m")}
    assert merchants <= set(near), "a merchant finds boats next door"
    assert not traders & set(near), "a trader has to go a city further"
    assert "luebeck-wismar" in traders


def crowded(supply: tuple[int, int], more: dict[str, str]) -> Table:
    """Every house is taken, one boat is free, and b's stock is empty; a displaces b's trader near Krakau."""
    posts = full("eastern", with_="ct") | {"thorn-krakau": "bt ct ct", PRIVILEGE: "ct bm -", **more}
    t = east(posts=posts, supply={0: (4, 0), 1: supply}, stock={1: (0, 0)})
    t.play("displace t thorn-krakau.1")
    return t


def test_before_a_displaced_piece_without_a_post_goes_to_stock_its_owner_may_bring_others() -> None:  # T11, T12
    t = crowded((0, 1), {})
    assert t.legal == [f"drop m {PRIVILEGE}.3", "done"], "the trader is not in stock yet: others come from supply"
    assert t.refusal("drop t thorn-krakau.1") == "T12 post-taken"
    assert t.refusal(f"drop t {PRIVILEGE}.3") == "T43 boats-take-merchants"
    events = t.play(f"drop m {PRIVILEGE}.3")
    assert [type(event) for event in events] == [Dropped, NoRoom]
    assert (t.desk(1).supply, t.desk(1).stock) == ((0, 0), (1, 0))
    assert GAME.to_act(t.state) == 0


def test_a_displaced_piece_without_a_post_goes_to_stock_when_others_are_declined() -> None:  # T10, T12
    t = crowded((0, 1), {})
    assert t.play("done") == [NoRoom(1, "trader")]
    assert (t.desk(1).supply, t.desk(1).stock) == ((0, 1), (1, 0))
    assert GAME.to_act(t.state) == 0


def test_a_further_piece_from_the_board_can_make_room_for_the_displaced_one() -> None:  # T11, T12
    t = crowded((0, 0), {"kulm-elbing": "bm ct"})
    assert "kulm-elbing.1" in t.options("lift")
    assert "done" in t.legal
    t.play("lift kulm-elbing.1")
    assert t.refusal("drop m kulm-elbing.1") == "T10 displaced-piece-needs-it"
    t.play("drop t kulm-elbing.1", f"drop m {PRIVILEGE}.3")
    assert (t.posts("kulm-elbing"), t.posts(PRIVILEGE)) == ("bt ct", "ct bm bm")
    assert t.desk(1).stock == (0, 0)
    assert GAME.to_act(t.state) == 0


def test_a_piece_may_be_taken_up_where_its_own_post_is_the_room_it_needs() -> None:  # T11, T12
    t = crowded((0, 0), {"kulm-elbing": "- bt", PRIVILEGE: "ct cm cm"})
    assert "kulm-elbing.2" in t.options("lift")
    t.play("lift kulm-elbing.2", "drop t kulm-elbing.1", "drop t kulm-elbing.2")
    assert t.posts("kulm-elbing") == "bt bt"
    assert GAME.to_act(t.state) == 0


def test_a_piece_with_no_other_post_to_go_to_is_not_taken_up() -> None:  # T11, T12
    t = crowded((0, 0), {PRIVILEGE: "bt bm bm"})
    assert GAME.to_act(t.state) == 0
    assert t.desk(1).stock == (1, 0)


def test_no_marker_is_placed_beside_a_permanent_one() -> None:  # T43
    t = east(posts={"thorn-krakau": "at at at"}, markers={"thorn-krakau": "exchange"})
    t.play("route thorn-krakau", "nothing", "end", "~ draw develop")
    for route in (MOVE_TWO, PRIVILEGE, GREEN, FROM_ROUTE):
        assert t.refusal(f"marker develop {route}") == "T43 no-markers-here"


def test_permanent_markers_are_never_taken_nor_counted() -> None:  # T44
    t = east(posts={PRIVILEGE: "at am am"})
    t.play(f"route {PRIVILEGE}", "nothing", "done")
    assert t.row("markers") == 0
    assert t.desk().plate_hidden == 0
    assert t.view.skill_level(0, "privilege") == 0


def test_privilege_rises_at_the_end_of_the_action() -> None:  # T44
    t = east(posts={PRIVILEGE: "at am am"}, supply={0: (1, 0)})
    t.play(f"route {PRIVILEGE}", "nothing")
    assert t.legal == ["develop privilege", "done"]
    t.play("develop privilege")
    assert t.view.skill_level(0, "privilege") == 1
    assert t.desk().supply == (2, 0)
    t = east(posts={PRIVILEGE: "at am am"}, skills={0: {"privilege": 3}})
    t.play(f"route {PRIVILEGE}", "nothing")
    assert t.view.phase == "turn", "a finished track asks nothing"


def test_two_pieces_of_anyone_move_and_may_change_places() -> None:  # T44
    t = east(posts={MOVE_TWO: "at am am", "thorn-krakau": "bt - -", "kulm-elbing": "cm at"})
    t.play(f"route {MOVE_TWO}", "nothing")
    assert t.refusal("drop 2t kulm-elbing.1") == "T44 empty-hand"
    t.play("lift thorn-krakau.1", "lift kulm-elbing.1")
    assert t.refusal("lift kulm-elbing.2") == "T44 no-more-lifts"
    assert t.refusal("drop 2t kulm-elbing.2") == "T44 post-taken"
    assert t.refusal("done") == "T44 hand-not-empty"
    t.play("drop 2t kulm-elbing.1", "drop 3m thorn-krakau.1")
    assert (t.posts("thorn-krakau"), t.posts("kulm-elbing")) == ("cm - -", "bt at")
    assert t.view.phase == "turn"


def test_an_office_in_a_green_city_with_a_piece_from_supply_goes_right_of_all() -> None:  # T42, T44
    t = east(posts={GREEN: "at am at"}, additional={"waren": "bt"}, supply={0: (1, 1)})
    t.play(f"route {GREEN}", "nothing")
    assert set(t.legal) == {f"green {kind} {city}" for kind in "tm" for city in ("belgard", "waren", "dresden")} | {
        "done"
    }
    t.play("green m waren")
    assert t.city("waren").startswith("bt am |")
    assert t.control("waren") == 0
    assert t.desk().supply == (1, 0)
    assert t.view.completed_cities == 1
    t = east(posts={GREEN: "at am at"}, supply={0: (0, 0)})
    t.play(f"route {GREEN}", "nothing")
    assert t.view.phase == "turn", "nothing in supply asks nothing"


def test_two_pieces_of_the_route_go_to_posts_instead_of_stock() -> None:  # T44
    t = east(posts={FROM_ROUTE: "am at at at"}, stock={0: (0, 0)})
    t.play(f"route {FROM_ROUTE}", "nothing")
    assert t.desk().stock == (3, 1)
    t.play("drop m wismar-stralsund.2", f"drop t {FROM_ROUTE}.2")
    assert t.view.phase == "turn"
    assert t.desk().stock == (2, 0)
    assert t.posts("wismar-stralsund") == "- am -"
    t = east(posts={FROM_ROUTE: "am at at at"}, skills={0: {"privilege": 3}})
    t.play(f"route {FROM_ROUTE}", "office malmoe")
    assert not any(line.startswith("m ") for line in t.options("drop")), "the merchant stays in Malmö"
    t.play("drop t kulm-elbing.1", "done")
    assert t.view.phase == "turn"


def test_the_action_ends_the_game_only_after_the_permanent_marker() -> None:  # T27, T44
    t = east(posts={GREEN: "at am at"}, completed=9)
    t.play(f"route {GREEN}", "nothing", "green t dresden")
    assert t.view.ended
    assert t.view.end_reasons == ("cities",)
    assert GAME.to_act(t.state) == -2


def test_additional_offices_are_not_exchanged_in_cities_without_spaces_either() -> None:  # T25, T42
    t = east(additional={"belgard": "at bt"}, unused={0: "exchange"})
    assert t.refusal("use exchange") == "T25 no-offices-to-exchange"
    t = east(additional={"belgard": "at"}, offices={"belgard": "bt"}, unused={0: "exchange"})
    assert t.refusal("use exchange") == "T25 no-offices-to-exchange", "one of each kind"


def test_offices_of_the_permanent_marker_are_exchanged_among_themselves() -> None:  # T25, T42
    t = east(additional={"belgard": "ct bt"}, offices={"belgard": "at bt bm"}, unused={0: "exchange"})
    assert t.city("belgard") == "ct bt at bt bm | "
    assert t.view.city("belgard").beside == 2
    t.play("use exchange")
    assert t.legal == ["exchange belgard.1"], "the two others are both of another player"
    assert t.refusal("exchange belgard.3") == "T25 not-two-offices"
    t.play("exchange belgard.1")
    assert t.city("belgard") == "ct bt bt at bm | "


def test_the_permanent_marker_puts_offices_right_of_additional_ones_and_they_stay_apart() -> None:  # T25, T42
    t = east(posts={GREEN: "at am at"}, additional={"waren": "bt"}, unused={0: "exchange"}, supply={0: (1, 1)})
    t.play(f"route {GREEN}", "nothing", "green t waren")
    assert t.refusal("use exchange") == "T25 no-offices-to-exchange"
    t = east(posts={GREEN: "at am at"}, offices={"waren": "bt"}, unused={0: "exchange"}, supply={0: (1, 1)})
    t.play(f"route {GREEN}", "nothing", "green t waren")
    assert t.view.completed_cities == 1, "the first office completed it"
    t.play("use exchange", "exchange waren.1")
    assert t.city("waren") == "at bt | "
    assert t.control("waren") == 1


def test_by_the_rules_of_before_no_office_of_a_green_city_is_exchanged() -> None:  # T25
    t = east(posts={GREEN: "at am at"}, additional={"waren": "bt"}, unused={0: "exchange"}, rules=2)
    t.play(f"route {GREEN}", "nothing", "green t waren")
    assert t.city("waren") == "bt at | "
    assert t.refusal("use exchange") == "T25 no-offices-to-exchange"


def test_a_city_without_spaces_never_has_an_empty_one() -> None:  # T26
    offices = {"belgard": "bt", "anklam": "bt bt bt bt"[: 3 * len(EAST.city("anklam").spaces) - 1]}
    for there in (offices, {"anklam": offices["anklam"]}):
        t = east(posts={"thorn-krakau": "at at at"}, markers={"thorn-krakau": "exchange"}, offices=there)
        t.play("route thorn-krakau", "nothing", "end", "~ draw develop")
        assert t.refusal("marker develop anklam-belgard") == "T26 no-empty-space"
