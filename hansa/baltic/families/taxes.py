"""The ends of a turn: income, taxes and handing on (H7, H16 to H18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.baltic.actions import DISCARDS
from hansa.baltic.events import Discarded, Income, Taxed
from hansa.baltic.goods import KIND_BARRELS, KIND_COLOUR, KINDS, ONE_MORE, SIZES
from hansa.baltic.scoring import winners
from hansa.baltic.state import (
    ACTED,
    ACTIONS,
    ENDED,
    FIRST,
    FRESH,
    HANDS,
    HEAP_ROOM,
    HELD,
    INCOME,
    KEEP_TALERS,
    OPENED,
    OWNER,
    PHASE,
    PLAYERS,
    SEAT,
    TALERS,
    TAXES,
    State,
    wrong_phase,
)
from hansa.core.errors import Refusal
from hansa.core.events import GameEnded, TurnBegan

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit

KEEP_GOODS = 3


def begin_turn(s: State, seat: int, emit: Emit | None) -> None:
    s[PHASE] = ACTIONS
    s[SEAT] = s[OWNER] = seat
    s[ACTED], s[FRESH] = 0, 1
    s[TALERS + seat] += INCOME
    if emit:
        emit(TurnBegan(seat))
        emit(Income(seat, INCOME))


def refuse_end(s: State, _action: Action) -> Refusal | None:
    return wrong_phase(s, ACTIONS)


def end(s: State, _action: Action, emit: Emit | None) -> None:
    seat = s[SEAT]
    if (above := s[TALERS + seat] - KEEP_TALERS) > 0:
        s[TALERS + seat] = KEEP_TALERS
        if emit:
            emit(Taxed(seat, above))
    s[PHASE] = TAXES
    _settle(s, emit)


def _settle(s: State, emit: Emit | None) -> None:
    """Hand the turn on as soon as the goods are few enough; ask only where the markers differ."""
    seat = s[SEAT]
    while s[HELD + seat] > KEEP_GOODS:
        choices: list[Action] = []
        options(s, choices)
        if len(choices) > 1:
            return
        _take(s, choices[0], emit)
    _hand_on(s, emit)


def _hand_on(s: State, emit: Emit | None) -> None:
    following = (s[OWNER] + 1) % s[PLAYERS]
    if s[OPENED] and following == s[FIRST]:
        s[PHASE] = ENDED
        if emit:
            emit(GameEnded(winners(s)))
    else:
        begin_turn(s, following, emit)


def options(s: State, out: list[Action]) -> None:
    hand = HANDS + HEAP_ROOM * s[SEAT]
    for colour, heap in enumerate(s[hand : hand + HEAP_ROOM]):
        out.extend(DISCARDS[3 * colour + size - 1] for size in SIZES[heap])


def refuse(s: State, action: Action) -> Refusal | None:
    (kind,) = action.args
    if refusal := wrong_phase(s, TAXES):
        return refusal
    if KIND_BARRELS[kind] not in SIZES[s[HANDS + HEAP_ROOM * s[SEAT] + KIND_COLOUR[kind]]]:
        return Refusal("H16", "no-such-marker", {"good": str(KINDS[kind])})
    return None


def apply(s: State, action: Action, emit: Emit | None) -> None:
    _take(s, action, emit)
    _settle(s, emit)


def _take(s: State, action: Action, emit: Emit | None) -> None:
    (kind,) = action.args
    s[HANDS + HEAP_ROOM * s[SEAT] + KIND_COLOUR[kind]] -= ONE_MORE[KIND_BARRELS[kind]]
    s[HELD + s[SEAT]] -= 1
    if emit:
        emit(Discarded(s[SEAT], KINDS[kind]))
