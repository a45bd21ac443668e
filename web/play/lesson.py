"""What a lesson is made of: a position that real actions lead to, and steps that ask for the next ones."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

import hansa

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Match, Setup


def fits(patterns: Sequence[str], action: str) -> bool:
    """Whether an action is one of those that patterns describe: `place t stade-hamburg.*`."""
    return any(fnmatchcase(action, pattern) for pattern in patterns)


@dataclass(frozen=True, slots=True)
class Step:
    """Something to do, or something to read first. Its sentence is the text of the lesson with this name."""

    name: str
    expects: tuple[str, ...] = ()
    """The actions that lead on, as patterns: `place t stade-hamburg.*`. None: the learner only reads."""
    plays: tuple[str, ...] = ()
    """What the others do when the learner has read the sentence."""
    first: str = ""
    """The kind of thing that has to be tapped before others: `marker`."""

    @property
    def is_read(self) -> bool:
        return not self.expects

    def fits(self, action: str) -> bool:
        return fits(self.expects, action)


@dataclass(frozen=True, slots=True)
class Lesson:
    """One mission."""

    game: str
    number: int
    setup: Setup
    moves: str
    """The actions up to the position, by commas or lines; draws (`~ …`) that are not named follow the seed."""
    steps: tuple[Step, ...]
    group: str = "game"
    """What it belongs to: the game itself, which comes first, or something that can be learned later."""

    @property
    def id(self) -> str:
        return f"{self.game}/{self.number}"

    def position(self) -> Match:
        """The match as the learner finds it."""
        return played(self.setup, self.moves)


def played(setup: Setup, moves: str) -> Match:
    """A match after the moves of a text. An error names what the rules refuse."""
    match = hansa.Match(hansa.games()[setup.game], setup)
    for move in filter(None, map(str.strip, moves.replace("\n", ",").split(","))):
        if not move.startswith("~"):
            match.roll()
        match.replay(move)
    match.roll()
    return match
