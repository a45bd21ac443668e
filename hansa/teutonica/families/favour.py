"""Buying the emperor's favour at the start of a turn (T39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.editions import FAVOURS as FAVOUR_NAMES
from hansa.teutonica.editions import MARKERS
from hansa.teutonica.events import FavourTaken, MarkerTurned
from hansa.teutonica.families.common import finish, own_desk, turn_over, wrong_frame
from hansa.teutonica.state import (
    DISPLAY,
    FLIP,
    FRESH,
    KINDS,
    LEFT,
    SEAT,
    SPENT,
    STAGE,
    TILES,
    TURN,
    UNUSED,
    A,
    B,
    State,
    push,
)

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables

PRICE = 2


def options(s: State, t: Tables, out: list[Action]) -> None:
    if s[DISPLAY] and not _refuse_buying(s):
        out += [action for tile, action in enumerate(t.actions.favour) if s[DISPLAY] >> tile & 1]


def _refuse_buying(s: State) -> Refusal | None:
    if s[STAGE] != FRESH:
        return Refusal("T39", "start-of-turn-only")
    base = own_desk(s)
    unused = sum(s[base + UNUSED : base + UNUSED + KINDS])
    return Refusal("T39", "two-unused-markers") if unused < PRICE else None


def refuse(s: State, _t: Tables, action: Action) -> Refusal | None:
    (tile,) = action.args
    if refusal := wrong_frame(s, TURN):
        return refusal
    if not s[DISPLAY] >> tile & 1:
        return Refusal("T39", "not-on-offer", {"favour": FAVOUR_NAMES[tile]})
    return _refuse_buying(s)


def apply(s: State, _t: Tables, action: Action, _emit: Emit | None) -> None:
    (tile,) = action.args
    s[LEFT], s[STAGE] = 0, SPENT
    push(s, FLIP, s[SEAT], tile, PRICE)


def flip_options(s: State, t: Tables, out: list[Action]) -> None:
    base = own_desk(s)
    out += [action for kind, action in enumerate(t.actions.turn_over) if s[base + UNUSED + kind]]


def refuse_flip(s: State, _t: Tables, action: Action) -> Refusal | None:
    (kind,) = action.args
    if refusal := wrong_frame(s, FLIP):
        return refusal
    return None if s[own_desk(s) + UNUSED + kind] else Refusal("T39", "no-such-marker", {"marker": MARKERS[kind]})


def flip(s: State, _t: Tables, action: Action, emit: Emit | None) -> None:
    (kind,) = action.args
    base = own_desk(s)
    turn_over(s, base, kind)
    s[B] -= 1
    if emit:
        emit(MarkerTurned(s[SEAT], MARKERS[kind]))
    if not s[B]:
        s[base + TILES] |= 1 << s[A]
        s[DISPLAY] &= ~(1 << s[A])
        if emit:
            emit(FavourTaken(s[SEAT], FAVOUR_NAMES[s[A]]))
        finish(s, emit)
