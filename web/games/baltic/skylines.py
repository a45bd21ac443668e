"""Each city as a small skyline of the buildings it is known by, drawn from a few kinds of building."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from web.draw.buildings import KINDS
from web.draw.writer import Markup, el

if TYPE_CHECKING:
    from collections.abc import Mapping

SKYLINES: Mapping[str, str] = {
    "toensberg": "hill -62 124 18, keep -14 30 32, keep -22 10 24, gable 30 16 12, gable 48 14 9, spire -50 8 16, "
    "gable -46 18 11",
    "aalborg": "step -60 18 16, gable -40 17 14, spire -8 10 22, gable -22 26 15, step 12 20 20, gable 34 16 13, "
    "step 51 14 12",
    "copenhagen": "keep -66 132 9, spire -44 9 20, step -33 17 20, keep -14 28 30, spire 16 9 20, step 28 18 17, "
    "cone 48 12 17",
    "luebeck": "spire -56 9 26, spire -44 9 26, gable -34 14 16, cone -18 15 24, step -4 12 20, cone 7 15 24, gable "
    "24 15 14, spire 42 8 21, step 50 15 14",
    "danzig": "crane -50 26 26, step -20 17 20, step -2 16 17, keep 16 16 38, gable 32 24 16, spire 50 7 17, step 57 "
    "13 12",
    "kalmar": "keep -62 124 9, dome -48 13 20, gable -33 22 16, dome -8 16 26, gable 10 22 16, dome 35 13 20",
    "stockholm": "gable -62 16 12, step -45 18 16, spire -26 7 24, keep -8 24 34, gable 17 18 15, spire 36 8 20, "
    "step 46 16 14",
    "reval": "keep -64 128 11, cone -58 15 19, gable -36 18 16, spire -16 10 28, gable -6 20 16, cone 18 18 23, cone "
    "44 13 17",
    "riga": "step -62 17 15, spire -42 9 27, gable -32 20 14, spire -9 10 21, step 3 18 18, spire 26 9 30, gable 36 "
    "14 13, step 51 13 12",
}
"""Buildings from back to front: kind, left edge, width and height."""


@cache
def skyline(city: str) -> Markup:
    """The skyline of a city standing on the origin."""
    parts = []
    for building in SKYLINES[city].split(","):
        kind, *sizes = building.split()
        walls, roof = KINDS[kind](*map(float, sizes))
        parts.append(el("path", d=walls, class_="hill" if kind == "hill" else "wall"))
        if roof:
            parts.append(el("path", d=roof, class_="roof"))
    return el("g", *parts, class_="skyline")
