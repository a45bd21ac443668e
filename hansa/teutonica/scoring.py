"""Points and who wins (T28 to T34, T38, T40, T49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hansa.core.game import Row, ScoreSheet
from hansa.teutonica.editions import FOUR_FOR_A_CITY, SEVEN_FOR_A_SKILL
from hansa.teutonica.offices import all_offices, flood
from hansa.teutonica.state import (
    ACTIONS,
    CONTROL,
    FAVOURS,
    KEYS,
    KINDS,
    LEVELS,
    MISSION,
    MISSIONS,
    NETWORK,
    PLAYERS,
    PRESTIGE,
    SEAT_OF,
    SPECIAL,
    TABLE,
    TILES,
    TOPS,
    UNUSED,
    USED,
    VALUES,
    State,
    desk,
)
from hansa.teutonica.tables import TABLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.teutonica.tables import Tables

MARKER_POINTS = (0, 1, 3, 3, 6, 6, 10, 10, 15, 15, 21)
SKILL_POINTS, CITY_POINTS = 4, 2
SKILL_FAVOUR, CITY_FAVOUR = 3, 2
MISSION_CITY, MISSION_WHOLE = 1, 5


class Foothold(NamedTuple):
    """What a seat has in a country, and what that would bring (T49)."""

    cities: int
    """Cities controlled there."""
    offices: int
    points: int


def score(s: State) -> tuple[ScoreSheet, ...]:
    """What everybody would have if the game ended now, countries counted among the cities: as computers weigh it."""
    t = TABLES[s[TABLE]]
    counts = _counts(s, t)
    controlled = [s[CONTROL : CONTROL + len(t.spaces)].count(seat + 1) for seat in range(s[PLAYERS])]
    abroad = [country_points(s, country) for country in range(len(t.country_points))]
    sheets = []
    for seat in range(s[PLAYERS]):
        base = desk(seat)
        prestige = s[base + PRESTIGE]
        tracks = sum(s[base + LEVELS + skill] == TOPS[skill] for skill in range(1, len(TOPS)))
        special = [points for index, (points, _) in enumerate(t.special) if SEAT_OF[s[SPECIAL + index]] == seat]
        owned = markers_owned(s, seat)
        cities = controlled[seat]
        network = _largest(s, t, seat, counts)[0]
        rows = [
            Row("prestige", "T28", prestige, prestige),
            Row("skills", "T29", tracks, SKILL_POINTS * tracks),
            Row("special", "T30", len(special), sum(special)),
            Row("markers", "T31", owned, MARKER_POINTS[min(owned, 10)]),
            Row("cities", "T32", cities, CITY_POINTS * cities + sum(points[seat] for points in abroad)),
            Row("network", "T33", network, network * VALUES[0][s[base + KEYS]]),
        ]
        if s[MISSIONS]:
            rows.append(_mission(s, t, seat))
        if s[FAVOURS]:
            rows.append(_favours(s, seat, tracks, cities))
        sheets.append(ScoreSheet(seat, tuple(rows)))
    return tuple(sheets)


def sheets(s: State) -> tuple[ScoreSheet, ...]:
    """The same as people read it: each country in a row of its own below the cities (T49)."""
    board = TABLES[s[TABLE]].board
    if not board.countries:
        return score(s)
    names = [name for name, _ in board.countries]
    standings = [country_standing(s, country) for country in range(len(names))]
    return tuple(_with_countries(sheet, names, [standing[sheet.seat] for standing in standings]) for sheet in score(s))


def _with_countries(sheet: ScoreSheet, names: Sequence[str], footholds: Sequence[Foothold]) -> ScoreSheet:
    rows: list[Row] = []
    for row in sheet.rows:
        if row.name == "cities":
            rows.append(Row(row.name, row.rule, row.count, CITY_POINTS * row.count))
            rows += [
                Row(f"country:{name}", "T49", one.cities, one.points)
                for name, one in zip(names, footholds, strict=True)
            ]
        else:
            rows.append(row)
    return ScoreSheet(sheet.seat, tuple(rows))


def markers_owned(s: State, seat: int) -> int:
    base = desk(seat)
    return sum(s[base + UNUSED : base + UNUSED + KINDS]) + s[base + USED]


def _counts(s: State, t: Tables) -> list[list[int]]:
    """Offices by city and seat."""
    counts = []
    for city in range(len(t.spaces)):
        row = [0] * s[PLAYERS]
        for office in all_offices(s, city):
            row[SEAT_OF[office]] += 1
        counts.append(row)
    return counts


def network_cities(s: State, seat: int) -> list[int]:
    """T33: the cities of the largest network; of those that are level the first."""
    t = TABLES[s[TABLE]]
    group = _largest(s, t, seat, _counts(s, t))[1]
    return [city for city in range(len(t.spaces)) if group >> city & 1]


def _largest(s: State, t: Tables, seat: int, counts: list[list[int]]) -> tuple[int, int]:
    """T33: how many offices the largest group of neighbouring own cities has, and these cities as bits."""
    left = s[desk(seat) + NETWORK]
    best = 0, 0
    while left:
        group = flood(t, left & -left, left)
        left &= ~group
        offices = sum(counts[city][seat] for city in range(len(counts)) if group >> city & 1)
        if offices > best[0]:
            best = offices, group
    return best


def _mission(s: State, t: Tables, seat: int) -> Row:
    """T38; a card that may not be seen counts nothing."""
    card = s[desk(seat) + MISSION]
    cities = t.missions[card - 1] if card else ()
    present = sum(s[desk(seat) + NETWORK] >> city & 1 for city in cities)
    whole = bool(cities) and all(s[CONTROL + city] == seat + 1 for city in cities)
    return Row("mission", "T38", present, MISSION_CITY * present + MISSION_WHOLE * whole)


def _favours(s: State, seat: int, tracks: int, cities: int) -> Row:
    """T40: what the tiles add to the rows of skills and cities."""
    tiles = s[desk(seat) + TILES]
    points = SKILL_FAVOUR * tracks * (tiles >> SEVEN_FOR_A_SKILL & 1)
    points += CITY_FAVOUR * cities * (tiles >> FOUR_FOR_A_CITY & 1)
    return Row("favours", "T40", tiles.bit_count(), points)


def country_standing(s: State, country: int) -> list[Foothold]:
    """What each seat has in a country and would get for it."""
    ranks = _ranks(s, country)
    return [Foothold(*rank, points) for rank, points in zip(ranks, country_points(s, country), strict=True)]


def _ranks(s: State, country: int) -> list[tuple[int, int]]:
    """Cities controlled in a country, and offices there, by seat."""
    cities = TABLES[s[TABLE]].country_cities[country]
    ranks = []
    for seat in range(s[PLAYERS]):
        held = sum(s[CONTROL + city] == seat + 1 for city in cities)
        offices = sum(SEAT_OF[office] == seat for city in cities for office in all_offices(s, city))
        ranks.append((held, offices))
    return ranks


def country_points(s: State, country: int) -> list[int]:
    """T49: places by cities controlled, then offices there; those level share their places, rounded down."""
    t = TABLES[s[TABLE]]
    ranks = _ranks(s, country)
    points = [0] * s[PLAYERS]
    places = list(t.country_points[country])
    for rank in sorted({rank for rank in ranks if rank[1]}, reverse=True):
        level = [seat for seat, mine in enumerate(ranks) if mine == rank]
        shared = sum(places[: len(level)])
        del places[: len(level)]
        for seat in level:
            points[seat] = shared // len(level)
    return points


def winners(s: State) -> tuple[int, ...]:
    """T34: most points; in the Big Box then the lower actions track, then more points of the network."""
    ranks = []
    for sheet in score(s):
        rank: tuple[int, ...] = (sheet.total,)
        if TABLES[s[TABLE]].edition.tie_breaks:
            network = next(row.points for row in sheet.rows if row.name == "network")
            rank = (sheet.total, -s[desk(sheet.seat) + ACTIONS], network)
        ranks.append(rank)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
