"""What missions and the emperor's favour are good for, where they are played with (T38 to T40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.ai.teutonica.facts import (
    CONTROL,
    FAVOUR_NAMES,
    FLIP,
    KIND,
    MISSION,
    MISSIONS,
    NETWORK,
    PLAYERS,
    TABLE,
    TABLES,
    TILES,
    A,
    State,
    desk,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

HELD = (0.0, 1.0, 2.5, 5.0)
"""What so many of a mission's cities under control promise of the points for all of them."""


def without_strangers(s: State, seat: int) -> State:
    """The others' missions blank: what might be on them is nothing to count on."""
    if s[MISSIONS]:
        for other in range(s[PLAYERS]):
            if other != seat:
                s[desk(other) + MISSION] = 0
    return s


def _card(s: State, seat: int) -> tuple[int, ...]:
    card = s[desk(seat) + MISSION]
    return TABLES[s[TABLE]].missions[card - 1] if card else ()


def _held(s: State, cities: tuple[int, ...], seat: int) -> int:
    return sum(s[CONTROL + city] == seat + 1 for city in cities)


def mission_office(s: State, city: int, seat: int, blend: Mapping[str, float], *, controls: bool) -> float:
    """What a seat's mission adds to an office; `controls` says whether the city comes under control with it."""
    cities = _card(s, seat)
    if city not in cities:
        return 0.0
    worth = 0.0 if s[desk(seat) + NETWORK] >> city & 1 else blend.get("score.mission", 1.0)
    if controls:
        held = _held(s, cities, seat)
        worth += (HELD[held + 1] - HELD[held]) * blend.get("mission", 0.0)
    return worth


def extra_terms(s: State, seat: int) -> dict[str, float]:
    """The terms of a seat: a mission on the way, and the tiles it has."""
    found: dict[str, float] = {}
    held = _held(s, _card(s, seat), seat)
    if 0 < held < len(HELD) - 1:
        found["mission"] = HELD[held]
    tiles = s[desk(seat) + TILES]
    for tile, name in enumerate(FAVOUR_NAMES) if tiles else ():
        if tiles >> tile & 1:
            found[f"favour.{name}"] = 1.0
    return found


def flipping(s: State, blend: Mapping[str, float]) -> float:
    """What the tile is worth that is being paid for, to the seat that decides."""
    return blend.get(f"favour.{FAVOUR_NAMES[s[A]]}", 0.0) if s[KIND] == FLIP else 0.0
