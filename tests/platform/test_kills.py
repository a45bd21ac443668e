"""What counts as lost when a browser was killed, and what does not."""

import pytest

from scripts.kills.screen import CardSeen, GameSeen, Line, Screen
from scripts.kills.verdict import Cost, judge_list, judge_log

pytestmark = pytest.mark.cpython_only

KILLED = 10_000.0
LONG, SHORT = KILLED - 300, KILLED - 200
"""Moments before the kill from which something was on the screen long enough, or not."""


def seen(*logs: tuple[float, str]) -> GameSeen:
    """A game whose log was this from then on; a letter is a line."""
    game = GameSeen()
    for moment, letters in logs:
        game.window(moment, [Line(ply, letter) for ply, letter in enumerate(letters, 1)])
    return game


def cost(game: GameSeen, found: str | None, *, resting: bool = False) -> Cost:
    told = Cost()
    judge_log(told, game, found if found is None else tuple(found), KILLED, resting=resting)
    return told


def test_a_step_that_was_on_the_screen_long_enough_must_be_found() -> None:
    game = seen((LONG - 700, "a"), (LONG, "ab"))
    assert cost(game, "ab").nothing
    assert cost(game, "abc").nothing  # a computer went on
    assert (cost(game, "a").steps, cost(game, "a").oldest) == (1, 300)
    assert (cost(game, "").steps, cost(game, "").oldest) == (2, 1000)


def test_a_step_that_had_just_come_may_be_lost() -> None:
    game = seen((LONG, "a"), (SHORT, "ab"))
    assert cost(game, "a").nothing
    assert cost(game, "ab").nothing
    assert cost(game, "").steps == 1


def test_a_computer_that_went_another_way_has_lost_what_was_there() -> None:
    assert cost(seen((LONG, "abc")), "abx").steps == 1


def test_a_line_that_was_added_to_is_the_same_step() -> None:
    told = Cost()
    judge_log(told, seen((LONG, "ab")), ("a", "b, and its price"), KILLED, resting=False)
    assert told.nothing


def test_a_whole_game_is_lost_unless_it_had_just_begun() -> None:
    assert (cost(seen((LONG, "a")), None).games, cost(seen((LONG, "a")), None).steps) == (1, 1)
    assert cost(seen((SHORT, "a")), None).nothing


def test_an_undone_step_must_not_come_back_when_nothing_was_played_since() -> None:
    undone = seen((LONG - 500, "abc"), (LONG, "ab"))
    assert cost(undone, "ab", resting=True).nothing
    assert cost(undone, "abc", resting=True).back == 1
    assert cost(undone, "abc").nothing  # it may have been played again
    assert cost(seen((LONG - 500, "abc"), (SHORT, "ab")), "abc", resting=True).nothing


def test_the_log_beside_the_board_is_put_together_with_what_is_known() -> None:
    game = GameSeen()
    every = [Line(ply, f"line {ply}") for ply in range(1, 101)]
    game.window(0, every[:60])
    game.window(1, [Line(21, "told without what it hangs on"), *every[21:80]])
    game.window(2, every[40:])
    assert game.shown[-1].lines == tuple(line.text for line in every)
    assert game.steps == 100


def test_lines_that_no_later_log_has_do_not_count() -> None:
    game = GameSeen()
    lines = [Line(1, "a"), Line(2, "Anna had no time to think and took a quick step."), Line(2, "b")]
    game.window(LONG, lines)
    assert game.shown[-1].lines == ("a", "b")


def test_a_deleted_game_must_not_come_back_and_a_name_must_stay() -> None:
    cards = {
        "deleted": CardSeen([(0, "One")], deleting=True, gone=LONG),
        "just deleted": CardSeen([(0, "Two")], deleting=True, gone=SHORT),
        "renamed": CardSeen([(0, "Three"), (LONG, "New")]),
        "just renamed": CardSeen([(0, "Four"), (SHORT, "Newer")]),
    }
    found = {"deleted": "One", "just deleted": "Two", "renamed": "Three", "just renamed": "Four"}
    told = Cost()
    assert judge_list(told, cards, found, KILLED) == {"renamed", "just renamed"}
    assert (told.back, told.names) == (1, 1)
    told = Cost()
    judge_list(told, cards, {"renamed": "New", "just renamed": "Newer"}, KILLED)
    assert told.nothing


def test_the_list_tells_names_and_what_was_deleted() -> None:
    screen = Screen()
    screen.start_again(0, {"one": "Anna and Bo", "two": "Cleo and Dan"})
    screen.listening = True
    screen.cards["two"].deleting = True
    screen.tell('{"cards": [["one", "Tuesday"]], "moment": 5}')
    assert screen.cards["one"].titles == [(0, "Anna and Bo"), (5, "Tuesday")]
    assert screen.cards["two"].gone == 5
