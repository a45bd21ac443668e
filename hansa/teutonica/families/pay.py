"""Paying from supply to stock, for displacing (T9) or for blocks on the route where a piece was placed (T52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.events import Paid
from hansa.teutonica.families import answer
from hansa.teutonica.families.common import own_desk, wrong_frame
from hansa.teutonica.laid import blocks
from hansa.teutonica.state import (
    KIND_NAMES,
    KIND_OF,
    PAY,
    SEAT,
    STOCK_M,
    STOCK_T,
    SUPPLY_M,
    SUPPLY_T,
    A,
    B,
    C,
    State,
    pop,
    push,
)

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables


def price(victim: int) -> int:
    """T9: pieces to be paid for displacing one, besides the one that takes its post."""
    return 1 + KIND_OF[victim]


def begin(s: State, t: Tables, route: int, victim: int, emit: Emit | None) -> None:
    """For a displaced piece, or without one for the blocks; where there is no choice of kinds nobody is asked."""
    base = own_desk(s)
    due = price(victim) if victim else blocks(s, route)
    traders, merchants = s[base + SUPPLY_T], s[base + SUPPLY_M]
    if traders and merchants and traders + merchants > due:
        push(s, PAY, s[SEAT], due, route, victim)
        return
    paid = min(traders, due)
    _pay(s, paid, due - paid, emit)
    if victim:
        answer.begin(s, t, route, victim, emit)


def _pay(s: State, traders: int, merchants: int, emit: Emit | None) -> None:
    base = own_desk(s)
    s[base + SUPPLY_T] -= traders
    s[base + STOCK_T] += traders
    s[base + SUPPLY_M] -= merchants
    s[base + STOCK_M] += merchants
    if emit:
        emit(Paid(s[SEAT], traders, merchants))


def options(s: State, t: Tables, out: list[Action]) -> None:
    for merchants in range(s[A] + 1):
        action = t.actions.pay[s[A] - merchants, merchants]
        if not refuse(s, t, action):
            out.append(action)


def refuse(s: State, _t: Tables, action: Action) -> Refusal | None:
    traders, merchants = action.args
    if refusal := wrong_frame(s, PAY):
        return refusal
    rule = "T9" if s[C] else "T52"
    if traders + merchants != s[A]:
        return Refusal(rule, "other-price", {"needed": s[A]})
    base = own_desk(s)
    if traders > s[base + SUPPLY_T] or merchants > s[base + SUPPLY_M]:
        return Refusal(rule, "none-in-supply", {"kind": KIND_NAMES[traders <= s[base + SUPPLY_T]]})
    return None


def apply(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    traders, merchants = action.args
    route, victim = s[B], s[C]
    _pay(s, traders, merchants, emit)
    pop(s)
    if victim:
        answer.begin(s, t, route, victim, emit)
