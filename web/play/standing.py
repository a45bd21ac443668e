"""How a game stands at the table: who decides, who looks, what may be done and taken back. Made once a change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Action

NOBODY = -1
"""The eyes of someone who only watches computers: all secrets stay hidden from them."""


@dataclass(frozen=True, slots=True)
class Standing:
    """All that follows from the log, the confirmed turns and the people at the table."""

    levels: tuple[str, ...]
    """The level of the computer at each seat; nothing where a person sits, or one that this page does not know."""
    persons: tuple[int, ...]
    seat: int
    """The seat the page speaks to: who decides now, or who is about to hand on."""
    viewer: int
    """The seat whose eyes the page looks through: while computers move, those of the person who moved last."""
    next_seat: int
    """Who decides next: a seat, or OVER."""
    handing_on: bool
    """The last action ended the turn and it is not confirmed yet: nobody else acts, and undo is still possible."""
    awaits_computer: bool
    """A computer is to move, and this page lets it."""
    over: bool
    """The game has ended and everybody has seen that it has."""
    legal: Sequence[Action]
    """What can be done now; nothing while handing on or reading, after the end, or where one can only watch."""
    floor: int
    """How far back the last steps may be taken."""
    last_choice: int | None
    """The nearest place back where somebody had a choice."""
    can_undo: bool
    can_redo: bool
    can_confirm: bool
    """A turn can be handed on, or what a lesson tells has been read."""
    read_only: bool

    @property
    def alone(self) -> bool:
        """One person plays against computers, and may take back whatever they like."""
        return len(self.persons) == 1
