"""The sea chart under a board: sea, coast with water lines, lakes and rivers, a wind rose and its rhumb lines."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from web.draw.writer import Markup, el, group, join, number

if TYPE_CHECKING:
    from collections.abc import Iterable

    from web.draw.coast import Coast
    from web.draw.lanes import Point

_CLEARING = 110
"""How far from the wind rose the land stays bare."""

_LILY = (
    "M0 0c-2-4-2-6-1-8-5 4-11 1-10-4 1-4 6-3 5 0 2 1 3-2 1-6-1-4 2-9 5-13"
    " 3 4 6 9 5 13-2 4-1 7 1 6-1-3 4-4 5 0 1 5-5 8-10 4 1 2 1 4-1 8z"
)
_TREE = "M0 0v-5M-5-5h10L0-18zM9 3v-4M5-1h8L9-12zM-9 3v-4M-13-1h8l-4-11z"
_HILL = "M-18 0q9-17 18 0M-2-3q9-14 20 3M-9-6l-3 6M8-7l-2 7"


def coast(shores: Coast, name: str) -> Markup:
    """Land, lakes and rivers, with fine lines at sea along the coast."""
    return el(
        "g",
        el("path", d=shores.water, class_="water-line"),
        el("path", d=shores.land, class_="land"),
        el("path", d=shores.rivers, class_="river"),
        el("path", d=shores.lakes, class_="lake"),
        data_coast=name,
    )


def woods(trees: Iterable[Point], hills: Iterable[Point], rose: Point) -> Markup:
    """Trees and hills on the land, none of them under the wind rose."""
    parts = []
    for glyph, spots in ((_TREE, trees), (_HILL, hills)):
        free = (spot for spot in spots if math.dist(spot, rose) > _CLEARING)
        parts += [group(x, y, el("path", d=glyph), class_="wood") for x, y in free]
    return join(parts)


def rhumbs(centre: Point, width: float, height: float) -> Markup:
    """The thirty-two lines that run from a wind rose over the whole chart."""
    reach = width + height
    lines = []
    for n in range(32):
        angle = math.radians(n * 11.25)
        x, y = centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle)
        lines.append(f"M{number(centre[0])} {number(centre[1])}L{number(x)} {number(y)}")
    return el("path", d="".join(lines), class_="rhumb")


def rose(centre: Point, radius: float) -> Markup:
    """A wind rose with sixteen points, north marked by a lily."""
    points = [
        _ray(angle, radius * length, radius * waist)
        for angles, length, waist in ((range(8), 0.62, 0.16), (range(1, 8, 2), 0.8, 0.2), (range(0, 8, 2), 1.0, 0.22))
        for angle in (45 * n + (22.5 if length < 0.7 else 0) for n in angles)
    ]
    rings = [el("circle", r=radius * size, class_="rose-ring") for size in (0.7, 0.66)]
    lily = el("path", d=_LILY, transform=f"translate(0 {number(-radius - 3)})", class_="rose-dark")
    return group(*centre, *rings, *points, lily, class_="rose")


def _ray(angle: float, length: float, waist: float) -> Markup:
    """One point of the rose: a dark and a light half."""
    half = waist * math.sqrt(0.5)
    x, y = number(half), number(-half)
    tip = number(-length)
    return el(
        "g",
        el("path", d=f"M0 0L{x} {y}L0 {tip}z", class_="rose-dark"),
        el("path", d=f"M0 0L-{x} {y}L0 {tip}z", class_="rose-light"),
        transform=f"rotate({number(angle)})",
    )


def light(width: float, height: float, name: str) -> Markup:
    """Paper that is brighter in the middle, as by daylight or by a candle, and darker towards the edges."""
    stops = (el("stop", offset=0, class_="glow"), el("stop", offset=1, class_="gloom"))
    return join(
        (
            el("radialGradient", *stops, id=f"light-{name}", r="75%"),
            el("rect", width=width, height=height, fill=f"url(#light-{name})"),
        )
    )


def frame(width: float, height: float) -> Markup:
    """The border of the chart: a scale of alternating degrees between two lines."""
    return join(
        (
            el("rect", x=5, y=5, width=width - 10, height=height - 10, class_="frame-scale"),
            el("rect", x=0, y=0, width=width, height=height, class_="frame-outer"),
            el("rect", x=10, y=10, width=width - 20, height=height - 20, class_="frame-inner"),
        )
    )
