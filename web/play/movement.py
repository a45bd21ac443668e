"""What moved: the difference between where the pieces stood when they were last drawn and where they stand now."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Move = tuple[str, str]

MOST = 12
"""More moves than this at once are a jump through the game, in which nobody could follow a piece."""


def moves(before: Mapping[str, str], after: Mapping[str, str], home: Callable[[str], str]) -> list[Move]:
    """From where to where pieces went: places by the piece that stands there. What is new comes from its home."""
    left: dict[str, list[str]] = {}
    for place, piece in before.items():
        if after.get(place) != piece:
            left.setdefault(piece, []).append(place)
    arrived = [(place, piece) for place, piece in after.items() if before.get(place) != piece]
    found = [(left[piece].pop(0) if left.get(piece) else home(piece), place) for place, piece in arrived]
    return found if len(found) <= MOST else []


class Movement:
    """Remembers how things stood."""

    def __init__(self, home: Callable[[str], str]) -> None:
        self._home = home
        self._state: object = None
        self._stood: Mapping[str, str] | None = None

    def to(self, state: object, standing: Callable[[], Mapping[str, str]]) -> list[Move]:
        """The moves since the last time; none the first time, or in the same state."""
        if state is self._state:
            return []
        before, self._stood, self._state = self._stood, standing(), state
        return [] if before is None else moves(before, self._stood, self._home)
