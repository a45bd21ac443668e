"""Sentences about Hansa, made of facts: events, refusals and goods in; plain text out."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from hansa import Event, GameEnded
from hansa.baltic import events as happened
from hansa.baltic.board import BOARD
from hansa.baltic.goods import Good
from web.text import TEXTS, many, say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from hansa import Refusal

CITY_NAMES = {city.id: city.name for city in BOARD.cities}


def listed(words: Sequence[str]) -> str:
    """Several things in a row: the last two are joined by a word of their own."""
    if not words:
        return ""
    *rest, last = words
    if not rest:
        return last
    first = rest[0]
    for word in rest[1:]:
        first = say("list.more", first=first, last=word)
    return say("list.pair", first=first, last=last)


def city(city_id: str) -> str:
    return CITY_NAMES[city_id]


def ware(colour: str) -> str:
    """What a colour of goods stands for."""
    return say(f"goods.{colour}")


def good(one: Good) -> str:
    """`2 barrels of wine`."""
    return many("good", one.barrels, goods=ware(one.colour))


def good_spoken(one: Good) -> str:
    """The same with its colour, for those who listen."""
    return say("good.spoken", good=good(one), colour=say(f"colour.{one.colour}"))


def heap(goods: Sequence[Good]) -> str:
    """Markers of one colour together: `3+2 barrels of wine`."""
    barrels = "+".join(str(one.barrels) for one in goods)
    return say("good.many", n=barrels, goods=ware(goods[0].colour)) if len(goods) > 1 else good(goods[0])


def talers(n: int) -> str:
    return many("talers", n)


def points(n: int) -> str:
    return many("points", n)


def event(what: Event, names: Sequence[str]) -> str:
    """One sentence about one thing that happened."""
    fields: dict[str, str | int] = {}
    for field in dataclasses.fields(what):
        value = getattr(what, field.name)
        match field.name:
            case "seat":
                fields["who"] = names[value]
            case "winners":
                fields["who"] = listed([names[seat] for seat in value])
            case "paid_to":
                fields["payee"] = "" if value is None else names[value]
            case name:
                fields[name] = _shown(name, value)
    return say(f"event.{type(what).__name__}{_variant(what)}", **fields)


def _variant(what: Event) -> str:
    match what:
        case happened.Bought(price=0):
            return ".free"
        case happened.Bought(paid_to=paid_to):
            return ".bank" if paid_to is None else ".seat"
        case GameEnded(winners):
            return ".one" if len(winners) == 1 else ".many"
        case _:
            return ""


def _shown(name: str, value: object) -> str:
    """A fact of an event or a refusal as a field of its sentence."""
    return _SHOWN.get(name, str)(value)


def drawn(spaces: Sequence[str]) -> str:
    """New markers in several cities as one sentence."""
    cities = dict.fromkeys(city(space.partition(".")[0]) for space in spaces)
    return many("event.Drawn", len(spaces), cities=listed(list(cities)))


def refusal(why: Refusal, target: str = "", actor: str = "") -> str:
    """Why something cannot be done, with the number of the rule. Some buttons have a sentence of their own."""
    fields: dict[str, str | int] = {"actor": actor}
    fields |= {name: _shown(name, value) for name, value in why.facts.items()}
    own = f"refusal.{why.reason}/{target}"
    sentence = say(own if own in TEXTS else f"refusal.{why.reason}", **fields)
    return f"{sentence} ({say('rule', rule=why.rule)})" if why.rule else sentence


def row(name: str) -> str:
    """The name of a row of the score sheet."""
    return say(f"row.{name}")


_SHOWN: Mapping[str, Callable[[Any], str]] = {
    "city": city,
    "start": city,
    "end": city,
    "from": city,
    "ship": city,
    "space": lambda space: city(space.partition(".")[0]),
    "colour": ware,
    "good": lambda one: good(Good(one[:-1], int(one[-1])) if isinstance(one, str) else one),
    "goods": heap,
    "talers": talers,
    "booths": lambda n: many("booths", n),
}
"""How the facts of events and refusals are told, by their names; others as they are."""
