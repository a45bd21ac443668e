"""Sentences about Hansa Teutonica, made of facts: events, refusals and names of things in; plain text out."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from hansa import GameEnded
from hansa.teutonica import events as happened
from hansa.teutonica.board import BOARD_IDS, COLOURS, SKILLS, board
from hansa.teutonica.state import VALUES
from web.text import either as any_of
from web.text import known, language, listed, say
from web.text.teller import Teller

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from hansa import Event, Refusal
    from hansa.teutonica.board import Board

NUMERALS = dict(zip(COLOURS, ("I", "II", "III", "IV"), strict=True))
"""Privilege colours are numbered too, so that nobody needs to see them."""
LETTERS = {"england": "E", "wales": "W", "scotland": "S"}
"""What is printed on the board for a country, in any language."""
ALL = 99
"""What the bank's track shows when it gives everything (T2)."""


def tell(key: str, /, **fields: str | int) -> str:
    """The sentence of a key of this game."""
    return say(f"t.{key}", **fields)


def marker(name: str) -> str:
    return tell(f"marker.{name}")


def skill(name: str) -> str:
    return tell(f"skill.{name}")


def favour(name: str) -> str:
    return tell(f"favour.{name}")


def country(name: str) -> str:
    return tell(f"country.{name}")


def either(countries: Iterable[str]) -> str:
    """`Wales or Scotland`: a permission is for one of them (T46)."""
    return any_of([country(name) for name in countries])


def every(countries: Iterable[str]) -> str:
    """`Wales and Scotland`: what lies in both (T49)."""
    return listed([country(name) for name in countries])


def colour(name: str) -> str:
    return tell(f"colour.{name}")


def prestige(n: int) -> str:
    return tell("prestige", n=n)


def points(n: int) -> str:
    return say("points", n=n)


def piece(kind: str) -> str:
    """A trader or a merchant, as a word with its forms."""
    return tell(f"kind.{kind}")


def a_piece(kind: str) -> str:
    """`a trader`."""
    return tell("a", kind=piece(kind))


def counted(kind: str, n: int) -> str:
    """`2 traders`."""
    return tell(f"count.{kind}", n=n)


def pieces(traders: int, merchants: int) -> str:
    """`2 traders and 1 merchant`."""
    return listed([counted(kind, n) for kind, n in (("trader", traders), ("merchant", merchants)) if n])


def value(name: str, level: int) -> str:
    """What a skill shows after so many steps."""
    shown = VALUES[SKILLS.index(name)][level]
    if name == "privilege":
        return colour(COLOURS[shown])
    return tell("skill.value.all") if shown == ALL else str(shown)


def short(name: str, level: int) -> str:
    """The same in a figure or two."""
    if name == "privilege":
        return NUMERALS[COLOURS[VALUES[SKILLS.index(name)][level]]]
    return value(name, level)


def row(name: str) -> str:
    """The name of a row of the score sheet; those of countries are called after them (T49)."""
    kind, _, which = name.partition(":")
    return country(which) if which else tell(f"row.{kind}")


def each(name: str) -> str:
    """What each thing of a row is worth."""
    return tell(f"row.each.{name.partition(':')[0]}")


class Words:
    """The sentences of one game: it knows the names on the board and of the people."""

    def __init__(self, where: Board | None = None, names: Sequence[str] = (), *, sealed: bool = False) -> None:
        self._board = where
        self._sealed = sealed
        """The end opens secrets: the log does not tell who won, for it is read before that as well."""
        self._told: dict[tuple[str, Event], str] = {}
        self.names = names
        shown = {
            "city": self.city,
            "route": self._place,
            "post": self._place,
            "start": self._place,
            "province": self.province,
            "victim_kind": piece,
        }
        self._teller = Teller("t.", shown, self._variant, self._more)

    @cached_property
    def _boards(self) -> list[Board]:
        """Where no board is given, all of them."""
        return [self._board] if self._board else [board(board_id) for board_id in BOARD_IDS]

    @cached_property
    def _cities(self) -> dict[str, str]:
        return {city.id: city.name for one in self._boards for city in one.cities}

    @cached_property
    def _spaced(self) -> set[str]:
        """Cities with printed spaces: any other office there is an additional one (T24); elsewhere none is (T42)."""
        return {city.id for one in self._boards for city in one.cities if city.spaces}

    def city(self, city_id: str) -> str:
        return self._cities[city_id]

    def route(self, route_id: str) -> str:
        """`Stade–Hamburg`."""
        start, _, end = route_id.partition("-")
        return tell("route", start=self.city(start), end=self.city(end))

    def post(self, post_id: str) -> str:
        """`post 2 of Stade–Hamburg`."""
        route, _, place = post_id.partition(".")
        return tell("post", n=place, route=self.route(route))

    def province(self, province_id: str) -> str:
        if known(f"t.province.{province_id}"):
            return tell(f"province.{province_id}")
        start, _, end = province_id.partition("-")
        return tell("between", start=self.city(start), end=self.city(end))

    def event(self, what: Event) -> str:
        """One sentence about one thing that happened."""
        key = language(), what
        if key not in self._told:
            self._told[key] = self._teller.event(what, self.names)
        return self._told[key]

    def _variant(self, what: Event) -> str:
        """Which of several sentences about a kind of event fits."""
        match what:
            case GameEnded() if self._sealed:
                return ".sealed"
            case happened.MarkerLaid(seat=None):
                return ".start"
            case happened.Dropped(source=variant) | happened.Scored(reason=variant):
                return f".{variant}"
            case happened.MarkerTaken(left=0, drawn=drawn):
                return ".last" if drawn else ".none"
            case happened.OfficeOpened(city=city, space=0) if city in self._spaced:
                return ".additional"
            case _:
                return ""

    def moved(self, start: happened.Lifted, end: happened.Dropped) -> str:
        """A piece taken up and put down again, as one sentence."""
        facts = {"seat": end.seat, "kind": end.kind, "post": end.post, "start": start.post}
        return self._teller.tell("Moved", facts, self.names)

    def idle(self, seat: int) -> str:
        """A turn in which nothing happened."""
        return self._teller.tell("idle", {"seat": seat}, self.names)

    def refusal(self, why: Refusal, target: str = "", actor: str = "") -> str:
        """Why something cannot be done, with the number of the rule."""
        return self._teller.refusal(why, target, actor)

    def _place(self, post_id: str) -> str:
        """The route of a post; abroad with its country, which decides who may act there (T46)."""
        route = post_id.partition(".")[0]
        abroad = self.abroad.get(route)
        return tell("route.abroad", route=self.route(route), country=country(abroad)) if abroad else self.route(route)

    @cached_property
    def abroad(self) -> dict[str, str]:
        """The countries of routes outside that of the board itself; nothing on boards without countries."""
        return {route.id: route.country for one in self._boards for route in one.routes if route.country}

    def _more(self, facts: Mapping[str, Any]) -> dict[str, str]:
        match facts:
            case {"traders": traders, "merchants": merchants}:
                return {
                    "pieces": pieces(traders, merchants),
                    "traders": counted("trader", int(traders)),
                    "merchants": counted("merchant", int(merchants)),
                }
            case {"skill": name, "level": level}:
                return {"value": value(name, level)}
            case {"reason": str(), "points": points}:
                return {"points": prestige(points)}
            case {"country": name}:
                return {"cities": self._permitting(name)}
            case _:
                return {}

    def _permitting(self, name: str) -> str:
        """The cities that permit to act in a country (T46)."""
        cities = (city.name for one in self._boards for city in one.cities if name in city.permits)
        return any_of(list(dict.fromkeys(cities)))
