"""Plane geometry of lines and rings: clipping, thinning, smoothing."""

from __future__ import annotations

import math
from itertools import pairwise

Point = tuple[float, float]
Ring = list[Point]
Box = tuple[float, float, float, float]


def area(ring: Ring) -> float:
    """The area of a ring, whichever way it turns."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))) / 2


def length(line: list[Point]) -> float:
    """How long a line is."""
    return sum(math.dist(a, b) for a, b in pairwise(line))


def clip(ring: Ring, box: Box) -> Ring:
    """The part of a ring inside a box (Sutherland and Hodgman: one edge of the box after the other)."""
    for axis, bound, sign in ((0, box[0], 1), (1, box[1], 1), (0, box[2], -1), (1, box[3], -1)):
        kept: Ring = []
        for a, b in zip(ring[-1:] + ring[:-1], ring, strict=True):
            a_in = (a[axis] - bound) * sign >= 0
            b_in = (b[axis] - bound) * sign >= 0
            if a_in != b_in:
                t = (bound - a[axis]) / (b[axis] - a[axis])
                kept.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
            if b_in:
                kept.append(b)
        ring = kept
        if not ring:
            break
    return ring


def _distance(p: Point, a: Point, b: Point) -> float:
    """From a point to a stretch of line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    t = 0.0 if length == 0 else max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length))
    return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def thin(line: list[Point], tolerance: float, *, closed: bool = False) -> list[Point]:
    """The line with fewer points, nowhere further off than the tolerance (Douglas and Peucker)."""
    if closed:
        far = max(range(len(line)), key=lambda i: math.dist(line[0], line[i]))
        halves = thin(line[: far + 1], tolerance), thin(line[far:] + line[:1], tolerance)
        return halves[0][:-1] + halves[1][:-1]
    keep = {0, len(line) - 1}
    stack = [(0, len(line) - 1)]
    while stack:
        first, last = stack.pop()
        worst, at = 0.0, first
        for i in range(first + 1, last):
            off = _distance(line[i], line[first], line[last])
            if off > worst:
                worst, at = off, i
        if worst > tolerance:
            keep.add(at)
            stack += [(first, at), (at, last)]
    return [line[i] for i in sorted(keep)]


def smooth(line: list[Point], *, closed: bool = False, steps: int = 8) -> list[Point]:
    """A soft curve through all points of a line (Catmull and Rom)."""
    n = len(line)
    ends = [line[-1], *line, line[0], line[1]] if closed else [line[0], *line, line[-1]]
    curve = []
    for i in range(n if closed else n - 1):
        p0, p1, p2, p3 = ends[i : i + 4]
        for k in range(steps):
            t = k / steps
            w = (-t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, -(t**2) + t**3)
            x, y = (sum(f * p[axis] for f, p in zip(w, (p0, p1, p2, p3), strict=True)) / 2 for axis in (0, 1))
            curve.append((x, y))
    return curve if closed else [*curve, line[-1]]
