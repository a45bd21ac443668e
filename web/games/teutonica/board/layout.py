"""Laying out a board on its chart: from the board file, and from tuned places where there are any."""

from __future__ import annotations

import math
from itertools import combinations
from typing import TYPE_CHECKING

from web.games.teutonica.board.place import Thing, around, grid, grown, hull, moved, settle
from web.games.teutonica.board.plan import EDGE, GATE, MARKER, POST, PROVINCE, ROSE, SPECIAL, Plan, country_box
from web.games.teutonica.board.roads import Road
from web.games.teutonica.board.town import town
from web.games.teutonica.board.tuning import tuning

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from hansa.teutonica.board import Board
    from web.draw.lanes import Box, Point

    Things = Callable[[str, Point], Thing]

LEAST, MOST = 1470.0, 1700.0
"""Between these lies the longer side of a map in drawing units; pieces have one size on all boards."""

APART = 50.0
"""So far apart the closest posts should be."""

_HOME = (0.0, -5.0)
"""From a city's place to the middle of its ribbon, where nothing is in the way."""

_GAP = 1.5
_STROKE = 4.0


def map_size(board: Board) -> tuple[int, int]:
    """Large enough that the closest posts do not touch."""
    across, down = (1.0, 1 / board.aspect) if board.aspect > 1 else (board.aspect, 1.0)
    spots = [(x * across / 1000, y * down / 1000) for route in board.routes for x, y in route.at]
    closest = min(math.dist(a, b) for a, b in combinations(spots, 2))
    longer = min(max(APART / closest, LEAST), MOST)
    return round(longer * across), round(longer * down)


def _added(at: Point, by: Point) -> Point:
    return at[0] + by[0], at[1] + by[1]


def _settled(homes: Mapping[str, Point], tuned: Mapping[str, Point], things: Things, room: Box) -> dict[str, Point]:
    """Where things come to lie: at their tuned offsets if all have one, else where there is room."""
    if not homes.keys() <= tuned.keys():
        loose = {name: things(name, home) for name, home in homes.items()}
        for name in tuned.keys() & loose.keys():
            loose[name].at, loose[name].offsets = tuned[name], (tuned[name],)
        settle(list(loose.values()), room)
        tuned = {name: thing.at for name, thing in loose.items()}
    return {name: _added(home, tuned[name]) for name, home in homes.items()}


def _dotted(roads: Iterable[Road]) -> list[Box]:
    """Roads as a row of small boxes."""
    return [around(point, _STROKE, _STROKE, _STROKE) for road in roads for point in road.points()]


def _clearance(at: Point, taken: Sequence[Box]) -> float:
    """How far the nearest box is."""
    x, y = at
    return min(
        math.hypot(max(left - x, x - right, 0), max(top - y, y - bottom, 0)) for left, top, right, bottom in taken
    )


class _Surveyor:
    """Works out one plan, step by step: what is fixed first, then cities, then markers, then the pawn's places."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.tuning = tuning(board.id)
        self.width, self.height = map_size(board)
        self.room = (EDGE, EDGE, self.width - EDGE, self.height - EDGE)
        self.posts = {
            route.id: tuple(
                self.inside(_added(self.at(spot), self.tuning.post.get(f"{route.id}.{n + 1}", (0, 0))))
                for n, spot in enumerate(route.at)
            )
            for route in board.routes
        }
        self.special = tuple(self.at(space.at) for space in board.special)
        self.towns = {city.id: town(city, board) for city in board.cities}
        self.taken = [around(spot, *POST) for spots in self.posts.values() for spot in spots]
        self.taken.append(grown(hull(around(spot, *SPECIAL) for spot in self.special), 4))

    def at(self, place: Sequence[float]) -> Point:
        return place[0] * self.width / 1000, place[1] * self.height / 1000

    def inside(self, post: Point) -> Point:
        """A post no nearer to the frame than it is wide."""
        left, top, right, bottom = self.room
        half, up, down = (size + 2 for size in POST)
        return min(max(post[0], left + half), right - half), min(max(post[1], top + up), bottom - down)

    def roads(self, city: Mapping[str, Point]) -> dict[str, Road]:
        gates = {name: _added(at, (0, GATE)) for name, at in city.items()}
        return {
            route.id: Road((gates[route.start], *self.posts[route.id], gates[route.end])) for route in self.board.routes
        }

    def cities(self) -> dict[str, Point]:
        """Where the ribbons lie, clear of posts, of each other and of roads that do not lead there."""
        roads = self.roads({city.id: self.at(city.at) for city in self.board.cities})

        def thing(name: str, home: Point) -> Thing:
            others = [roads[route.id] for route in self.board.routes if name not in (route.start, route.end)]
            boxes = [grown(box, _GAP) for box in self.towns[name].boxes()]
            return Thing(home, boxes, [*self.taken, *_dotted(others)], grid(60, 48, 3))

        homes = {city.id: _added(self.at(city.at), _HOME) for city in self.board.cities}
        return _settled(homes, self.tuning.city, thing, self.room)

    def spots(self, homes: Mapping[str, Point], half: float, tuned: Mapping[str, Point]) -> dict[str, Point]:
        """Places for small things where nothing else lies."""
        box = around((0, 0), half + _GAP, half + _GAP, half + _GAP)
        return _settled(homes, tuned, lambda _, home: Thing(home, (box,), self.taken, grid(72, 72, 6)), self.room)

    def names(self) -> dict[str, Point]:
        """Where the countries' names stand: amid their cities, or wherever there is room nearby."""
        homes = {}
        for country, _ in self.board.countries:
            at = [self.at(city.at) for city in self.board.cities if city.countries == (country,)]
            homes[country] = sum(x for x, _ in at) / len(at), sum(y for _, y in at) / len(at)

        def thing(name: str, home: Point) -> Thing:
            return Thing(home, (grown(country_box(name, (0, 0)), 3),), self.taken, grid(280, 280, 14))

        return _settled(homes, self.tuning.country, thing, self.room)

    def rose(self, taken: Sequence[Box]) -> Point | None:
        """The middle of the largest empty place."""
        if self.tuning.rose:
            return self.tuning.rose
        spots = ((x, y) for x in range(80, self.width - 79, 40) for y in range(100, self.height - 59, 40))
        room, centre = max((_clearance(spot, taken), spot) for spot in spots)
        return centre if room >= ROSE else None

    def plan(self) -> Plan:
        board, tuning = self.board, self.tuning
        city = self.cities()
        roads = self.roads(city)
        for name, at in city.items():
            self.taken += moved(self.towns[name].boxes(), at)
        wide = self.taken[:]
        self.taken += _dotted(roads.values())
        markers = self.spots({route.id: self.at(route.marker) for route in board.routes}, MARKER, tuning.marker)
        wide += [around(at, MARKER, MARKER, MARKER) for at in markers.values()]
        self.taken += wide
        provinces = self.spots({each.id: self.at(each.at) for each in board.provinces}, PROVINCE, tuning.province)
        return Plan(
            board,
            self.width,
            self.height,
            towns=self.towns,
            city=city,
            posts=self.posts,
            markers=markers,
            special=self.special,
            roads=roads,
            provinces=provinces,
            countries=self.names(),
            outlines=tuning.outline,
            sides=tuning.sides,
            rose=self.rose(wide + [around(at, PROVINCE, PROVINCE, PROVINCE) for at in provinces.values()]),
        )


_PLANS: dict[str, Plan] = {}


def plan(board: Board) -> Plan:
    """The plan of a board, worked out once."""
    known = _PLANS.get(board.id)
    if known is None or known.board is not board:
        known = _PLANS[board.id] = _Surveyor(board).plan()
    return known
