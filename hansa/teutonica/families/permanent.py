"""Permanent markers, used at the end of the action that creates their route or not at all (T44, T48)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.events import Dropped, Lifted
from hansa.teutonica.families.common import at, finish, finish_action, own_desk, post_id, source, wrong_frame
from hansa.teutonica.skills import raise_skill, refuse_skill
from hansa.teutonica.state import (
    ABROAD,
    ANYONE,
    DEVELOPING,
    FROM_ROUTE,
    GREEN,
    KIND_NAMES,
    KIND_OF,
    LEVELS,
    MERCHANT,
    MOVE,
    OWN,
    POSTS,
    PRIVILEGE,
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
    D,
    State,
    desk,
    piece,
    pop,
    push,
)

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables

EVERYWHERE = 15
OUTSIDE_HOME = 14


def begin(s: State, t: Tables, route: int, traders: int, merchants: int) -> bool:
    """Ask for the use of a route's permanent marker, unless it cannot be used."""
    seat = s[SEAT]
    base = desk(seat)
    match t.permanent[route]:
        case "move-two" if t.has_piece(s):
            push(s, MOVE, seat, 2, ANYONE)
        case "privilege" if not refuse_skill(s, seat, PRIVILEGE - LEVELS):
            push(s, DEVELOPING, seat)
        case "green-office" if s[base + SUPPLY_T] or s[base + SUPPLY_M]:
            push(s, GREEN, seat)
        case "two-from-route":
            push(s, FROM_ROUTE, seat, 2, traders, merchants)
        case "two-abroad":
            push(s, ABROAD, seat, 2)
            if not _any_abroad(s, t):
                pop(s)
                return False
        case _:
            return False
    return True


def resume(s: State, t: Tables, emit: Emit | None) -> None:
    """The tributes of the route's office are paid (T52): its permanent marker, and the action is over."""
    route, traders, merchants = s[A], s[B], s[C]
    pop(s)
    s[own_desk(s) + STOCK_T] += traders
    s[own_desk(s) + STOCK_M] += merchants
    if not t.permanent[route] or not begin(s, t, route, traders, merchants):
        finish_action(s, emit)


def _any_abroad(s: State, t: Tables) -> bool:
    choices: list[Action] = []
    options_abroad(s, t, choices)
    return len(choices) > 1


def privilege_options(_s: State, t: Tables, out: list[Action]) -> None:
    out += (t.actions.privilege, t.actions.done)


def refuse_privilege(s: State, _t: Tables, _action: Action) -> Refusal | None:
    return wrong_frame(s, DEVELOPING)


def privilege(s: State, _t: Tables, _action: Action, emit: Emit | None) -> None:
    raise_skill(s, s[SEAT], PRIVILEGE - LEVELS, emit)
    finish(s, emit)


def _drops(s: State, t: Tables, kind: int, countries: int) -> list[Action]:
    return t.rows.options(s, t.rows.drops(kind, countries))


def from_route_options(s: State, t: Tables, out: list[Action]) -> None:
    for kind in (TRADER, MERCHANT):
        if s[B + kind]:
            out += _drops(s, t, kind, EVERYWHERE)
    out.append(t.actions.done)


def refuse_from_route(s: State, _t: Tables, action: Action) -> Refusal | None:
    kind = action.args[0]
    if kind > MERCHANT or not s[B + kind]:
        return Refusal("T44", "not-of-this-route", {"kind": KIND_NAMES[kind % 2]})
    return None


def drop_from_route(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    """The pieces of the route are in stock by now; two of them come back."""
    kind, route, post = action.args
    s[own_desk(s) + STOCK_T + kind] -= 1
    s[POSTS + route] |= piece(s[SEAT], kind) << 4 * post
    s[A] -= 1
    s[B + kind] -= 1
    if emit:
        emit(Dropped(s[SEAT], KIND_NAMES[kind], post_id(t, route, post), "route"))
    if not s[A] or not (s[B] or s[C]):
        finish(s, emit)


def _kinds_abroad(s: State) -> list[int]:
    if s[D]:
        return [s[D] - 1]
    base = own_desk(s)
    start = source(s, base)
    return [kind for kind in (TRADER, MERCHANT) if start >= 0 and s[base + start + kind]]


def options_abroad(s: State, t: Tables, out: list[Action]) -> None:
    for kind in _kinds_abroad(s):
        out += _drops(s, t, kind, OUTSIDE_HOME)
    if not s[D]:
        if source(s, own_desk(s)) < 0:
            own = t.rows.options(s, t.rows.lifts[OWN])
            out += [action for action in own if _liftable(s, t, *action.args)]
        out.append(t.actions.done)


def _liftable(s: State, t: Tables, route: int, post: int) -> bool:
    lifted = s[:]
    lifted[POSTS + route] &= ~(15 << 4 * post)
    return bool(_drops(lifted, t, KIND_OF[at(s, route, post)], OUTSIDE_HOME))


def empty_hand(s: State, _t: Tables) -> Refusal | None:
    return None if _kinds_abroad(s) else Refusal("T48", "take-up-first")


def refuse_abroad(s: State, t: Tables, action: Action) -> Refusal | None:
    kind, route, _ = action.args
    if kind not in _kinds_abroad(s):
        return Refusal("T48", "not-to-be-placed", {"kind": KIND_NAMES[kind % 2]})
    return None if t.country[route] else Refusal("T48", "abroad-only")


def refuse_lift(s: State, t: Tables, action: Action) -> Refusal | None:
    route, post = action.args
    if s[D]:
        return Refusal("T48", "put-down-first")
    if source(s, own_desk(s)) >= 0:
        return Refusal("T48", "stock-and-supply-first")
    if SEAT_OF[at(s, route, post)] != s[SEAT]:
        return Refusal("T48", "own-pieces-only")
    return None if _liftable(s, t, route, post) else Refusal("T48", "no-room")


def lift(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    route, post = action.args
    s[D] = 1 + KIND_OF[at(s, route, post)]
    s[POSTS + route] &= ~(15 << 4 * post)
    if emit:
        emit(Lifted(s[SEAT], KIND_NAMES[s[D] - 1], post_id(t, route, post)))


def drop_abroad(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    kind, route, post = action.args
    base, where = own_desk(s), "hand"
    if s[D]:
        s[D] = 0
    else:
        start = source(s, base)
        s[base + start + kind] -= 1
        where = "stock" if start == STOCK_T else "supply"
    s[POSTS + route] |= piece(s[SEAT], kind) << 4 * post
    s[A] -= 1
    if emit:
        emit(Dropped(s[SEAT], KIND_NAMES[kind], post_id(t, route, post), where))
    if not s[A] or not _any_abroad(s, t):
        finish(s, emit)


def refuse_done(s: State, _t: Tables) -> Refusal | None:
    return Refusal("T48", "hand-not-empty") if s[D] else None
