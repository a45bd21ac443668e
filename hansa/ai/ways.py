"""Ways to go on, as the players of both games weigh them: by what follows, and with errors."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from random import Random

    from hansa.ai.player import Meter

NEVER_ZERO = 1e-9


class Way(Protocol):
    """A line of actions with its worth, and whether that has what follows in it."""

    value: float
    foreseen: bool


W = TypeVar("W", bound=Way)


def with_foresight(
    found: list[W], meter: Meter, look: Callable[[W], Generator[int, None, float]]
) -> Generator[int, None, list[W]]:
    """The same ways, judged by what `look` finds to follow, best first; behind them those not reached in time."""
    judged: list[W] = []
    for way in found:
        if judged and meter.spent:
            break
        way.value = yield from look(way)
        way.foreseen = True
        judged.append(way)
    judged.sort(key=lambda way: -way.value)
    return judged + found[len(judged) :]


def error(rng: Random) -> float:
    """By how much a way is misjudged, in units of a level's noise.

    Spread so (Gumbel's way) that who takes what seems best takes a way the more seldom the worse it is, but any.
    """
    return log(-log(rng.random() + NEVER_ZERO) + NEVER_ZERO)
