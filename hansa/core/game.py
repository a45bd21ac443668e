"""The one face that both games show to the page, the opponents, replay and import."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from hansa.core.action import Action
    from hansa.core.errors import Refusal
    from hansa.core.events import Emit
    from hansa.core.setup import Option, Setup

CHANCE = -1
"""What `to_act` answers when the next thing is a draw."""

OVER = -2
"""What `to_act` answers when the game has ended."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a score sheet: its name, the rule behind it, how many of the thing, and the points."""

    name: str
    rule: str
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """What one seat would score if the game ended now."""

    seat: int
    rows: tuple[Row, ...]

    @property
    def total(self) -> int:
        return sum(row.points for row in self.rows)


S = TypeVar("S")
V = TypeVar("V")


class Game(Protocol[S, V]):
    """The rules of one game. Stateless: everything that changes is in the state it is given."""

    @property
    def id(self) -> str: ...

    @property
    def revision(self) -> int:
        """Grows when a rule is mended, so that old records can be told from new ones.

        `Setup.rules` says by which one a match is played; where a game still has the rules from before, it goes on
        by those.
        """
        ...

    @property
    def seats(self) -> range:
        """How many players there may be."""
        ...

    @property
    def options(self) -> Sequence[Option]: ...

    def check(self, setup: Setup) -> Setup:
        """The set-up with all options and its rules spelled out, or SetupError with the rule that forbids it."""
        ...

    def initial(self, setup: Setup) -> S: ...

    def copy(self, state: S) -> S: ...

    def to_act(self, state: S) -> int:
        """The seat that decides now, CHANCE or OVER."""
        ...

    def turn_of(self, state: S) -> int:
        """The seat whose turn it is, who may wait for another's answer."""
        ...

    def legal_actions(self, state: S) -> Sequence[Action]: ...

    def actions(self, state: S) -> Iterable[Action]:
        """Every action that the board knows, legal now or not."""
        ...

    def chances(self, state: S) -> Sequence[tuple[Action, int]]:
        """The outcomes of the next draw with their weights."""
        ...

    def advance(self, state: S, action: Action, emit: Emit | None = None) -> None:
        """Play a legal action in place."""
        ...

    def after(self, state: S, action: Action) -> S:
        """The state after a legal action, as a new one."""
        ...

    def parse(self, state: S, words: Action | str) -> Action:
        """The legal action of this text, or this action if it is legal; else NotationError or IllegalAction."""
        ...

    def why_not(self, state: S, target: str) -> Refusal | None:
        """Why nothing can be done with this target now, or None when something can."""
        ...

    def targets(self, state: S, action: Action) -> tuple[str, ...]:
        """The things on the table that stand for this action."""
        ...

    def pick(self, state: S, action: Action, target: str) -> Action:
        """The equal action that uses just this target, where several are interchangeable."""
        ...

    def ends_turn(self, state: S, action: Action) -> bool:
        """Whether this legal action hands the turn on; pages confirm it, nothing may play it unasked."""
        ...

    def score(self, state: S) -> tuple[ScoreSheet, ...]: ...

    def winners(self, state: S) -> tuple[int, ...]: ...

    def view(self, state: S, seat: int) -> V:
        """All that this seat may know."""
        ...

    def determinize(self, view: V, rng: Random) -> S:
        """A whole state that this view could stand for."""
        ...

    def digest(self, state: S) -> str:
        """A short fingerprint, equal on every machine and Python."""
        ...
