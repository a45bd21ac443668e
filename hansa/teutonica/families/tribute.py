"""Tributes for an office that was opened, and what goes on when they are paid (T52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.actions import TRIBUTE_PIECES
from hansa.teutonica.editions import TRIBUTE
from hansa.teutonica.events import TributeTaken
from hansa.teutonica.families import permanent
from hansa.teutonica.families.common import finish_action, own_desk, wrong_frame
from hansa.teutonica.laid import laid_markers
from hansa.teutonica.state import (
    KIND,
    KIND_NAMES,
    OWNER,
    PAYING_TRIBUTE,
    PERMANENT,
    PLAYERS,
    SEAT,
    STOCK_M,
    STOCK_T,
    SUPPLY_M,
    SUPPLY_T,
    A,
    State,
    pop,
    push,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables


def owners(s: State, t: Tables, city: int) -> list[int]:
    """Whose tributes an office in a city makes work, one by one, clockwise from the player whose turn it is."""
    found = [laid.seat for laid in laid_markers(s) if laid.kind == TRIBUTE and city in t.ends[laid.route]]
    return sorted(found, key=lambda seat: (seat - s[OWNER]) % s[PLAYERS])


def begin(s: State, t: Tables, city: int, seats: Sequence[int], emit: Emit | None) -> None:
    """Each tribute by itself; the frame below says what follows."""
    for seat in reversed(seats):
        push(s, PAYING_TRIBUTE, seat, city)
    _settle(s, t, emit)


def _settle(s: State, t: Tables, emit: Emit | None) -> None:
    """Nobody is asked who has no choice of kinds; after the last one the action goes on."""
    while s[KIND] == PAYING_TRIBUTE:
        traders, merchants = _stock(s)
        if traders and merchants and traders + merchants > TRIBUTE_PIECES:
            return
        first = min(traders, TRIBUTE_PIECES)
        _take(s, t, first, min(merchants, TRIBUTE_PIECES - first), emit)
    if s[KIND] == PERMANENT:
        permanent.resume(s, t, emit)
    else:
        finish_action(s, emit)


def _stock(s: State) -> tuple[int, int]:
    base = own_desk(s)
    return s[base + STOCK_T], s[base + STOCK_M]


def _take(s: State, t: Tables, traders: int, merchants: int, emit: Emit | None) -> None:
    base = own_desk(s)
    s[base + STOCK_T] -= traders
    s[base + SUPPLY_T] += traders
    s[base + STOCK_M] -= merchants
    s[base + SUPPLY_M] += merchants
    if emit and (traders or merchants):
        emit(TributeTaken(s[SEAT], traders, merchants, t.board.cities[s[A]].id))
    pop(s)


def options(s: State, t: Tables, out: list[Action]) -> None:
    out += [action for action in t.actions.tribute.values() if not refuse(s, t, action)]


def refuse(s: State, _t: Tables, action: Action) -> Refusal | None:
    if refusal := wrong_frame(s, PAYING_TRIBUTE):
        return refusal
    for kind, (wanted, there) in enumerate(zip(action.args, _stock(s), strict=True)):
        if wanted > there:
            return Refusal("T52", "not-in-stock", {"kind": KIND_NAMES[kind]})
    return None


def apply(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    traders, merchants = action.args
    _take(s, t, traders, merchants, emit)
    _settle(s, t, emit)
