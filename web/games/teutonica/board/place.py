"""Finding room: things that may shift a little are moved until none covers another.

Used for boards that come without tuned places. Each thing is tried at every offset it may take while the others
stand still, and takes the one that covers least and lies nearest; a few rounds of that are enough.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from web.draw.lanes import Box, Point

_ROUNDS = 4
_FAR = 0.002
"""What a squared unit of distance from home weighs against a square unit covered."""


@dataclass(slots=True)
class Thing:
    """Something that may shift: its boxes around its home, and what it must keep clear of besides other things."""

    home: Point
    boxes: Sequence[Box]
    clear: Sequence[Box]
    offsets: Sequence[Point]
    at: Point = (0.0, 0.0)
    near: list[Thing] = field(default_factory=list)

    def placed(self, offset: Point) -> list[Box]:
        return moved(self.boxes, (self.home[0] + offset[0], self.home[1] + offset[1]))


def around(at: Point, half: float, up: float, down: float) -> Box:
    """The box around a point, half as wide and reaching up and down as given."""
    return at[0] - half, at[1] - up, at[0] + half, at[1] + down


def grown(box: Box, by: float) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def moved(boxes: Sequence[Box], by: Point) -> list[Box]:
    x, y = by
    return [(left + x, top + y, right + x, bottom + y) for left, top, right, bottom in boxes]


def overlap(a: Box, b: Box) -> float:
    """The area that two boxes share."""
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def hull(boxes: Iterable[Box]) -> Box:
    """The box around boxes."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def grid(across: float, down: float, step: float) -> list[Point]:
    """Offsets around home, the nearest first."""
    columns, rows = int(across / step), int(down / step)
    spots = [(step * i, step * j) for i in range(-columns, columns + 1) for j in range(-rows, rows + 1)]
    return sorted(spots, key=lambda spot: spot[0] ** 2 + spot[1] ** 2)


def _reach(thing: Thing) -> Box:
    """Where a thing may come to lie."""
    xs, ys = zip(*thing.offsets, strict=True)
    return hull(box for corner in ((min(xs), min(ys)), (max(xs), max(ys))) for box in thing.placed(corner))


def covered(thing: Thing, offset: Point, room: Box, enough: float = float("inf")) -> float:
    """How much a thing covers of what it should not, and how much of it is outside; counting stops at `enough`."""
    area = 0.0
    for box in thing.placed(offset):
        left, top, right, bottom = box
        area += (right - left) * (bottom - top) - overlap(box, room)
        for other in thing.clear:
            if other[0] < right and left < other[2] and other[1] < bottom and top < other[3]:
                area += overlap(box, other)
                if area >= enough:
                    return area
        for neighbour in thing.near:
            area += sum(overlap(box, other) for other in neighbour.placed(neighbour.at))
    return area


def _best(thing: Thing, room: Box) -> Point:
    best, least = thing.at, float("inf")
    for offset in thing.offsets:
        far = _FAR * (offset[0] ** 2 + offset[1] ** 2)
        if far >= least:
            break
        cost = covered(thing, offset, room, least - far) + far
        if cost < least:
            best, least = offset, cost
    return best


def settle(things: Sequence[Thing], room: Box, rounds: int = _ROUNDS) -> None:
    """Move things until nothing is gained by moving one of them."""
    reaches = [_reach(thing) for thing in things]
    for thing, reach in zip(things, reaches, strict=True):
        thing.clear = [box for box in thing.clear if overlap(box, reach)]
        thing.near = [
            other
            for other, theirs in zip(things, reaches, strict=True)
            if other is not thing and overlap(reach, theirs)
        ]
    for _ in range(rounds):
        before = [thing.at for thing in things]
        for thing in things:
            thing.at = _best(thing, room)
        if before == [thing.at for thing in things]:
            return
