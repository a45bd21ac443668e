"""What a seat would get for completing a route, in points (T14 to T22)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hansa.ai.teutonica.extras import mission_office
from hansa.ai.teutonica.facts import (
    ADDITIONAL,
    CONTROL,
    EXTRAS,
    KEYS,
    LAID,
    LEVELS,
    LINKED,
    LINKS,
    LYING,
    MARKER_POINTS,
    MARKERS,
    MISSION,
    NETWORK,
    OFFICES,
    PLAYERS,
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
    nibbles,
)
from hansa.ai.teutonica.promotional import laid_traders

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hansa.teutonica.tables import Tables

    Blend = Mapping[str, float]

POOL = (0.0, 7.0, 13.5, 19.5, 24.5, 28.5, 31.5, 33.7, 35.3, 36.5, 37.5)
"""What so many tradesmen outside offices and tracks are worth; further ones add FURTHER each.

With three or fewer hardly a route can be completed: who gives those away stands still, and so may the game.
"""

FURTHER = 0.4
AT_FIRST = 12
"""Tradesmen in supply and stock at the start (T3); every step on a track adds one."""
FINISHED = 99.0
"""Taken off where nothing more is to be had."""

LINK_NEARNESS = (1.0, 0.55, 0.35, 0.2, 0.1, 0.05)
"""How much of the connection's points counts with so many offices missing."""


def pools(s: State) -> list[int]:
    """Every seat's tradesmen in supply, stock and on routes: not those in offices, on special spaces or on markers."""
    t = TABLES[s[TABLE]]
    counts = [0] * (s[PLAYERS] + 1)
    for code in (*s[OFFICES : OFFICES + len(t.spaces)], *s[EXTRAS : EXTRAS + len(t.spaces)]):
        for office in nibbles(code) if code else ():
            counts[SEAT_OF[office]] += 1
    for there in s[SPECIAL : SPECIAL + len(t.special)]:
        counts[SEAT_OF[there]] += 1
    if s[LAID]:
        counts = [count + laid for count, laid in zip(counts, (*laid_traders(s), 0), strict=True)]
    out = []
    for seat in range(s[PLAYERS]):
        base = desk(seat) + LEVELS
        out.append(max(0, AT_FIRST + sum(s[base : base + len(SKILLS)]) - counts[seat]))
    return out


def pool_worth(count: int) -> float:
    return POOL[count] if count < len(POOL) else POOL[-1] + FURTHER * (count + 1 - len(POOL))


class Prospects:
    """What the routes of a position promise to each seat. Offices are asked for again and again, so they are kept."""

    __slots__ = ("_blend", "_misjudges", "_offices", "_others", "_pools", "_state", "_t")

    def __init__(self, s: State, blend: Blend, misjudges: float = 0.0) -> None:
        self._state, self._blend, self._misjudges = s, blend, misjudges
        self._t = TABLES[s[TABLE]]
        self._pools = pools(s)
        self._offices: dict[int, tuple[float, float]] = {}
        self._others: dict[int, tuple[float, float, float]] = {}

    def goal(self, route: int, seat: int, merchant: float = 1.0) -> float:
        """The best that a seat could make of a route of its own, with what comes along with it.

        `merchant` is how sure it is that a merchant will be among its tradesmen there: round spaces need one.
        """
        s, t, blend = self._state, self._t, self._blend
        one_less, one_more, special = self._others.get(seat) or self._for_seat(seat)
        worth = 0.0
        best = 0.0
        for city in t.ends[route]:
            control = s[CONTROL + city]
            if control:
                worth += 1.0 if control == seat + 1 else -blend.get("tolls", 0.5)
            sure, with_merchant = self._offices.get(city << 3 | seat) or self._office(city, seat)
            best = max(best, sure + merchant * with_merchant - one_less)
        if s[LYING + route]:
            worth += marker_worth(s, seat, s[LYING + route] - 1, blend)
        for skill in t.skills_at[route]:
            best = max(best, skill_worth(s, seat, skill, blend) + one_more)
        if t.is_special[route]:
            best = max(best, merchant * special - one_less)
        if s[desk(seat) + UNUSED + ADDITIONAL]:
            best = max(best, additional_worth(s, t, route, seat, blend) - one_less)
        return max(0.0, worth + best)

    def guess(self, route: int, seat: int, merchant: float = 1.0) -> float:
        """The same as a seat sees it that is not there yet."""
        return self.goal(route, seat, merchant) * (self._error(route, seat) if self._misjudges else 1.0)

    def _error(self, route: int, seat: int) -> float:
        """What a seat sees of a route's promise: always the same share, until something that matters for it changes."""
        s, base = self._state, desk(seat)
        around = [s[OFFICES + city] for city in self._t.ends[route]]
        levels = s[base + LEVELS : base + LEVELS + len(SKILLS)]
        about = f"{route} {seat} {around} {levels} {s[LYING : LYING + len(self._t.boats)]}"
        return 1 - self._misjudges * Random(about).random()  # noqa: S311 - no secrets

    def _for_seat(self, seat: int) -> tuple[float, float, float]:
        """A tradesman less, a tradesman more, and the best special space."""
        weight, count = self._blend.get("pool", 0.0), self._pools[seat]
        here = pool_worth(count)
        less, more = here - pool_worth(count - 1), pool_worth(count + 1) - here
        found = self._others[seat] = (less * weight, more * weight, special_worth(self._state, self._t, seat))
        return found

    def _office(self, city: int, seat: int) -> tuple[float, float]:
        """The next office of a city: what it is worth with any tradesman, and what only with a merchant."""
        worth, round_space = office_worth(self._state, self._t, city, seat, self._blend)
        found = self._offices[city << 3 | seat] = (0.0, worth) if round_space else (worth, 0.0)
        return found


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
    cities = [city for city in t.ends[route] if t.spaces[city] and s[OFFICES + city]]
    if not cities:
        return 0.0
    network = s[base + NETWORK]
    joined = any((t.neighbours[city] | 1 << city) & network for city in cities)
    keys = VALUES[0][s[base + KEYS]] * blend.get("score.network", 1.0)
    return (keys if joined else 0.5 * keys) + blend.get("offices", 0.0) - blend.get("marker.additional-office", 0.0)


def office_worth(s: State, t: Tables, city: int, seat: int, blend: Blend) -> tuple[float, bool]:
    """T18 to T20: coin, control, network and the way to the connection; and whether the space is round."""
    space = count_nibbles(s[OFFICES + city])
    base = desk(seat)
    if space >= len(t.spaces[city]):
        return 0.0, False
    round_space, colour, coin = t.spaces[city][space]
    if colour > s[base + PRIVILEGE]:
        return 0.0, False
    seats = [SEAT_OF[office] for office in all_offices(s, city)]
    worth = float(coin)
    control = s[CONTROL + city]
    controls = control != seat + 1 and all(seats.count(seat) + 1 >= seats.count(other) for other in seats)
    if controls:
        worth += blend.get("cities", 2.0) * (1.5 if control else 1.0)
    if s[base + MISSION]:
        worth += mission_office(s, city, seat, blend, controls=controls)
    network = s[base + NETWORK]
    joined = not network or (t.neighbours[city] | 1 << city) & network
    keys = VALUES[0][s[base + KEYS]]
    worth += (keys * blend.get("score.network", 1.0) + blend.get("offices", 0.0)) * (1.0 if joined else 0.5)
    if not network >> city & 1:
        worth += link_worth(s, t, seat, network | 1 << city) - link_worth(s, t, seat, network)
    return (worth - blend.get("merchants", 0.6), True) if round_space else (worth, False)


def link_worth(s: State, t: Tables, seat: int, network: int) -> float:
    """The connection's points, as near as they are (T20)."""
    points = t.board.link_points
    if s[desk(seat) + LINKED] or s[LINKS] >= len(points):
        return 0.0
    missing = missing_links(t, network)
    return points[s[LINKS]] * LINK_NEARNESS[missing] if missing < len(LINK_NEARNESS) else 0.0
