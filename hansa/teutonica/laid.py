"""Tributes and blocks that lie on routes, each with a trader of its owner on it (T52).

There are a few at most, so a state has a cell for each: the owner in the lowest three bits (counted from 1), then one
bit for the kind, then the route. Cells are in order, those without a marker last, so that the same ones laid in another
order make the same state.
"""

from __future__ import annotations

from typing import NamedTuple

from hansa.teutonica.editions import BLOCK, LAID_KINDS
from hansa.teutonica.state import LAID, LAID_ROOM, State


class Laid(NamedTuple):
    """A marker on a route: where, of which kind, whose."""

    route: int
    kind: int
    seat: int


def lay(s: State, route: int, kind: int, seat: int) -> None:
    cell = route << 4 | LAID_KINDS.index(kind) << 3 | seat + 1
    s[LAID : LAID + LAID_ROOM] = sorted((cell, *s[LAID : LAID + LAID_ROOM]), reverse=True)[:LAID_ROOM]


def laid_markers(s: State) -> list[Laid]:
    """All of them."""
    cells = s[LAID : LAID + LAID_ROOM] if s[LAID] else ()
    return [Laid(cell >> 4, LAID_KINDS[cell >> 3 & 1], (cell & 7) - 1) for cell in cells if cell]


def laid_on(s: State, route: int) -> list[Laid]:
    """Those on one route."""
    return [there for there in laid_markers(s) if there.route == route]


def blocks(s: State, route: int) -> int:
    """How many pieces placing on a route costs besides the one that is placed."""
    return sum(there.kind == BLOCK for there in laid_on(s, route))
