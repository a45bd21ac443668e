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


def score(s: State, seat: int, points: int) -> None:
    """Prestige in play; 20 end the game (T27)."""
    s[desk(seat) + PRESTIGE] += points
    if s[desk(seat) + PRESTIGE] >= END_PRESTIGE:
        s[ENDING] |= BY_PRESTIGE


def open_office(s: State, t: Tables, city: int, office: int, emit: Emit | None) -> None:
    """On the leftmost empty space: a coin pays at once, the last space completes the city."""
    seat = SEAT_OF[office]
    code = s[OFFICES + city]
    space = count_nibbles(code)
    coin = t.spaces[city][space][2]
    s[OFFICES + city] = code << 4 | office
    if emit:
        emit(OfficeOpened(seat, KIND_NAMES[KIND_OF[office]], t.board.cities[city].id, space + 1))
    if coin:
        score(s, seat, coin)
        if emit:
            emit(Scored(seat, coin, "coin", t.board.cities[city].id))
    if space + 1 == len(t.spaces[city]):
        _complete(s, t, city, emit)
    _settle(s, t, city, seat, emit)


def add_office(s: State, t: Tables, city: int, office: int, emit: Emit | None) -> None:
    """Left of all others (T24)."""
    code = s[EXTRAS + city]
    s[EXTRAS + city] = code | office << 4 * count_nibbles(code)
    _added(s, t, city, office, emit)


def add_right_office(s: State, t: Tables, city: int, office: int, emit: Emit | None) -> None:
    """Right of all others in a green city (T42); there it stands like one on a space (T25)."""
    cell = (OFFICES if t.revision.green_exchange else EXTRAS) + city
    s[cell] = s[cell] << 4 | office
    _added(s, t, city, office, emit)


def _added(s: State, t: Tables, city: int, office: int, emit: Emit | None) -> None:
    """An office without a printed space; the first one of a green city completes it (T42)."""
    seat = SEAT_OF[office]
    if emit:
        emit(OfficeOpened(seat, KIND_NAMES[KIND_OF[office]], t.board.cities[city].id, 0))
    if not t.spaces[city] and len(all_offices(s, city)) == 1:
        _complete(s, t, city, emit)
    _settle(s, t, city, seat, emit)


def _settle(s: State, t: Tables, city: int, seat: int, emit: Emit | None) -> None:
    s[desk(seat) + NETWORK] |= 1 << city
    settle_control(s, city)
    _connect(s, t, seat, city, emit)


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
        score(s, seat, points[s[LINKS]])
        if emit:
            emit(Scored(seat, points[s[LINKS]], "connection", t.board.cities[city].id))
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
