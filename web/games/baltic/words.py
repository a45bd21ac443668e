"""Sentences about Hansa, made of facts: events, refusals and goods in; plain text out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.baltic import events as happened
from hansa.baltic.board import BOARD
from hansa.baltic.goods import Good
from web.text import listed, say
from web.text.teller import Teller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Event

CITY_NAMES = {city.id: city.name for city in BOARD.cities}


def city(city_id: str) -> str:
    return CITY_NAMES[city_id]


def ware(colour: str) -> str:
    """What a colour of goods stands for."""
    return say(f"goods.{colour}")


def good(one: Good) -> str:
    """`2 barrels of wine`."""
    return say("good", n=one.barrels, goods=ware(one.colour))


def good_spoken(one: Good) -> str:
    """The same with its colour, for those who listen."""
    return say("good.spoken", good=good(one), colour=say(f"colour.{one.colour}"))


def heap(goods: Sequence[Good]) -> str:
    """Markers of one colour together: `3+2 barrels of wine`."""
    barrels = "+".join(str(one.barrels) for one in goods)
    return say("good.heap", barrels=barrels, goods=ware(goods[0].colour)) if len(goods) > 1 else good(goods[0])


def talers(n: int) -> str:
    return say("talers", n=n)


def points(n: int) -> str:
    return say("points", n=n)


def _variant(what: Event) -> str:
    match what:
        case happened.Bought(price=0):
            return ".free"
        case happened.Bought(paid_to=paid_to):
            return ".bank" if paid_to is None else ".seat"
        case _:
            return ""


def drawn(spaces: Sequence[str]) -> str:
    """New markers in several cities as one sentence."""
    cities = dict.fromkeys(city(space.partition(".")[0]) for space in spaces)
    return say("event.Drawn.markers", n=len(spaces), cities=listed(list(cities)))


def row(name: str) -> str:
    """The name of a row of the score sheet."""
    return say(f"row.{name}")


_TELLER = Teller(
    "",
    {
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
        "booths": lambda n: say("booths", n=n),
    },
    _variant,
)
event, refusal = _TELLER.event, _TELLER.refusal
