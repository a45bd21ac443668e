"""The table of Hansa Teutonica without a browser: taps become actions, the state becomes markup."""

from __future__ import annotations

from random import Random

import pytest

from hansa.teutonica import state as st
from tests.teutonica.games import choose
from tests.teutonica.table import full
from tests.teutonica.table import table as position
from tests.web.document import buttons, parse
from tests.web.table import Table
from tests.web.teutonica_table import new_table, somewhere, until

pytestmark = pytest.mark.cpython_only


def act_values(markup: str) -> list[str]:
    return [value for command, value in buttons(markup) if command in {"act", "create"}]


def test_the_bar_asks_for_what_is_still_missing() -> None:
    table = new_table().tap("do:place")
    assert "Place on which post?" in table.part("table-bar")


def test_income_is_one_tap_where_there_is_nothing_to_choose() -> None:
    table = new_table().tap("do:income")
    assert table.view.desk(0).stock == (3, 0)
    assert table.host.dialog is None


def test_less_income_can_be_chosen_too() -> None:
    table = new_table()
    table.screen.do("stock")
    table.answer("trader-1")
    assert "Take 2 traders" in table.sheet
    table.answer("act", "income 2t")
    assert table.view.desk(0).stock == (4, 0)


def test_in_the_first_edition_an_income_is_exactly_what_the_bank_gives() -> None:  # T7
    table = new_table("hanseatic-2-3", 3, edition="2009").lay(position("hanseatic-2-3", 3, "2009", stock={0: (6, 1)}))
    assert "3" in parse(table.part("table-bar")).texts(class_="note")
    table.screen.do("stock")
    assert "From stock to supply: 3 pieces, no fewer." in table.sheet
    table = new_table().lay(position(stock={0: (6, 1)}))
    assert "up to 3" in parse(table.part("table-bar")).texts(class_="note")
    table.screen.do("stock")
    assert "your bank gives up to 3" in table.sheet


def test_london_permits_one_of_two_countries() -> None:  # T46
    table = new_table("britannia-4-5")
    table.tap("city:london")
    assert "abroad once a turn: Wales or Scotland." in table.sheet
    table.screen.do("overview")
    assert "permits Wales or Scotland" in table.part("table-overview")


def test_displacing_shows_cost_and_gain_and_the_other_answers() -> None:
    table = new_table(players=4).play("place t stade-hamburg.1", "place t stade-hamburg.2", "end")
    table.tap("post:stade-hamburg.2")
    assert "Displace Anna’s trader?" in table.sheet
    assert "Anna puts the trader elsewhere and may bring 1 piece more." in table.sheet
    assert parse(table.sheet).texts("legend") == ["Your piece", "You pay"]
    table.answer("displace")
    assert table.view.phase == "answer"
    assert [man and man.kind for man in table.view.posts("stade-hamburg")] == ["trader", "trader", None]
    assert table.view.desk(1).supply == (4, 1)
    table.screen.do("undo")
    assert table.view.phase == "turn", "piece and payment were one step"
    table.tap("post:stade-hamburg.2")
    table.answer("piece", "m").answer("price", "pay 1t").answer("displace")
    assert [man and man.kind for man in table.view.posts("stade-hamburg")] == ["trader", "merchant", None]
    assert table.view.desk(1).supply == (5, 0)
    bar = table.part("table-bar")
    assert parse(bar).all(class_="is-asking")
    assert "Anna must choose" in bar
    near = table.glowing()
    assert near
    assert not any(target.startswith("post:stade-hamburg.") for target in near)
    table.tap("post:groningen-emden.1")
    assert "nearer route" in table.part("table-bar")
    table.tap(min(near))
    assert "You may bring 1 more piece from your stock." in table.part("table-bar")
    table.tap("do:done")
    assert "Bo’s turn" in table.part("table-bar")


def test_a_free_post_asks_for_a_piece_in_the_hand_first() -> None:  # T13
    table = new_table().play("place t stade-hamburg.1", "lift stade-hamburg.1", "drop t stade-hamburg.1")
    table.tap("post:groningen-emden.1")
    assert "You hold nothing: take up a piece first. (Rule T13)" in table.part("table-bar")


def test_a_taken_post_says_so_to_pieces_that_come_from_their_route() -> None:  # T44
    there = position("eastern", 3, posts={"malmoe-danzig": "am at at at", "kulm-elbing": "bt at"})
    there.play("route malmoe-danzig", "nothing")
    for post in (1, 2):
        table = new_table("eastern", 3).lay(there).tap(f"post:kulm-elbing.{post}")
        assert "Somebody already stands there. (Rule T44)" in table.part("table-bar")


def test_pieces_that_come_from_the_board_are_taken_up_first() -> None:  # T11
    where = {"dortmund-paderborn": "bt - -", "hamburg-luebeck": "bt bm at"}
    there = position(posts=where, supply={0: (4, 0), 1: (0, 0)}, stock={1: (0, 0)})
    there.play("displace t dortmund-paderborn.1", "drop t duisburg-dortmund.1")
    table = new_table().lay(there)
    assert "You may bring 1 more of your pieces from the routes. Take up a piece of yours first." in table.page
    table.tap("post:minden-paderborn.1")
    assert "Take up a piece of yours first. (Rule T11)" in table.part("table-bar")
    table.tap("post:hamburg-luebeck.2")
    assert "Put a merchant on a glowing post." in table.page
    assert "Displaced from" not in table.part("table-bar")
    assert "You may bring" not in table.page


def test_who_is_displaced_and_finds_no_post_is_told_so() -> None:  # T12
    posts = full("eastern", with_="ct") | {"thorn-krakau": "bt ct ct", "stralsund-malmoe": "ct bm -"}
    there = position("eastern", 3, posts=posts, supply={0: (4, 0), 1: (0, 1)}, stock={1: (0, 0)})
    there.play("displace t thorn-krakau.1")
    bar = new_table("eastern", 3).lay(there).part("table-bar")
    assert "No post is free for a trader displaced from Thorn–Krakau: back to stock when you are done." in bar
    assert "You may bring 1 more piece from your supply." in bar


def test_pieces_that_go_abroad_come_from_the_stock_or_else_are_taken_up_first() -> None:  # T48
    there = position("britannia-4-5", posts={"southampton-calais": "am am at", "york-nottingham": "at - -"})
    there.play("route southampton-calais", "nothing")
    table = new_table("britannia-4-5").lay(there)
    assert "2 pieces from your stock may go abroad" in table.page
    base = st.desk(0)
    there.state[base + st.SUPPLY_T : base + st.STOCK_M + 1] = 0, 0, 0, 0
    table = new_table("britannia-4-5").lay(there)
    assert "2 of your pieces may go abroad. Take up a piece of yours first." in table.page
    table.tap("post:conway-chester.1")
    assert "Take up a piece of yours first. (Rule T48)" in table.part("table-bar")
    table.tap("post:york-nottingham.1")
    assert "Put down abroad what you hold." in table.page


def test_who_lacks_a_permission_is_told_where_it_is_given() -> None:  # T46
    table = new_table("britannia-4-5").tap("post:conway-chester.1")
    told = "Placing or displacing in Wales needs the office furthest right in Cardiff or London, once a turn."
    assert told in table.part("table-bar")


def finished_route() -> Table:
    table = new_table()
    for _ in range(3):
        while table.view.turn != 0:
            table.play("end")
        for _ in range(2):
            posts = table.view.posts("stade-hamburg")
            if None in posts:
                table.play(f"place t stade-hamburg.{posts.index(None) + 1}")
            elif table.view.actions_left == 2:
                return table
        table.play("end")
    raise AssertionError("not finished")


def test_a_finished_route_shows_what_it_brings_before_it_is_created() -> None:
    table = finished_route()
    assert "route:stade-hamburg" in table.glowing()
    table.tap("post:stade-hamburg.1")
    sheet = table.sheet
    assert "Nobody controls Hamburg." in sheet
    assert "Office in Hamburg with a trader" in sheet
    assert "It takes a merchant from this route, and there is none." in sheet
    table.answer("create", "office stade")
    assert table.view.actions_left == 2
    table.answer("create", "office hamburg")
    assert table.view.city("hamburg").control == 0
    assert table.view.phase == "turn"


def test_a_piece_of_a_finished_route_can_still_be_moved() -> None:
    table = finished_route().tap("do:move", "post:stade-hamburg.1")
    assert table.view.phase == "move"


def test_a_step_of_a_skill_that_changes_no_figure_says_when_the_next_one_does() -> None:  # T21
    table = new_table().lay(position(posts={"goettingen-quedlinburg": "at at at"}, skills={0: {"actions": 1}}))
    table.tap("post:goettingen-quedlinburg.1")
    assert "Develop Actions by a step: still 3, then 4" in table.sheet


def test_whoever_is_displaced_is_told_by_whom_and_giving_up_is_no_main_button() -> None:  # T11
    table = new_table().lay(position(posts={"stade-hamburg": "bt - -"}))
    table.tap("post:stade-hamburg.1")
    table.answer("displace")
    bar = table.part("table-bar")
    assert "Anna displaced you from Stade–Hamburg: put a trader on a glowing post." in bar
    table.tap("post:hamburg-luebeck.1")
    giving_up = next(each for each in parse(table.part("table-bar")).all("button", id="do-done"))
    assert "primary" not in giving_up["class"]


def test_only_nothing_to_gain_is_taken_without_asking() -> None:
    """With forced steps taken, the only outcome is already played when the sheet's answer comes."""
    table = finished_route()
    table.tap("do:route")
    table.answer("create", "nothing")
    assert table.view.posts("stade-hamburg") == (None, None, None)


def test_impossible_buttons_say_why() -> None:
    table = new_table().tap("do:route")
    assert "No route is filled with your pieces yet. (Rule T14)" in table.part("table-bar")
    table.tap("do:displace")
    assert "nobody on the routes" in table.part("table-bar")


def test_handing_on_names_what_was_left_undone() -> None:
    table = new_table(confirm=True)
    table.tap("do:end")
    assert "Left undone" in table.page
    assert "2 actions." in table.page
    table.tap("post:stade-hamburg.1")
    assert "turn is over" in table.part("table-bar")
    table.screen.do("confirm")
    assert "Bo’s turn" in table.page


def test_markers_explain_themselves_and_are_used() -> None:
    table = new_table()
    rng = Random(5)
    match = table.session.match
    while not (table.view.phase == "turn" and "three-actions" in table.view.desk(table.session.seat).unused):
        match.play(choose(match.state, match.legal_actions, rng, 0.9))
    table.open()
    before = table.view.actions_left
    table.tap("marker:three-actions")
    assert "Three more actions in this turn." in table.sheet
    table.answer("act", "use three-actions")
    assert table.view.actions_left == before + 3


def test_markers_are_placed_on_glowing_routes() -> None:
    table = until(new_table(), "place-marker")
    glowing = table.glowing()
    assert glowing
    assert all(target.startswith("route:") for target in glowing)
    plate = table.view.desk(table.session.seat).plate
    kinds = set(plate)
    if len(kinds) > 1:
        table.tap(f"plate:{plate[0]}")
    route = min(glowing)
    table.tap(route)
    assert table.view.marker(route.removeprefix("route:"))


def test_a_marker_is_placed_by_a_tap_on_any_post_of_a_glowing_route() -> None:  # T26
    table = until(new_table(), "place-marker")
    plate = table.view.desk(table.session.seat).plate
    if len(set(plate)) > 1:
        table.tap(f"plate:{plate[0]}")
    route = min(table.glowing()).removeprefix("route:")
    table.tap(f"post:{route}.2")
    assert table.view.marker(route)


@pytest.mark.parametrize(
    ("phase", "where", "players", "options"),
    [
        ("set-pawn", "hanseatic-2-3", 2, {"edition": "2009"}),
        ("remove", "hanseatic-2-3", 3, {"edition": "2009"}),
        ("exchange", "hanseatic-4-5", 4, {}),
        ("hire", "hanseatic-4-5", 5, {"favours": "on"}),
        ("flip", "hanseatic-4-5", 5, {"favours": "on"}),
        ("green-office", "eastern", 3, {}),
        ("develop", "eastern", 3, {}),
        ("from-route", "eastern", 3, {}),
        ("abroad", "britannia-4-5", 4, {}),
        ("create", "britannia-3", 3, {}),
    ],
)
def test_every_decision_can_be_tapped(phase: str, where: str, players: int, options: dict[str, str]) -> None:
    """Whatever stands to decide, the page offers a way on: a choice in the bar or something that glows."""
    table = somewhere(phase, where, players, options)
    before = table.session.match.ply
    assert table.part("table-bar")
    for _ in range(4):
        if table.session.match.ply > before:
            break
        glowing, chosen = sorted(table.glowing()), act_values(table.part("table-bar"))
        picks = [
            name for name, _ in buttons(table.part("table-bar")) if name.startswith(("hand:", "supply:", "plate:"))
        ]
        if chosen:
            table.screen.do("act", chosen[0])
        else:
            table.tap((picks or glowing)[0])
    assert table.session.match.ply > before


def test_a_turn_without_an_action_leaves_a_line_in_the_log() -> None:
    table = new_table().play("end", "income 2t")
    log = table.part("table-log")
    assert "Anna ends a turn without an action." in log
    assert "Bo ends a turn" not in log


def test_a_pile_without_traders_says_so_also_where_boats_take_only_merchants() -> None:  # T8, T43
    table = new_table("eastern", 3).lay(position("eastern", 3, supply={0: (0, 1)})).tap("supply:t")
    assert "You have no trader in your supply. (Rule T8)" in table.part("table-bar")


def test_the_bar_says_what_can_be_done_after_the_last_action() -> None:  # T23, T36
    for laid, words in (
        (position(), "No action left: end your turn."),
        (position(unused={0: "develop"}), "No action left. Use markers, or end your turn."),
        (
            position("hanseatic-2-3", 2, "2009", pawn="north"),
            "No action left. You may still walk the pawn, or end your turn.",
        ),
    ):
        laid.state[st.LEFT], laid.state[st.STAGE] = 0, st.ACTED
        players = laid.state[st.PLAYERS]
        board, edition = ("hanseatic-2-3", "2009") if players == 2 else ("hanseatic-4-5", "big-box")
        assert words in new_table(board, players, edition=edition).lay(laid).part("table-bar")
