"""Where the ship can go by one tap: to every city on the way to which the talers last (H11)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from hansa.baltic.board import BOARD, CITY_INDEX, WAYS_OUT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hansa.baltic.view import View
    from web.table.moment import Moment

    Legs = tuple[str, ...]


def far(moment: Moment[View]) -> Mapping[str, Legs]:
    """The cities that are more than one leg away, each with all cities of the shortest way there."""
    if not moment.family("sail") or moment.guide:
        return {}
    return _within(moment.view.ship, moment.view.talers(moment.seat))


@lru_cache(maxsize=256)
def _within(ship: str, talers: int) -> Mapping[str, Legs]:
    ways: dict[str, Legs] = {ship: ()}
    edge = [ship]
    for _ in range(talers):
        reached: dict[str, Legs] = {}
        for city in edge:
            for end in WAYS_OUT[CITY_INDEX[city]]:
                there = BOARD.cities[end].id
                if there not in ways:
                    reached.setdefault(there, (*ways[city], there))
        ways |= reached
        edge = list(reached)
    return {city: legs for city, legs in ways.items() if len(legs) > 1}
