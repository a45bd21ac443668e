"""A board and an edition made ready for play: numbers instead of names, options looked up instead of worked out."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from hansa.teutonica.actions import Actions
from hansa.teutonica.board import COLOURS, SKILLS
from hansa.teutonica.editions import EDITIONS, NEWEST, REVISIONS
from hansa.teutonica.option_rows import Rows
from hansa.teutonica.state import (
    OFFICES,
    PAWN,
    PERMITS,
    PLAYERS,
    POSTS,
    SEAT,
    SEAT_OF,
    State,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from hansa.core.action import Action
    from hansa.teutonica.board import Board, Route
    from hansa.teutonica.editions import Edition, Revision

TABLES: list[Tables] = []
"""Every board, edition and revision in use; the first cell of a state is an index into it."""


class Tables:
    """Routes, cities, countries and provinces are numbered in the order of the board file."""

    def __init__(self, played: Board, edition: Edition, revision: Revision, index: int) -> None:
        self.board, self.edition, self.revision, self.index = played, edition, revision, index
        self.name = f"{played.id} {edition.id}"
        self.actions = Actions(played)
        self._cities(played)
        self._routes(played)
        self._places(played)
        self.bounded = bool(self.permits or self.borders)
        """Whether `access` can ever forbid something on this board."""
        self.rows = Rows(self.actions, self.boats, self.country, self.borders)
        self._incomes: dict[tuple[int, int, int], tuple[Action, ...]] = {}
        self.by_target: dict[str, list[Action]] = {}

    def _cities(self, played: Board) -> None:
        self.city_index = {city.id: index for index, city in enumerate(played.cities)}
        self.spaces = tuple(
            tuple((int(space.merchant), COLOURS.index(space.colour), space.coin) for space in city.spaces)
            for city in played.cities
        )
        self.green = tuple(index for index, city in enumerate(played.cities) if city.green)
        self.link = (self.city_index[played.link[0]], self.city_index[played.link[1]])
        self.special = tuple((space.points, COLOURS.index(space.colour)) for space in played.special)
        names = [name for name, _ in played.countries]
        self.country_points = tuple(points for _, points in played.countries)
        self.country_cities = tuple(
            tuple(index for index, city in enumerate(played.cities) if name in city.countries) for name in names
        )
        self.permits = tuple(
            (index, sum(2 << names.index(name) for name in city.permits))
            for index, city in sorted(enumerate(played.cities), key=lambda entry: len(entry[1].permits))
            if city.permits
        )
        """Cities that permit to act abroad, the narrower permission first, so that it is used first (T46)."""
        self.missions = tuple(tuple(self.city_index[city] for city in card) for card in played.missions)

    def _routes(self, played: Board) -> None:
        routes = played.routes
        names = ["", *(name for name, _ in played.countries)]
        skills = {city.id: tuple(SKILLS.index(skill) for skill in city.skills) for city in played.cities}
        self.route_index = {route.id: index for index, route in enumerate(routes)}
        self.boats = tuple(route.boats for route in routes)
        self.ends = tuple((self.city_index[route.start], self.city_index[route.end]) for route in routes)
        self.country = tuple(names.index(route.country) for route in routes)
        self.permanent = tuple(route.permanent for route in routes)
        self.takes_marker = tuple(not route.permanent and not route.country for route in routes)
        self.taverns = tuple(index for index, route in enumerate(routes) if route.tavern)
        self.skills_at = tuple((*skills[route.start], *skills[route.end]) for route in routes)
        self.is_special = tuple(route.id in played.special_routes for route in routes)
        open_to = _open_to if self.revision.around_closed_countries else _every_country
        self.rings = tuple(_rings(routes, index, open_to(routes[index])) for index in range(len(routes)))
        self.neighbours = [0] * len(played.cities)
        for start, end in self.ends:
            self.neighbours[start] |= 1 << end
            self.neighbours[end] |= 1 << start

    def _places(self, played: Board) -> None:
        ids = [province.id for province in played.provinces]
        self.province_index = {province_id: index for index, province_id in enumerate(ids)}
        self.borders = tuple(
            tuple(self.route_index[route] for route in province.routes) for province in played.provinces
        )
        near = [{ids.index(name) for name in province.next} for province in played.provinces]
        self.walk = tuple(
            tuple(sorted(({p for step in near[here] for p in near[step]} | near[here]) - {here}))
            for here in range(len(ids))
        )
        """Provinces one or two borders away (T36)."""

    def access(self, s: State) -> int:
        """Where the seat to act may act now: countries permitted (T46), and the pawn's province (T37)."""
        access = self.permitted(s, s[SEAT]) if self.permits else 0
        if s[PLAYERS] == 2:
            access |= s[PAWN] + 1 << 4
        return access

    def permitted(self, s: State, seat: int) -> int:
        """T46: countries a seat has an unused permission for, one bit each."""
        countries = 0
        for here in self.permissions(s, seat):
            countries |= here
        return countries

    def permissions(self, s: State, seat: int) -> list[int]:
        """T46: the unused permissions of a seat, each as the countries that it may be used for."""
        return [
            here
            for bit, (city, here) in enumerate(self.permits)
            if (offices := s[OFFICES + city]) and SEAT_OF[offices & 15] == seat and not s[PERMITS] >> bit & 1
        ]

    def incomes(self, value: int, traders: int, merchants: int) -> tuple[Action, ...]:
        """T7: every amount that may be taken from a stock, most first."""
        key = (value, traders, merchants)
        if key not in self._incomes:
            most = min(value, traders + merchants)
            least = 1 if self.edition.take_less_income else most
            self._incomes[key] = tuple(
                self.actions.income[total - m, m]
                for total in range(most, least - 1, -1)
                for m in range(max(0, total - traders), min(total, merchants) + 1)
                if total
            )
        return self._incomes[key]

    def has_piece(self, s: State) -> bool:
        return any(s[POSTS : POSTS + len(self.boats)])


def _open_to(start: Route) -> Callable[[Route], bool]:
    """T47: a piece displaced here stays in its country or goes home; T12: the search takes no other way."""
    return lambda route: route.country in ("", start.country)


def _every_country(_start: Route) -> Callable[[Route], bool]:
    return lambda _route: True


def _rings(routes: tuple[Route, ...], start: int, is_open: Callable[[Route], bool]) -> tuple[tuple[int, ...], ...]:
    """The other routes by how many cities lie between (T12): adjacent ones first."""
    rings: list[tuple[int, ...]] = []
    reached = [start]
    cities = {routes[start].start, routes[start].end}
    while True:
        ring = tuple(
            index
            for index, route in enumerate(routes)
            if index not in reached and cities & {route.start, route.end} and is_open(route)
        )
        if not ring:
            return tuple(rings)
        rings.append(ring)
        reached += ring
        cities |= {end for index in ring for end in (routes[index].start, routes[index].end)}


@cache
def tables(played: Board, edition: str, revision: int = NEWEST) -> Tables:
    """The tables of any board, built when first needed."""
    made = Tables(played, EDITIONS[edition], REVISIONS[revision], len(TABLES))
    TABLES.append(made)
    return made
