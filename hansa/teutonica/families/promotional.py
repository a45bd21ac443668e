"""Promotional markers between actions: exchanging a marker, laying a tribute or a block on a route (T52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.editions import EXCHANGE_MARKER, LAID_KINDS, MARKERS
from hansa.teutonica.events import MarkersExchanged, MarkerStaked
from hansa.teutonica.families.common import own_desk
from hansa.teutonica.families.markers import refuse_marker
from hansa.teutonica.laid import lay
from hansa.teutonica.state import BEGUN, PLAYERS, SEAT, STAGE, SUPPLY_T, TURNED, UNUSED, USED, State, desk

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables


def options(s: State, t: Tables, base: int, out: list[Action]) -> None:
    if s[base + UNUSED + EXCHANGE_MARKER]:
        out += _to_take(s, t)
    if s[base + SUPPLY_T]:
        for kind in LAID_KINDS:
            if s[base + UNUSED + kind]:
                out += t.actions.lay[kind]


def _turned(s: State, seat: int, kind: int) -> int:
    """How many markers of a kind lie used beside a seat's desk."""
    return s[desk(seat) + TURNED] >> 4 * kind & 15 if seat < s[PLAYERS] else 0


def _to_take(s: State, t: Tables) -> list[Action]:
    """Every used marker of another player but exchange markers."""
    every = t.actions.take_used.items()
    return [action for (other, kind), action in every if other != s[SEAT] and _turned(s, other, kind)]


def refuse_exchange(s: State, t: Tables, action: Action) -> Refusal | None:
    other, kind = action.args
    if refusal := refuse_marker(s, EXCHANGE_MARKER):
        return refusal
    if not _to_take(s, t):
        return Refusal("T52", "nothing-to-take")
    if other == s[SEAT]:
        return Refusal("T52", "another-player")
    return None if _turned(s, other, kind) else Refusal("T52", "not-among-the-used", {"marker": MARKERS[kind]})


def exchange(s: State, _t: Tables, action: Action, emit: Emit | None) -> None:
    """One given and one taken on both sides, so nobody owns more or fewer (T31)."""
    other, kind = action.args
    base = own_desk(s)
    s[base + UNUSED + EXCHANGE_MARKER] -= 1
    s[base + UNUSED + kind] += 1
    s[desk(other) + TURNED] += (1 << 4 * EXCHANGE_MARKER) - (1 << 4 * kind)
    s[STAGE] = max(s[STAGE], BEGUN)
    if emit:
        emit(MarkersExchanged(s[SEAT], other, MARKERS[kind]))


def refuse_lay(s: State, _t: Tables, action: Action) -> Refusal | None:
    kind, _ = action.args
    if refusal := refuse_marker(s, kind):
        return refusal
    return None if s[own_desk(s) + SUPPLY_T] else Refusal("T52", "trader-needed", {"marker": MARKERS[kind]})


def lay_down(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    """It is used, but does not lie beside the desk, where another could take it; its trader stays with it."""
    kind, route = action.args
    base = own_desk(s)
    s[base + UNUSED + kind] -= 1
    s[base + USED] += 1
    s[base + SUPPLY_T] -= 1
    lay(s, route, kind, s[SEAT])
    s[STAGE] = max(s[STAGE], BEGUN)
    if emit:
        emit(MarkerStaked(s[SEAT], MARKERS[kind], t.board.routes[route].id))
