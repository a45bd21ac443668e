"""The pieces of the boards that the lessons show: whole cities and posts, and nothing to tap."""

from xml.etree.ElementTree import XML

import pytest

from hansa.teutonica.board import board
from tests.web.document import parse
from web.games import kits
from web.games.baltic.layout import LAYOUTS
from web.games.baltic.vignette import SEA
from web.games.teutonica.board.layout import plan
from web.games.teutonica.board.place import around, overlap
from web.games.teutonica.board.plan import POST
from web.games.teutonica.vignette import LAND


@pytest.mark.parametrize("drawn", [kit.vignette() for kit in kits().values()])
def test_a_picture_three_times_as_wide_as_high_with_nothing_to_tap(drawn: str) -> None:
    left, _, wide, high = map(float, XML(drawn).attrib["viewBox"].split())
    assert left > 0
    assert wide / high == pytest.approx(3, abs=0.01)
    assert parse(drawn).targets == []
    assert not parse(drawn).all(role="button")


def _inside(box: tuple[float, float, float, float], edge: tuple[float, float, float, float]) -> bool:
    return edge[0] <= box[0] and edge[1] <= box[1] and box[2] <= edge[2] and box[3] <= edge[3]


def test_cities_and_posts_that_are_shown_lie_wholly_inside() -> None:
    assert all(_inside(LAYOUTS["wide"].box(city), SEA) for city in ("copenhagen", "kalmar", "riga"))
    laid = plan(board("hanseatic-2-3"))
    towns = [box for city in ("bremen", "hannover", "lueneburg", "perleberg") for box in laid.town_boxes(city)]
    assert all(_inside(box, LAND) for box in towns)
    shown = [spots for spots in laid.posts.values() if any(_inside((*at, *at), LAND) for at in spots)]
    assert len(shown) > 6
    posts = [around(at, *POST) for spots in shown for at in spots]
    assert [box for box in posts if overlap(box, LAND) and not _inside(box, LAND)] == []
