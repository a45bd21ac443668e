"""The picture that stands for the app on a home screen: a cog under a striped sail, before a low sun.

Everything is a polygon in a square of 512, so that the build can make both SVG and PNG of it. What matters lies
inside the circle that no system's mask cuts into.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

from web.draw.writer import Markup, el

if TYPE_CHECKING:
    from collections.abc import Iterator

SIZE = 512
Point = tuple[float, float]

SEA, FOAM, WAVE = "#1f4a55", "#c3d4d1", "#6f9c9c"
SUN, WOOD, PLANK, SPAR = "#f0b93d", "#4a2c16", "#8a5a2c", "#2b1e12"
CLOTH, STRIPE = "#fffaf0", "#a3261c"


class Polygon(NamedTuple):
    """One colour in one outline."""

    fill: str
    points: tuple[Point, ...]


def shapes(*, round_corners: bool) -> list[Polygon]:
    """The icon from back to front: with round corners to stand alone, or filling the square for a system's mask."""
    corner = 96.0 if round_corners else 0.0
    return [
        Polygon(SEA, tuple(_rounded(corner))),
        Polygon(SUN, tuple(_arc(256, 236, 132, 0, 2 * pi))),
        Polygon(WAVE, tuple(_waves(352, 12, 0.0))),
        Polygon(SPAR, ((249, 88), (263, 88), (263, 352), (249, 352))),
        Polygon(STRIPE, ((263, 90), (326, 108), (263, 126))),
        *_sail(),
        Polygon(SPAR, ((146, 136), (366, 136), (366, 148), (146, 148))),
        Polygon(WOOD, tuple(_hull(0))),
        Polygon(PLANK, tuple(_hull(1))),
        Polygon(FOAM, tuple(_waves(386, 10, 1.6))),
    ]


def svg() -> Markup:
    """The icon as a drawing."""
    drawn = [
        el("polygon", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in shape.points), fill=shape.fill)
        for shape in shapes(round_corners=True)
    ]
    return el("svg", *drawn, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {SIZE} {SIZE}")


def _arc(x: float, y: float, radius: float, start: float, end: float) -> Iterator[Point]:
    steps = max(8, int(radius))
    for step in range(steps + 1):
        angle = start + (end - start) * step / steps
        yield x + radius * cos(angle), y + radius * sin(angle)


def _rounded(radius: float) -> Iterator[Point]:
    if not radius:
        yield from ((0, 0), (SIZE, 0), (SIZE, SIZE), (0, SIZE))
        return
    far = SIZE - radius
    for number, (x, y) in enumerate(((far, far), (radius, far), (radius, radius), (far, radius))):
        yield from _arc(x, y, radius, number * pi / 2, (number + 1) * pi / 2)


def _waves(level: float, height: float, phase: float) -> Iterator[Point]:
    """A band of water from side to side, above where round corners begin."""
    for x in range(0, SIZE + 1, 8):
        yield x, level + height * sin(phase + x * 2 * pi / 128)
    for x in range(SIZE, -1, -8):
        yield x, level + 28 + height * sin(phase + x * 2 * pi / 128)


def _sail() -> Iterator[Polygon]:
    """Five stripes of a square sail full of wind: its foot hangs, its sides swell."""
    count = 5
    for stripe in range(count):
        sides = []
        for edge in (stripe, stripe + 1):
            across = edge / count * 2 - 1
            column = [(256 + across * (98 + 16 * sin(pi * down / 10)), 148 + down * 15.6) for down in range(11)]
            column[-1] = (column[-1][0], column[-1][1] + 12 * (1 - across * across))
            sides.append(column)
        yield Polygon(CLOTH if stripe % 2 else STRIPE, (*sides[0], *reversed(sides[1])))


def _hull(strake: int) -> Iterator[Point]:
    """The whole hull, or the plank along its side."""
    top, foot = (326, 404) if strake == 0 else (346, 362)
    narrow = 0 if strake == 0 else 16
    steps = 24
    for step in range(steps + 1):
        along = step / steps * 2 - 1
        yield 256 + along * (150 - narrow), top - 22 * along * along
    for step in range(steps, -1, -1):
        along = step / steps * 2 - 1
        reach = 104 if strake == 0 else 130
        yield 256 + along * reach, foot - (22 if strake else 16) * along * along
