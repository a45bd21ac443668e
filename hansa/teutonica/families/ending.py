"""Beginning and ending turns, and placing the markers of the plate in between (T5, T6, T26)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.core.events import TurnBegan
from hansa.teutonica.editions import EXTRA_ACTION, MARKERS
from hansa.teutonica.events import MarkerLaid, MarkerSeen
from hansa.teutonica.families.common import own_desk, wrong_frame
from hansa.teutonica.laid import laid_on
from hansa.teutonica.state import (
    ACTION_VALUES,
    ACTIONS,
    BAG,
    DRAW_MARKER,
    FRESH,
    KIND,
    KINDS,
    LAID,
    LEFT,
    LYING,
    OFFICES,
    OWNER,
    PERMITS,
    PLACE_MARKER,
    PLATE,
    PLAYERS,
    POSTS,
    SEAT,
    SEEN,
    STAGE,
    TILES,
    TURN,
    WALKED,
    State,
    count_nibbles,
    desk,
)

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables


def begin_turn(s: State, seat: int, emit: Emit | None) -> None:
    """The frame on top becomes this seat's turn."""
    base = desk(seat)
    s[OWNER] = s[SEAT] = seat
    s[KIND] = TURN
    s[LEFT] = ACTION_VALUES[s[base + ACTIONS]] + (s[base + TILES] >> EXTRA_ACTION & 1)
    s[STAGE] = FRESH
    s[WALKED] = s[PERMITS] = 0
    if emit:
        emit(TurnBegan(seat))


def refuse(s: State, _t: Tables, _action: Action) -> Refusal | None:
    return wrong_frame(s, TURN)


def apply(s: State, t: Tables, _action: Action, emit: Emit | None) -> None:
    if s[own_desk(s) + PLATE]:
        s[KIND] = DRAW_MARKER
    else:
        _place_or_pass(s, t, emit)


def draws(s: State, t: Tables) -> list[tuple[Action, int]]:
    return [(t.actions.draws[kind], count) for kind, count in enumerate(s[BAG : BAG + KINDS]) if count]


def refuse_draw(s: State, _t: Tables, action: Action) -> Refusal | None:
    (kind,) = action.args
    if refusal := wrong_frame(s, DRAW_MARKER):
        return refusal
    return None if s[BAG + kind] else Refusal("T4", "all-out", {"marker": MARKERS[kind]})


def draw(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    """The player looks at one marker of the plate."""
    (kind,) = action.args
    base = own_desk(s)
    s[BAG + kind] -= 1
    s[base + PLATE] -= 1
    s[base + SEEN + kind] += 1
    if emit:
        emit(MarkerSeen(s[SEAT], MARKERS[kind]))
    if not s[base + PLATE]:
        _place_or_pass(s, t, emit)


def _place_or_pass(s: State, t: Tables, emit: Emit | None) -> None:
    """Ask where the markers go as long as there are any and there is room; then the next player's turn."""
    base = own_desk(s)
    if any(s[base + SEEN : base + SEEN + KINDS]) and any(not _obstacle(s, t, route) for route in range(len(t.boats))):
        s[KIND] = PLACE_MARKER
    else:
        begin_turn(s, (s[OWNER] + 1) % s[PLAYERS], emit)


# Built once: most routes are in nobody's way most of the time, and all of them are asked at the end of a turn.
_PERMANENT_THERE = {False: Refusal("T43", "no-markers-here"), True: Refusal("T45", "no-markers-here")}
"""By whether the board has countries."""
_ABROAD = Refusal("T45", "no-markers-here")
_MARKER_THERE = Refusal("T26", "marker-there")
_LAID_THERE = Refusal("T52", "marker-there")
_TRADESMEN_THERE = Refusal("T26", "tradesmen-there")
_NO_EMPTY_SPACE = Refusal("T26", "no-empty-space")


def _obstacle(s: State, t: Tables, route: int) -> Refusal | None:
    """What keeps a marker off a route: T26, and T43 and T45 where the board has permanent markers or countries."""
    if not t.takes_marker[route]:
        return _PERMANENT_THERE[bool(t.board.countries)] if t.permanent[route] else _ABROAD
    if s[LYING + route]:
        return _MARKER_THERE
    if s[LAID] and laid_on(s, route):
        return _LAID_THERE
    if s[POSTS + route]:
        return _TRADESMEN_THERE
    start, end = t.ends[route]
    if _full(s, t, start) and _full(s, t, end):
        return _NO_EMPTY_SPACE
    return None


def _full(s: State, t: Tables, city: int) -> bool:
    """Whether a city has no empty space; one without printed spaces never has any."""
    return count_nibbles(s[OFFICES + city]) >= len(t.spaces[city])


def options(s: State, t: Tables, out: list[Action]) -> None:
    base = own_desk(s)
    routes = [route for route in range(len(t.boats)) if not _obstacle(s, t, route)]
    for kind in range(KINDS):
        if s[base + SEEN + kind]:
            out += [t.actions.marker[kind][route] for route in routes]


def refuse_marker(s: State, t: Tables, action: Action) -> Refusal | None:
    kind, route = action.args
    if refusal := wrong_frame(s, PLACE_MARKER):
        return refusal
    if not s[own_desk(s) + SEEN + kind]:
        return Refusal("T26", "not-on-the-plate", {"marker": MARKERS[kind]})
    obstacle = _obstacle(s, t, route)
    return replace(obstacle, facts={"route": t.board.routes[route].id}) if obstacle else None


def place_marker(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    kind, route = action.args
    s[own_desk(s) + SEEN + kind] -= 1
    s[LYING + route] = 1 + kind
    if emit:
        emit(MarkerLaid(s[SEAT], MARKERS[kind], t.board.routes[route].id))
    _place_or_pass(s, t, emit)
