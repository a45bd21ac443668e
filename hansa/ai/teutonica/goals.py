"""What a seat would get for completing a route, in points (T14 to T22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.ai.teutonica.facts import (
    ADDITIONAL,
    CONTROL,
    KEYS,
    LEVELS,
    LINKED,
    LINKS,
    LYING,
    MARKER_POINTS,
    MARKERS,
    NETWORK,
    OFFICES,
    PRIVILEGE,
    SEAT_OF,
    SKILLS,
    SPECIAL,
    TABLE,
    TABLES,
    TOPS,
    UNUSED,
    VALUES,
    State,
    all_offices,
    count_nibbles,
    desk,
    markers_owned,
    missing_links,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hansa.teutonica.tables import Tables

    Blend = Mapping[str, float]

POOL = (0.0, 5.0, 9.5, 13.5, 16.5, 18.5, 19.7, 20.7, 21.5, 22.1, 22.6)
"""What so many tradesmen outside offices and tracks are worth; further ones add FURTHER each."""

FURTHER = 0.4
AT_FIRST = 12
"""Tradesmen in supply and stock at the start (T3); every step on a track adds one."""
FINISHED = 99.0
"""Taken off where nothing more is to be had."""

LINK_NEARNESS = (1.0, 0.55, 0.35, 0.2, 0.1, 0.05)
"""How much of the connection's points counts with so many offices missing."""


def pool(s: State, seat: int) -> int:
    """Tradesmen that can still work, in supply, stock and on routes: all that are not in offices or special spaces."""
    base = desk(seat)
    t = TABLES[s[TABLE]]
    offices = sum(SEAT_OF[office] == seat for city in range(len(t.spaces)) for office in all_offices(s, city))
    special = sum(SEAT_OF[s[SPECIAL + index]] == seat for index in range(len(t.special)))
    return max(0, AT_FIRST + sum(s[base + LEVELS : base + LEVELS + len(SKILLS)]) - offices - special)


def pool_worth(count: int) -> float:
    return POOL[count] if count < len(POOL) else POOL[-1] + FURTHER * (count + 1 - len(POOL))


def goal(s: State, route: int, seat: int, blend: Blend, merchant: float = 1.0) -> float:
    """The best that a seat could make of a route of its own, with what comes along with it.

    `merchant` is how sure it is that a merchant will be among its tradesmen there: round spaces need one.
    """
    t = TABLES[s[TABLE]]
    worth = 0.0
    for city in t.ends[route]:
        control = s[CONTROL + city]
        if control:
            worth += 1.0 if control == seat + 1 else -blend.get("tolls", 0.5)
    if s[LYING + route]:
        worth += marker_worth(s, seat, s[LYING + route] - 1, blend)
    workers = pool(s, seat)
    one_less = (pool_worth(workers) - pool_worth(workers - 1)) * blend.get("pool", 0.0)
    one_more = (pool_worth(workers + 1) - pool_worth(workers)) * blend.get("pool", 0.0)
    offices = (office_worth(s, t, city, seat, blend, merchant) - one_less for city in t.ends[route])
    skills = (skill_worth(s, seat, skill, blend) + one_more for skill in t.skills_at[route])
    special = merchant * special_worth(s, t, seat) - one_less if t.is_special[route] else 0.0
    more = additional_worth(s, t, route, seat, blend) - one_less
    return max(0.0, worth + max(0.0, special, more, *offices, *skills))


def marker_worth(s: State, seat: int, kind: int, blend: Blend) -> float:
    owned = markers_owned(s, seat)
    more = MARKER_POINTS[min(owned + 1, 10)] - MARKER_POINTS[min(owned, 10)]
    return more * blend.get("score.markers", 1.0) + blend.get(f"marker.{MARKERS[kind]}", 0.0)


def skill_worth(s: State, seat: int, skill: int, blend: Blend) -> float:
    level = s[desk(seat) + LEVELS + skill]
    if level >= TOPS[skill]:
        return -FINISHED
    finished = 4.0 * blend.get("score.skills", 1.0) if level + 1 == TOPS[skill] and skill else 0.0
    return blend.get(f"{SKILLS[skill]}.{level + 1}", 0.0) + finished


def special_worth(s: State, t: Tables, seat: int) -> float:
    """T22: the best open space."""
    level = s[desk(seat) + PRIVILEGE]
    return max(
        (
            float(points)
            for index, (points, colour) in enumerate(t.special)
            if not s[SPECIAL + index] and colour <= level
        ),
        default=0.0,
    )


def additional_worth(s: State, t: Tables, route: int, seat: int, blend: Blend) -> float:
    """T24: an office more in an end city that has one, for a marker."""
    base = desk(seat)
    if not s[base + UNUSED + ADDITIONAL] or not any(s[OFFICES + city] for city in t.ends[route]):
        return 0.0
    network = s[base + NETWORK]
    joined = any((t.neighbours[city] | 1 << city) & network for city in t.ends[route] if s[OFFICES + city])
    keys = VALUES[0][s[base + KEYS]] * blend.get("score.network", 1.0)
    return (keys if joined else 0.5 * keys) + blend.get("offices", 0.0) - blend.get("marker.additional-office", 0.0)


def office_worth(s: State, t: Tables, city: int, seat: int, blend: Blend, merchant: float) -> float:  # noqa: PLR0913, PLR0917 - what an office depends on
    """T18 to T20: coin, control, network and the way to the connection."""
    space = count_nibbles(s[OFFICES + city])
    base = desk(seat)
    if space >= len(t.spaces[city]):
        return 0.0
    round_space, colour, coin = t.spaces[city][space]
    if colour > s[base + PRIVILEGE]:
        return 0.0
    seats = [SEAT_OF[office] for office in all_offices(s, city)]
    worth = float(coin)
    control = s[CONTROL + city]
    if control != seat + 1 and all(seats.count(seat) + 1 >= seats.count(other) for other in seats):
        worth += blend.get("cities", 2.0) * (1.5 if control else 1.0)
    network = s[base + NETWORK]
    joined = not network or (t.neighbours[city] | 1 << city) & network
    keys = VALUES[0][s[base + KEYS]]
    worth += (keys * blend.get("score.network", 1.0) + blend.get("offices", 0.0)) * (1.0 if joined else 0.5)
    if not network >> city & 1:
        worth += link_worth(s, t, seat, network | 1 << city) - link_worth(s, t, seat, network)
    return (worth - blend.get("merchants", 0.6)) * merchant if round_space else worth


def link_worth(s: State, t: Tables, seat: int, network: int) -> float:
    """The connection's points, as near as they are (T20)."""
    points = t.board.link_points
    if s[desk(seat) + LINKED] or s[LINKS] >= len(points):
        return 0.0
    missing = missing_links(t, network)
    return points[s[LINKS]] * LINK_NEARNESS[missing] if missing < len(LINK_NEARNESS) else 0.0
