"""What a computer player is: something that is shown a seat's view and names an action.

Thinking is a generator. Each step is a slice of work small enough for a page to look up in between; whoever
drives it may stop asking at any time. A `Budget` bounds the work by nodes, which gives the same action on every
machine, and by time where a clock is handed in, which does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping

    from hansa.core.action import Action
    from hansa.core.game import Game

SLICE = 64
"""Positions looked at between two yields: a few milliseconds in a browser."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thinking a decision may take. `nodes` None means the player's own measure.

    `seconds` counts only together with `clock`, any function that tells the time in seconds; the rules own no clock.
    """

    nodes: int | None = None
    seconds: float | None = None
    clock: Callable[[], float] | None = None


@dataclass(frozen=True, slots=True)
class Reason:
    """One term of the evaluation and by how many points it speaks for the chosen line over the runner-up."""

    term: str
    amount: float


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player decided and why.

    `line` is what it means to go on with, beginning with `action`; `instead` the best line that begins otherwise;
    `reasons` the terms that told between the two, weightiest first. All but `action` may be empty.
    """

    action: Action
    line: tuple[Action, ...] = ()
    instead: tuple[Action, ...] = ()
    value: float = 0.0
    reasons: tuple[Reason, ...] = ()


Thinking = "Generator[int, None, Decision]"
"""Yields the nodes looked at so far, returns the decision."""


class Player(Protocol):
    """A computer player. It sees its seat's view and nothing else, and keeps nothing that changes its choice."""

    @property
    def name(self) -> str: ...

    def think(self, game: Game[Any, Any], view: Any, budget: Budget) -> Generator[int, None, Decision]:  # noqa: ANN401 - each game has its own view
        """Think in slices."""
        ...

    def choose(self, game: Game[Any, Any], view: Any, budget: Budget) -> Action:  # noqa: ANN401 - as above
        """Think to the end; the action is one of the legal ones."""
        ...


class Thinker:
    """A player by its `think` alone."""

    name: str

    def think(self, game: Game[Any, Any], view: Any, budget: Budget) -> Generator[int, None, Decision]:  # noqa: ANN401 - each game has its own view
        raise NotImplementedError

    def choose(self, game: Game[Any, Any], view: Any, budget: Budget) -> Action:  # noqa: ANN401 - as above
        """Think to the end."""
        return finish(self.think(game, view, budget)).action


def finish(thinking: Generator[int, None, Decision]) -> Decision:
    """Drain a thinker."""
    while True:
        try:
            next(thinking)
        except StopIteration as stop:
            decision: Decision = stop.value
            return decision


class Meter:
    """Counts nodes and says when to stop."""

    __slots__ = ("_clock", "_deadline", "limit", "nodes")

    def __init__(self, budget: Budget, nodes: int) -> None:
        self.nodes = 0
        self.limit = nodes if budget.nodes is None else budget.nodes
        self._clock = budget.clock if budget.seconds is not None else None
        self._deadline = self._clock() + budget.seconds if self._clock and budget.seconds is not None else 0.0

    @property
    def spent(self) -> bool:
        return self.nodes >= self.limit or self.late

    @property
    def late(self) -> bool:
        return self._clock is not None and self._clock() >= self._deadline


def differences(chosen: Mapping[str, float], other: Mapping[str, float], count: int = 3) -> tuple[Reason, ...]:
    """The terms in which two outcomes differ most, weightiest first."""
    names = sorted({*chosen, *other})
    reasons = [Reason(name, chosen.get(name, 0.0) - other.get(name, 0.0)) for name in names]
    told = [reason for reason in reasons if abs(reason.amount) >= 0.05]
    return tuple(sorted(told, key=lambda reason: (-abs(reason.amount), reason.term))[:count])
