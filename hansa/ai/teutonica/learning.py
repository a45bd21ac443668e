"""What scripts/tune learns from in a game of Hansa Teutonica."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hansa.ai.teutonica.evaluation import working
from hansa.ai.teutonica.facts import MARKERS, SKILLS, TOPS, State, clock
from hansa.ai.teutonica.setting import standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.ai.teutonica.steward import Skill

FREE = (
    "controls",
    "offices",
    "link",
    "pool",
    "traders",
    "merchants",
    "stock",
    *(f"{name}.{level}" for name, top in zip(SKILLS, TOPS, strict=True) for level in range(1, top + 1)),
    *(f"marker.{name}" for name in MARKERS),
)
"""The terms whose weights are learnt; the others are what the score counts or what routes promise."""


def pupil(skill: Skill, noise: float) -> Skill:
    """A quick and slightly careless player of the same knowledge."""
    return replace(skill, width=1, focus=min(skill.focus, 3), candidates=0, noise=noise)


def at_random(_state: State) -> bool:
    """The players' own misjudgements make games different enough."""
    return False


def lesson(state: State, seat: int, totals: Sequence[int]) -> tuple[tuple[tuple[str, float], ...], float, float] | None:
    """Terms of a seat over the mean of the others, how early it is, and its lead in the end. None near the end."""
    early = clock(state)
    if early < 0.1:
        return None
    share = 1 / (len(totals) - 1)
    ahead: dict[str, float] = {}
    for other, parts in enumerate(zip(standing(state), working(state), strict=True)):
        for found in parts:
            for name, amount in found.items():
                ahead[name] = ahead.get(name, 0.0) + amount * (1.0 if other == seat else -share)
    final = totals[seat] - share * (sum(totals) - totals[seat])
    return tuple(ahead.items()), early, final
