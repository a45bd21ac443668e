"""The size of a board in its frame: what it begins with, the buttons that change it, and what is to be seen at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.writer import Markup, el
from web.games.teutonica.board.layout import plan
from web.games.teutonica.board.town import NAME
from web.games.teutonica.words import tell

if TYPE_CHECKING:
    from collections.abc import Collection

    from hansa.teutonica.board import Board

    Point = tuple[float, float]

ZOOMS = (0, 100, 150, 220, 300, 400)
"""Sizes of the board in hundredths of its frame's width; 0 shows all of it. Two fingers find those between."""

WHOLE, PHONE = 0, 300
"""On a phone every post can be hit by a finger."""

LEGIBLE = 11 / NAME
"""Pixels for a unit of the drawing, so that the names of cities can be read."""

_SMALLEST = 0.36
"""So small a board may become, in the same measure, for all that is asked for to be seen at once."""

_AROUND = 56.0
"""How much of the board is shown around that."""


def larger(size: int) -> int:
    """The next size up, or the same where there is none."""
    return next((step for step in ZOOMS if step > size), size)


def smaller(size: int) -> int:
    """The next size down."""
    return next((step for step in reversed(ZOOMS) if step < size), WHOLE)


def buttons(size: int, *, away: bool = False) -> Markup:
    """The size of the board, for the browser in the mark inside, and the buttons that change it.

    While the page looks `away`, at what somebody else is asked for, the browser remembers what was looked at before.
    """
    ways = [
        el(
            "button",
            sign,
            type="button",
            class_="button quiet round",
            data_do="zoom",
            data_value=str(to),
            disabled=to == size,
            aria_label=tell(f"zoom.{key}"),
            title=tell(f"zoom.{key}"),
            id=f"zoom-{key}",
        )
        for key, sign, to in (("out", "−", smaller(size)), ("in", "+", larger(size)))
    ]
    mark = el("i", class_="zoomed-in" if size else "zoomed-out", data_zoom=str(size), data_away=away)
    return el("div", mark, *ways, class_="zoom", role="group", aria_label=tell("table.zoom"))


def _scale(board: Board, room: Point, size: int) -> float:
    """Pixels for a unit of the drawing in a frame with so much room."""
    wide, high = plan(board).size
    return size / 100 * room[0] / wide if size else min(room[0] / wide, room[1] / high)


def opening(board: Board, room: Point) -> int:
    """The whole board where it can be read, else the least size at which it can."""
    if not all(room):
        return WHOLE
    return next((size for size in ZOOMS if _scale(board, room, size) >= LEGIBLE), ZOOMS[-1])


def showing(board: Board, room: Point, size: int, spots: Collection[Point]) -> tuple[int, Point] | None:
    """The size, not above the present one, at which all spots are seen, and the middle of them in parts of the board.

    Nothing where the board would become too small for that.
    """
    if not all(room) or not spots:
        return None
    wide, high = plan(board).size
    (left, right), (top, bottom) = ((min(along), max(along)) for along in zip(*spots, strict=True))
    fits = min(room[0] / (right - left + 2 * _AROUND), room[1] / (bottom - top + 2 * _AROUND))
    whole = _scale(board, room, WHOLE)
    if max(fits, whole) < min(_SMALLEST, _scale(board, room, size)):
        return None
    middle = (left + right) / 2 / wide, (top + bottom) / 2 / high
    if fits <= whole:
        return WHOLE, middle
    return min(int(100 * fits * wide / room[0]), size or WHOLE), middle
