"""Points and who wins (H19 to H21)."""

from __future__ import annotations

from hansa.baltic.board import BOARD
from hansa.baltic.goods import BARRELS, COUNT, split
from hansa.baltic.state import BONUSES, BOOTHS, HANDS, HEAP_ROOM, OPENED, PLAYERS, SEATS, SOLD, State
from hansa.core.game import Row, ScoreSheet

CITY_POINTS = 2
SOLE_CITY_POINTS = 4


def _heaps(s: State, base: int, seat: int) -> list[int]:
    start = base + HEAP_ROOM * seat
    return s[start : start + HEAP_ROOM]


def _city_rows(s: State) -> list[list[int]]:
    return [s[BOOTHS + SEATS * city : BOOTHS + SEATS * (city + 1)] for city in range(len(BOARD.cities))]


def booths_on_board(s: State, seat: int) -> int:
    return sum(row[seat] for row in _city_rows(s))


def score(s: State) -> tuple[ScoreSheet, ...]:
    """What everybody would have if the game ended now."""
    bonuses = _bonuses(s) if s[BONUSES] else None
    sheets = []
    for seat in range(s[PLAYERS]):
        unsold = sum(COUNT[heap] for heap in _heaps(s, HANDS, seat))
        heaps = _heaps(s, SOLD, seat)
        sold = sum(COUNT[heap] for heap in heaps)
        barrels = sum(BARRELS[heap] for heap in heaps)
        mine = [row for row in _city_rows(s) if row[seat]]
        alone = sum(sum(row) == row[seat] for row in mine)
        rows = [
            Row("unsold", "H19", unsold, unsold),
            Row("sold", "H19", sold, sold),
            Row("barrels", "H19", barrels, barrels),
            Row("cities", "H19", len(mine) - alone, CITY_POINTS * (len(mine) - alone)),
            Row("sole-cities", "H19", alone, SOLE_CITY_POINTS * alone),
        ]
        if bonuses:
            rows += [Row(name, "H21", counts[seat], _bonus(counts, seat, points)) for name, points, counts in bonuses]
        sheets.append(ScoreSheet(seat, tuple(rows)))
    return tuple(sheets)


def _bonuses(s: State) -> list[tuple[str, int, list[int]]]:
    """H21: each bonus with what every seat has of the thing it is for."""
    seats, rows = range(s[PLAYERS]), _city_rows(s)
    return [
        ("tallest-stack", 2, [max(row[seat] for row in rows) for seat in seats]),
        ("last-pile", 3, [int(s[OPENED] == seat + 1) for seat in seats]),
        ("most-cities", 4, [sum(row[seat] > 0 for row in rows) for seat in seats]),
        ("one-barrel", 5, [sum(split(heap)[0] for heap in _heaps(s, SOLD, seat)) for seat in seats]),
    ]


def _bonus(counts: list[int], seat: int, points: int) -> int:
    """All who are level get it, but nobody for nothing."""
    return points if counts[seat] and counts[seat] == max(counts) else 0


def winners(s: State) -> tuple[int, ...]:
    """H20: most points, then most booths on the board; still level, the win is shared."""
    ranks = [(sheet.total, booths_on_board(s, sheet.seat)) for sheet in score(s)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
