"""The board of Hansa at the table: what can be tapped now, what each thing is called, where the arrow keys lead."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from hansa.baltic.board import BOARD
from web.draw.writer import Markup, el
from web.games.baltic import words
from web.games.baltic.goods import MARKER
from web.games.baltic.layout import LAYOUTS, PILES
from web.games.baltic.signs import SIGNS
from web.games.baltic.voyage import far
from web.text import listed, say, sentences

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hansa.baltic.view import View
    from web.draw.players import Player
    from web.table.moment import Moment

    Point = tuple[float, float]

PARTS = ("chart", "ways", "piles", *(f"city:{city.id}" for city in BOARD.cities), "ship")
PILES_TARGET = "do:replenish"
SPACES = {city.id: [f"space:{city.id}.{n + 1}" for n in range(city.warehouses)] for city in BOARD.cities}
"""The targets of the warehouse spaces, by city."""


def empty_board(layout: str) -> Markup:
    """The picture with a place for each of its parts."""
    plan = LAYOUTS[layout]
    places = (el("g", id=f"part-{part}") for part in PARTS)
    box = f"0 0 {plan.width} {plan.height}"
    return el("svg", *places, class_=f"board board-{layout}", viewBox=box, role="group", aria_label=say("table.board"))


@lru_cache(maxsize=2)
def positions(layout: str) -> Mapping[str, Point]:
    """Where each target lies, for the arrow keys."""
    plan = LAYOUTS[layout]
    places: dict[str, Point] = {}
    gap = MARKER + 8
    for city in BOARD.cities:
        x, y = plan.city[city.id]
        places[f"city:{city.id}"] = (x, y - 20)
        left = x - gap * (city.warehouses - 1) / 2
        for n in range(city.warehouses):
            places[f"space:{city.id}.{n + 1}"] = (left + gap * n, y + 56)
    (x, y), (width, height) = plan.piles, PILES
    places[PILES_TARGET] = (x + width / 2, y + height / 2)
    return places


def label(target: str, moment: Moment[View], buying: str) -> str:
    """What a thing on the board is called, and what tapping it would do; `buying` is what goods cost here."""
    view, can = moment.view, target in moment.possible
    kind, _, name = target.partition(":")
    if kind == "do":
        return _piles_label(view, able=can)
    if kind == "city":
        return _city_label(name, view, moment.players, far(moment).get(name, ()), able=can)
    city, _, place = name.partition(".")
    ware = view.wares(city)[int(place) - 1]
    if ware is None:
        return say("space.label.empty", city=words.city(city))
    if can:
        return say("space.label.buy", good=words.good_spoken(ware), city=words.city(city), price=buying)
    return say("space.label", good=words.good_spoken(ware), city=words.city(city))


def _city_label(city_id: str, view: View, players: Sequence[Player], legs: Sequence[str], *, able: bool) -> str:
    """`legs` is the way there where it is not a single one."""
    kind = ""
    if able:
        kind = ".booths" if view.phase == "first-booths" else ".sail"
    elif city_id == view.ship:
        kind = ".ship"
    elif legs:
        kind = ".far"
    way, talers = listed([words.city(city) for city in legs[:-1]]), say("talers", n=len(legs))
    name = say(f"city.label{kind}", city=words.city(city_id), way=way, talers=talers)
    counts = zip(players, view.booths(city_id), strict=True)
    booths = [say("city.booths", who=player.name, booths=say("booths", n=n)) for player, n in counts if n]
    return say("city.label.told", label=name, booths=listed(booths) or say("city.no-booths"))


def _piles_label(view: View, *, able: bool) -> str:
    left, last = sum(view.piles), view.piles[-1]
    far = say("piles.last") if view.last_pile_opened_by is not None else say("piles.end", n=left - last + 1)
    return sentences((say("piles.replenish") if able else "", say("piles.left", n=left), far))


def piles_status(view: View) -> Markup:
    """How far the end is, in figures."""
    told = _piles_label(view, able=False)
    sizes = [el("span", str(size), class_="empty" if not size else None) for size in view.piles]
    return SIGNS.sign("piles", told, *sizes, class_="piles-status")
