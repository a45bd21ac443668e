"""Displacing an opponent's tradesman and paying for it (T9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.events import Displaced
from hansa.teutonica.families import pay
from hansa.teutonica.families.access import refuse_access, use_permit
from hansa.teutonica.families.common import at, no_action, own_desk, post_id, spend
from hansa.teutonica.state import (
    KIND_NAMES,
    KIND_OF,
    POSTS,
    SEAT,
    SEAT_OF,
    SUPPLY_M,
    SUPPLY_T,
    TRADER,
    State,
    desk,
)

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables


def refuse(s: State, t: Tables, action: Action) -> Refusal | None:
    kind, route, post = action.args
    if refusal := no_action(s):
        return refusal
    if not any(s[own_desk(s) + SUPPLY_T : own_desk(s) + SUPPLY_M + 1]):
        return Refusal("T9", "supply-empty")
    where = post_id(t, route, post)
    victim = at(s, route, post)
    if not victim or SEAT_OF[victim] == s[SEAT]:
        return Refusal("T9", "own-piece" if victim else "nobody-there", {"post": where})
    if not s[own_desk(s) + SUPPLY_T + kind]:
        return Refusal("T9", "none-in-supply", {"kind": KIND_NAMES[kind]})
    if kind == TRADER and t.boats[route][post]:
        return Refusal("T43", "boats-take-merchants", {"post": where})
    return _refuse_price(s, 1 + pay.price(victim)) or refuse_access(s, t, route)


def _refuse_price(s: State, needed: int) -> Refusal | None:
    base = own_desk(s)
    if s[base + SUPPLY_T] + s[base + SUPPLY_M] < needed:
        return Refusal("T9", "cannot-pay", {"needed": needed})
    return None


def apply(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    kind, route, post = action.args
    seat = s[SEAT]
    base = desk(seat)
    victim = at(s, route, post)
    s[base + SUPPLY_T + kind] -= 1
    s[POSTS + route] ^= (victim ^ (1 + 2 * seat + kind)) << 4 * post
    spend(s)
    if t.country[route]:
        use_permit(s, t, route)
    if emit:
        kinds = KIND_NAMES[kind], KIND_NAMES[KIND_OF[victim]]
        emit(Displaced(seat, kinds[0], post_id(t, route, post), SEAT_OF[victim], kinds[1]))
    pay.begin(s, t, route, victim, emit)
