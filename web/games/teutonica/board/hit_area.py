"""Where a finger hits what lies on a board: all around a thing, up to half way to the next one."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from web.games.teutonica.board.plan import SPECIAL

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from web.draw.lanes import Point
    from web.games.teutonica.board.plan import Plan

    Shape = tuple[Point, ...]

REACH = 32.0
"""How far from its middle a thing can be hit, where nothing else is near."""

_ASIDE = 27.0
"""The same for a special space, to the left and to the right."""

_CORNERS = 8
_DISC = tuple(
    (REACH * math.cos(math.tau * n / _CORNERS), REACH * math.sin(math.tau * n / _CORNERS)) for n in range(_CORNERS)
)
_PANEL = tuple((x * _ASIDE, y) for x, y in ((-1, -SPECIAL[1]), (1, -SPECIAL[1]), (1, SPECIAL[2]), (-1, SPECIAL[2])))


def _nearer(shape: Sequence[Point], to: Point) -> Shape:
    """What of a shape lies nearer to the origin than to another point."""
    x, y = to
    limit = (x * x + y * y) / 2
    kept: list[Point] = []
    for a, b in pairwise([*shape, shape[0]]):
        here, there = a[0] * x + a[1] * y - limit, b[0] * x + b[1] * y - limit
        if here <= 0:
            kept.append(a)
        if (here <= 0) != (there <= 0):
            part = here / (here - there)
            kept.append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
    return tuple(kept)


@cache
def shapes(plan: Plan) -> Mapping[str, Shape]:
    """Where each post, marker, special space and place of the pawn can be hit, around its middle, by target."""
    places = {f"post:{route}.{n + 1}": at for route, spots in plan.posts.items() for n, at in enumerate(spots)}
    places |= {f"route:{route}": at for route, at in plan.markers.items()}
    places |= {f"special:{space.points}": at for space, at in zip(plan.board.special, plan.special, strict=True)}
    places |= {f"province:{name}": at for name, at in plan.provinces.items()}
    found = {}
    for name, (x, y) in places.items():
        shape: Shape = _PANEL if name.startswith("special:") else _DISC
        for other, (right, down) in places.items():
            by = right - x, down - y
            if other != name and abs(by[0]) < 2 * REACH and abs(by[1]) < 2 * REACH:
                shape = _nearer(shape, by)
        found[name] = shape
    return found


@cache
def hit(plan: Plan, target: str) -> str:
    """Path data of the place where a target is hit, around its middle."""
    corners = " ".join(dict.fromkeys(f"{x:.0f} {y:.0f}" for x, y in shapes(plan)[target]))
    return f"M{corners}z".replace(" -", "-")
