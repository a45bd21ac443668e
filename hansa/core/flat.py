"""What games with a flat state share: a state is one list of small numbers, and some of them mean the same in all."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

from hansa.core.game import CHANCE, OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from hansa.core.action import Action

State = list[int]


class Layout(NamedTuple):
    """Where in a game's states stands what every game has; phases are numbered with the draws first."""

    players: int
    owner: int  # whose turn it is
    first: int  # the start player
    seat: int  # who decides
    phase: int  # what is to be decided
    first_decision: int  # the first phase that is no draw
    ended: int  # the phase in which all is over


def actor(layout: Layout) -> Callable[[State], int]:
    """A game's `to_act`. Made once a game, because it is asked at every step and looking numbers up takes time."""
    *_, seat_at, phase_at, first_decision, ended = layout

    def to_act(state: State) -> int:
        phase = state[phase_at]
        if phase < first_decision:
            return CHANCE
        return OVER if phase == ended else state[seat_at]

    return to_act


class FlatGame:
    """The part of a Game that follows from the layout of its states."""

    layout: ClassVar[Layout]

    def copy(self, state: State) -> State:
        return state[:]

    def turn_of(self, state: State) -> int:
        return state[self.layout.owner]

    def after(self, state: State, action: Action) -> State:
        raise NotImplementedError

    def ends_turn(self, state: State, action: Action) -> bool:
        after, at = self.after(state, action), self.layout
        return after[at.owner] != state[at.owner] or after[at.phase] == at.ended


class FlatView:
    """A state as far as a seat knows it, and what can be read off it in every game."""

    __slots__ = ("_s", "seat")
    _layout: ClassVar[Layout]

    def __init__(self, known: State, seat: int) -> None:
        self._s = known
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and (self.seat, self._s) == (other.seat, other._s)

    def __hash__(self) -> int:
        return hash((self.seat, *self._s))

    def known(self) -> State:
        """The state as far as this seat knows it."""
        return self._s[:]

    @property
    def players(self) -> int:
        return self._s[self._layout.players]

    @property
    def to_act(self) -> int:
        return self._s[self._layout.seat]

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self._s[self._layout.owner]

    @property
    def start_player(self) -> int:
        return self._s[self._layout.first]

    @property
    def ended(self) -> bool:
        return self._s[self._layout.phase] == self._layout.ended
