"""The keyboard on a board: which thing it is at, and the way to others."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from web.wire.screen import Services

    Point = tuple[float, float]

ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
ARROW_KEYS = frozenset(key.lower() for key in ARROWS)


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


class Cursor:
    """The one thing on the board that the Tab key reaches; arrows lead on from it."""

    def __init__(
        self,
        host: Services,
        at: str,
        places: Callable[[], Mapping[str, Point]],
        glowing: Callable[[], Collection[str]],
    ) -> None:
        self._host = host
        self._places = places
        self._glowing = glowing
        self.at = at

    def move(self, target: str) -> None:
        """To something on the board; whatever lies elsewhere does not count."""
        if target in self._places():
            self.at = target

    def arrow(self, key: str) -> None:
        """To the nearest thing in a direction. The first key only shows where the cursor is."""
        if self._host.focused() == self.at:
            self.at = neighbour(self._places(), self.at, key)
        self._host.focus(self.at)

    def to_next(self) -> None:
        """To the next thing that can be used now."""
        glowing = self._glowing()
        possible = [target for target in self._places() if target in glowing]
        if possible:
            here = possible.index(self.at) if self.at in possible else -1
            self.at = possible[(here + 1) % len(possible)]
            self._host.focus(self.at)
