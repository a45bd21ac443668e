"""Set-up: colours left out, the start player, the first booths (H1 to H6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.baltic.actions import FIRST_BOOTHS as PLACINGS
from hansa.baltic.actions import LEAVE_OUTS, STARTS
from hansa.baltic.board import BOARD, CLOSED_AT_FIRST
from hansa.baltic.events import FirstBooths, LeftOut, StartDrawn
from hansa.baltic.families.taxes import begin_turn
from hansa.baltic.goods import COLOURS
from hansa.baltic.state import (
    BAG,
    BOOTHS,
    DRAW_START,
    FILL,
    FIRST,
    FIRST_BOOTHS,
    LEAVE_OUT,
    OWNER,
    PHASE,
    PLACED,
    PLAYERS,
    SEAT,
    SEATS,
    SUPPLY,
    TO_LEAVE_OUT,
    State,
    wrong_phase,
)
from hansa.core.errors import Refusal

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit


def colours(s: State) -> list[tuple[Action, int]]:
    """H1: any colour still in the game may be left out."""
    return [(action, 1) for colour, action in enumerate(LEAVE_OUTS) if s[BAG + 3 * colour]]


def refuse_colour(s: State, action: Action) -> Refusal | None:
    (colour,) = action.args
    if refusal := wrong_phase(s, LEAVE_OUT):
        return refusal
    return None if s[BAG + 3 * colour] else Refusal("H1", "already-left-out", {"colour": COLOURS[colour]})


def leave_out(s: State, action: Action, emit: Emit | None) -> None:
    (colour,) = action.args
    s[BAG + 3 * colour : BAG + 3 * colour + 3] = (0, 0, 0)
    s[TO_LEAVE_OUT] -= 1
    if not s[TO_LEAVE_OUT]:
        s[PHASE] = FILL
    if emit:
        emit(LeftOut(COLOURS[colour]))


def starts(s: State) -> list[tuple[Action, int]]:
    return [(action, 1) for action in STARTS[: s[PLAYERS]]]


def refuse_start(s: State, action: Action) -> Refusal | None:
    (seat,) = action.args
    if refusal := wrong_phase(s, DRAW_START):
        return refusal
    return None if seat < s[PLAYERS] else Refusal("H5", "no-such-seat", {"seat": seat + 1})


def draw_start(s: State, action: Action, emit: Emit | None) -> None:
    (s[FIRST],) = action.args
    begin_first_booths(s)
    if emit:
        emit(StartDrawn(s[FIRST]))


def begin_first_booths(s: State) -> None:
    s[PHASE] = FIRST_BOOTHS
    s[SEAT] = s[OWNER] = s[FIRST]


def options(s: State, out: list[Action]) -> None:
    seat = s[SEAT]
    for city, action in enumerate(PLACINGS):
        if city not in CLOSED_AT_FIRST and not s[BOOTHS + SEATS * city + seat]:
            out.append(action)


def refuse(s: State, action: Action) -> Refusal | None:
    (city,) = action.args
    if refusal := wrong_phase(s, FIRST_BOOTHS):
        return refusal
    if city in CLOSED_AT_FIRST:
        return Refusal("H6", "closed-at-first", {"city": BOARD.cities[city].id})
    if s[BOOTHS + SEATS * city + s[SEAT]]:
        return Refusal("H6", "another-city", {"city": BOARD.cities[city].id})
    return None


def apply(s: State, action: Action, emit: Emit | None) -> None:
    (city,) = action.args
    seat = s[SEAT]
    s[BOOTHS + SEATS * city + seat] += 2
    s[SUPPLY + seat] -= 2
    s[PLACED] += 1
    if emit:
        emit(FirstBooths(seat, BOARD.cities[city].id))
    if s[PLACED] == 3 * s[PLAYERS]:
        begin_turn(s, s[FIRST], emit)
    else:
        s[SEAT] = s[OWNER] = (s[FIRST] + s[PLACED]) % s[PLAYERS]
