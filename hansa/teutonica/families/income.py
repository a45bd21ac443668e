"""Income: from stock to supply (T7), and the favour that lets others take part (T40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.editions import INCOME_OF_OTHERS
from hansa.teutonica.events import IncomeTaken
from hansa.teutonica.families.common import finish, no_action, own_desk, spend, wrong_frame
from hansa.teutonica.state import (
    BANK,
    FAVOURS,
    HIRE,
    KIND_NAMES,
    MERCHANT,
    PLAYERS,
    SEAT,
    STOCK_M,
    STOCK_T,
    SUPPLY_M,
    SUPPLY_T,
    TILES,
    TRADER,
    VALUES,
    State,
    desk,
    push,
)

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables

BANK_VALUES = VALUES[4]


def refuse(s: State, t: Tables, action: Action) -> Refusal | None:
    traders, merchants = action.args
    if refusal := no_action(s):
        return refusal
    base = own_desk(s)
    stock = s[base + STOCK_T] + s[base + STOCK_M]
    if not stock:
        return Refusal("T7", "stock-empty")
    if traders > s[base + STOCK_T] or merchants > s[base + STOCK_M]:
        return Refusal("T7", "not-in-stock", {"traders": s[base + STOCK_T], "merchants": s[base + STOCK_M]})
    value = BANK_VALUES[s[base + BANK]]
    if traders + merchants > value:
        return Refusal("T7", "bank-too-low", {"value": value})
    if not t.edition.take_less_income and traders + merchants < min(value, stock):
        return Refusal("T7", "take-all-you-may", {"value": min(value, stock)})
    return None


def apply(s: State, _t: Tables, action: Action, emit: Emit | None) -> None:
    traders, merchants = action.args
    seat = s[SEAT]
    base = desk(seat)
    s[base + STOCK_T] -= traders
    s[base + SUPPLY_T] += traders
    s[base + STOCK_M] -= merchants
    s[base + SUPPLY_M] += merchants
    spend(s)
    if emit:
        emit(IncomeTaken(seat, traders, merchants))
    if s[FAVOURS]:
        for other in range(s[PLAYERS]):
            there = desk(other)
            holds = other != seat and s[there + TILES] >> INCOME_OF_OTHERS & 1
            if holds and (s[there + STOCK_T] or s[there + STOCK_M]):
                push(s, HIRE, other)


def hire_options(s: State, t: Tables, out: list[Action]) -> None:
    base = own_desk(s)
    out += [t.actions.hire[kind] for kind in (TRADER, MERCHANT) if s[base + STOCK_T + kind]]
    out.append(t.actions.done)


def refuse_hire(s: State, _t: Tables, action: Action) -> Refusal | None:
    (kind,) = action.args
    if refusal := wrong_frame(s, HIRE):
        return refusal
    return None if s[own_desk(s) + STOCK_T + kind] else Refusal("T40", "not-in-stock", {"kind": KIND_NAMES[kind]})


def hire(s: State, _t: Tables, action: Action, emit: Emit | None) -> None:
    (kind,) = action.args
    base = own_desk(s)
    s[base + STOCK_T + kind] -= 1
    s[base + SUPPLY_T + kind] += 1
    if emit:
        emit(IncomeTaken(s[SEAT], int(kind == TRADER), int(kind == MERCHANT)))
    finish(s, emit)
