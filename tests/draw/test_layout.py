"""Nothing on the chart of Hansa covers anything else, in either layout."""

import re
from itertools import combinations, pairwise

import pytest

from hansa.baltic.board import BOARD
from web.draw.lanes import Box, Point
from web.games.baltic.layout import LAYOUTS, PILES, Layout, shores

SHIP = 46.0
"""Half the width of the ship."""


@pytest.fixture(params=LAYOUTS)
def layout(request: pytest.FixtureRequest) -> Layout:
    return LAYOUTS[request.param]


def piles_box(layout: Layout) -> Box:
    x, y = layout.piles
    return x, y, x + PILES[0], y + PILES[1]


def boxes(layout: Layout) -> dict[str, Box]:
    return {city.id: layout.box(city.id) for city in BOARD.cities} | {"piles": piles_box(layout)}


def meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def holds(box: Box, point: Point) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


def crossing(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_every_city_has_a_place_and_a_mooring(layout: Layout) -> None:
    assert set(layout.city) == set(layout.moor) == {city.id for city in BOARD.cities}


def test_bends_are_given_for_lanes_that_exist(layout: Layout) -> None:
    assert set(layout.via) <= {f"{route.start}-{route.end}" for route in BOARD.routes}


def test_no_city_covers_another_or_the_piles(layout: Layout) -> None:
    rooms = [(city, room) for city in layout.city for room in layout.rooms(city)]
    for (one, a), (other, b) in combinations([*rooms, ("piles", piles_box(layout))], 2):
        assert one == other or not meet(a, b), (one, other)


def test_everything_lies_within_the_frame(layout: Layout) -> None:
    for name, (left, top, right, bottom) in boxes(layout).items():
        assert left >= 10, name
        assert top >= 10, name
        assert right <= layout.width - 10, name
        assert bottom <= layout.height - 10, name


def test_no_lane_runs_through_a_city_a_name_or_the_piles(layout: Layout) -> None:
    rooms = [(city, room) for city in layout.city for room in layout.rooms(city)]
    for lane_name, lane in layout.lanes(BOARD).items():
        for name, box in [*rooms, ("piles", piles_box(layout))]:
            assert not any(holds(box, point) for point in lane.points()), (lane_name, name)


def test_lanes_do_not_cross(layout: Layout) -> None:
    for (one, a), (other, b) in combinations(layout.lanes(BOARD).items(), 2):
        p, q = a.points()[::8], b.points()[::8]
        pairs = ((*m, *n) for m in pairwise(p) for n in pairwise(q))
        assert not any(crossing(*corners) for corners in pairs), (one, other)


def test_a_lane_is_long_enough_to_show_where_it_leads(layout: Layout) -> None:
    for name, lane in layout.lanes(BOARD).items():
        assert lane.length >= 55, name


def test_the_moored_ship_covers_no_city(layout: Layout) -> None:
    for city in layout.city:
        x, y = layout.ship(city)
        ship = (x - SHIP, y - SHIP, x + SHIP, y + SHIP)
        assert not any(meet(ship, box) for box in boxes(layout).values()), city
        assert SHIP <= x <= layout.width - SHIP
        assert SHIP <= y <= layout.height - SHIP


def test_cities_lie_on_the_coast(layout: Layout) -> None:
    shore = shore_points(shores(layout.name).land)
    for city, (x, y) in layout.city.items():
        assert min((x - px) ** 2 + (y - py) ** 2 for px, py in shore) < 60**2, city


def test_the_coast_is_drawn_at_the_size_of_the_layout(layout: Layout) -> None:
    coast = shores(layout.name)
    assert (layout.width, layout.height) == coast.size
    assert sum(len(part) for part in (coast.land, coast.water, coast.lakes, coast.rivers)) < 25_000


def shore_points(path: str) -> list[Point]:
    """The corners of all coast lines, with the long stretches between them filled in."""
    points: list[Point] = []
    for ring in path.split("z"):
        numbers = [float(n) for n in re.findall(r"-?\d+", ring)]
        x = y = 0.0
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            points += [(x + dx * n / 8, y + dy * n / 8) for n in range(1, 9)] if points else []
            x, y = x + dx, y + dy
            points.append((x, y))
    return points
