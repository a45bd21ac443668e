"""The routes as they are drawn: lines from a city through the posts to the other city."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.teutonica.board import Board, Point, Route


def line(board: Board, route: Route) -> tuple[Point, ...]:
    """The points a drawn route goes through."""
    return (board.city(route.start).at, *route.at, board.city(route.end).at)


def crossing(board: Board) -> tuple[str, str] | None:
    """Two routes whose lines cross, if there are any."""
    drawn = [(route.id, line(board, route)) for route in board.routes]
    lines = [(name, points, _box(points)) for name, points in drawn]
    for (one, mine, here), (other, theirs, there) in combinations(lines, 2):
        if _apart(here, there):  # nearly all are, which spares comparing their pieces
            continue
        if any(_cross(*a, *b) for a in pairwise(mine) for b in pairwise(theirs)):
            return one, other
    return None


def _box(points: Sequence[Point]) -> tuple[Point, Point]:
    across, down = zip(*points, strict=True)
    return (min(across), min(down)), (max(across), max(down))


def _apart(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    (left, top), (right, bottom) = one
    return other[1][0] < left or other[0][0] > right or other[1][1] < top or other[0][1] > bottom


def _side(a: Point, b: Point, c: Point) -> int:
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments pass through each other; meeting in a common end is no crossing."""
    if {a, b} & {c, d}:
        return False
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0
