"""The five tracks of a desk (T2, T21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.board import SKILLS
from hansa.teutonica.events import SkillRaised
from hansa.teutonica.state import (
    ACTIONS,
    LEFT,
    LEVELS,
    SKILL_PIECES,
    SPENT,
    STAGE,
    SUPPLY_T,
    TOPS,
    VALUES,
    State,
    desk,
)

if TYPE_CHECKING:
    from hansa.core.events import Emit


def refuse_skill(s: State, seat: int, skill: int) -> Refusal | None:
    if s[desk(seat) + LEVELS + skill] < TOPS[skill]:
        return None
    return Refusal("T21", "track-finished", {"skill": SKILLS[skill]})


def raise_skill(s: State, seat: int, skill: int, emit: Emit | None) -> None:
    """One step: the piece that covered it joins the supply; a higher value of actions counts at once (T5)."""
    base = desk(seat)
    level = s[base + LEVELS + skill] = s[base + LEVELS + skill] + 1
    s[base + SUPPLY_T + SKILL_PIECES[skill]] += 1
    values = VALUES[skill]
    if LEVELS + skill == ACTIONS and values[level] > values[level - 1] and s[STAGE] != SPENT:
        s[LEFT] += 1
    if emit:
        emit(SkillRaised(seat, SKILLS[skill], level))
