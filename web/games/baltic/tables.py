"""The board of Hansa as a table: what lies in each city, who has booths there, and where the arrows lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.pieces import picture
from web.draw.writer import Markup, el, join
from web.games.baltic import words
from web.games.baltic.goods import booth_picture, empty_space, marker_picture
from web.games.baltic.labels import PILES_TARGET
from web.table.tables import few, hint, table
from web.text import listed, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hansa.baltic.board import City
    from hansa.baltic.view import View
    from web.draw.players import Player
    from web.table.tables import Row, Things

HEADS = ("city", "wares", "booths", "ways")


def tables(view: View, players: Sequence[Player], things: Things, label: Callable[[str], str]) -> Markup:
    """The cities in the order of their warehouses, then the piles."""
    heads = [say(f"overview.{head}") for head in HEADS]
    rows = [_city(view, city, players, things, label) for city in view.board.cities]
    return join((table(say("overview.cities"), heads, rows), _piles(view, things, label)))


def _city(view: View, city: City, players: Sequence[Player], things: Things, label: Callable[[str], str]) -> Row:
    wares = [_ware(view, f"space:{city.id}.{n + 1}", things, label) for n in range(city.warehouses)]
    return _name(view, city, things), few(*wares), _booths(view, city.id, players), _ways(view, city.id)


def _name(view: View, city: City, things: Things) -> Markup:
    """The city itself: a button that says what it does, as long as it does anything."""
    target = f"city:{city.id}"
    if things.can(target):
        key = "overview.set-up" if view.phase == "first-booths" else "overview.sail"
        return things.words(target, say(key, city=city.name))
    here = hint(say("overview.ship")) if city.id == view.ship else ""
    return el("span", city.name, here, class_="named")


def _ware(view: View, target: str, things: Things, label: Callable[[str], str]) -> Markup:
    city, _, place = target.partition(":")[2].partition(".")
    ware = view.wares(city)[int(place) - 1]
    face = marker_picture(ware.colour, ware.barrels) if ware else picture(empty_space(), (-32, -32, 64, 64))
    return things.picture(target, face, label(target))


def _booths(view: View, city: str, players: Sequence[Player]) -> Markup:
    """Everybody's booths, and who is paid for goods (H12)."""
    counts = zip(players, view.booths(city), strict=True)
    stalls = [
        booth_picture(player, n, say("city.booths", who=player.name, booths=say("booths", n=n)))
        for player, n in counts
        if n
    ]
    leader = view.leader(city)
    paid = say("overview.bank") if leader is None else say("overview.paid", who=players[leader].name)
    crown = icon("crown") if leader is not None else ""
    return join((few(*stalls) if stalls else "", el("span", crown, paid, class_="hint")))


def _ways(view: View, city: str) -> Markup:
    routes = view.board.routes
    ends = {
        "to": [words.city(route.end) for route in routes if route.start == city],
        "from": [words.city(route.start) for route in routes if route.end == city],
    }
    lines = [el("span", say(f"overview.{key}", cities=listed(names))) for key, names in ends.items() if names]
    return el("span", *lines, class_="lines")


def _piles(view: View, things: Things, label: Callable[[str], str]) -> Markup:
    """How far the end is; replenishing has a button of its own in the bar, and this one."""
    told = label(PILES_TARGET)
    sizes = el("span", *(el("b", str(size)) for size in view.piles), class_="piles-figures", aria_hidden="true")
    spoken = things.words(PILES_TARGET, told) if things.can(PILES_TARGET) else el("span", told)
    return el("p", el("b", say("overview.piles")), sizes, spoken, class_="overview-piles")
