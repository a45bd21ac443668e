"""What a tap means at the table of Hansa Teutonica: which piece is placed, taken up or moved."""

from __future__ import annotations

import pytest

from tests.teutonica.table import table as position
from tests.web.document import parse
from tests.web.teutonica_table import new_table

pytestmark = pytest.mark.cpython_only


def test_a_free_post_takes_the_piece_that_is_chosen() -> None:
    table = new_table()
    assert "post:stade-hamburg.2" in table.glowing()
    table.tap("post:stade-hamburg.2")
    assert [man and man.kind for man in table.view.posts("stade-hamburg")] == [None, "trader", None]
    table.screen.do("undo")
    table.tap("supply:m", "post:stade-hamburg.2")
    assert [man and man.kind for man in table.view.posts("stade-hamburg")] == [None, "merchant", None]
    assert "Anna places a merchant on Stade–Hamburg." in table.host.announced[-1]


def test_what_is_placed_stays_chosen_as_long_as_there_is_any() -> None:
    table = new_table().lay(position(supply={0: (3, 2)}, skills={0: {"actions": 2}}))
    table.tap("supply:m", "post:stade-hamburg.1", "post:stade-hamburg.2", "post:stade-hamburg.3")
    assert [man and man.kind for man in table.view.posts("stade-hamburg")] == ["merchant", "merchant", "trader"]


def test_what_one_player_chose_to_place_is_not_what_another_places() -> None:
    table = new_table().tap("supply:m", "post:stade-hamburg.1", "post:stade-hamburg.2", "do:end")
    assert table.view.turn == 1
    assert table.view.desk(1).supply[1], "Bo could place a merchant"
    table.tap("post:stade-hamburg.3")
    assert [man and man.kind for man in table.view.posts("stade-hamburg")] == ["merchant", "trader", "trader"]


def test_a_piece_that_was_only_just_taken_up_goes_back_for_nothing() -> None:  # T14
    table = new_table().lay(position(posts={"stade-hamburg": "at - -"}))
    table.tap("do:move", "post:stade-hamburg.1")
    assert table.view.phase == "move"
    table.tap("post:stade-hamburg.1")
    assert table.view.phase == "turn"
    assert table.session.match.taken_back == 0


def test_a_finished_move_is_not_announced_as_the_end_of_the_turn() -> None:  # T14
    there = position(posts={"stade-hamburg": "at - -"})
    there.play("lift stade-hamburg.1", "drop t emden-stade.1")
    table = new_table().lay(there)
    table.tap("do:done")
    assert "turn is over" not in table.host.announced[-1]


def test_the_piece_can_be_chosen_first() -> None:
    table = new_table().tap("supply:t")
    assert "Tap a post for a trader" in table.host.announced[-1]
    table.tap("post:stade-hamburg.3")
    assert table.view.posts("stade-hamburg")[2] is not None


def test_tapping_what_is_chosen_forgets_it() -> None:
    table = new_table().tap("do:place")
    assert "Place on which post?" in table.part("table-bar")
    table.tap("do:place")
    assert "2 actions left." in table.part("table-bar")


def test_moving_counts_and_ends() -> None:
    table = new_table().play("place t stade-hamburg.1")
    table.tap("post:stade-hamburg.1")
    assert "Holding 1 of 2" in table.part("table-bar")
    table.tap("post:groningen-emden.1")
    assert "1 of 2 moved" in table.part("table-bar")
    table.tap("do:done")
    assert table.view.phase == "turn"
    assert table.view.actions_left == 0


def test_offices_that_are_alike_do_not_glow_when_two_may_change_places() -> None:  # T25
    there = position(offices={"osnabrueck": "at at", "minden": "at bt"}, unused={0: "exchange"})
    there.play("use exchange")
    table = new_table().lay(there)
    glowing = table.glowing()
    assert {"office:minden.1", "office:minden.2"} <= glowing
    assert not glowing & {"office:osnabrueck.1", "office:osnabrueck.2", "city:osnabrueck"}
    table.tap("office:osnabrueck.1")
    assert table.view.phase == "turn", "it may be done all the same"


def test_the_pawn_walks_at_once_and_is_asked_only_where_that_is_the_last_act() -> None:  # T36
    table = new_table("hanseatic-2-3", 2, edition="2009").lay(position("hanseatic-2-3", 2, "2009", pawn="north-west"))
    walk = next(action for action in table.session.legal if action.family == "pawn")
    target = f"province:{walk.text.split()[1]}"
    table.tap(target)
    assert table.session.match.log[-1].text == walk.text
    table.screen.do("undo")
    table.play(next(action.text for action in table.session.legal if action.family == "place"))
    table.tap(target)
    bar = table.part("table-bar")
    assert "Walk there: free, and no more actions" in bar
    assert "Ride there, 1 action" in bar


def test_finishing_a_move_is_the_main_button_once_something_was_moved() -> None:  # T14
    table = new_table().lay(position(posts={"stade-hamburg": "at at -"}, skills={0: {"book": 1}}))
    looks = []
    for target in ("do:move", "post:stade-hamburg.1", "post:emden-stade.1"):
        table.tap(target)
        looks += [each["class"] for each in parse(table.part("table-bar")).all("button", id="do-done")]
    assert looks == ["button primary"], "nothing to finish before"
