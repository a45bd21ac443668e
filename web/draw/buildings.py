"""The buildings that skylines of cities are put together from: walls and a roof of each kind, as paths."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.writer import number

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
