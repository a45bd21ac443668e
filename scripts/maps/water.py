"""Water lines: the fine lines at sea that run at a fixed distance from the coast."""

from __future__ import annotations

import math
from dataclasses import dataclass

from scripts.maps.geometry import Point, Ring

CELL = 3.0
"""Width of a cell of the grid of distances, in drawing units."""

_FAR = (1e6, 1e6)
_BEFORE = ((-1, 0), (-1, -1), (0, -1), (1, -1))
_AFTER = ((1, 0), (1, 1), (0, 1), (-1, 1))

_Edge = tuple[int, int, int]
"""A side of a cell: column, row, and 0 for its upper or 1 for its left side."""

_CROSSINGS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((3, 0),), 2: ((0, 1),), 3: ((3, 1),), 4: ((1, 2),), 5: ((3, 0), (1, 2)), 6: ((0, 2),), 7: ((3, 2),),
    8: ((2, 3),), 9: ((2, 0),), 10: ((0, 1), (2, 3)), 11: ((2, 1),), 12: ((1, 3),), 13: ((1, 0),), 14: ((0, 3),),
}  # fmt: skip
"""Which sides a line crosses (upper, right, lower, left), by the corners beyond it."""


@dataclass(frozen=True, slots=True)
class Field:
    """Distances from the coast on a grid; on land they are negative."""

    left: float
    top: float
    rows: list[list[float]]

    def place(self, column: float, row: float) -> Point:
        return self.left + column * CELL, self.top + row * CELL


def distances(rings: list[Ring], size: tuple[float, float], reach: float) -> Field:
    """The field over a frame and a little beyond it."""
    left = top = -reach
    columns, rows = (int((side + 2 * reach) / CELL) + 1 for side in size)
    near = [[_FAR] * columns for _ in range(rows)]
    for x, y in _samples(rings):
        column, row = round((x - left) / CELL), round((y - top) / CELL)
        if 0 <= column < columns and 0 <= row < rows:
            here = (left + column * CELL, top + row * CELL)
            near[row][column] = min(near[row][column], (x, y), key=lambda point: math.dist(point, here))
    _spread(near, left, top)
    land = _land(rings, left, top, columns, rows)
    values = [
        [
            (-1 if land[row][column] else 1) * math.dist(near[row][column], (left + column * CELL, top + row * CELL))
            for column in range(columns)
        ]
        for row in range(rows)
    ]
    return Field(left, top, values)


def _samples(rings: list[Ring]) -> list[Point]:
    """Points all along the coast, closer together than the cells are wide."""
    points = []
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            steps = max(1, math.ceil(math.dist((ax, ay), (bx, by)) / (CELL / 2)))
            points += [(ax + (bx - ax) * n / steps, ay + (by - ay) * n / steps) for n in range(steps)]
    return points


def _spread(near: list[list[Point]], left: float, top: float) -> None:
    """Tell every cell its nearest point of the coast: its neighbours know, in one sweep each way."""
    rows, columns = len(near), len(near[0])
    for order, around in ((1, _BEFORE), (-1, _AFTER)):
        for row in range(rows)[::order]:
            for column in range(columns)[::order]:
                here = (left + column * CELL, top + row * CELL)
                best = near[row][column]
                for dx, dy in around:
                    if 0 <= column + dx < columns and 0 <= row + dy < rows:
                        best = min(best, near[row + dy][column + dx], key=lambda point: math.dist(point, here))
                near[row][column] = best


def _land(rings: list[Ring], left: float, top: float, columns: int, rows: int) -> list[bytearray]:
    """Which points of the grid lie on land: between the first and second crossing of a row, and so on."""
    crossings: list[list[float]] = [[] for _ in range(rows)]
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            low, high = sorted((ay, by))
            for row in range(max(0, math.ceil((low - top) / CELL)), min(rows, math.ceil((high - top) / CELL))):
                crossings[row].append(ax + (top + row * CELL - ay) * (bx - ax) / (by - ay))
    land = [bytearray(columns) for _ in range(rows)]
    for row, found in enumerate(crossings):
        found.sort()
        for start, end in zip(found[::2], found[1::2], strict=True):
            for column in range(max(0, math.ceil((start - left) / CELL)), min(columns, math.ceil((end - left) / CELL))):
                land[row][column] = 1
    return land


def isolines(field: Field, distance: float) -> list[list[Point]]:
    """The lines at one distance from the coast."""
    points: dict[_Edge, Point] = {}
    follows: dict[_Edge, _Edge] = {}
    values = field.rows
    for row in range(len(values) - 1):
        for column in range(len(values[0]) - 1):
            corners = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
            heights = [values[y][x] - distance for x, y in corners]
            case = sum(1 << n for n, height in enumerate(heights) if height > 0)
            for start, end in _CROSSINGS.get(case, ()):
                ends = []
                for side in (start, end):
                    a, b = side, (side + 1) % 4
                    t = heights[a] / (heights[a] - heights[b])
                    (ax, ay), (bx, by) = corners[a], corners[b]
                    edge = (min(ax, bx), min(ay, by), side % 2)
                    points[edge] = field.place(ax + t * (bx - ax), ay + t * (by - ay))
                    ends.append(edge)
                follows[ends[0]] = ends[1]
    return [[points[edge] for edge in chain] for chain in _chains(follows)]


def _chains(follows: dict[_Edge, _Edge]) -> list[list[_Edge]]:
    """Steps from edge to edge, joined into lines: first those with a beginning, then the rings."""
    begun = set(follows) - set(follows.values())
    chains = []
    for first in [*sorted(begun), *sorted(follows)]:
        chain = [first]
        while (step := follows.pop(chain[-1], None)) is not None:
            chain.append(step)
        if len(chain) > 1:
            chains.append(chain)
    return chains
