"""Placing one tradesman on a free post (T8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.events import Placed
from hansa.teutonica.families.access import refuse_access, use_permit
from hansa.teutonica.families.common import at, no_action, own_desk, post_id, spend
from hansa.teutonica.state import DESK, DESKS, KIND_NAMES, POSTS, SEAT, SUPPLY_T, TRADER, State

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables


def refuse(s: State, t: Tables, action: Action) -> Refusal | None:
    kind, route, post = action.args
    if refusal := no_action(s):
        return refusal
    if at(s, route, post):
        return Refusal("T8", "post-taken", {"post": post_id(t, route, post)})
    if not any(s[own_desk(s) + SUPPLY_T : own_desk(s) + SUPPLY_T + 2]):
        return Refusal("T8", "supply-empty")
    if not s[own_desk(s) + SUPPLY_T + kind]:
        return Refusal("T8", "none-in-supply", {"kind": KIND_NAMES[kind]})
    if kind == TRADER and t.boats[route][post]:
        return Refusal("T43", "boats-take-merchants", {"post": post_id(t, route, post)})
    return refuse_access(s, t, route)


def apply(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    kind, route, post = action.args
    seat = s[SEAT]
    s[DESKS + DESK * seat + kind] -= 1
    s[POSTS + route] |= 1 + 2 * seat + kind << 4 * post
    spend(s)
    if t.country[route]:
        use_permit(s, t, route)
    if emit:
        emit(Placed(seat, KIND_NAMES[kind], post_id(t, route, post)))
