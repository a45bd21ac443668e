"""What scripts/make-maps is made of."""

import math

import pytest

from scripts.maps.geometry import area, clip, smooth, thin
from scripts.maps.topology import land_rings
from scripts.maps.warp import Warp
from scripts.maps.water import CELL, distances, isolines

pytestmark = pytest.mark.cpython_only

SQUARE = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]


def test_a_warp_takes_every_control_point_to_its_place() -> None:
    pairs = [((x, y), (3 * x + y * y, y - x * y / 9)) for x in (0.0, 1.0, 4.0) for y in (0.0, 2.0, 3.0)]
    warp = Warp(pairs)
    for source, target in pairs:
        assert math.dist(warp(*source), target) < 1e-6


def test_a_warp_between_similar_figures_bends_nothing() -> None:
    warp = Warp([((x, y), (2 * x + 5, 2 * y - 1)) for x, y in SQUARE])
    assert math.dist(warp(3.0, 7.0), (11.0, 13.0)) < 1e-9


def test_points_on_one_line_make_no_warp() -> None:
    with pytest.raises(ValueError, match="one line"):
        Warp([((float(n), float(n)), (0.0, 0.0)) for n in range(4)])


def test_clipping_keeps_what_is_inside() -> None:
    cut = clip(SQUARE, (5, 5, 20, 20))
    assert area(cut) == 25
    assert clip(SQUARE, (20, 20, 30, 30)) == []


def test_thinning_keeps_corners_and_drops_what_lies_between() -> None:
    line = [(float(x), 0.0) for x in range(5)] + [(4.0, float(y)) for y in range(1, 5)]
    assert thin(line, 0.5) == [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0)]
    ring = [(0.0, 0.0), (5.0, 0.1), *SQUARE[1:]]
    assert area(thin(ring, 0.5, closed=True)) == 100


def test_smoothing_passes_through_every_point() -> None:
    line = [(0.0, 0.0), (4.0, 3.0), (8.0, 0.0)]
    assert set(line) <= set(smooth(line))
    assert set(SQUARE) <= set(smooth(SQUARE, closed=True))


def test_an_atlas_of_two_arcs_gives_one_ring() -> None:
    topology = {
        "transform": {"scale": [0.5, 0.5], "translate": [1, 1]},
        "arcs": [[[0, 0], [2, 0], [0, 2]], [[0, 0], [0, 2], [2, 0]]],
        "objects": {"land": {"geometries": [{"type": "Polygon", "arcs": [[0, ~1]]}]}},
    }
    assert land_rings(topology) == [[(1, 1), (2, 1), (2, 2), (1, 2), (1, 1)]]


def test_a_water_line_keeps_its_distance_from_the_coast() -> None:
    island = [(40.0, 40.0), (60.0, 40.0), (60.0, 60.0), (40.0, 60.0)]
    field = distances([island], (100, 100), 6)
    (line,) = isolines(field, 12)
    assert line[0] == line[-1]
    for x, y in line:
        dx, dy = max(40 - x, 0, x - 60), max(40 - y, 0, y - 60)
        assert abs(math.hypot(dx, dy) - 12) < CELL / 2


def test_land_lies_below_the_coast_line() -> None:
    island = [(40.0, 40.0), (60.0, 40.0), (60.0, 60.0), (40.0, 60.0)]
    field = distances([island], (100, 100), 6)
    inside, outside = field.rows[18][18], field.rows[18][8]
    assert field.place(18, 18) == (48, 48)
    assert inside < 0 < outside
