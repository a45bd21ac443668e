"""The turn and the first four actions: income, placing, displacing with its answer, moving (T5 to T13)."""

from __future__ import annotations

import pytest

from hansa.core.events import TurnBegan
from hansa.teutonica.events import Displaced, Dropped, NoRoom, Paid
from tests.teutonica.table import GAME, Table, full, table

# The turn


def test_a_turn_has_as_many_actions_as_the_track_shows() -> None:  # T5
    for level, value in enumerate((2, 3, 3, 4, 4, 5)):
        t = table(skills={0: {"actions": level}}, supply={0: (9, 0)})
        assert t.view.actions_left == value
        for post in range(value):
            t.play(f"place t stade-hamburg.{post + 1}" if post < 3 else f"place t bremen-hamburg.{post - 2}")
        assert t.view.actions_left == 0
        assert t.refusal("place t emden-osnabrueck.1") == "T5 no-actions-left"
        assert t.legal == ["end"]


def test_actions_may_be_left_unused_and_turns_go_clockwise() -> None:  # T5, T6
    t = table()
    seats = [event.seat for _ in range(5) for event in t.play("end") if isinstance(event, TurnBegan)]
    assert seats == [1, 2, 3, 0, 1]


def test_an_action_is_finished_before_the_next() -> None:  # T5
    t = table(posts={"stade-hamburg": "at - -"})
    t.play("lift stade-hamburg.1")
    assert t.refusal("place t bremen-hamburg.1") == "T5 finish-move-first"
    assert t.refusal("end") == "T5 finish-move-first"


@pytest.mark.parametrize(("level", "more"), [(0, 1), (1, 0), (2, 1), (3, 0), (4, 1)])
def test_a_higher_value_of_actions_counts_at_once_the_same_number_does_not(level: int, more: int) -> None:  # T5
    t = table(posts={"goettingen-quedlinburg": "at at at"}, skills={0: {"actions": level}}, unused={0: "three-actions"})
    before = t.view.actions_left
    t.play("route goettingen-quedlinburg", "skill actions")
    assert t.view.actions_left == before - 1 + more


# Income


def test_income_is_up_to_the_bank_in_the_big_box() -> None:  # T7
    t = table(stock={0: (6, 2)})
    assert t.options("income") == ["3t", "2t 1m", "1t 2m", "2t", "1t 1m", "2m", "1t", "1m"]
    t.play("income 1t 2m")
    assert (t.desk().supply, t.desk().stock) == ((6, 3), (5, 0))
    assert t.refusal("income 4t") == "T7 bank-too-low"
    assert t.refusal("income 1m") == "T7 not-in-stock"


def test_income_is_all_that_is_allowed_in_the_first_edition() -> None:  # T7
    t = table(edition="2009", stock={0: (6, 1)})
    assert t.options("income") == ["3t", "2t 1m"]
    assert t.refusal("income 2t") == "T7 take-all-you-may"
    assert table(edition="2009", stock={0: (1, 1)}).options("income") == ["1t 1m"]


@pytest.mark.parametrize(("level", "most"), [(0, 3), (1, 5), (2, 7), (3, 9)])
def test_the_bank_tells_how_many_and_at_last_all(level: int, most: int) -> None:  # T2, T7
    assert table(edition="2009", stock={0: (9, 0)}, skills={0: {"bank": level}}).options("income") == [f"{most}t"]


def test_no_income_from_an_empty_stock() -> None:  # T7
    t = table(stock={0: (0, 0)})
    assert t.options("income") == []
    assert t.refusal("income 1t") == "T7 stock-empty"


# Placing


def test_a_tradesman_is_placed_on_any_free_post() -> None:  # T8
    t = table(posts={"stade-hamburg": "bt - cm"})
    assert t.refusal("place t stade-hamburg.1") == "T8 post-taken"
    t.play("place m stade-hamburg.2")
    assert t.posts("stade-hamburg") == "bt am cm"
    assert t.desk().supply == (5, 0)
    assert t.refusal("place m bremen-hamburg.1") == "T8 none-in-supply"


def test_posts_that_serve_alike_are_listed_once_but_all_are_understood() -> None:  # T8
    t = table()
    listed = [line for line in t.options("place") if "stade-hamburg" in line]
    assert listed == ["t stade-hamburg.1", "m stade-hamburg.1"]
    action = GAME.parse(t.state, "place t stade-hamburg.1")
    assert GAME.targets(t.state, action) == (
        "do:place",
        "supply:t",
        "post:stade-hamburg.1",
        "post:stade-hamburg.2",
        "post:stade-hamburg.3",
    )
    assert str(GAME.pick(t.state, action, "post:stade-hamburg.3")) == "place t stade-hamburg.3"
    t.play("place t stade-hamburg.3")
    assert t.posts("stade-hamburg") == "- - at"


# Displacing


def displaced(victim: str = "bt", **more: object) -> Table:
    return table(posts={"dortmund-paderborn": f"{victim} - -"}, **more)  # type: ignore[arg-type]


def test_displacing_a_trader_costs_one_more_piece_and_a_merchant_two() -> None:  # T9
    t = displaced(supply={0: (3, 0)})
    events = t.play("displace t dortmund-paderborn.1")
    assert Displaced(0, "trader", "dortmund-paderborn.1", 1, "trader") in events
    assert Paid(0, 1, 0) in events
    assert (t.desk().supply, t.desk().stock) == ((1, 0), (7, 0))
    t = displaced("bm", supply={0: (3, 0)})
    t.play("displace t dortmund-paderborn.1")
    assert (t.desk().supply, t.desk().stock) == ((0, 0), (8, 0))


def test_who_cannot_pay_cannot_displace() -> None:  # T9
    assert displaced(supply={0: (1, 0)}).refusal("displace t dortmund-paderborn.1") == "T9 cannot-pay"
    t = displaced("bm", supply={0: (2, 0)})
    assert t.refusal("displace t dortmund-paderborn.1") == "T9 cannot-pay"
    assert t.options("displace") == []


def test_with_an_empty_supply_nobody_is_displaced() -> None:  # T9
    t = displaced("bm", supply={0: (0, 0)})
    assert t.refusal("displace t dortmund-paderborn.1") == "T9 supply-empty"
    assert t.refusal("displace m dortmund-paderborn.1") == "T9 supply-empty"


def test_the_kinds_to_pay_with_are_free_to_choose() -> None:  # T9
    t = displaced("bm", supply={0: (3, 2)})
    t.play("displace t dortmund-paderborn.1")
    assert t.legal == ["pay 2t", "pay 1t 1m", "pay 2m"]
    assert t.refusal("pay 1t") == "T9 other-price"
    t.play("pay 1t 1m")
    assert (t.desk().supply, t.desk().stock) == ((1, 1), (7, 1))


def test_only_opponents_are_displaced() -> None:  # T9
    t = displaced("at")
    assert t.refusal("displace t dortmund-paderborn.1") == "T9 own-piece"
    assert t.refusal("displace t dortmund-paderborn.2") == "T9 nobody-there"


def test_the_displaced_player_answers_before_anything_else() -> None:  # T10
    t = displaced(supply={0: (4, 0)})
    t.play("displace t dortmund-paderborn.1")
    assert GAME.to_act(t.state) == 1
    assert GAME.turn_of(t.state) == 0
    assert t.refusal("place t stade-hamburg.1") == "T10 answer-first"
    assert t.refusal("done") == "T10 displaced-piece-first"


def test_a_displaced_trader_may_bring_one_more_piece() -> None:  # T10
    t = displaced(supply={0: (4, 0)})
    t.play("displace t dortmund-paderborn.1", "drop t duisburg-dortmund.1", "drop t minden-paderborn.1")
    assert GAME.to_act(t.state) == 0
    assert t.desk(1).stock == (5, 0)
    assert t.posts("dortmund-paderborn") == "at - -"


def test_a_displaced_merchant_may_bring_two_more_pieces_one_by_one() -> None:  # T10
    t = displaced("bm", supply={0: (4, 0)})
    t.play("displace t dortmund-paderborn.1", "drop t duisburg-dortmund.1", "drop t duisburg-dortmund.2")
    assert t.refusal("done") == "T10 displaced-piece-first"
    assert {line.split()[1] for line in t.legal} == {"m"}
    t.play("drop m minden-paderborn.1")
    assert GAME.to_act(t.state) == 0


def test_further_pieces_may_be_declined() -> None:  # T10
    t = displaced("bm", supply={0: (4, 0)})
    t.play("displace t dortmund-paderborn.1", "drop m minden-paderborn.1")
    assert "done" in t.legal
    t.play("drop t minden-paderborn.2", "done")
    assert GAME.to_act(t.state) == 0
    assert t.desk(1).stock == (5, 0)


def test_further_pieces_come_from_stock_then_supply_then_the_board() -> None:  # T11
    t = displaced("bm", supply={0: (4, 0), 1: (1, 1)}, stock={1: (1, 0)})
    t.play("displace t dortmund-paderborn.1", "drop m minden-paderborn.1")
    assert all(line.startswith("t ") for line in t.options("drop")), "the stock is not empty yet"
    events = t.play("drop t minden-paderborn.2")
    assert Dropped(1, "trader", "minden-paderborn.2", "stock") in events
    assert {line[0] for line in t.options("drop")} == {"t", "m"}
    events = t.play("drop m minden-paderborn.3")
    assert Dropped(1, "merchant", "minden-paderborn.3", "supply") in events


def test_with_stock_and_supply_empty_own_pieces_come_from_routes() -> None:  # T11
    t = table(
        posts={"dortmund-paderborn": "bt - -", "hamburg-luebeck": "bt bm at"},
        supply={0: (4, 0), 1: (0, 0)},
        stock={1: (0, 0)},
    )
    t.play("displace t dortmund-paderborn.1", "drop t duisburg-dortmund.1")
    assert t.options("drop") == []
    assert t.refusal("drop t minden-paderborn.1") == "T11 take-up-first"
    assert t.view.pieces_left == 1
    assert set(t.options("lift")) == {"duisburg-dortmund.1", "hamburg-luebeck.1", "hamburg-luebeck.2"}
    assert t.refusal("lift hamburg-luebeck.3") == "T11 own-pieces-only"
    t.play("lift hamburg-luebeck.2")
    assert t.view.pieces_left == 0
    assert t.refusal("done") == "T10 displaced-piece-first"
    assert all(line.startswith("m ") for line in t.options("drop"))
    t.play("drop m minden-paderborn.1")
    assert GAME.to_act(t.state) == 0
    assert t.posts("hamburg-luebeck") == "bt - at"


def test_pieces_do_not_go_from_stock_to_supply_instead() -> None:  # T11
    t = displaced(supply={0: (4, 0), 1: (2, 0)}, stock={1: (3, 0)})
    t.play("displace t dortmund-paderborn.1", "drop t duisburg-dortmund.1", "done")
    assert (t.desk(1).supply, t.desk(1).stock) == ((2, 0), (3, 0))


def test_displaced_pieces_go_to_free_posts_of_adjacent_routes_only() -> None:  # T12
    t = displaced(supply={0: (4, 0)})
    t.play("displace t dortmund-paderborn.1")
    ends = ("dortmund", "paderborn")
    adjacent = {r.id for r in t.view.board.routes if r.start in ends or r.end in ends} - {"dortmund-paderborn"}
    assert {line.split()[1].partition(".")[0] for line in t.options("drop")} == adjacent
    assert t.refusal("drop t dortmund-paderborn.2") == "T12 not-the-same-route"
    assert t.refusal("drop t hamburg-luebeck.1") == "T12 too-far"


def test_with_no_room_next_to_it_the_routes_one_city_further_are_next() -> None:  # T12
    ends = ("stade", "hamburg")
    near = {
        route.id: " ".join(["ct"] * len(route.boats))
        for route in table().view.board.routes
        if (route.start in ends or route.end in ends) and route.id != "stade-hamburg"
    }
    t = table(posts={**near, "stade-hamburg": "bt - -"})
    t.play("displace t stade-hamburg.1", "pay 1t")
    further = {line.split()[1].partition(".")[0] for line in t.options("drop")}
    assert "osnabrueck-bremen" in further
    assert "lueneburg-perleberg" in further
    assert "hildesheim-goslar" not in further


def test_with_no_free_post_on_any_other_route_the_piece_goes_to_stock() -> None:  # T12
    posts = full("hanseatic-4-5", with_="ct") | {"stade-hamburg": "bt - -"}
    t = table(posts=posts, supply={0: (4, 0)})
    events = t.play("displace t stade-hamburg.1")
    assert NoRoom(1, "trader") in events
    assert GAME.to_act(t.state) == 0
    assert t.desk(1).stock == (7, 0)


def test_a_further_piece_never_takes_the_last_post_of_the_displaced_one() -> None:  # T10, T12
    posts = full("hanseatic-4-5", with_="ct") | {"stade-hamburg": "bm - -", "bremen-hamburg": "ct ct ct -"}
    t = table(posts=posts, supply={0: (4, 0)})
    t.play("displace t stade-hamburg.1")
    assert t.options("drop") == ["m bremen-hamburg.4"]
    assert t.refusal("drop t bremen-hamburg.4") == "T10 displaced-piece-needs-it"


# Moving


@pytest.mark.parametrize(("level", "value"), list(enumerate((2, 3, 4, 5))))
def test_as_many_own_pieces_move_as_the_book_tells(level: int, value: int) -> None:  # T2, T13
    t = table(posts={"stade-hamburg": "at at at", "hamburg-luebeck": "at at at"}, skills={0: {"book": level}})
    here = [f"{route}.{post}" for route in ("stade-hamburg", "hamburg-luebeck") for post in (1, 2, 3)]
    there = [f"{route}.{post}" for route in ("groningen-emden", "kampen-arnheim") for post in (1, 2, 3)]
    for number in range(value):
        assert t.view.phase == ("move" if number else "turn")
        t.play(f"lift {here[number]}", f"drop t {there[number]}")
    assert t.view.phase == "turn"
    assert t.view.actions_left == 1


def test_a_move_may_stop_early_but_not_with_a_piece_in_hand() -> None:  # T13
    t = table(posts={"stade-hamburg": "at at at"})
    t.play("lift stade-hamburg.1")
    assert t.refusal("done") == "T13 hand-not-empty"
    t.play("drop t emden-osnabrueck.1", "done")
    assert t.view.actions_left == 1


def test_a_trader_and_a_merchant_change_places_in_two_moves() -> None:  # T13
    t = table(posts={"stade-hamburg": "at bt -", "bremen-hamburg": "am bt bt bt"})
    t.play("lift stade-hamburg.1", "lift bremen-hamburg.1", "drop t bremen-hamburg.1", "drop m stade-hamburg.1")
    assert t.posts("stade-hamburg") == "am bt -"
    assert t.posts("bremen-hamburg") == "at bt bt bt"
    assert t.view.phase == "turn"


def test_nobody_is_displaced_by_a_move_and_others_stay() -> None:  # T13
    t = table(posts={"stade-hamburg": "at bt -"})
    assert t.refusal("lift stade-hamburg.2") == "T13 own-pieces-only"
    t.play("lift stade-hamburg.1")
    assert t.refusal("drop t stade-hamburg.2") == "T13 post-taken"
    assert t.refusal("drop m emden-osnabrueck.1") == "T13 not-in-hand"
    assert t.refusal("lift stade-hamburg.3") == "T13 nobody-there"
