"""Set-up: everything that is drawn before the first turn (T3, T4, T35, T38, T39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.editions import FAVOURS as FAVOUR_NAMES
from hansa.teutonica.editions import MARKERS
from hansa.teutonica.events import FavourOffered, MarkerLaid, MissionDealt, StartDrawn
from hansa.teutonica.families.common import wrong_frame
from hansa.teutonica.families.ending import begin_turn
from hansa.teutonica.state import (
    BAG,
    DISPLAY,
    DRAW_FAVOUR,
    DRAW_MISSION,
    DRAW_START,
    DRAW_TAVERN,
    FAVOURS,
    FIRST,
    FRAME,
    KIND,
    KINDS,
    LYING,
    MISSION,
    MISSIONS,
    OWNER,
    PLAYERS,
    PROMOTION,
    SEAT,
    SET_PAWN,
    STACK,
    STOCK_T,
    SUPPLY,
    SUPPLY_M,
    SUPPLY_T,
    TABLE,
    State,
    desk,
)

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables


def new_state(  # noqa: PLR0913 - what a set-up says
    t: Tables,
    players: int,
    first: int | None,
    *,
    missions: bool,
    favours: bool,
    supply: tuple[int, ...] = (),
) -> State:
    """Everything in its box, nothing drawn yet. The marker supply by kind where it was chosen (T52)."""
    s = [0] * (STACK + FRAME)
    s[TABLE] = t.index
    s[PLAYERS] = players
    s[MISSIONS], s[FAVOURS] = int(missions), int(favours)
    s[PROMOTION] = int(bool(supply))
    usual = (count - t.edition.start_markers.count(kind) for kind, count in enumerate(t.edition.markers))
    s[BAG : BAG + KINDS] = supply or usual
    s[SUPPLY] = sum(s[BAG : BAG + KINDS])
    s[KIND] = DRAW_START
    if first is not None:
        _seat_players(s, first)
    return s


def _seat_players(s: State, first: int) -> None:
    """T3: each next player has one trader more to begin with."""
    s[FIRST] = s[OWNER] = s[SEAT] = first
    for place in range(s[PLAYERS]):
        base = desk((first + place) % s[PLAYERS])
        s[base + SUPPLY_T] = 5 + place
        s[base + SUPPLY_M] = 1
        s[base + STOCK_T] = 6 - place
    s[KIND] = DRAW_TAVERN


def starts(s: State, t: Tables) -> list[tuple[Action, int]]:
    return [(action, 1) for action in t.actions.starts[: s[PLAYERS]]]


def refuse_start(s: State, _t: Tables, action: Action) -> Refusal | None:
    (seat,) = action.args
    if refusal := wrong_frame(s, DRAW_START):
        return refusal
    return None if seat < s[PLAYERS] else Refusal("T3", "no-such-seat", {"seat": seat + 1})


def start(s: State, _t: Tables, action: Action, emit: Emit | None) -> None:
    _seat_players(s, action.args[0])
    if emit:
        emit(StartDrawn(s[FIRST]))


def _next_tavern(s: State, t: Tables) -> int:
    return next((route for route in t.taverns if not s[LYING + route]), -1)


def taverns(s: State, t: Tables) -> list[tuple[Action, int]]:
    """T4: the start markers not yet placed, on the next tavern."""
    placed = [s[LYING + route] - 1 for route in t.taverns]
    route = _next_tavern(s, t)
    return [(t.actions.tavern[kind, route], 1) for kind in t.edition.start_markers if kind not in placed]


def refuse_tavern(s: State, t: Tables, action: Action) -> Refusal | None:
    if refusal := wrong_frame(s, DRAW_TAVERN):
        return refusal
    return None if action in (drawn for drawn, _ in taverns(s, t)) else Refusal("T4", "other-tavern-or-marker")


def tavern(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    kind, route = action.args
    s[LYING + route] = 1 + kind
    if emit:
        emit(MarkerLaid(None, MARKERS[kind], t.board.routes[route].id))
    if _next_tavern(s, t) < 0:
        _go_on(s, emit)


def _go_on(s: State, emit: Emit | None) -> None:
    """The next thing to be drawn, or the first turn."""
    if s[MISSIONS] and not s[desk((s[FIRST] + s[PLAYERS] - 1) % s[PLAYERS]) + MISSION]:
        s[KIND] = DRAW_MISSION
    elif s[FAVOURS] and s[DISPLAY].bit_count() < s[PLAYERS]:
        s[KIND] = DRAW_FAVOUR
    elif s[PLAYERS] == 2:
        s[KIND] = SET_PAWN
        s[OWNER] = s[SEAT] = 1 - s[FIRST]
    else:
        begin_turn(s, s[FIRST], emit)


def _next_without(s: State) -> int:
    order = ((s[FIRST] + place) % s[PLAYERS] for place in range(s[PLAYERS]))
    return next(seat for seat in order if not s[desk(seat) + MISSION])


def missions(s: State, t: Tables) -> list[tuple[Action, int]]:
    dealt = [s[desk(seat) + MISSION] - 1 for seat in range(s[PLAYERS])]
    return [(action, 1) for card, action in enumerate(t.actions.missions) if card not in dealt]


def refuse_mission(s: State, t: Tables, action: Action) -> Refusal | None:
    if refusal := wrong_frame(s, DRAW_MISSION):
        return refusal
    return None if action in (drawn for drawn, _ in missions(s, t)) else Refusal("T38", "dealt-already")


def mission(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    (card,) = action.args
    seat = _next_without(s)
    s[desk(seat) + MISSION] = 1 + card
    if emit:
        emit(MissionDealt(seat, t.board.missions[card]))
    _go_on(s, emit)


def favours(s: State, t: Tables) -> list[tuple[Action, int]]:
    return [(action, 1) for tile, action in enumerate(t.actions.displays) if not s[DISPLAY] >> tile & 1]


def refuse_favour(s: State, _t: Tables, action: Action) -> Refusal | None:
    if refusal := wrong_frame(s, DRAW_FAVOUR):
        return refusal
    return Refusal("T39", "drawn-already") if s[DISPLAY] >> action.args[0] & 1 else None


def favour(s: State, _t: Tables, action: Action, emit: Emit | None) -> None:
    (tile,) = action.args
    s[DISPLAY] |= 1 << tile
    if emit:
        emit(FavourOffered(FAVOUR_NAMES[tile]))
    _go_on(s, emit)
