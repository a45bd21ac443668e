"""Sentences about Hansa, made of facts: events, refusals and goods in; plain text out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa import Event, GameEnded, TurnBegan
from hansa.baltic import events as happened
from hansa.baltic.board import BOARD
from hansa.baltic.goods import Good
from web.text import TEXTS, many, say

if TYPE_CHECKING:
    from collections.abc import Sequence

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


def parse_good(text: str) -> Good:
    """The marker that a refusal or target names, such as `red2`."""
    return Good(text[:-1], int(text[-1]))


def event(what: Event, names: Sequence[str]) -> str:  # noqa: PLR0911 - one line a kind of event
    """One sentence about one thing that happened."""
    key = f"event.{type(what).__name__}"
    match what:
        case happened.LeftOut(colour):
            return say(key, goods=ware(colour))
        case happened.Drawn(space, one):
            return say(key, good=good(one), city=city(space.partition(".")[0]))
        case happened.FirstBooths(seat, where) | happened.BoothReturned(seat, where):
            return say(key, who=names[seat], city=city(where))
        case happened.Income(seat, n) | happened.Taxed(seat, n):
            return say(key, who=names[seat], talers=talers(n))
        case happened.Sailed(seat, start, end):
            return say(key, who=names[seat], start=city(start), city=city(end))
        case happened.Bought(seat, where, one, price, paid_to):
            payee = "" if paid_to is None else names[paid_to]
            kind = "seat" if payee else "bank" if price else "free"
            return say(f"{key}.{kind}", who=names[seat], good=good(one), city=city(where), payee=payee)
        case happened.Built(seat, where, one, booths):
            return say(key, who=names[seat], good=good(one), booths=many("booths", booths), city=city(where))
        case happened.Sold(seat, where, goods):
            return say(key, who=names[seat], goods=heap(goods), city=city(where))
        case happened.Lost(seat, one) | happened.Discarded(seat, one):
            return say(key, who=names[seat], good=good(one))
        case GameEnded(winners):
            ending = "one" if len(winners) == 1 else "many"
            return say(f"{key}.{ending}", who=listed([names[seat] for seat in winners]))
        case TurnBegan(seat) | happened.StartDrawn(seat) | happened.LastPileOpened(seat) | happened.Replenished(seat):
            return say(key, who=names[seat])
    raise TypeError(f"no sentence for {what!r}")


def drawn(spaces: Sequence[str]) -> str:
    """New markers in several cities as one sentence."""
    cities = dict.fromkeys(city(space.partition(".")[0]) for space in spaces)
    return many("event.Drawn", len(spaces), cities=listed(list(cities)))


def refusal(why: Refusal, target: str = "", actor: str = "") -> str:
    """Why something cannot be done, with the number of the rule. Some buttons have a sentence of their own."""
    fields: dict[str, str | int] = {"actor": actor}
    for name, value in why.facts.items():
        match name:
            case "city" | "from" | "ship":
                fields[name] = city(str(value))
            case "colour":
                fields["goods"] = ware(str(value))
                fields["Goods"] = ware(str(value)).capitalize()
            case "good":
                fields[name] = good(parse_good(str(value)))
            case _:
                fields[name] = value
    own = f"refusal.{why.reason}/{target}"
    sentence = say(own if own in TEXTS else f"refusal.{why.reason}", **fields)
    return f"{sentence} ({say('rule', rule=why.rule)})" if why.rule else sentence


def row(name: str) -> str:
    """The name of a row of the score sheet."""
    return say(f"row.{name}")
