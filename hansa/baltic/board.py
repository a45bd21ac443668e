"""The printed board as data: cities with warehouses, one-way routes."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

from hansa.core.data_files import read
from hansa.core.errors import HansaError


class BoardError(HansaError):
    """A board file that does not hold together."""


@dataclass(frozen=True, slots=True)
class City:
    id: str
    name: str
    number: int
    warehouses: int
    x: int
    y: int
    label: str
    sure: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Route:
    start: str
    end: str
    overland: bool
    sure: str


@dataclass(frozen=True, slots=True)
class Board:
    """Cities in the order of their warehouse numbers, so that filling goes straight through them."""

    id: str
    aspect: float
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    start: str
    no_first_booths: tuple[str, ...]

    def city(self, city_id: str) -> City:
        return next(city for city in self.cities if city.id == city_id)


def read_board(text: str) -> Board:
    """The board of a board file; BoardError says what is wrong with a bad one."""
    try:
        data = tomllib.loads(text)
        cities = tuple(sorted((_city(entry) for entry in data["cities"]), key=lambda city: city.number))
        routes = tuple(
            Route(entry["from"], entry["to"], entry["over"] == "land", entry["sure"]) for entry in data["routes"]
        )
        board = Board(data["id"], data["aspect"], cities, routes, data["start"], tuple(data["no_first_booths"]))
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise BoardError(f"not a board file: {error!r}") from error
    _check(board)
    return board


def _city(entry: dict[str, Any]) -> City:
    return City(
        entry["id"],
        entry["name"],
        entry["number"],
        entry["warehouses"],
        entry["x"],
        entry["y"],
        entry["label"],
        tuple(entry["sure"]),
    )


def _check(board: Board) -> None:
    ids = [city.id for city in board.cities]
    if len(set(ids)) != len(ids):
        raise BoardError("two cities share an id")
    if [city.number for city in board.cities] != list(range(1, len(ids) + 1)):
        raise BoardError("city numbers must run from 1 without a gap")
    if any(city.warehouses not in (1, 2) for city in board.cities):
        raise BoardError("a city has one or two warehouses")
    ends = [end for route in board.routes for end in (route.start, route.end)]
    for name in (*ends, board.start, *board.no_first_booths):
        if name not in ids:
            raise BoardError(f"no city has the id {name!r}")
    pairs = [frozenset((route.start, route.end)) for route in board.routes]
    if any(len(pair) == 1 for pair in pairs) or len(set(pairs)) != len(pairs):
        raise BoardError("a route joins two different cities, and no two cities are joined twice")
    for city in ids:
        if _reach(board, city) != set(ids):
            raise BoardError(f"the ship could not go everywhere from {city}")


def _reach(board: Board, start: str) -> set[str]:
    reached, fresh = {start}, [start]
    while fresh:
        here = fresh.pop()
        for route in board.routes:
            if route.start == here and route.end not in reached:
                reached.add(route.end)
                fresh.append(route.end)
    return reached


BOARD = read_board(read("hansa.baltic", "baltic.toml"))

CITY_INDEX = {city.id: index for index, city in enumerate(BOARD.cities)}
START = CITY_INDEX[BOARD.start]
CLOSED_AT_FIRST = tuple(CITY_INDEX[city_id] for city_id in BOARD.no_first_booths)

SPACE_CITY = tuple(index for index, city in enumerate(BOARD.cities) for _ in range(city.warehouses))
"""The city of each warehouse space; spaces are numbered in the order in which they are filled."""

CITY_SPACES = tuple(
    tuple(space for space, city in enumerate(SPACE_CITY) if city == index) for index in range(len(BOARD.cities))
)
SPACE_IDS = tuple(
    f"{BOARD.cities[city].id}.{CITY_SPACES[city].index(space) + 1}" for space, city in enumerate(SPACE_CITY)
)

WAYS_OUT = tuple(
    tuple(CITY_INDEX[route.end] for route in BOARD.routes if route.start == city.id) for city in BOARD.cities
)
