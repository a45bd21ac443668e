"""What scripts/tune learns from in a game of Hansa."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hansa.ai.baltic.facts import FIRST_BOOTHS, OPENED, PHASE, PLACED, PLAYERS, State, clock
from hansa.ai.baltic.terms import TERMS, count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.ai.baltic.trader import Skill

FIXED = ("points.sold", "bonuses")
FREE = tuple(term for term in TERMS if term not in FIXED)
"""The terms whose weights are learnt; the others are points for good."""


def pupil(skill: Skill, noise: float) -> Skill:
    """A quick and slightly careless player of the same knowledge."""
    return replace(skill, nodes=min(skill.nodes, 800), fills=2, width=0, noise=noise)


def at_random(state: State) -> bool:
    """First booths anywhere, so that all openings are seen."""
    return state[PHASE] == FIRST_BOOTHS and state[PLACED] >= state[PLAYERS]


def lesson(state: State, seat: int, totals: Sequence[int]) -> tuple[tuple[tuple[str, float], ...], float, float] | None:
    """Terms of a seat over the mean of the others, how early it is, and its lead in the end. None near the end."""
    if state[OPENED]:
        return None
    counted = count(state)
    share = 1 / (len(counted) - 1)
    ahead: dict[str, float] = {}
    for other, found in enumerate(counted):
        for name, amount in found.items():
            ahead[name] = ahead.get(name, 0.0) + amount * (1.0 if other == seat else -share)
    final = totals[seat] - share * (sum(totals) - totals[seat])
    return tuple(ahead.items()), clock(state), final
