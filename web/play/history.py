"""Looking back: which moments of a game there are, and how the page goes from one to the next."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING

import hansa

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from web.play.session import Session

SECONDS = 1.1
"""How long a moment is shown while the game plays itself."""


def decisions(session: Session) -> list[int]:
    """The moments that can be looked at: how many actions had been played each time somebody was to decide."""
    match = session.match
    decided = [ply for ply, actor in enumerate(match.actors) if actor != hansa.CHANCE]
    return decided if match.to_act == hansa.CHANCE else [*decided, match.ply]


def last_seen(session: Session) -> int | None:
    """How many actions the viewer had seen when others began to act; None when nobody else has."""
    actors, me, others = session.match.actors, session.viewer, False
    for ply in reversed(range(len(actors))):
        if actors[ply] == me and others:
            return ply + 1
        others = others or actors[ply] not in {me, hansa.CHANCE}
    return 0 if others else None


class History:
    """Where the page looks: at the game itself, or at a moment of it."""

    def __init__(
        self,
        session: Session,
        after: Callable[[float, Callable[[], None]], Callable[[], None]],
        turned: Callable[[], None],
    ) -> None:
        self._session = session
        self._after = after
        self._turned = turned
        self._call_off: Callable[[], None] | None = None
        self._actors: Sequence[int] | None = None
        self._decisions: list[int] = []
        self.ply: int | None = None
        """The moment that is looked at: how many actions had been played; None for the game itself."""

    @property
    def decisions(self) -> list[int]:
        """All moments; found once, as long as nothing is played or taken back."""
        if self._actors is not self._session.match.actors:
            self._actors, self._decisions = self._session.match.actors, decisions(self._session)
        return self._decisions

    @property
    def playing(self) -> bool:
        return self._call_off is not None

    @property
    def place(self) -> int:
        """Which of the moments is shown, from 0."""
        every = self.decisions
        return len(every) - 1 if self.ply is None else bisect_right(every, self.ply) - 1

    def look(self, ply: int) -> None:
        """Look at the first moment when at least so many actions had been played."""
        self.pause()
        self._show(ply)

    def go(self, place: int) -> None:
        """Look at one of the moments by its number; the nearest where there is no such number."""
        every = self.decisions
        self.look(every[min(max(place, 0), len(every) - 1)])

    def play(self, start: int | None = None) -> None:
        """Go on from moment to moment by itself, from the beginning when the end is already shown."""
        every = self.decisions
        at = self.ply if start is None else start
        self._show(every[0] if at is None or at >= every[-1] else at)
        self._wait()

    def pause(self) -> None:
        """Stay where it is."""
        if self._call_off:
            self._call_off()
        self._call_off = None

    def close(self) -> None:
        """Back to the game itself."""
        self.pause()
        self.ply = None
        self._turned()

    def _show(self, ply: int) -> None:
        every = self.decisions
        self.ply = every[min(bisect_left(every, ply), len(every) - 1)]
        self._turned()

    def _wait(self) -> None:
        last = self.place >= len(self.decisions) - 1
        self._call_off = None if last else self._after(SECONDS, self._on)

    def _on(self) -> None:
        every = self.decisions
        self._show(every[min(self.place + 1, len(every) - 1)])
        self._wait()
