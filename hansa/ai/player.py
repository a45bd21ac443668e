"""What a computer player is: something that is shown a seat's view and names an action.

Thinking is a generator. Each step is a slice of work small enough for a page to look up in between; whoever
drives it may stop asking at any time. A `Budget` bounds the work by nodes, which gives the same action on every
machine, and by time where a clock is handed in, which does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from hansa.core import steps

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from hansa.ai.reasons import Reason
    from hansa.core.action import Action
    from hansa.core.game import Game

SLICE = 64
"""Positions made between two yields: a few milliseconds, mostly."""

SLICE_SECONDS = 0.008
"""With a clock, no more time than this either. It is asked at every so-manieth position."""

ASK = 2

DIGITS = 6
"""Worths are rounded to so many digits before they are compared: the last bits of a sum differ between Pythons."""

ASIDE = 9.12e-8
"""Worths are sums of round numbers and often lie just between two roundings, where the last bit would decide."""


def settled(worth: float) -> float:
    """A worth as every Python has it."""
    return round(worth + ASIDE, DIGITS)


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thinking a decision may take. `nodes` None means the player's own measure, `effort` times that.

    `seconds` counts only together with `clock`, any function that tells the time in seconds; the rules own no clock.
    """

    nodes: int | None = None
    seconds: float | None = None
    clock: Callable[[], float] | None = None
    effort: float = 1.0


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player decided and why.

    `line` is what it means to go on with, beginning with `action`; `instead` the best line that begins otherwise;
    `reasons` the terms that told between the two, those for it first, which add up to the difference (without what
    follows, where there was no time to look at that for both); where there is no other line, what this one gains over
    the position it begins with. `outcome` says what comes of a line that ends the game: `won`, `shared` or `lost`. All
    but `action` may be empty.
    """

    action: Action
    line: tuple[Action, ...] = ()
    instead: tuple[Action, ...] = ()
    value: float = 0.0
    reasons: tuple[Reason, ...] = ()
    outcome: str = ""


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
    return steps.outcome(thinking)


class Meter:
    """Counts nodes and says when to stop."""

    __slots__ = ("_clock", "_deadline", "_made", "_pause", "limit", "nodes", "times")

    def __init__(self, budget: Budget, nodes: int) -> None:
        """`nodes` is the player's own measure."""
        self.nodes = 0
        self.limit = round(nodes * budget.effort) if budget.nodes is None else budget.nodes
        self.times = self.limit / nodes
        self._clock = budget.clock if budget.seconds is not None else None
        now = self._clock() if self._clock else 0.0
        self._deadline = now + (budget.seconds or 0.0)
        self._pause = now + SLICE_SECONDS
        self._made = 0

    @property
    def spent(self) -> bool:
        return self.nodes >= self.limit or self.late

    @property
    def late(self) -> bool:
        return self._clock is not None and self._clock() >= self._deadline

    def due(self) -> bool:
        """Asked for every position made, also for one that is not new: whether to yield now. Changes no choice."""
        self._made += 1
        if self._made < SLICE and (self._clock is None or self._made % ASK or self._clock() < self._pause):
            return False
        self._made = 0
        if self._clock:
            self._pause = self._clock() + SLICE_SECONDS
        return True

    def afford(self, nodes: int) -> bool:
        """Whether so many nodes more leave the limit unreached: only then would they not have been cut."""
        return self.nodes + nodes < self.limit


def outcome(winners: Sequence[int], seat: int) -> str:
    """What the end of a game means to a seat."""
    return "lost" if seat not in winners else "won" if len(winners) == 1 else "shared"
