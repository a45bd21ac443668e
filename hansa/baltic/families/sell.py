"""Selling colours one by one, then the others' losses (H14, H15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.baltic.actions import DONE, LOSES, SELLS
from hansa.baltic.board import BOARD
from hansa.baltic.events import BoothReturned, Lost, Sold
from hansa.baltic.families.visit import refuse_visit
from hansa.baltic.goods import COLOURS, COUNT, KIND_BARRELS, KIND_COLOUR, KINDS, ONE_MORE, SIZES, goods_of, split
from hansa.baltic.state import (
    ACTED,
    ACTIONS,
    BOOTHS,
    FRESH,
    HANDS,
    HEAP_ROOM,
    HELD,
    LOSS,
    LOSSES,
    ON_SALE,
    OWNER,
    PHASE,
    PLAYERS,
    SALE,
    SEAT,
    SEATS,
    SHIP,
    SOLD,
    SUPPLY,
    State,
    wrong_phase,
)
from hansa.core.errors import Refusal

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit

LOWEST = tuple((bits & -bits).bit_length() - 1 for bits in range(1 << len(COLOURS)))
"""The first colour of a set of colours."""


def has_booth(s: State) -> int:
    return s[BOOTHS + SEATS * s[SHIP] + s[SEAT]]


def options(s: State, out: list[Action]) -> None:
    """Colours of which there are two or more; in a sale under way, those not sold yet."""
    sold = s[ON_SALE]
    if s[HELD + s[SEAT]] > 1 and (sold or has_booth(s)):
        hand = HANDS + HEAP_ROOM * s[SEAT]
        for colour, heap in enumerate(s[hand : hand + HEAP_ROOM]):
            if heap and not sold >> colour & 1:
                out += SELLS[colour][heap]
    if sold:
        out.append(DONE)


def refuse(s: State, action: Action) -> Refusal | None:
    colour, part = action.args
    if s[PHASE] == SALE:
        if s[ON_SALE] >> colour & 1:
            return Refusal("H14", "sold-already", {"colour": COLOURS[colour]})
    else:
        if refusal := refuse_visit(s):
            return refusal
        if not has_booth(s):
            return Refusal("H14", "no-own-booth", {"city": BOARD.cities[s[SHIP]].id})
    heap = s[HANDS + HEAP_ROOM * s[SEAT] + colour]
    if COUNT[heap] < 2:
        return Refusal("H14", "two-of-a-colour", {"colour": COLOURS[colour]})
    if any(wanted > held for wanted, held in zip(split(part), split(heap), strict=True)):
        return Refusal("H14", "not-yours", {"colour": COLOURS[colour]})
    return None


def apply(s: State, action: Action, emit: Emit | None) -> None:
    colour, part = action.args
    seat, city = s[SEAT], s[SHIP]
    s[HANDS + HEAP_ROOM * seat + colour] -= part
    s[SOLD + HEAP_ROOM * seat + colour] += part
    s[HELD + seat] -= COUNT[part]
    if emit:
        emit(Sold(seat, BOARD.cities[city].id, goods_of(colour, part)))
    if not s[ON_SALE]:
        s[BOOTHS + SEATS * city + seat] -= 1
        s[SUPPLY + seat] += 1
        s[ACTED], s[FRESH] = 1, 0
        if emit:
            emit(BoothReturned(seat, BOARD.cities[city].id))
    s[ON_SALE] |= 1 << colour
    s[PHASE] = SALE
    hand = HANDS + HEAP_ROOM * seat
    for other, heap in enumerate(s[hand : hand + HEAP_ROOM]):
        if COUNT[heap] >= 2 and not s[ON_SALE] >> other & 1:
            return
    done(s, DONE, emit)


def refuse_done(s: State, _action: Action) -> Refusal | None:
    return wrong_phase(s, SALE)


def done(s: State, _action: Action, emit: Emit | None) -> None:
    """The sale is over: every opponent with markers of a sold colour is going to lose one of it."""
    for seat in range(s[PLAYERS]):
        if seat != s[OWNER]:
            hand = HANDS + HEAP_ROOM * seat
            for colour in range(HEAP_ROOM):
                if s[hand + colour] and s[ON_SALE] >> colour & 1:
                    s[LOSSES + seat] |= 1 << colour
    s[ON_SALE] = 0
    _settle(s, emit)


def _settle(s: State, emit: Emit | None) -> None:
    """Clockwise from the seller; ask only those who have markers of different barrels to choose from."""
    owner, players = s[OWNER], s[PLAYERS]
    for step in range(1, players):
        seat = (owner + step) % players
        while s[LOSSES + seat]:
            colour = LOWEST[s[LOSSES + seat]]
            sizes = SIZES[s[HANDS + HEAP_ROOM * seat + colour]]
            if len(sizes) > 1:
                s[PHASE], s[SEAT] = LOSS, seat
                return
            _take(s, seat, 3 * colour + sizes[0] - 1, emit)
    s[PHASE], s[SEAT] = ACTIONS, owner


def _take(s: State, seat: int, kind: int, emit: Emit | None) -> None:
    colour = KIND_COLOUR[kind]
    s[HANDS + HEAP_ROOM * seat + colour] -= ONE_MORE[KIND_BARRELS[kind]]
    s[HELD + seat] -= 1
    s[LOSSES + seat] &= ~(1 << colour)
    if emit:
        emit(Lost(seat, KINDS[kind]))


def losses(s: State, out: list[Action]) -> None:
    seat = s[SEAT]
    colour = LOWEST[s[LOSSES + seat]]
    out.extend(LOSES[3 * colour + size - 1] for size in SIZES[s[HANDS + HEAP_ROOM * seat + colour]])


def refuse_loss(s: State, action: Action) -> Refusal | None:
    (kind,) = action.args
    if refusal := wrong_phase(s, LOSS):
        return refusal
    seat = s[SEAT]
    colour = LOWEST[s[LOSSES + seat]]
    if KIND_COLOUR[kind] != colour:
        return Refusal("H15", "other-colour", {"colour": COLOURS[colour]})
    if KIND_BARRELS[kind] not in SIZES[s[HANDS + HEAP_ROOM * seat + colour]]:
        return Refusal("H15", "no-such-marker", {"good": str(KINDS[kind])})
    return None


def lose(s: State, action: Action, emit: Emit | None) -> None:
    (kind,) = action.args
    _take(s, s[SEAT], kind, emit)
    _settle(s, emit)
