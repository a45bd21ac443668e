"""The log of a game as entries, each made when somebody reads it: a game may be long, and mostly its end is read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, overload

if TYPE_CHECKING:
    from hansa import Action, Event, Match


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: the number of the action (from 0), who did it (or CHANCE) and what it made happen.

    `quick` says that a computer could not think about it.
    """

    ply: int
    seat: int
    action: Action
    events: tuple[Event, ...]
    quick: bool = False


class Entries(Sequence[Entry]):
    """As many as actions were played."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._made: dict[int, Entry] = {}
        self._quick: set[int] = set()

    def __len__(self) -> int:
        return self._match.ply

    @overload
    def __getitem__(self, index: int) -> Entry: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Entry]: ...

    def __getitem__(self, index: int | slice) -> Entry | Sequence[Entry]:
        plies = range(len(self))[index]
        return self._entry(plies) if isinstance(plies, int) else [self._entry(ply) for ply in plies]

    @property
    def quick(self) -> int:
        """How many of the actions a computer could not think about."""
        return len(self._quick)

    def note_quick(self, ply: int) -> None:
        """A computer could not think about this action."""
        self._quick.add(ply)
        self._made.pop(ply, None)

    def forget(self, since: int) -> None:
        """The actions from here on were taken back."""
        self._made = {ply: entry for ply, entry in self._made.items() if ply < since}
        self._quick = {ply for ply in self._quick if ply < since}

    def _entry(self, ply: int) -> Entry:
        entry = self._made.get(ply)
        if entry is None:
            match = self._match
            events = tuple(match.events(ply))
            entry = Entry(ply, match.actor(ply), match.action(ply), events, quick=ply in self._quick)
            self._made[ply] = entry
        return entry
