"""The pawn of the two-player game (T35, T36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.events import PawnMoved
from hansa.teutonica.families.common import no_action, spend, wrong_frame
from hansa.teutonica.families.ending import begin_turn
from hansa.teutonica.state import (
    ACTED,
    BEGUN,
    FIRST,
    KIND,
    LEFT,
    PAWN,
    PLAYERS,
    SEAT,
    SET_PAWN,
    SPENT,
    STAGE,
    TURN,
    WALKED,
    State,
)

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables


def set_options(_s: State, t: Tables, out: list[Action]) -> None:
    out += t.actions.pawn


def options(s: State, t: Tables, out: list[Action]) -> None:
    if not s[WALKED]:
        out += [t.actions.pawn[province] for province in t.walk[s[PAWN]]]
    if s[LEFT]:
        out += [action for province, action in enumerate(t.actions.ride) if province != s[PAWN]]


def refuse(s: State, t: Tables, action: Action) -> Refusal | None:
    (province,) = action.args
    if s[KIND] == SET_PAWN:
        return None
    if refusal := wrong_frame(s, TURN):
        return refusal
    if s[PLAYERS] != 2:
        return Refusal("T35", "two-players-only")
    if s[WALKED]:
        return Refusal("T36", "walked-already")
    return None if province in t.walk[s[PAWN]] else Refusal("T36", "one-or-two-borders")


def apply(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    """Setting it up begins the game; walking after an action says that it was the last one."""
    (s[PAWN],) = action.args
    if emit:
        emit(PawnMoved(s[SEAT], t.board.provinces[s[PAWN]].id))
    if s[KIND] == SET_PAWN:
        begin_turn(s, s[FIRST], emit)
        return
    s[WALKED] = 1
    if s[STAGE] >= ACTED:
        s[LEFT], s[STAGE] = 0, SPENT
    else:
        s[STAGE] = BEGUN


def refuse_ride(s: State, _t: Tables, action: Action) -> Refusal | None:
    (province,) = action.args
    if refusal := no_action(s):
        return refusal
    if s[PLAYERS] != 2:
        return Refusal("T35", "two-players-only")
    return Refusal("T36", "already-there") if province == s[PAWN] else None


def ride(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    (s[PAWN],) = action.args
    spend(s)
    if emit:
        emit(PawnMoved(s[SEAT], t.board.provinces[s[PAWN]].id))
