"""What moved between two pictures of the board."""

from __future__ import annotations

import hansa
from tests.web.fakes import FakePage, FakeStore
from web.app.app import App
from web.play.movement import MOST, Movement, moves
from web.wire import address


def _home(piece: str) -> str:
    return f"seat:{piece[0]}"


def test_a_piece_that_left_one_place_comes_from_there_to_another() -> None:
    assert moves({"a": "0 trader", "b": "1 trader"}, {"b": "1 trader", "c": "0 trader"}, _home) == [("a", "c")]


def test_a_new_piece_comes_from_its_home() -> None:
    assert moves({}, {"c": "2 merchant"}, _home) == [("seat:2", "c")]


def test_a_displaced_piece_and_the_one_in_its_place_both_move() -> None:
    assert moves({"a": "0 trader"}, {"a": "1 trader", "b": "0 trader"}, _home) == [("seat:1", "a"), ("a", "b")]


def test_pieces_that_stay_do_not_move() -> None:
    assert moves({"a": "0 trader"}, {"a": "0 trader"}, _home) == []


def test_a_jump_through_the_game_moves_nothing() -> None:
    assert moves({}, {str(place): "0 trader" for place in range(MOST + 1)}, _home) == []


def test_the_first_picture_shows_no_movement() -> None:
    movement = Movement(_home)
    assert movement.to(1, lambda: {"a": "0 trader"}) == []
    assert movement.to(2, lambda: {"b": "0 trader"}) == [("a", "b")]
    assert movement.to(2, lambda: {"c": "0 trader"}) == [], "the same state"


def test_a_placed_trader_comes_from_its_players_panel() -> None:
    match = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cleo"), {"board": "hanseatic-2-3", "start": "1"}, "m"))
    page = FakePage()
    app = App(page, FakeStore())
    page.routed = app.routed
    app.start()
    app.services.go(address.game(app.services.library.add(match).id))
    assert app.services.session is not None
    place = next(action for action in app.services.session.legal if action.family == "place")
    app.services.screen.do("act", str(place))
    app.services.render()
    assert page.lifted == [("seat:0", f"post:{str(place).split()[-1]}")]
