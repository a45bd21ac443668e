"""The provinces of the two-player game cover the map, each bounded by its own routes (T35)."""

import re
from dataclasses import replace

from hansa.teutonica.board import board
from tests.teutonica.table import table
from tests.web.document import parse
from web.draw.lanes import Point
from web.games.teutonica.board.layout import plan
from web.games.teutonica.board.provinces import areas, guards
from web.games.teutonica.board.scene import Scene

LAID = plan(board("hanseatic-2-3"))
Ring = list[Point]


def ring(path: str) -> Ring:
    numbers = [float(n) for n in re.findall(r"-?\d+", path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


RINGS = {name: ring(path) for name, path in areas(LAID).items()}


def inside(at: Point, face: Ring) -> bool:
    x, y = at
    edges = zip(face, face[1:] + face[:1], strict=True)
    hits = sum((ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in edges)
    return hits % 2 == 1


def test_there_are_sixteen_provinces_and_each_has_an_area_of_its_own() -> None:
    assert len(set(areas(LAID).values())) == 16
    for name, at in LAID.provinces.items():
        assert [other for other, face in RINGS.items() if inside(at, face)] == [name]


def test_together_they_cover_the_map() -> None:
    spots = [(x + 0.5, y + 0.5) for x in range(10, int(LAID.width), 37) for y in range(10, int(LAID.height), 37)]
    found = [sum(inside(at, face) for face in RINGS.values()) for at in spots]
    assert found.count(1) > 0.99 * len(spots)


def test_the_routes_of_a_province_are_its_border() -> None:
    for province in LAID.board.provinces:
        corners = {(round(x), round(y)) for x, y in RINGS[province.id]}
        for route in LAID.board.routes:
            on_border = all((round(x), round(y)) in corners for x, y in LAID.posts[route.id])
            assert on_border == (route.id in province.routes), (province.id, route.id)


def test_neighbouring_provinces_share_a_stretch_of_border() -> None:
    sides = {name: set(zip(face, face[1:] + face[:1], strict=True)) for name, face in RINGS.items()}
    for province in LAID.board.provinces:
        touching = {
            other
            for other, theirs in sides.items()
            if other != province.id and any((b, a) in theirs for a, b in sides[province.id])
        }
        assert set(province.next) <= touching, province.id


def test_every_guard_is_drawn_and_can_be_asked() -> None:
    scene = Scene(LAID, table("hanseatic-2-3", 2).view, (), lambda target: target, {})
    drawn = parse(guards(scene))
    assert len(drawn.all(class_="guard")) == len(LAID.board.guards)
    assert {node["data-value"] for node in drawn.all(data_do="sign")} == {"guard"}


def test_where_borders_are_not_known_a_province_is_a_circle_around_its_place() -> None:
    own = plan(replace(board("hanseatic-2-3"), id="own-provinces"))
    circles = [name for name, path in areas(own).items() if "a" in path]
    assert "north" in circles
    assert "bremen-hannover" not in circles
