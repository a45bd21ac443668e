"""What the opponents read of a state of Hansa. Reading only: whatever changes goes through the Game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.baltic.board import BOARD, CITY_SPACES, WAYS_OUT
from hansa.baltic.goods import BARRELS, COUNT, KIND_BARRELS, KIND_COLOUR, ONE_MORE, SIZES, split
from hansa.baltic.scoring import winners
from hansa.baltic.state import (
    ACTED,
    ACTIONS,
    BAG,
    BONUSES,
    BOOTHS,
    ENDED,
    FILL,
    FIRST,
    FIRST_BOOTHS,
    FRESH,
    HANDS,
    HEAP_ROOM,
    HELD,
    INCOME,
    KEEP_TALERS,
    LEFT,
    LOSS,
    OPENED,
    OWNER,
    PHASE,
    PLACED,
    PLAYERS,
    SEAT,
    SEATS,
    SHIP,
    SOLD,
    SUPPLY,
    TALERS,
    WARES,
    State,
    pile_sizes,
    pile_total,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "ACTED",
    "ACTIONS",
    "BAG",
    "BARRELS",
    "BONUSES",
    "BOOTHS",
    "CITIES",
    "CITY_SPACES",
    "COUNT",
    "DISTANCE",
    "ENDED",
    "FILL",
    "FIRST",
    "FIRST_BOOTHS",
    "FRESH",
    "HANDS",
    "HEAP_ROOM",
    "HELD",
    "INCOME",
    "KEEP_TALERS",
    "KIND_BARRELS",
    "KIND_COLOUR",
    "LEFT",
    "LOSS",
    "ONE_MORE",
    "OPENED",
    "OWNER",
    "PHASE",
    "PLACED",
    "PLAYERS",
    "SEAT",
    "SEATS",
    "SHIP",
    "SIZES",
    "SOLD",
    "SUPPLY",
    "TALERS",
    "WARES",
    "State",
    "clock",
    "leader",
    "split",
    "still_to_move",
    "winners",
]

CITIES = tuple(city.id for city in BOARD.cities)


def _distances(start: int) -> tuple[int, ...]:
    """Legs from a city to every city."""
    legs = {start: 0}
    fresh = [start]
    for here in fresh:
        for there in WAYS_OUT[here]:
            if there not in legs:
                legs[there] = legs[here] + 1
                fresh.append(there)
    return tuple(legs[city] for city in range(len(CITIES)))


DISTANCE = tuple(_distances(city) for city in range(len(CITIES)))

_BEFORE_THE_LAST = (0, 0, *(pile_total(players) - pile_sizes(players)[-1] for players in (2, 3, 4)))


def clock(s: State) -> float:
    """How much of the game is left: 1 with all piles whole, 0 once the fifth is open (H18)."""
    if s[OPENED]:
        return 0.0
    players = s[PLAYERS]
    before = _BEFORE_THE_LAST[players]
    return (s[LEFT] - (pile_total(players) - before) + 6) / (before + 6)


def leader(row: Sequence[int]) -> int:
    """Who alone has the most booths of a city's row, or -1 (H12)."""
    most = max(row)
    return row.index(most) if most and row.count(most) == 1 else -1


def still_to_move(s: State) -> tuple[int, ...]:
    """The seats that get another turn, the one whose turn is on included; all of them before the last round (H18)."""
    players = s[PLAYERS]
    if s[PHASE] == ENDED:
        return ()
    if not s[OPENED]:
        return tuple(range(players))
    left = (s[FIRST] - s[OWNER] - 1) % players
    return tuple(sorted((s[OWNER] + step) % players for step in range(left + 1)))
