"""The board of Hansa at the table: what can be tapped now, what each thing is called, where the arrow keys lead."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from hansa.baltic.board import BOARD
from web.draw.writer import Markup, el
from web.games.baltic import board, words
from web.games.baltic.goods import MARKER
from web.games.baltic.layout import LAYOUTS, PILES
from web.table import glossary
from web.text import many, say

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from hansa.baltic.view import View
    from web.draw.players import Player

    Point = tuple[float, float]

PARTS = ("chart", "ways", "piles", *(f"city:{city.id}" for city in BOARD.cities), "ship")
PILES_TARGET = "do:replenish"
_TARGET = re.compile(r'data-id="([^"]+)" class="target')


def empty_board(layout: str) -> Markup:
    """The picture with a place for each of its parts."""
    plan = LAYOUTS[layout]
    places = (el("g", id=f"part-{part}") for part in PARTS)
    box = f"0 0 {plan.width} {plan.height}"
    return el("svg", *places, class_=f"board board-{layout}", viewBox=box, role="group", aria_label=say("table.board"))


@dataclass(frozen=True, slots=True)
class Marks:
    """What can be used now, what is chosen already, and where the keyboard is."""

    legal: Collection[str]
    chosen: Collection[str]
    cursor: str

    def on(self, part: Markup) -> Markup:
        """The same part with its targets marked; one of all targets is within reach of the Tab key."""
        return Markup(_TARGET.sub(self._mark, part))

    def _mark(self, found: re.Match[str]) -> str:
        target = found[1]
        reach = f'tabindex="{0 if target == self.cursor else -1}"'
        able = "" if target in self.legal else ' aria-disabled="true"'
        look = " is-chosen" if target in self.chosen else " is-legal" if target in self.legal else ""
        return f'data-id="{target}" {reach}{able} class="target{look}'


def parts(
    view: View, players: Sequence[Player], layout: str, label: Callable[[str], str], marks: Marks
) -> dict[str, Markup]:
    """Everything on the board by the id of its place, with what can be used now marked."""
    drawn = board.fragments(view, players, label, legal=marks.legal, layout=layout)
    return {f"part-{key}": part if key == "chart" else marks.on(part) for key, part in drawn.items()}


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


def label(target: str, view: View, players: Sequence[Player], legal: Collection[str], price: Callable[[], str]) -> str:
    """What a thing on the board is called, and what tapping it would do."""
    kind, _, name = target.partition(":")
    if kind == "do":
        return _piles_label(view, able=target in legal)
    if kind == "city":
        return _city_label(name, view, players, able=target in legal)
    city, _, place = name.partition(".")
    ware = view.wares(city)[int(place) - 1]
    if ware is None:
        return say("space.label.empty", city=words.city(city))
    if target in legal:
        return say("space.label.buy", good=words.good_spoken(ware), city=words.city(city), price=price())
    return say("space.label", good=words.good_spoken(ware), city=words.city(city))


def _city_label(city_id: str, view: View, players: Sequence[Player], *, able: bool) -> str:
    kind = ""
    if able:
        kind = ".booths" if view.phase == "first-booths" else ".sail"
    elif city_id == view.ship:
        kind = ".ship"
    name = say(f"city.label{kind}", city=words.city(city_id))
    counts = zip(players, view.booths(city_id), strict=True)
    booths = [say("city.booths", who=player.name, booths=many("booths", n)) for player, n in counts if n]
    return f"{name}. {words.listed(booths) or say('city.no-booths')}."


def _piles_label(view: View, *, able: bool) -> str:
    left, last = sum(view.piles), view.piles[-1]
    far = say("piles.last") if view.last_pile_opened_by is not None else many("piles.end", left - last + 1)
    told = f"{many('piles.left', left)} {far}"
    return f"{say('piles.replenish')} {told}" if able else told


def piles_status(view: View) -> Markup:
    """How far the end is, in figures."""
    told = _piles_label(view, able=False)
    sizes = [el("span", str(size), class_="empty" if not size else None) for size in view.piles]
    return glossary.sign("hansa", "piles", told, *sizes, class_="piles-status")
