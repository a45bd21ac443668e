"""Twelve stones; in turn everybody takes one, two or three (N1). Whoever takes the last one wins (N2)."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from types import SimpleNamespace
from typing import TYPE_CHECKING, ClassVar

from hansa import OVER, Action, Event, GameEnded, IllegalAction, NotationError, Option, Refusal, Row, ScoreSheet

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from hansa import Setup
    from hansa.core.events import Emit

STONES, MOST = 12, 3
TAKES = {f"take {n}": Action("take", f"take {n}", n) for n in range(1, MOST + 1)}

State = list[int]
"""Stones, whose turn it is, how many play."""


@dataclass(frozen=True)
class Taken(Event):
    seat: int
    stones: int


@dataclass(frozen=True)
class View:
    """Nothing is hidden."""

    stones: int
    turn: int
    players: int
    start_player: int = 0
    phase: ClassVar[str] = "turn"
    board: ClassVar[SimpleNamespace] = SimpleNamespace(cities=())


class Nim:
    id = "nim"
    revision = 1
    seats = range(2, 5)
    options: Sequence[Option] = (Option("start", ("drawn", "1", "2", "3", "4")),)

    def check(self, setup: Setup) -> Setup:
        return setup.with_defaults(self.options)

    def initial(self, setup: Setup) -> State:
        return [STONES, 0, len(setup.players)]

    def copy(self, state: State) -> State:
        return state[:]

    def to_act(self, state: State) -> int:
        return state[1] if state[0] else OVER

    def turn_of(self, state: State) -> int:
        return state[1]

    def legal_actions(self, state: State) -> Sequence[Action]:
        return [action for action in TAKES.values() if action.args[0] <= state[0]]

    def actions(self, _state: State) -> Iterable[Action]:
        return TAKES.values()

    def chances(self, _state: State) -> Sequence[tuple[Action, int]]:
        return ()

    def advance(self, state: State, action: Action, emit: Emit | None = None) -> None:
        seat = state[1]
        state[0] -= action.args[0]
        state[1] = (seat + 1) % state[2] if state[0] else seat
        if emit:
            emit(Taken(seat, action.args[0]))
            if not state[0]:
                emit(GameEnded((seat,)))

    def after(self, state: State, action: Action) -> State:
        state = state[:]
        self.advance(state, action)
        return state

    def parse(self, state: State, words: Action | str) -> Action:
        action = TAKES.get(str(words))
        if action is None:
            raise NotationError(str(words))
        if action not in self.legal_actions(state):
            raise IllegalAction(Refusal("N1", "too-many"))
        return action

    def why_not(self, state: State, target: str) -> Refusal | None:
        found = any(target in self.targets(state, action) for action in self.legal_actions(state))
        return None if found else Refusal("N1", "too-many")

    def targets(self, _state: State, action: Action) -> tuple[str, ...]:
        return (f"stones:{action.args[0]}",)

    def pick(self, _state: State, action: Action, _target: str) -> Action:
        return action

    def ends_turn(self, _state: State, _action: Action) -> bool:
        return True

    def score(self, state: State) -> tuple[ScoreSheet, ...]:
        won = self.winners(state)
        return tuple(ScoreSheet(seat, (Row("last", "N2", 1, int(seat in won)),)) for seat in range(state[2]))

    def winners(self, state: State) -> tuple[int, ...]:
        return () if state[0] else (state[1],)

    def view(self, state: State, _seat: int) -> View:
        return View(*state)

    def determinize(self, view: View, _rng: Random) -> State:
        return [view.stones, view.turn, view.players]

    def digest(self, state: State) -> str:
        return sha256(bytes(state)).hexdigest()[:16]


GAME = Nim()
