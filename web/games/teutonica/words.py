"""Sentences about Hansa Teutonica, made of facts: events, refusals and names of things in; plain text out."""

from __future__ import annotations

import dataclasses
from functools import cached_property
from typing import TYPE_CHECKING

from hansa import GameEnded
from hansa.teutonica import events as happened
from hansa.teutonica.board import BOARD_IDS, COLOURS, SKILLS, board
from hansa.teutonica.state import VALUES
from web.games.baltic.words import listed
from web.text import TEXTS, say
from web.text import many as many_

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from hansa import Event, Refusal
    from hansa.teutonica.board import Board

ALL = 99
"""What the bank's track shows when it gives everything (T2)."""


def tell(key: str, /, **fields: str | int) -> str:
    """The sentence of a key of this game."""
    return say(f"t.{key}", **fields)


def many(key: str, n: int, **fields: str | int) -> str:
    """The same for one thing or for many."""
    return many_(f"t.{key}", n, **fields)


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
    return tell("or").join(map(country, countries))


def colour(name: str) -> str:
    return tell(f"colour.{name}")


def prestige(n: int) -> str:
    return many("prestige", n)


def points(n: int) -> str:
    return many_("points", n)


def pieces(traders: int, merchants: int) -> str:
    """`2 traders and 1 merchant`."""
    return listed([many(key, n) for key, n in (("traders", traders), ("merchants", merchants)) if n])


def value(name: str, level: int) -> str:
    """What a skill shows after so many steps."""
    shown = VALUES[SKILLS.index(name)][level]
    if name == "privilege":
        return colour(COLOURS[shown])
    return tell("skill.value.all") if shown == ALL else str(shown)


def row(name: str) -> str:
    """The name of a row of the score sheet."""
    return tell(f"row.{name}")


class Words:
    """The sentences of one game: it knows the names on the board and of the people."""

    def __init__(self, where: Board | None = None, names: Sequence[str] = ()) -> None:
        self._board = where
        self._told: dict[Event, str] = {}
        self.names = names

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
        if f"t.province.{province_id}" in TEXTS:
            return tell(f"province.{province_id}")
        start, _, end = province_id.partition("-")
        return tell("between", start=self.city(start), end=self.city(end))

    def event(self, what: Event) -> str:
        """One sentence about one thing that happened."""
        if what not in self._told:
            facts = {field.name: getattr(what, field.name) for field in dataclasses.fields(what)}
            self._told[what] = tell(f"event.{type(what).__name__}{self._variant(what)}", **self._fields(facts))
        return self._told[what]

    def _variant(self, what: Event) -> str:
        """Which of several sentences about a kind of event fits."""
        match what:
            case happened.MarkerLaid(seat=None):
                return ".start"
            case happened.Dropped(source=variant) | happened.Scored(reason=variant):
                return f".{variant}"
            case happened.MarkerTaken(left=0, drawn=drawn):
                return ".last" if drawn else ".none"
            case happened.OfficeOpened(city=city, space=0) if city in self._spaced:
                return ".additional"
            case GameEnded(winners):
                return ".one" if len(winners) == 1 else ".many"
            case _:
                return ""

    def moved(self, start: happened.Lifted, end: happened.Dropped) -> str:
        """A piece taken up and put down again, as one sentence."""
        facts = {"seat": end.seat, "kind": end.kind, "post": end.post, "start": self._place(start.post)}
        return tell("event.Moved", **self._fields(facts))

    def idle(self, seat: int) -> str:
        """A turn in which nothing happened."""
        return tell("event.idle", **self._fields({"seat": seat}))

    def refusal(self, why: Refusal, target: str = "", actor: str = "") -> str:
        """Why something cannot be done, with the number of the rule. Some buttons have a sentence of their own."""
        fields = {"actor": actor, **self._fields(why.facts)}
        if why.reason == "not-in-stock" and "traders" in why.facts:
            fields |= {name: many(name, int(why.facts[name])) for name in ("traders", "merchants")}
        if "players" in why.facts:
            fields["players"] = str(why.facts["players"])
        keys = [f"refusal.{why.reason}/{kind}" for kind in (target, *why.facts)]
        key = next((key for key in keys if f"t.{key}" in TEXTS), f"refusal.{why.reason}")
        sentence = tell(key, **fields)
        return f"{sentence} ({say('rule', rule=why.rule)})" if why.rule else sentence

    def _place(self, post_id: str) -> str:
        return self.route(post_id.partition(".")[0])

    def _fields(self, facts: Mapping[str, object]) -> dict[str, str | int]:
        """Facts of an event or a refusal as fields of its sentence."""
        fields: dict[str, str | int] = {}
        for name, fact in facts.items():
            match name, fact:
                case "seat", int():
                    fields |= {"who": self.names[fact] if fact < len(self.names) else "", "seat": fact}
                case "victim", int():
                    fields["victim"] = self.names[fact]
                case "winners", tuple():
                    fields["who"] = listed([self.names[seat] for seat in fact])
                case "country", str():
                    fields |= {"country": country(fact), "cities": self._permitting(fact)}
                case "kind", str():
                    fields |= {"kind": tell(f"kind.{fact}"), "a": tell(f"a.{fact}")}
                case _:
                    fields[name] = self._shown(name, fact)
        if "traders" in facts and "merchants" in facts:
            fields["pieces"] = pieces(int(str(facts["traders"])), int(str(facts["merchants"])))
        if "skill" in facts and "level" in facts:
            fields["value"] = value(str(facts["skill"]), int(str(facts["level"])))
        if isinstance(facts.get("reason"), str) and "points" in facts:
            fields["points"] = prestige(int(str(facts["points"])))
        return fields

    def _permitting(self, name: str) -> str:
        """The cities that permit to act in a country (T46)."""
        cities = (city.name for one in self._boards for city in one.cities if name in city.permits)
        return tell("or").join(dict.fromkeys(cities))

    def _shown(self, name: str, fact: object) -> str:
        text = str(fact)
        own = {"city": self.city, "route": self.route, "post": self._place, "province": self.province}
        if name in own:
            return own[name](text)
        kind = {"victim_kind": "kind"}.get(name, name)
        return tell(f"{kind}.{text}") if f"t.{kind}.{text}" in TEXTS else text
