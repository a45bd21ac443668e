"""A board in small shows its coast, all its roads and all its cities, and costs little."""

from xml.etree.ElementTree import XML

import pytest

from hansa.teutonica.board import BOARD_IDS, board
from tests.web.document import parse
from web.games.teutonica.options import TeutonicaOptions
from web.games.teutonica.small_board import small_board


@pytest.mark.parametrize("board_id", BOARD_IDS)
def test_every_road_and_every_city_is_there_inside_the_picture(board_id: str) -> None:
    drawn = XML(small_board(board_id))
    width, height = (float(side) for side in drawn.attrib["viewBox"].split()[2:])
    roads, cities = (drawn.find(f"*[@class='small-{kind}']") for kind in ("road", "city"))
    assert roads is not None
    assert cities is not None
    assert roads.attrib["d"].count("M") == len(board(board_id).routes)
    places = [place.removesuffix("h.1").split() for place in cities.attrib["d"].split("M")[1:]]
    assert len(places) == len(board(board_id).cities)
    assert all(0 < float(x) < width and 0 < float(y) < height for x, y in places)


def test_all_boards_to_choose_from_have_their_picture_and_weigh_little() -> None:
    markup = TeutonicaOptions().markup(4)
    assert len(parse(markup).all(class_="small-board")) == len(BOARD_IDS)
    assert sum(len(small_board(each)) for each in BOARD_IDS) < 40_000
