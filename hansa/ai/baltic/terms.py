"""The terms of the evaluation of Hansa: what speaks for a seat, counted from slices of the state.

Each function counts one slice, so that a search can keep what it counted: within a turn few slices change.
Amounts are plain counts or points; what a unit is worth is data (`weights`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hansa.ai.baltic.facts import (
    BAG,
    BARRELS,
    BONUSES,
    BOOTHS,
    CITIES,
    CITY_SPACES,
    COUNT,
    DISTANCE,
    FRESH,
    HANDS,
    HEAP_ROOM,
    HELD,
    INCOME,
    KIND_BARRELS,
    KIND_COLOUR,
    OPENED,
    OWNER,
    PLAYERS,
    SEATS,
    SHIP,
    SIZES,
    SOLD,
    SUPPLY,
    TALERS,
    WARES,
    State,
    leader,
    split,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

Amounts = dict[str, float]
"""How much of each term a seat has."""

Key = Callable[[State], bytes]
Part = Callable[[State], list[Amounts]]

NEARNESS = (1.0, 0.7, 0.5, 0.3, 0.2, 0.1, 0.1)
"""How much a thing counts that lies so many legs away from the ship."""


def places(s: State) -> list[Amounts]:
    """Cities, majorities and markets, from the booths on the board (H12, H14, H19)."""
    rows = _rows(s)
    out = [_places_of(rows, seat) for seat in range(s[PLAYERS])]
    if s[BONUSES]:
        _share(out, 2, [max(row[seat] for row in rows) for seat in range(s[PLAYERS])])
        _share(out, 4, [sum(row[seat] > 0 for row in rows) for seat in range(s[PLAYERS])])
    return out


def _places_of(rows: list[list[int]], seat: int) -> Amounts:
    found: Amounts = {}
    for city, row in zip(CITIES, rows, strict=True):
        mine = row[seat]
        if mine:
            _add(found, "points.cities", 2)
            _add(found, "points.sole-cities", 2 * (sum(row) == mine))
            _add(found, "spare-booths", min(mine - 1, 2))
            if leader(row) == seat:
                _add(found, "leads", 1)
                _add(found, f"lead.{city}", 1)
                _add(found, "safe-leads", mine - max(row[:seat] + row[seat + 1 :]) > 1)
    return found


def goods(s: State) -> list[Amounts]:
    """Unsold markers: what could be sold, what waits for a second one, what another's sale would take (H14, H15)."""
    heaps = [_heaps(s, HANDS, seat) for seat in range(s[PLAYERS])]
    out: list[Amounts] = []
    for seat, mine in enumerate(heaps):
        found: Amounts = {"points.goods": sum(COUNT[heap] for heap in mine)}
        for colour, heap in enumerate(mine):
            if heap:
                _add(found, "sets" if COUNT[heap] > 1 else "singles", BARRELS[heap])
                threats = sum(COUNT[other[colour]] > 1 for at, other in enumerate(heaps) if at != seat)
                _add(found, "exposed", threats * (1 + SIZES[heap][0]))
        out.append(found)
    return out


def sales(s: State) -> list[Amounts]:
    """Points that are safe for good (H14, H19)."""
    heaps = [_heaps(s, SOLD, seat) for seat in range(s[PLAYERS])]
    out: list[Amounts] = [{"points.sold": sum(COUNT[heap] + BARRELS[heap] for heap in mine)} for mine in heaps]
    if s[BONUSES]:
        _share(out, 5, [sum(split(heap)[0] for heap in mine) for mine in heaps])
        _share(out, 3, [int(s[OPENED] == seat + 1) for seat in range(s[PLAYERS])])
    return out


def purses(s: State) -> list[Amounts]:
    """Money and booths in hand; the income of a turn that has just begun is not counted."""
    out: list[Amounts] = []
    for seat in range(s[PLAYERS]):
        talers = s[TALERS + seat] - (INCOME if s[FRESH] and seat == s[OWNER] else 0)
        supply = s[SUPPLY + seat]
        out.append({"talers": min(talers, 6), "booths-left": min(supply, 6), "no-booths": supply < 2})
    return out


def berth_goods(s: State) -> list[Amounts]:
    """What lies near the ship for the seat whose turn comes, and the best set it could make of it."""
    legs, hand = DISTANCE[s[SHIP]], _heaps(s, HANDS, s[OWNER])
    near_goods = best = 0.0
    for city, spaces in enumerate(CITY_SPACES):
        near = NEARNESS[legs[city]]
        for space in spaces:
            if s[WARES + space]:
                near_goods += near
                kind = s[WARES + space] - 1
                if heap := hand[KIND_COLOUR[kind]]:
                    gain = KIND_BARRELS[kind] + (BARRELS[heap] if COUNT[heap] == 1 else 0)
                    best = max(best, near * gain)
    return _for_owner(s, {"berth.goods": near_goods, "berth.pairs": best})


def berth_places(s: State) -> list[Amounts]:
    """How near the ship is to a market of the seat whose turn comes, and whose city it lies in."""
    seat, ship, rows = s[OWNER], s[SHIP], _rows(s)
    ready = sum(BARRELS[heap] for heap in _heaps(s, HANDS, seat) if COUNT[heap] > 1)
    near = max((NEARNESS[DISTANCE[ship][city]] for city, row in enumerate(rows) if row[seat]), default=0.0)
    host = leader(rows[ship])
    return _for_owner(s, {"berth.sale": ready * near, "berth.lead": host == seat, "berth.toll": host not in {seat, -1}})


def _near(s: State) -> bytes:
    hand = HANDS + HEAP_ROOM * s[OWNER]
    return bytes(s[SHIP : SHIP + 1] + s[hand : hand + HEAP_ROOM])


PARTS: tuple[tuple[Key, Part], ...] = (
    (lambda s: bytes(s[BOOTHS:HANDS]), places),
    (lambda s: bytes(s[HANDS:SOLD]), goods),
    (lambda s: bytes(s[SOLD:BAG]), sales),
    (lambda s: bytes(s[FRESH : FRESH + 1] + s[TALERS:HELD]), purses),
    (lambda s: _near(s) + bytes(s[WARES:]), berth_goods),
    (lambda s: _near(s) + bytes(s[BOOTHS:HANDS]), berth_places),
)
"""Every slice of the state that is counted, as a key, with what counts it."""


def _rows(s: State) -> list[list[int]]:
    return [s[at : at + SEATS] for at in range(BOOTHS, HANDS, SEATS)]


def _heaps(s: State, base: int, seat: int) -> list[int]:
    return s[base + HEAP_ROOM * seat : base + HEAP_ROOM * (seat + 1)]


def _for_owner(s: State, found: Amounts) -> list[Amounts]:
    return [found if seat == s[OWNER] else {} for seat in range(s[PLAYERS])]


def _add(found: Amounts, name: str, amount: float) -> None:
    if amount:
        found[name] = found.get(name, 0) + amount


def _share(out: list[Amounts], points: int, counts: Sequence[int]) -> None:
    """A bonus of H21 for all who are level at the top."""
    best = max(counts)
    for found, count in zip(out, counts, strict=True):
        if best and count == best:
            _add(found, "bonuses", points)


def count(s: State) -> list[Amounts]:
    """All terms of every seat."""
    out: list[Amounts] = [{} for _ in range(s[PLAYERS])]
    for _, part in PARTS:
        for found, more in zip(out, part(s), strict=True):
            found.update({name: found.get(name, 0) + amount for name, amount in more.items()})
    return out


TERMS = (
    "points.sold",
    "points.goods",
    "points.cities",
    "points.sole-cities",
    "bonuses",
    "sets",
    "singles",
    "exposed",
    "spare-booths",
    "leads",
    "safe-leads",
    *(f"lead.{city}" for city in CITIES),
    "talers",
    "booths-left",
    "no-booths",
    "berth.goods",
    "berth.pairs",
    "berth.sale",
    "berth.lead",
    "berth.toll",
)
"""The names of all terms."""
