"""The arrow keys on a board: from one thing to the nearest in a direction."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    Point = tuple[float, float]

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def neighbour(places: Mapping[str, Point], target: str, key: str) -> str:
    """The nearest target in the direction of an arrow key; the same one where there is none."""
    dx, dy = ARROWS[key]
    here = places[target]

    def far(there: Point) -> float | None:
        x, y = there[0] - here[0], there[1] - here[1]
        along, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
        return along + 2 * aside if along > 0 and aside <= 2 * along else None

    found = [(distance, name) for name, there in places.items() if (distance := far(there)) is not None]
    return min(found)[1] if found else target
