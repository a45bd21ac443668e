"""A piece of advice for players, with a position in which it can be tried."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hansa import Match
    from web.draw.figures import Drawing
    from web.draw.players import Player

SEED = "hints"
"""All positions of hints have it, and so have the games that begin there: nobody set those up."""


@dataclass(frozen=True)
class Hint:
    """Its texts are `hint.GAME.NAME`, `.words`, and where it can be tried `.try`."""

    name: str
    rules: tuple[str, ...]
    """The numbers that it speaks of."""
    picture: Callable[[Match | None, Sequence[Player]], Drawing]
    """A drawing, or the piece of the position that it is about."""
    position: Callable[[], Match] | None = None
    """A match that waits for the decision it is about; a new one each time."""
