"""What the opponents read of a state of Hansa Teutonica. Reading only: whatever changes goes through the Game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from hansa.teutonica.board import SKILLS
from hansa.teutonica.editions import ADDITIONAL, BLOCK, MARKERS, TRIBUTE
from hansa.teutonica.editions import FAVOURS as FAVOUR_NAMES
from hansa.teutonica.laid import laid_markers
from hansa.teutonica.offices import all_offices
from hansa.teutonica.scoring import MARKER_POINTS, markers_owned, score, winners
from hansa.teutonica.state import (
    ANSWER,
    BAG,
    COMPLETED,
    CONTROL,
    DESK,
    DESKS,
    END_PRESTIGE,
    ENDED,
    EXTRAS,
    FIRST_DECISION,
    FLIP,
    HAND,
    HAND_ROOM,
    KEYS,
    KIND,
    KIND_OF,
    LAID,
    LEFT,
    LEVELS,
    LINKED,
    LINKS,
    LYING,
    MISSION,
    MISSIONS,
    MOVE,
    NETWORK,
    OFFICES,
    OWNER,
    PAWN,
    PAY,
    PAYING_TRIBUTE,
    PLAYERS,
    POSTS,
    POSTS_END,
    PRESTIGE,
    PRIVILEGE,
    PROMOTION,
    REMOVING,
    SEAT,
    SEAT_OF,
    SPECIAL,
    STACK,
    SUPPLY,
    TABLE,
    TILES,
    TOPS,
    TURN,
    UNUSED,
    VALUES,
    A,
    State,
    count_nibbles,
    desk,
    nibbles,
    piece,
)
from hansa.teutonica.tables import TABLES

if TYPE_CHECKING:
    from hansa.teutonica.tables import Tables

__all__ = [
    "ADDITIONAL",
    "ANSWER",
    "BAG",
    "BLOCK",
    "COMPLETED",
    "CONTROL",
    "DESK",
    "DESKS",
    "ENDED",
    "EXTRAS",
    "FAVOUR_NAMES",
    "FIRST_DECISION",
    "FLIP",
    "HAND",
    "HAND_ROOM",
    "KEYS",
    "KIND",
    "KIND_OF",
    "LAID",
    "LEFT",
    "LEVELS",
    "LINKED",
    "LINKS",
    "LYING",
    "MARKERS",
    "MARKER_POINTS",
    "MISSION",
    "MISSIONS",
    "MOVE",
    "NETWORK",
    "OFFICES",
    "OWNER",
    "PAWN",
    "PAY",
    "PAYING_TRIBUTE",
    "PLAYERS",
    "POSTS",
    "POSTS_END",
    "PRESTIGE",
    "PRIVILEGE",
    "PROMOTION",
    "REMOVING",
    "SEAT",
    "SEAT_OF",
    "SKILLS",
    "SPECIAL",
    "STACK",
    "SUPPLY",
    "TABLE",
    "TABLES",
    "TILES",
    "TOPS",
    "TRIBUTE",
    "TURN",
    "UNUSED",
    "VALUES",
    "A",
    "State",
    "all_offices",
    "clock",
    "count_nibbles",
    "desk",
    "laid_markers",
    "markers_owned",
    "missing_links",
    "nibbles",
    "piece",
    "score",
    "winners",
]

FAR = 99


def clock(s: State) -> float:
    """How much of the game is left: 1 at the start, 0 when one of the three ends is reached (T27)."""
    t = TABLES[s[TABLE]]
    prestige = max(s[desk(seat) + PRESTIGE] for seat in range(s[PLAYERS]))
    markers = sum(t.edition.markers) - len(t.edition.start_markers)
    gone = max(prestige / END_PRESTIGE, s[COMPLETED] / t.board.completed_cities, 1 - s[SUPPLY] / max(markers, 1))
    return max(0.0, 1 - gone)


def missing_links(t: Tables, network: int) -> int:
    """How many offices are still missing between the two cities of the connection (T20)."""
    return _missing(t.index, network)


@cache
def _missing(index: int, network: int) -> int:
    t = TABLES[index]
    start, end = t.link
    cost = [FAR] * len(t.spaces)
    cost[start] = 0 if network >> start & 1 else 1
    fresh = [start]
    while fresh:
        here = fresh.pop(0)
        for there in range(len(cost)):
            if t.neighbours[here] >> there & 1:
                through = cost[here] + (0 if network >> there & 1 else 1)
                if through < cost[there]:
                    cost[there] = through
                    fresh.append(there)
    return cost[end]
