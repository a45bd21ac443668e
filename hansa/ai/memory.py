"""What a player remembers of looking ahead, without letting it change a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator, Hashable

    from hansa.ai.player import Meter


class Memory:
    """Worths of positions after the next turns, each with the nodes it took to find."""

    __slots__ = ("_known", "_room")

    def __init__(self, room: int) -> None:
        self._room = room
        self._known: dict[Hashable, tuple[float, int]] = {}

    def recall(self, key: Hashable, meter: Meter, looking: Generator[int, None, float]) -> Generator[int, None, float]:
        """The worth found by `looking`, or what was found before.

        Only what no budget cut is kept, and it is used only where the budget would not cut it either: so what was
        thought before changes no choice.
        """
        value, nodes = self._known.get(key, (0.0, -1))
        if nodes >= 0 and meter.afford(nodes):
            meter.nodes += nodes
            return value
        before = meter.nodes
        value = yield from looking
        if not meter.spent:
            if len(self._known) >= self._room:
                self._known.clear()
            self._known[key] = value, meter.nodes - before
        return value
