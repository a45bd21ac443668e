"""How large a board of Hansa Teutonica is shown: legible from the beginning, and all that is asked for at once."""

import pytest

from hansa.teutonica.board import BOARD_IDS, board
from tests.web.table import Table
from tests.web.teutonica_table import new_table
from web.games.teutonica import zoom as sizes
from web.games.teutonica.board.layout import plan
from web.games.teutonica.board.town import NAME
from web.games.teutonica.positions import glowing

TABLET, DESKTOP, PHONE = (736.0, 552.0), (960.0, 684.0), (390.0, 480.0)
BESIDE = (704.0, 720.0)
"""The frame of an upright board on a tablet, with everything else beside it."""


def shown(table: Table) -> int:
    (found,) = table.tree.values("data-zoom")
    return int(found)


def test_a_board_that_can_be_read_is_shown_whole() -> None:
    for name in ("hanseatic-4-5", "hanseatic-2-3", "eastern"):
        for room in (TABLET, DESKTOP):
            assert sizes.opening(board(name), room) == sizes.WHOLE


@pytest.mark.parametrize("name", ["britannia-3", "britannia-4-5"])
def test_an_upright_board_opens_as_wide_as_its_frame_where_it_could_not_be_read(name: str) -> None:
    assert sizes.opening(board(name), BESIDE) == 100
    assert sizes.opening(board(name), (736.0, 852.0)) == sizes.WHOLE


@pytest.mark.parametrize("name", BOARD_IDS)
def test_names_have_eleven_pixels_at_least(name: str) -> None:
    for room in (TABLET, DESKTOP, BESIDE, PHONE, (470.0, 346.0)):
        size = sizes.opening(board(name), room)
        wide, high = plan(board(name)).size
        scale = size * room[0] / wide / 100 if size else min(room[0] / wide, room[1] / high)
        assert NAME * scale >= 11


def test_without_a_frame_all_of_the_board_is_shown() -> None:
    assert sizes.opening(board("eastern"), (0.0, 0.0)) == sizes.WHOLE
    assert sizes.showing(board("eastern"), (0.0, 0.0), 300, [(0, 0)]) is None


def test_all_that_is_asked_for_is_shown_at_once() -> None:
    printed = board("hanseatic-4-5")
    wide, high = plan(printed).size
    near = [(400.0, 300.0), (500.0, 320.0)]
    assert sizes.showing(printed, PHONE, 300, near) == (300, (450 / wide, 310 / high)), "there is room already"
    found = sizes.showing(printed, PHONE, 300, [(200.0, 300.0), (800.0, 320.0)])
    assert found
    assert 150 < found[0] < 300
    assert 600 * found[0] / 100 * PHONE[0] / wide < PHONE[0]
    assert sizes.showing(printed, PHONE, 300, [(0.0, 0.0), (wide, high)]) is None, "it would be too small"
    assert sizes.showing(printed, PHONE, 300, []) is None


def test_where_nothing_less_will_do_an_upright_board_is_shown_whole() -> None:
    printed = board("britannia-3")
    found = sizes.showing(printed, BESIDE, 100, [(100.0, 0.0), (200.0, plan(printed).size[1])])
    assert found
    assert found[0] == sizes.WHOLE


def test_the_board_is_as_large_as_before_once_an_answer_is_given() -> None:
    table = new_table()
    table.host.tall, table.host.frame = True, PHONE
    table.play("place t stade-hamburg.1", "end")
    table.screen.arrived()
    assert shown(table) == sizes.PHONE
    table.screen.do("act", "displace t stade-hamburg.1")
    while table.view.phase == "pay":
        table.screen.key("1")
    assert table.view.phase == "answer"
    assert shown(table) < sizes.PHONE
    assert table.host.centred
    table.screen.do("zoom", "220")
    assert shown(table) == 220, "whoever wants another size has it"
    while table.view.phase == "answer":
        target = next(each for each in glowing(table.screen.moment) if each.startswith("post:"))
        table.tap(target)
    assert shown(table) == 220


def test_who_comes_back_to_a_game_of_two_sees_what_lies_around_the_pawn() -> None:  # T35
    table = new_table("hanseatic-2-3", 2, edition="2009")
    table.host.tall, table.host.frame = True, PHONE
    table.play(str(table.session.legal[0]))
    assert table.view.phase == "turn"
    table.screen.arrived()
    assert table.host.centred
    places = table.screen._places()
    near = [places[target] for target in glowing(table.screen.moment) if target in places]
    wide, high = plan(table.view.board).size
    x, y = table.host.centred
    assert min(at[0] for at in near) <= x * wide <= max(at[0] for at in near)
    assert min(at[1] for at in near) <= y * high <= max(at[1] for at in near)


def test_a_turn_that_may_go_anywhere_leaves_the_board_where_it_is() -> None:
    table = new_table()
    table.host.tall, table.host.frame = True, PHONE
    table.screen.arrived()
    assert table.host.centred is None
