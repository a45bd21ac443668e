"""The worked examples of the three rule texts. Red is `a`, blue is `b`."""

from __future__ import annotations

import pytest

from hansa.teutonica import state as st
from hansa.teutonica.board import board
from hansa.teutonica.events import Displaced, Dropped, Paid
from tests.teutonica.table import GAME, table

ROUTE = "dortmund-paderborn"


def test_red_displaces_a_trader_and_blue_goes_to_two_adjacent_routes() -> None:  # T9, T10, T12
    t = table(posts={ROUTE: "bt - -"}, supply={0: (4, 0)})
    events = t.play(f"displace t {ROUTE}.1", "drop t duisburg-dortmund.1")
    events += t.play("drop t paderborn-warburg.2")
    assert events == [
        Displaced(0, "trader", f"{ROUTE}.1", 1, "trader"),
        Paid(0, 1, 0),
        Dropped(1, "trader", "duisburg-dortmund.1", "hand"),
        Dropped(1, "trader", "paderborn-warburg.2", "stock"),
    ]
    assert (t.desk(0).supply, t.desk(0).stock) == ((2, 0), (7, 0))
    assert t.desk(1).stock == (5, 0)


def test_red_controls_dortmund_and_blue_paderborn_by_the_office_further_right() -> None:  # T15
    t = table(posts={ROUTE: "at at at"}, offices={"dortmund": "am", "paderborn": "at bm"})
    t.play(f"route {ROUTE}")
    assert t.prestige() == (1, 1, 0, 0)


def test_red_takes_three_actions_uses_them_at_once_and_places_a_new_marker_last() -> None:  # T16, T23, T26
    t = table(posts={ROUTE: "at at at"}, markers={ROUTE: "three-actions"})
    t.play("place t stade-hamburg.1", f"route {ROUTE}", "nothing")
    assert t.view.actions_left == 0
    t.play("use three-actions", "place t stade-hamburg.2", "end", "~ draw exchange")
    t.play("marker exchange hamburg-luebeck")
    assert t.view.marker("hamburg-luebeck") == "exchange"
    assert GAME.to_act(t.state) == 1


def test_red_opens_dortmunds_orange_space_and_cannot_skip_it_for_the_pink_one() -> None:  # T18
    t = table(posts={ROUTE: "at at at"}, offices={"dortmund": "am"}, skills={0: {"privilege": 2}}, stock={0: (0, 0)})
    t.play(f"route {ROUTE}", "office dortmund")
    assert t.city("dortmund") == "am at -"
    assert t.desk().stock == (2, 0)


def test_coins_are_printed_in_four_cities_of_one_side_and_six_of_the_other() -> None:  # T19
    coins = [
        {city.id for city in board(side).cities if city.spaces and city.spaces[0].coin == 1}
        for side in ("hanseatic-4-5", "hanseatic-2-3")
    ]
    assert coins == [
        {"groningen", "luebeck", "coellen", "halle"},
        {"groningen", "stade", "luebeck", "coellen", "warburg", "halle"},
    ]


@pytest.mark.parametrize(("level", "gained"), [(0, True), (1, False), (2, True), (3, False), (4, True)])
def test_the_first_three_the_first_four_and_the_five_give_an_action_even_amid_extra_ones(
    level: int, gained: bool
) -> None:  # T5, T21
    t = table(posts={"goettingen-quedlinburg": "at at at"}, skills={0: {"actions": level}}, unused={0: "four-actions"})
    t.play("use four-actions")
    before = t.view.actions_left
    t.play("route goettingen-quedlinburg", "skill actions")
    assert t.view.actions_left == before - 1 + gained


def test_red_on_coellen_warburg_takes_eight_points_or_an_office_in_either_city() -> None:  # T18, T22
    t = table(posts={"coellen-warburg": "at am at at"}, skills={0: {"privilege": 1}}, stock={0: (0, 0)})
    t.play("route coellen-warburg")
    assert t.legal == ["office coellen", "office warburg", "special 7", "special 8", "nothing"]
    coellen = table(posts={"coellen-warburg": "at am at at"}, skills={0: {"privilege": 1}})
    coellen.play("route coellen-warburg", "office coellen")
    assert coellen.prestige()[0] == 1
    t.play("special 8")
    assert t.row("special") == 8
    assert t.desk().stock == (3, 0)


def test_nine_offices_in_seven_cities_and_three_keys_make_twentyseven_without_kampen() -> None:  # T33
    offices = {
        "bremen": "at at",
        "minden": "at at",
        "hannover": "at",
        "osnabrueck": "at",
        "paderborn": "at",
        "hildesheim": "at",
        "goslar": "at",
    }
    assert table(offices=offices, skills={0: {"keys": 3}}).row("network") == 27
    # Kampen would hang together with Osnabrück; further north the seven do without that city.
    del offices["osnabrueck"]
    apart = offices | {"hamburg": "at", "kampen": "am"}
    assert table(offices=apart, skills={0: {"keys": 3}}).row("network") == 27


def test_six_offices_and_three_keys_make_eighteen() -> None:  # T33
    offices = {"bremen": "at", "minden": "at at", "hannover": "at at", "osnabrueck": "at"}
    assert table(offices=offices, skills={0: {"keys": 3}}).row("network") == 18


def test_red_exchanges_with_blue_in_perleberg_without_black_privilege_or_a_merchant() -> None:  # T25
    t = table(offices={"perleberg": "ct at bm"}, unused={0: "exchange"}, skills={0: {"privilege": 1}})
    t.play("use exchange", "exchange perleberg.2")
    assert t.city("perleberg") == "ct bm at"
    assert board("hanseatic-4-5").city("perleberg").spaces[2].merchant
    assert t.control("perleberg") == 0


def test_red_adds_an_office_in_full_hannover() -> None:  # T24
    t = table(posts={"bremen-hannover": "at at at"}, offices={"hannover": "bt bt"}, unused={0: "additional-office"})
    t.play("route bremen-hannover")
    assert t.refusal("office hannover") == "T18 no-empty-space"
    t.play("additional t hannover")
    assert t.city("hannover") == "at | bt bt"


def test_red_develops_the_book_and_may_now_move_three() -> None:  # T13, T24
    t = table(unused={0: "develop"}, posts={"stade-hamburg": "at at at"})
    t.play("use develop book")
    assert t.desk().supply == (5, 2)
    t.play("lift stade-hamburg.1")
    assert t.view.pieces_left == 2


def test_a_trader_takes_the_former_post_of_a_moved_merchant() -> None:  # T25
    t = table(posts={"stade-hamburg": "bm ct dt"}, unused={0: "move-three"})
    t.play("use move-three", "lift stade-hamburg.1", "drop 2m hamburg-luebeck.1")
    t.play("lift stade-hamburg.2", "drop 3t stade-hamburg.1", "done")
    assert t.posts("stade-hamburg") == "ct - dt"


def test_a_whole_mission_is_worth_eight() -> None:  # T38
    t = table(missions=True, offices={"dortmund": "am", "minden": "at", "lueneburg": "at"})
    t.state[st.desk(0) + st.MISSION] = 1 + t.view.board.missions.index(("dortmund", "minden", "lueneburg"))
    assert t.row("mission") == 8


def test_mission_cities_come_once_or_three_times() -> None:  # T38
    cards = board("hanseatic-4-5").missions
    firsts = [city for card in cards for city in card[:2]]
    assert {firsts.count(city) for city in firsts} == {3}
    thirds = [card[2] for card in cards]
    assert len(set(thirds)) == 9
    assert not set(thirds) & set(firsts)


def test_two_level_players_share_seven_and_four_as_five_each_and_the_next_gets_two() -> None:  # T49
    offices = {"conway": "at", "chester": "at", "montgomery": "bt", "pembroke": "bt", "isle_of_man": "cm"}
    assert table("britannia-4-5", 4, offices=offices).view.country_points("wales") == (5, 5, 2, 0)


def test_cardiff_and_london_permit_twice_wales_or_wales_and_scotland() -> None:  # T46
    for second in ("pembroke-cardiff.1", "glasgow-falkirk.1"):
        t = table("britannia-4-5", 4, offices={"cardiff": "at", "london": "at"})
        t.play("place t conway-chester.1", f"place t {second}")


@pytest.mark.parametrize("route", ["conway-chester", "chester-carlisle", "chester-hereford"])
def test_three_routes_lead_to_an_office_or_actions_in_chester(route: str) -> None:  # T46
    boats = next(each.boats for each in board("britannia-4-5").routes if each.id == route)
    t = table("britannia-4-5", 4, posts={route: " ".join("am" if boat else "at" for boat in boats)})
    t.play(f"route {route}")
    assert {"office chester", "skill actions"} <= set(t.legal)
