"""A linear evaluation of Hansa that keeps what it counted.

Every term has a weight for the beginning and one for the end of the game; in between the supply's clock blends them.
A seat that gets no further turn has its points and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.ai.baltic.facts import (
    BONUSES,
    ENDED,
    FIRST,
    LEFT,
    OPENED,
    OWNER,
    PHASE,
    PLAYERS,
    State,
    clock,
    still_to_move,
    winners,
)
from hansa.ai.baltic.terms import PARTS, Amounts, Key, Part, count
from hansa.ai.player import settled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hansa.ai.reasons import Parts

KEPT = 100_000
"""How many counted slices are kept before the tables start afresh."""

FOR_GOOD = ("points.sold", "points.goods", "points.cities", "points.sole-cities", "bonuses")
"""The terms that still count for a seat without a further turn, a point each."""

WIN = 20.0
"""Points that a won game is worth."""

_Worth = tuple[tuple[int, float], ...]
"""What a slice is worth: seats with points."""

_Stage = tuple[list[dict[str, float]], list[tuple[dict[bytes, _Worth], tuple[Key, Part]]]]
"""Blended weights of every seat at one time of the game, and the slices counted at that time."""


class Evaluation:
    """Worth of a position for every seat, by one set of weights."""

    def __init__(self, weights: Mapping[str, tuple[float, float]]) -> None:
        self.weights = dict(weights)
        self._at: dict[tuple[int, ...], _Stage] = {}
        self._kept = 0

    def worths(self, s: State) -> list[float]:
        """What each seat has, in points."""
        at = (s[LEFT], s[OWNER], s[FIRST], s[OPENED], s[PHASE] == ENDED, s[BONUSES], s[PLAYERS])
        blends, tables = self._at.get(at) or self._fresh(at, s)
        total = [0.0] * s[PLAYERS]
        for table, (key_of, part) in tables:
            key = key_of(s)
            worth = table.get(key)
            if worth is None:
                worth = table[key] = _weigh(part(s), blends)
                self._kept += 1
            for seat, amount in worth:
                total[seat] += amount
        return total

    def value(self, s: State, seat: int) -> float:
        """What a seat has over the mean of the others; and what it means to have won when all is over."""
        worths = self.worths(s)
        mine = worths[seat]
        won = _won(s, worths, seat) if s[PHASE] == ENDED else 0.0
        return settled(mine - (sum(worths) - mine) / (len(worths) - 1) + won)

    def parts(self, s: State, seat: int) -> Parts:
        """What each term of each seat adds to the value for a seat, in points.

        What leading a city is worth is told by the city alone, and a term that lessens another is told with it.
        """
        found: Parts = {}
        share = 1 / (s[PLAYERS] - 1)
        for at, (amounts, blend) in enumerate(zip(count(s), self._blends(s), strict=True)):
            sign = 1.0 if at == seat else -share
            for name, amount in amounts.items():
                if name == "leads":
                    continue
                worth = amount * blend.get(name, 0.0)
                if name.startswith("lead."):
                    worth += amount * blend.get("leads", 0.0)
                told = "points.cities" if name == "points.sole-cities" and worth < 0 else name
                found[told, at] = found.get((told, at), 0.0) + sign * worth
        if s[PHASE] == ENDED:
            found["won", seat] = _won(s, self.worths(s), seat)
        return found

    def _fresh(self, at: tuple[int, ...], s: State) -> _Stage:
        if self._kept > KEPT:
            self._at.clear()
            self._kept = 0
        stage: _Stage = (self._blends(s), [({}, part) for part in PARTS])
        self._at[at] = stage
        return stage

    def _blends(self, s: State) -> list[dict[str, float]]:
        """The weights of every seat at this time of the game."""
        early = clock(s)
        blend = {name: early * first + (1 - early) * last for name, (first, last) in self.weights.items()}
        over = dict.fromkeys(FOR_GOOD, 1.0)
        moving = still_to_move(s)
        return [blend if seat in moving else over for seat in range(s[PLAYERS])]


def _won(s: State, worths: list[float], seat: int) -> float:
    """What a won game is worth, shared with those who share the win (H20)."""
    if worths[seat] < max(worths) - 0.5:
        return 0.0
    won = winners(s)
    return WIN / len(won) if seat in won else 0.0


def _weigh(counted: list[Amounts], blends: list[dict[str, float]]) -> _Worth:
    return tuple(
        (seat, sum(amount * blend.get(name, 0.0) for name, amount in amounts.items()))
        for seat, (amounts, blend) in enumerate(zip(counted, blends, strict=True))
        if amounts
    )
