"""Each city as a small skyline of the buildings it is known by, drawn from a few kinds of building."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from web.draw.writer import Markup, el, number

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Shape = tuple[str, str]
"""Walls and roof as path data."""


def _p(*numbers: float) -> str:
    return " ".join(number(n) for n in numbers)


def _box(x: float, w: float, h: float) -> str:
    return f"M{_p(x, 0)}V{_p(-h)}H{_p(x + w)}V0z"


def _gable(x: float, w: float, h: float) -> Shape:
    return _box(x, w, h), f"M{_p(x - 1.5, -h)}L{_p(x + w / 2, -h - w * 0.7)}L{_p(x + w + 1.5, -h)}z"


def _step(x: float, w: float, h: float) -> Shape:
    """The stepped gable of a merchant's house."""
    s = w / 7
    rise = f"v{_p(-s)}h{_p(s)}" * 3 + f"v{_p(-s)}h{_p(s)}v{_p(s)}" + f"h{_p(s)}v{_p(s)}" * 3
    return f"M{_p(x, 0)}V{_p(-h)}{rise}V0z", ""


def _spire(x: float, w: float, h: float) -> Shape:
    return _box(x, w, h), f"M{_p(x - 1, -h)}L{_p(x + w / 2, -h - 2.6 * w)}L{_p(x + w + 1, -h)}z"


def _cone(x: float, w: float, h: float) -> Shape:
    """A round tower under a broad cone."""
    return _box(x, w, h), f"M{_p(x - 3, -h)}L{_p(x + w / 2, -h - 1.15 * w)}L{_p(x + w + 3, -h)}z"


def _keep(x: float, w: float, h: float) -> Shape:
    """A tower or a stretch of wall with battlements."""
    teeth = max(2, round(w / 8))
    s = w / (2 * teeth - 1)
    crown = f"h{_p(s)}v3.5h{_p(s)}v-3.5" * (teeth - 1) + f"h{_p(s)}"
    return f"M{_p(x, 0)}V{_p(-h)}{crown}V0z", ""


def _dome(x: float, w: float, h: float) -> Shape:
    m = x + w / 2
    bulb = f"M{_p(x - 1, -h)}C{_p(x - 4, -h - w * 0.9, m - 1, -h - w * 0.7, m, -h - w * 1.7)}"
    return _box(x, w, h), bulb + f"C{_p(m + 1, -h - w * 0.7, x + w + 4, -h - w * 0.9, x + w + 1, -h)}z"


def _hill(x: float, w: float, h: float) -> Shape:
    return f"M{_p(x, 0)}Q{_p(x + w * 0.25, -h, x + w / 2, -h)}T{_p(x + w, 0)}z", ""


def _crane(x: float, w: float, h: float) -> Shape:
    """The harbour crane between two round towers."""
    walls = _box(x, w * 0.3, h * 0.7) + _box(x + w * 0.7, w * 0.3, h * 0.7)
    jib = f"M{_p(x + w * 0.22, 0)}V{_p(-h)}H{_p(x - 7)}L{_p(x + w / 2, -h * 1.7)}L{_p(x + w * 0.78, -h)}V0z"
    return walls, jib


KINDS: Mapping[str, Callable[[float, float, float], Shape]] = {
    "gable": _gable,
    "step": _step,
    "spire": _spire,
    "cone": _cone,
    "keep": _keep,
    "dome": _dome,
    "hill": _hill,
    "crane": _crane,
}

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
