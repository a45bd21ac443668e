"""What promotional markers are good for, and where it is worth laying them (T52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.ai.teutonica.facts import (
    BLOCK,
    OFFICES,
    PLAYERS,
    POSTS,
    SEAT,
    SEAT_OF,
    TABLE,
    TABLES,
    TRIBUTE,
    State,
    count_nibbles,
    laid_markers,
    nibbles,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.core.action import Action
    from hansa.teutonica.tables import Tables

BLOCKED = 0.75
"""What each block leaves of a route that still has to be filled."""

FEW = 3
"""So many of the best routes for each marker are thought about; one differs little from the next."""

MOST_OFFICES = 3
"""Offices that a city is expected to get, at most."""


def blocked_routes(s: State) -> dict[int, int]:
    """How many blocks lie on which routes."""
    found: dict[int, int] = {}
    for laid in laid_markers(s):
        if laid.kind == BLOCK:
            found[laid.route] = found.get(laid.route, 0) + 1
    return found


def laid_traders(s: State) -> list[int]:
    """How many traders of each seat lie on markers for good."""
    seats = [laid.seat for laid in laid_markers(s)]
    return [seats.count(seat) for seat in range(s[PLAYERS])]


def _to_come(s: State, t: Tables, route: int) -> int:
    """How many offices the two cities of a route may still get."""
    empty = (len(t.spaces[city]) - count_nibbles(s[OFFICES + city]) for city in t.ends[route])
    return sum(max(0, min(MOST_OFFICES, count)) for count in empty)


def tributes(s: State, seat: int) -> float:
    """The offices that a seat's tributes can still count on."""
    t = TABLES[s[TABLE]]
    return float(
        sum(_to_come(s, t, laid.route) for laid in laid_markers(s) if (laid.kind, laid.seat) == (TRIBUTE, seat))
    )


def worth_laying(s: State, legal: Sequence[Action]) -> list[Action]:
    """The legal actions with few of those that lay a marker, the most promising ones."""
    lays = [action for action in legal if action.family == "lay"]
    if not lays:
        return list(legal)
    t = TABLES[s[TABLE]]
    kept = set(sorted((a for a in lays if a.args[0] == TRIBUTE), key=lambda a: -_to_come(s, t, a.args[1]))[:FEW])
    blocks = [(_hindered(s, t, a.args[1]), a) for a in lays if a.args[0] == BLOCK]
    best = sorted((pair for pair in blocks if pair[0] > 0), key=lambda pair: -pair[0])
    kept |= {action for _, action in best[:FEW]}
    return [action for action in legal if action.family != "lay" or action in kept]


def _hindered(s: State, t: Tables, route: int) -> int:
    """How far another seat has come on a route that it has not filled, less what the seat to act has there itself."""
    seats = [SEAT_OF[there] for there in nibbles(s[POSTS + route]) if there]
    if len(seats) == len(t.boats[route]):
        return 0
    own = seats.count(s[SEAT])
    return max((seats.count(seat) for seat in seats if seat != s[SEAT]), default=0) - 2 * own
