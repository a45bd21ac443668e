"""Setting up booths for an unsold marker (H13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.baltic.actions import BUILDS
from hansa.baltic.board import BOARD
from hansa.baltic.events import Built
from hansa.baltic.families.visit import refuse_visit
from hansa.baltic.goods import HEAPS, KIND_BARRELS, KIND_COLOUR, KINDS, ONE_MORE, SIZES
from hansa.baltic.state import ACTED, BOOTHS, FRESH, HANDS, HEAP_ROOM, HELD, SEAT, SEATS, SHIP, SUPPLY, State
from hansa.core.errors import Refusal

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit

BUILDS_WITH = tuple(
    tuple(tuple(BUILDS[3 * colour + size - 1] for size in SIZES[heap]) for heap in HEAPS) for colour in range(HEAP_ROOM)
)


def options(s: State, out: list[Action]) -> None:
    seat = s[SEAT]
    if s[HELD + seat] and s[SUPPLY + seat]:
        hand = HANDS + HEAP_ROOM * seat
        for colour, heap in enumerate(s[hand : hand + HEAP_ROOM]):
            if heap:
                out += BUILDS_WITH[colour][heap]


def refuse(s: State, action: Action) -> Refusal | None:
    (kind,) = action.args
    if refusal := refuse_visit(s):
        return refusal
    seat = s[SEAT]
    if KIND_BARRELS[kind] not in SIZES[s[HANDS + HEAP_ROOM * seat + KIND_COLOUR[kind]]]:
        return Refusal("H13", "no-such-marker", {"good": str(KINDS[kind])})
    return None if s[SUPPLY + seat] else Refusal("H13", "no-booths-left")


def apply(s: State, action: Action, emit: Emit | None) -> None:
    (kind,) = action.args
    seat = s[SEAT]
    barrels = KIND_BARRELS[kind]
    booths = min(barrels, s[SUPPLY + seat])
    s[HANDS + HEAP_ROOM * seat + KIND_COLOUR[kind]] -= ONE_MORE[barrels]
    s[HELD + seat] -= 1
    s[SUPPLY + seat] -= booths
    s[BOOTHS + SEATS * s[SHIP] + seat] += booths
    s[ACTED], s[FRESH] = 1, 0
    if emit:
        emit(Built(seat, BOARD.cities[s[SHIP]].id, KINDS[kind], booths))
