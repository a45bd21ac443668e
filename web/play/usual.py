"""What somebody usually plays, from the games that are kept: so a new one can begin with one tap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import hansa
from hansa import PERSON, RecordError, Setup
from web.play import hint
from web.play.session import LEVELS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from web.store.save import Save

FRIENDLY = LEVELS[0]
"""The level of those who are put at the table of a newcomer."""


@dataclass(frozen=True)
class Usual:
    """A game with its options, and who sits there: a level for each seat, empty for a person."""

    game: str
    players: tuple[str, ...]
    levels: tuple[str, ...]
    options: Mapping[str, str]
    colours: tuple[str, ...] = ()

    @property
    def seats(self) -> list[str]:
        """In the words of a record."""
        return [level or PERSON for level in self.levels]

    def setup(self, seed: str) -> Setup:
        """The same again; who begins is drawn anew."""
        return Setup(self.game, self.players, {**self.options, "start": "drawn"}, seed)


def last_played(games: Sequence[Save]) -> Usual | None:
    """The newest game whose set-up the rules of today allow; games come newest first."""
    return next((found for found in map(_usual, games) if found), None)


def last_alone(games: Sequence[Save]) -> Usual | None:
    """The newest that one person played against computers."""
    return last_played([save for save in games if any(save.levels) and list(save.levels).count("") == 1])


def _usual(save: Save) -> Usual | None:
    try:
        setup = hansa.setup_of(save.record.partition("\n\n")[0])
    except RecordError:
        return None
    if setup.seed == hint.SEED:
        return None
    levels = save.levels or ("",) * len(setup.players)
    return Usual(save.game, setup.players, levels, setup.options, tuple(save.colours))
