"""Chance is an actor: rules list weighted outcomes, a match draws one and writes it into its log."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.core.action import Action


def draw(outcomes: Sequence[tuple[Action, int]], rng: Random) -> Action:
    """One outcome, with a chance in proportion to its weight.

    Only `random()` is used: of all methods of a generator it alone never changed between Python versions.
    """
    total = 0
    for _, weight in outcomes:
        total += weight
    point = int(rng.random() * total)
    for action, weight in outcomes:
        point -= weight
        if point < 0:
            return action
    raise ValueError("no outcome has a positive weight")


def generator(seed: str, ply: int) -> Random:
    """The generator of one ply: the same however often the game was loaded or taken back."""
    return Random(f"{seed}/{ply}")  # noqa: S311 - dice, not secrets
