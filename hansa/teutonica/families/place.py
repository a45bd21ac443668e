"""Placing one tradesman on a free post (T8), and what blocks on its route cost (T52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.editions import BLOCK, MARKER_KINDS
from hansa.teutonica.events import Placed
from hansa.teutonica.families import pay
from hansa.teutonica.families.access import refuse_access, use_permit
from hansa.teutonica.families.common import at, no_action, own_desk, post_id, spend
from hansa.teutonica.laid import blocks
from hansa.teutonica.state import DESK, DESKS, KIND_NAMES, LAID, POSTS, SEAT, SUPPLY_M, SUPPLY_T, TRADER, State

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
    return (_refuse_blocks(s, route) if s[LAID] else None) or refuse_access(s, t, route)


def _refuse_blocks(s: State, route: int) -> Refusal | None:
    """T52: a piece more for each block there."""
    base = own_desk(s)
    needed = 1 + blocks(s, route)
    if s[base + SUPPLY_T] + s[base + SUPPLY_M] < needed:
        return Refusal("T52", "cannot-pay", {"needed": needed})
    return None


MOST_NEEDED = 1 + MARKER_KINDS[BLOCK].promotional
"""What a supply must have to place on any route, however many blocks lie there."""


def affordable(s: State, actions: list[Action]) -> list[Action]:
    """Of the options of a small supply those that leave enough to pay the blocks."""
    return [action for action in actions if action.family != "place" or not _refuse_blocks(s, action.args[1])]


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
    if s[LAID] and blocks(s, route):
        pay.begin(s, t, route, 0, emit)
