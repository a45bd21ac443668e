"""A printed board side as data: cities with office spaces, routes with posts, and whatever else is printed on it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from hansa.core.data_files import SUFFIX, in_order, read
from hansa.core.errors import HansaError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

COLOURS = ("white", "orange", "pink", "black")
SKILLS = ("keys", "actions", "privilege", "book", "bank")
PERMANENT = ("move-two", "privilege", "green-office", "two-from-route", "two-abroad")
BANNERS = ("plain", "yellow", "red", "green", "brown", "blue")

Point = tuple[int, int]


class BoardError(HansaError):
    """A board file that does not hold together."""


@dataclass(frozen=True, slots=True)
class Space:
    """Where an office goes: a trader on a square one, a merchant on a round one."""

    merchant: bool
    colour: str
    coin: int


@dataclass(frozen=True, slots=True)
class City:
    id: str
    name: str
    at: Point
    spaces: tuple[Space, ...]
    banner: tuple[str, ...] = ("plain",)
    skills: tuple[str, ...] = ()
    countries: tuple[str, ...] = ()
    permits: tuple[str, ...] = ()

    @property
    def green(self) -> bool:
        """Not Hanseatic: no printed spaces (T42)."""
        return not self.spaces


@dataclass(frozen=True, slots=True)
class Route:
    """Posts lie in order from the first city to the second; `boats` tells which of them take merchants only."""

    start: str
    end: str
    boats: tuple[bool, ...]
    at: tuple[Point, ...]
    marker: Point
    tavern: bool = False
    country: str = ""
    permanent: str = ""

    @property
    def id(self) -> str:
        return f"{self.start}-{self.end}"


@dataclass(frozen=True, slots=True)
class SpecialSpace:
    points: int
    colour: str
    at: Point


@dataclass(frozen=True, slots=True)
class Province:
    """Where the pawn of the two-player game can stand (T35)."""

    id: str
    at: Point
    next: tuple[str, ...]
    routes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Board:
    id: str
    name: str
    players: tuple[int, ...]
    editions: tuple[str, ...]
    aspect: float
    completed_cities: int
    link: tuple[str, str]
    link_points: tuple[int, ...]
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    special_city: str
    special_routes: tuple[str, ...]
    special: tuple[SpecialSpace, ...]
    totals: tuple[tuple[str, int], ...]
    home: str = ""
    countries: tuple[tuple[str, tuple[int, ...]], ...] = ()
    favours: bool = False
    missions: tuple[tuple[str, ...], ...] = ()
    guards: tuple[tuple[str, str], ...] = ()
    provinces: tuple[Province, ...] = ()

    def city(self, city_id: str) -> City:
        return next(city for city in self.cities if city.id == city_id)

    def route(self, route_id: str) -> Route:
        return next(route for route in self.routes if route.id == route_id)


def read_board(text: str) -> Board:
    """The board of a board file; BoardError says what is wrong with a bad one."""
    from hansa.teutonica.board_check import check  # noqa: PLC0415 - the checks look at boards, boards need checking

    try:
        board = _board(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BoardError(f"not a board file: {error}") from error
    except KeyError as error:
        raise BoardError(f"{error.args[0]!r} is missing or misspelt") from error
    except (TypeError, ValueError, AttributeError) as error:
        raise BoardError(f"a value of the wrong kind: {error}") from error
    check(board)
    return board


BOARD_IDS = tuple(in_order(files("hansa.teutonica").joinpath("boards")))
"""The printed boards. A file of the folder is one, by its name; which comes first is said in the files."""


@cache
def board(board_id: str) -> Board:
    """One of the printed boards."""
    found = read_board(read("hansa.teutonica", "boards", board_id + SUFFIX))
    if found.id != board_id:
        raise BoardError(f"the board of the file {board_id}{SUFFIX} calls itself {found.id!r}")
    return found


def _board(data: Mapping[str, Any]) -> Board:
    special = data["special"]
    first, second = data["link"]
    return Board(
        id=str(data["id"]),
        name=str(data["name"]),
        players=tuple(map(int, data["players"])),
        editions=tuple(data["editions"]),
        aspect=float(data["aspect"]),
        completed_cities=int(data["completed_cities"]),
        link=(first, second),
        link_points=tuple(map(int, data["link_points"])),
        cities=tuple(_city(entry) for entry in data["cities"]),
        routes=tuple(_route(entry) for entry in data["routes"]),
        special_city=special["city"],
        special_routes=tuple(special["routes"]),
        special=tuple(SpecialSpace(int(e["points"]), e["colour"], _point(e["at"])) for e in special["spaces"]),
        totals=tuple((str(what), int(count)) for what, count in data["totals"].items()),
        home=data.get("home", ""),
        countries=tuple((name, tuple(map(int, points))) for name, points in data.get("countries", {}).items()),
        favours=bool(data.get("favours", False)),
        missions=tuple(tuple(cities) for cities in data.get("missions", ())),
        guards=tuple((start, end) for start, end in data.get("guards", ())),
        provinces=tuple(
            Province(e["id"], _point(e["at"]), tuple(e["next"]), tuple(e["routes"])) for e in data.get("provinces", ())
        ),
    )


def _city(entry: Mapping[str, Any]) -> City:
    return City(
        entry["id"],
        entry["name"],
        _point(entry["at"]),
        tuple(_space(text) for text in entry["spaces"].split()),
        tuple(entry.get("banner", ("plain",))),
        tuple(entry.get("skills", ())),
        tuple(entry.get("countries", ())),
        tuple(entry.get("permits", ())),
    )


def _space(text: str) -> Space:
    """`sw` is a square white space, `rb+1` a round black one with a coin."""
    shape, colour, coin = text[:1], text[1:2], text[2:]
    colours = {name[0]: name for name in COLOURS}
    if shape not in ("s", "r") or colour not in colours or not (coin == "" or (coin[0] == "+" and coin[1:].isdigit())):
        raise BoardError(f"no such office space: {text!r}")
    return Space(shape == "r", colours[colour], int(coin or 0))


def _route(entry: Mapping[str, Any]) -> Route:
    posts = entry["posts"]
    if not posts or set(posts) - {"h", "b"}:
        raise BoardError(f"posts are written h (house) or b (boat), not {posts!r}")
    return Route(
        entry["from"],
        entry["to"],
        tuple(post == "b" for post in posts),
        tuple(_point(at) for at in entry["at"]),
        _point(entry["marker"]),
        bool(entry.get("tavern", False)),
        entry.get("country", ""),
        entry.get("permanent", ""),
    )


def _point(entry: Sequence[int]) -> Point:
    x, y = entry
    return int(x), int(y)
