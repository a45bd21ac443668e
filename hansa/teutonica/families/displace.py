"""Displacing an opponent's tradesman and paying for it (T9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.events import Displaced, Paid
from hansa.teutonica.families import answer
from hansa.teutonica.families.access import refuse_access, use_permit
from hansa.teutonica.families.common import at, no_action, own_desk, post_id, spend, wrong_frame
from hansa.teutonica.state import (
    KIND_NAMES,
    KIND_OF,
    PAY,
    POSTS,
    SEAT,
    SEAT_OF,
    STOCK_M,
    STOCK_T,
    SUPPLY_M,
    SUPPLY_T,
    TRADER,
    A,
    B,
    C,
    State,
    desk,
    pop,
    push,
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
    return _refuse_price(s, 1 + price(victim)) or refuse_access(s, t, route)


def price(victim: int) -> int:
    """Pieces to be paid besides the one that takes the post."""
    return 1 + KIND_OF[victim]


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
    due = price(victim)
    traders, merchants = s[base + SUPPLY_T], s[base + SUPPLY_M]
    if traders and merchants and traders + merchants > due:
        push(s, PAY, seat, due, route, victim)
        return
    paid = min(traders, due)
    _pay(s, seat, paid, due - paid, emit)
    answer.begin(s, t, route, victim, emit)


def _pay(s: State, seat: int, traders: int, merchants: int, emit: Emit | None) -> None:
    base = desk(seat)
    s[base + SUPPLY_T] -= traders
    s[base + STOCK_T] += traders
    s[base + SUPPLY_M] -= merchants
    s[base + STOCK_M] += merchants
    if emit:
        emit(Paid(seat, traders, merchants))


def pay_options(s: State, t: Tables, out: list[Action]) -> None:
    for traders in range(s[A] + 1):
        action = t.actions.pay[s[A] - traders, traders]
        if not refuse_pay(s, t, action):
            out.append(action)


def refuse_pay(s: State, _t: Tables, action: Action) -> Refusal | None:
    traders, merchants = action.args
    if refusal := wrong_frame(s, PAY):
        return refusal
    if traders + merchants != s[A]:
        return Refusal("T9", "other-price", {"needed": s[A]})
    base = own_desk(s)
    if traders > s[base + SUPPLY_T] or merchants > s[base + SUPPLY_M]:
        return Refusal("T9", "none-in-supply", {"kind": KIND_NAMES[traders <= s[base + SUPPLY_T]]})
    return None


def apply_pay(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    traders, merchants = action.args
    route, victim = s[B], s[C]
    _pay(s, s[SEAT], traders, merchants, emit)
    pop(s)
    answer.begin(s, t, route, victim, emit)
