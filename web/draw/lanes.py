"""The run of a route between two cities: a curve cut off at the edges of both, and places along it."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from functools import cache

from web.draw.writer import number

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

_STEPS = 96


def inside(point: Point, box: Box) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


@dataclass(frozen=True, slots=True)
class Lane:
    """A quadratic curve from start to end, drawn towards the middle point."""

    start: Point
    middle: Point
    end: Point

    def at(self, t: float) -> Point:
        return _between(_between(self.start, self.middle, t), _between(self.middle, self.end, t), t)

    def heading(self, t: float) -> float:
        """The direction of travel in degrees, clockwise from east."""
        a, b = _between(self.start, self.middle, t), _between(self.middle, self.end, t)
        return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))

    def part(self, t0: float, t1: float) -> Lane:
        """The same curve from one place on it to another."""
        left = Lane(self.start, _between(self.start, self.middle, t1), self.at(t1))
        t = t0 / t1
        return Lane(left.at(t), _between(left.middle, left.end, t), left.end)

    def points(self) -> list[Point]:
        return [self.at(n / _STEPS) for n in range(_STEPS + 1)]

    @property
    def length(self) -> float:
        points = self.points()
        return sum(math.dist(a, b) for a, b in itertools.pairwise(points))

    @property
    def d(self) -> str:
        """Path data."""
        (x0, y0), (x1, y1), (x2, y2) = self.start, self.middle, self.end
        return f"M{number(x0)} {number(y0)}Q{number(x1)} {number(y1)} {number(x2)} {number(y2)}"


@cache
def lane(start: Point, end: Point, via: Point | None, leave: tuple[Box, ...], arrive: tuple[Box, ...]) -> Lane:
    """The lane between two places, past a point on the way when one is given, outside the boxes at both ends."""
    straight = _between(start, end, 0.5)
    middle = straight if via is None else (2 * via[0] - straight[0], 2 * via[1] - straight[1])
    whole = Lane(start, middle, end)
    steps = [n / _STEPS for n in range(_STEPS + 1)]
    out = max(t for t in steps if any(inside(whole.at(t), box) for box in leave))
    home = min(t for t in steps if t > out and any(inside(whole.at(t), box) for box in arrive))
    return whole.part(out + 1 / _STEPS, home - 1 / _STEPS)
