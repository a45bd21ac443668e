"""Sailing: along an arrow, a taler a leg, as often as can be paid (H11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.baltic.actions import SAILS_FROM
from hansa.baltic.board import BOARD, WAYS_OUT
from hansa.baltic.events import Sailed
from hansa.baltic.state import ACTED, ACTIONS, FRESH, SEAT, SHIP, TALERS, State, wrong_phase
from hansa.core.errors import Refusal

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit


def options(s: State, out: list[Action]) -> None:
    if s[TALERS + s[SEAT]]:
        out += SAILS_FROM[s[SHIP]]


def refuse(s: State, action: Action) -> Refusal | None:
    (city,) = action.args
    if refusal := wrong_phase(s, ACTIONS):
        return refusal
    here, there = BOARD.cities[s[SHIP]].id, BOARD.cities[city].id
    if city == s[SHIP]:
        return Refusal("H11", "already-there", {"city": there})
    if s[SHIP] in WAYS_OUT[city]:
        return Refusal("H11", "against-the-arrow", {"from": here, "city": there})
    if city not in WAYS_OUT[s[SHIP]]:
        return Refusal("H11", "no-route", {"from": here, "city": there})
    if not s[TALERS + s[SEAT]]:
        return Refusal("H11", "no-taler")
    return None


def apply(s: State, action: Action, emit: Emit | None) -> None:
    (city,) = action.args
    if emit:
        emit(Sailed(s[SEAT], BOARD.cities[s[SHIP]].id, BOARD.cities[city].id))
    s[TALERS + s[SEAT]] -= 1
    s[SHIP] = city
    s[ACTED] = s[FRESH] = 0
