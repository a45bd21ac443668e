"""Offices in cities: who is in control, and what a new one brings (T15, T19, T20, T42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.teutonica.events import CityCompleted, OfficeOpened, Scored
from hansa.teutonica.state import (
    BY_CITIES,
    BY_PRESTIGE,
    COMPLETED,
    CONTROL,
    END_PRESTIGE,
    ENDING,
    EXTRAS,
    KIND_NAMES,
    KIND_OF,
    LINKED,
    LINKS,
    NETWORK,
    OFFICES,
    PRESTIGE,
    SEAT_OF,
    SEATS,
    State,
    count_nibbles,
    desk,
    nibbles,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables


def all_offices(s: State, city: int) -> list[int]:
    """Every office of a city, the rightmost first."""
    return nibbles(s[OFFICES + city]) + nibbles(s[EXTRAS + city])


def settle_control(s: State, city: int) -> None:
    """T15: most offices; of those level, the one who comes first from the right."""
    counts = [0] * SEATS
    best = -1
    seats = [SEAT_OF[office] for office in all_offices(s, city)]
    for seat in seats:
        counts[seat] += 1
    for seat in seats:
        if best < 0 or counts[seat] > counts[best]:
            best = seat
    s[CONTROL + city] = best + 1


def score(s: State, t: Tables, seat: int, points: int, reason: str, city: int, emit: Emit | None) -> None:
    """Prestige in play; 20 end the game (T27)."""
    prestige = s[desk(seat) + PRESTIGE] = s[desk(seat) + PRESTIGE] + points
    if prestige >= END_PRESTIGE:
        s[ENDING] |= BY_PRESTIGE
    if emit:
        emit(Scored(seat, points, reason, t.board.cities[city].id))


def open_office(s: State, t: Tables, city: int, office: int, emit: Emit | None) -> None:
    """On the leftmost empty space: a coin pays at once, the last space completes the city."""
    spaces = t.spaces[city]
    code = s[OFFICES + city]
    space = count_nibbles(code)
    s[OFFICES + city] = code << 4 | office
    _opened(s, t, city, office, space + 1, emit)
    if coin := spaces[space][2]:
        score(s, t, SEAT_OF[office], coin, "coin", city, emit)
    if space + 1 == len(spaces):
        _complete(s, t, city, emit)
    _connect(s, t, SEAT_OF[office], city, emit)


def add_office(s: State, t: Tables, city: int, office: int, emit: Emit | None, *, right: bool = False) -> None:
    """Left of all others (T24), or right of them in a green city (T42), whose first office completes it."""
    code = s[EXTRAS + city]
    s[EXTRAS + city] = code << 4 | office if right else code | office << 4 * count_nibbles(code)
    _opened(s, t, city, office, 0, emit)
    if not code and not t.spaces[city]:
        _complete(s, t, city, emit)
    _connect(s, t, SEAT_OF[office], city, emit)


def _opened(s: State, t: Tables, city: int, office: int, space: int, emit: Emit | None) -> None:
    seat = SEAT_OF[office]
    s[desk(seat) + NETWORK] |= 1 << city
    settle_control(s, city)
    if emit:
        emit(OfficeOpened(seat, KIND_NAMES[KIND_OF[office]], t.board.cities[city].id, space))


def _complete(s: State, t: Tables, city: int, emit: Emit | None) -> None:
    s[COMPLETED] += 1
    if s[COMPLETED] >= t.board.completed_cities:
        s[ENDING] |= BY_CITIES
    if emit:
        emit(CityCompleted(t.board.cities[city].id, s[COMPLETED]))


def _connect(s: State, t: Tables, seat: int, city: int, emit: Emit | None) -> None:
    """T20: each player once, fewer points for those who come later."""
    base = desk(seat)
    start, end = t.link
    mine = s[base + NETWORK]
    if s[base + LINKED] or not (mine >> start & 1 and mine >> end & 1) or not flood(t, 1 << start, mine) >> end & 1:
        return
    s[base + LINKED] = 1
    points: Sequence[int] = t.board.link_points
    if s[LINKS] < len(points):
        score(s, t, seat, points[s[LINKS]], "connection", city, emit)
    s[LINKS] += 1


def flood(t: Tables, reached: int, within: int) -> int:
    """All cities of a set that hang together with those reached, one bit a city."""
    fresh = reached
    while fresh:
        city = (fresh & -fresh).bit_length() - 1
        found = t.neighbours[city] & within & ~reached
        reached |= found
        fresh = fresh & fresh - 1 | found
    return reached
