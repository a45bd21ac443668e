"""A thin-plate spline: the smoothest map of the plane that takes given points to given points."""

from __future__ import annotations

import math

from scripts.maps.geometry import Point


def _bend(r2: float) -> float:
    return r2 * math.log(r2) if r2 > 0 else 0.0


def _solve(matrix: list[list[float]], right: list[list[float]]) -> list[list[float]]:
    """Gauss with pivoting, for several right sides at once."""
    n = len(matrix)
    rows = [a + b for a, b in zip(matrix, right, strict=True)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        if abs(rows[pivot][i]) < 1e-12:
            raise ValueError("two control points coincide, or all lie on one line")
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(n):
            if k != i:
                factor = rows[k][i] / rows[i][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [[value / row[i] for value in row[n:]] for i, row in enumerate(rows)]


class Warp:
    """Made from pairs (from, to); call it with x and y.

    With stiffness 0 every point is met; the stiffer the sheet, the more it prefers to stay flat.
    """

    def __init__(self, pairs: list[tuple[Point, Point]], stiffness: float = 0.0) -> None:
        self._from = [a for a, _ in pairs]
        n = len(pairs)
        matrix = [
            [_bend((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) for b in self._from] + [1.0, a[0], a[1]] for a in self._from
        ]
        for i in range(n):
            matrix[i][i] += stiffness
        matrix += [[1.0] * n + [0.0] * 3]
        matrix += [[p[axis] for p in self._from] + [0.0] * 3 for axis in (0, 1)]
        right = [[to[0], to[1]] for _, to in pairs] + [[0.0, 0.0]] * 3
        solution = _solve(matrix, right)
        self._bends, self._plane = solution[:n], solution[n:]

    def __call__(self, x: float, y: float) -> Point:
        out = []
        for axis in (0, 1):
            total = self._plane[0][axis] + self._plane[1][axis] * x + self._plane[2][axis] * y
            for (px, py), weight in zip(self._from, self._bends, strict=True):
                total += weight[axis] * _bend((x - px) ** 2 + (y - py) ** 2)
            out.append(total)
        return out[0], out[1]
