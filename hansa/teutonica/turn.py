"""What may be done now, and doing it: the families put together."""

from __future__ import annotations

from itertools import chain
from operator import getitem
from typing import TYPE_CHECKING

from hansa.teutonica.families import (
    answer,
    displace,
    drop,
    ending,
    favour,
    green,
    income,
    markers,
    move,
    opening,
    pawn,
    pay,
    permanent,
    place,
    promotional,
    route,
    tribute,
)
from hansa.teutonica.families.income import BANK_VALUES
from hansa.teutonica.state import (
    ABROAD,
    ANSWER,
    BANK,
    CREATE,
    DESK,
    DESKS,
    DEVELOPING,
    DISPLAY,
    DRAW_FAVOUR,
    DRAW_MARKER,
    DRAW_MISSION,
    DRAW_START,
    DRAW_TAVERN,
    EXCHANGING,
    FLIP,
    FROM_ROUTE,
    GREEN,
    HIRE,
    LAID,
    LEFT,
    MOVE,
    PAY,
    PAYING_TRIBUTE,
    PLACE_MARKER,
    PLAYERS,
    POSTS,
    POSTS_END,
    PROMOTION,
    REMOVING,
    SET_PAWN,
    TURN,
    UNUSED,
    USED,
    State,
)
from hansa.teutonica.tables import TABLES

if TYPE_CHECKING:
    from collections.abc import Callable

    from hansa.core.action import Action
    from hansa.core.errors import Refusal
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables

    Apply = Callable[[State, Tables, Action, Emit | None], None]
    Refuse = Callable[[State, Tables, Action], Refusal | None]
    Options = Callable[[State, Tables, list[Action]], None]
    Chances = Callable[[State, Tables], list[tuple[Action, int]]]

FAMILIES: dict[str, tuple[Refuse, Apply]] = {
    "start": (opening.refuse_start, opening.start),
    "tavern": (opening.refuse_tavern, opening.tavern),
    "mission": (opening.refuse_mission, opening.mission),
    "display": (opening.refuse_favour, opening.favour),
    "draw": (ending.refuse_draw, ending.draw),
    "place": (place.refuse, place.apply),
    "displace": (displace.refuse, displace.apply),
    "pay": (pay.refuse, pay.apply),
    "lift": (drop.refuse_lift, drop.lift),
    "drop": (drop.refuse_drop, drop.drop),
    "done": (drop.refuse_done, drop.done),
    "remove": (move.refuse_remove, move.remove),
    "income": (income.refuse, income.apply),
    "hire": (income.refuse_hire, income.hire),
    "route": (route.refuse, route.apply),
    "office": (route.refuse_office, route.office),
    "additional": (route.refuse_additional, route.additional),
    "skill": (route.refuse_develop, route.develop),
    "special": (route.refuse_special, route.special),
    "nothing": (route.refuse_nothing, route.nothing),
    "green": (green.refuse, green.apply),
    "privilege": (permanent.refuse_privilege, permanent.privilege),
    "use": (markers.refuse, markers.apply),
    "use-develop": (markers.refuse_develop, markers.develop),
    "use-exchange-marker": (promotional.refuse_exchange, promotional.exchange),
    "lay": (promotional.refuse_lay, promotional.lay_down),
    "tribute": (tribute.refuse, tribute.apply),
    "exchange": (markers.refuse_exchange, markers.exchange),
    "marker": (ending.refuse_marker, ending.place_marker),
    "favour": (favour.refuse, favour.apply),
    "turn": (favour.refuse_flip, favour.flip),
    "pawn": (pawn.refuse, pawn.apply),
    "ride": (pawn.refuse_ride, pawn.ride),
    "end": (ending.refuse, ending.apply),
}

APPLY: dict[str, Apply] = {family: apply for family, (_, apply) in FAMILIES.items()}

_OPTIONS: dict[int, Options] = {
    SET_PAWN: pawn.set_options,
    PAY: pay.options,
    ANSWER: answer.options,
    HIRE: income.hire_options,
    EXCHANGING: markers.exchange_options,
    REMOVING: move.remove_options,
    CREATE: route.options,
    GREEN: green.options,
    DEVELOPING: permanent.privilege_options,
    FROM_ROUTE: permanent.from_route_options,
    ABROAD: permanent.options_abroad,
    FLIP: favour.flip_options,
    PLACE_MARKER: ending.options,
    PAYING_TRIBUTE: tribute.options,
}

_CHANCES: dict[int, Chances] = {
    DRAW_START: opening.starts,
    DRAW_TAVERN: opening.taverns,
    DRAW_MISSION: opening.missions,
    DRAW_FAVOUR: opening.favours,
    DRAW_MARKER: ending.draws,
}


def _turn_options(s: State, t: Tables) -> list[Action]:
    """The whole turn at once; this is the list that everything waits for, so it is looked up rather than built."""
    seat = s[-2]
    base = DESKS + DESK * seat
    out: list[Action] = []
    if s[LEFT]:
        traders, merchants, stock_t, stock_m = s[base : base + 4]
        total = traders + merchants
        means = (traders > 0) | (merchants > 0) << 1 | (total > 1) << 2 | (total > 2) << 3
        if t.bounded and (means or s[PLAYERS] == 2):
            means |= t.access(s) << 4
        row = t.rows.turn.get(means) or t.rows.turn_row(means)
        seen = map(getitem, t.rows.seen[seat], s[POSTS:POSTS_END])
        out = list(chain.from_iterable(map(getitem, row, seen)))
        if s[LAID] and total < place.MOST_NEEDED:
            out = place.affordable(s, out)
        if stock_t or stock_m:
            out += t.incomes(BANK_VALUES[s[base + BANK]], stock_t, stock_m)
    if any(s[base + UNUSED : base + USED]):
        markers.options(s, t, base, out)
        if s[PROMOTION]:
            promotional.options(s, t, base, out)
        if s[DISPLAY]:
            favour.options(s, t, out)
    if s[PLAYERS] == 2:
        pawn.options(s, t, out)
    out.append(t.actions.end)
    return out


def chances(s: State) -> list[tuple[Action, int]]:
    """The outcomes of the next draw with their weights; none when it is somebody's decision."""
    outcomes = _CHANCES.get(s[-1])
    return outcomes(s, TABLES[s[0]]) if outcomes else []


def legal_actions(s: State) -> list[Action]:
    kind = s[-1]
    if kind == TURN:
        return _turn_options(s, TABLES[s[0]])
    out: list[Action] = []
    if kind == MOVE:
        move.options(s, TABLES[s[0]], out)
    elif kind in _OPTIONS:
        _OPTIONS[kind](s, TABLES[s[0]], out)
    else:
        out += [action for action, _ in chances(s)]
    return out


def advance(s: State, action: Action, emit: Emit | None = None) -> None:
    APPLY[action.family](s, TABLES[s[0]], action, emit)


def refuse(s: State, action: Action) -> Refusal | None:
    """Which rule forbids an action now, or None for a legal one."""
    return FAMILIES[action.family][0](s, TABLES[s[0]], action)
