"""Small skylines for cities of any board: the same name always gets the same houses."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING
from zlib import crc32

from web.draw.buildings import KINDS
from web.draw.writer import Markup, el

if TYPE_CHECKING:
    from collections.abc import Mapping

_SIZES: Mapping[str, tuple[float, float]] = {
    "gable": (12, 9),
    "step": (12, 10),
    "spire": (6, 9),
    "cone": (9, 11),
    "keep": (13, 15),
    "dome": (8, 8),
    "crane": (14, 12),
}
"""Width and height of each kind of building."""

_KNOWN: Mapping[str, str] = {
    "luebeck": "spire spire gable cone cone step",
    "coellen": "spire spire gable keep step",
    "danzig": "crane step keep gable spire",
    "hamburg": "gable spire step spire step",
    "london": "keep gable spire dome step cone cone gable spire",
    "york": "spire keep spire gable",
    "magdeburg": "spire spire gable step",
    "krakau": "keep dome gable spire",
    "isle_of_man": "keep cone gable",
    "carlisle": "keep gable keep",
}
"""What some cities are known by."""

_MIDDLE = ("spire", "keep", "cone", "spire", "dome", "step")
_SIDE = ("gable", "step", "gable", "gable", "step", "cone")


def _buildings(city: str, room: float) -> list[str]:
    """Low houses at the sides, something tall between them, as many as there is room for."""
    if city in _KNOWN:
        names = _KNOWN[city].split()
    else:
        seed = crc32(city.encode())
        names = [(_SIDE if n % 2 == 0 else _MIDDLE)[(seed >> 3 * n) % 6] for n in range(7)]
    while len(names) > 1 and sum(_SIZES[name][0] + 1 for name in names) > room:
        names.pop()
    return names


@cache
def small_skyline(city: str, room: float) -> Markup:
    """Houses side by side on the origin, no wider than the room."""
    names = _buildings(city, room)
    x = -sum(_SIZES[name][0] + 1 for name in names) / 2
    walls, roofs = [], []
    for name in names:
        wide, high = _SIZES[name]
        wall, roof = KINDS[name](x, wide, high)
        walls.append(wall)
        roofs.append(roof)
        x += wide + 1
    return el(
        "g",
        el("path", d="".join(walls), class_="wall"),
        el("path", d="".join(roofs), class_="roof"),
        class_="skyline",
    )
