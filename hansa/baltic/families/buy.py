"""Buying one marker of the ship's city (H12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.baltic.actions import BUYS
from hansa.baltic.board import BOARD, CITY_SPACES
from hansa.baltic.events import Bought
from hansa.baltic.families.visit import refuse_visit
from hansa.baltic.goods import KIND_BARRELS, KIND_COLOUR, KINDS, ONE_MORE
from hansa.baltic.state import ACTED, FRESH, HANDS, HEAP_ROOM, HELD, NOBODY, SEAT, SHIP, TALERS, WARES, State, leader
from hansa.core.errors import Refusal

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit


def can_pay(s: State) -> bool:
    seat = s[SEAT]
    return s[TALERS + seat] > 0 or leader(s, s[SHIP]) == seat


def options(s: State, out: list[Action]) -> None:
    spaces = CITY_SPACES[s[SHIP]]
    wares = s[WARES + spaces[0]]
    others = s[WARES + spaces[-1]]
    if not (wares or others) or not can_pay(s):
        return
    if wares:
        out.append(BUYS[wares - 1])
    if others and others != wares:
        out.append(BUYS[others - 1])


def refuse(s: State, action: Action) -> Refusal | None:
    (kind,) = action.args
    if refusal := refuse_visit(s):
        return refusal
    if kind + 1 not in (s[WARES + space] for space in CITY_SPACES[s[SHIP]]):
        return Refusal("H12", "not-here", {"good": str(KINDS[kind]), "city": BOARD.cities[s[SHIP]].id})
    return None if can_pay(s) else Refusal("H12", "no-taler")


def apply(s: State, action: Action, emit: Emit | None) -> None:
    (kind,) = action.args
    seat, city = s[SEAT], s[SHIP]
    leading = leader(s, city)
    if leading != seat:
        s[TALERS + seat] -= 1
        if leading != NOBODY:
            s[TALERS + leading] += 1
    first = WARES + CITY_SPACES[city][0]
    s[s.index(kind + 1, first)] = 0
    s[HANDS + HEAP_ROOM * seat + KIND_COLOUR[kind]] += ONE_MORE[KIND_BARRELS[kind]]
    s[HELD + seat] += 1
    s[ACTED], s[FRESH] = 1, 0
    if emit:
        paid_to = None if leading in (seat, NOBODY) else leading
        emit(Bought(seat, BOARD.cities[city].id, KINDS[kind], int(leading != seat), paid_to))
