"""Looking back: the game as it stood at a moment, and how the page goes from moment to moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from web.play.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

SECONDS = 1.1
"""How long a moment is shown while the game plays itself."""


class Past(Session):
    """A game as it stood after so many actions. It can only be looked at, with the eyes of the one who looks back."""

    def __init__(self, live: Session, ply: int) -> None:
        super().__init__(live.match.branch(ply), live.id, ply, preferences=live.preferences)
        self.read_only = True
        self._eyes = live.viewer
        self._entries = live.entries.until(self.match)

    @property
    def viewer(self) -> int:
        return self._eyes


def moments(session: Session) -> list[int]:
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
        later: Callable[[float, Callable[[], None]], Callable[[], None]],
        turned: Callable[[], None],
    ) -> None:
        self._session = session
        self._later = later
        self._turned = turned
        self._call_off: Callable[[], None] | None = None
        self.past: Past | None = None

    @property
    def shown(self) -> Session:
        """The game, or what it was."""
        return self.past or self._session

    @property
    def playing(self) -> bool:
        return self._call_off is not None

    @property
    def ply(self) -> int | None:
        """The moment that is looked at."""
        return self.past.match.ply if self.past else None

    @property
    def place(self) -> int:
        """Which of the moments is shown, from 0."""
        ply, every = self.ply, moments(self._session)
        return len(every) - 1 if ply is None else sum(moment <= ply for moment in every) - 1

    def look(self, ply: int) -> None:
        """Look at the first moment when at least so many actions had been played."""
        self.pause()
        self._show(ply)

    def go(self, place: int) -> None:
        """Look at one of the moments by its number; the nearest where there is no such number."""
        every = moments(self._session)
        self.look(every[min(max(place, 0), len(every) - 1)])

    def play(self, start: int | None = None) -> None:
        """Go on from moment to moment by itself, from the beginning when the end is already shown."""
        every = moments(self._session)
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
        self.past = None
        self._turned()

    def _show(self, ply: int) -> None:
        every = moments(self._session)
        at = next((moment for moment in every if moment >= ply), every[-1])
        self.past = Past(self._session, at)
        self._turned()

    def _wait(self) -> None:
        last = self.place >= len(moments(self._session)) - 1
        self._call_off = None if last else self._later(SECONDS, self._on)

    def _on(self) -> None:
        every = moments(self._session)
        self._show(every[min(self.place + 1, len(every) - 1)])
        self._wait()
