"""The run of a route: a smooth line from a city through its posts to the other city."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from web.draw.writer import number

if TYPE_CHECKING:
    from web.draw.lanes import Point

    Bend = tuple[Point, Point, Point, Point]

_PULL = 1 / 6
"""How far the handles of a bend lie along the line between its neighbours."""


def _d(at: Point) -> str:
    return f"{number(at[0])} {number(at[1])}"


@dataclass(frozen=True, slots=True)
class Road:
    """The points a route goes through; between two of them it bends so that it meets the next piece smoothly."""

    through: tuple[Point, ...]

    def bends(self) -> list[Bend]:
        points = (self.through[0], *self.through, self.through[-1])
        found = []
        for n in range(len(self.through) - 1):
            before, start, end, after = points[n : n + 4]
            one = start[0] + (end[0] - before[0]) * _PULL, start[1] + (end[1] - before[1]) * _PULL
            two = end[0] - (after[0] - start[0]) * _PULL, end[1] - (after[1] - start[1]) * _PULL
            found.append((start, one, two, end))
        return found

    @property
    def d(self) -> str:
        """Path data of the whole road."""
        return self.stretch(0, len(self.through) - 1)

    def stretch(self, first: int, last: int) -> str:
        """Path data from one of its points to a later one."""
        bends = self.bends()[first:last]
        return f"M{_d(bends[0][0])}" + "".join(f"C{_d(one)} {_d(two)} {_d(end)}" for _, one, two, end in bends)

    def points(self, steps: int = 8) -> list[Point]:
        """Many points along it, so many in each bend."""
        found = [self.through[0]]
        for a, b, c, d in self.bends():
            for n in range(1, steps + 1):
                t = n / steps
                u = 1 - t
                p, q, r, s = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
                found.append((p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]))
        return found

    @property
    def length(self) -> float:
        return sum(math.dist(a, b) for a, b in pairwise(self.points()))
