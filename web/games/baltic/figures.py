"""Drawings for the rules of Hansa."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import hansa
from hansa.baltic.board import BOARD
from hansa.baltic.goods import COLOURS
from web.draw.figures import ANNA, BO, Drawing, Thing, lost, row, sign, words
from web.draw.writer import el, group, join
from web.games.baltic.board import Scene, city_fragment, lane, pile
from web.games.baltic.goods import booth, empty_space, marker, marker_back, ship, taler
from web.games.baltic.layout import LAYOUTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from hansa.baltic.view import View
    from web.draw.players import Player

PLAYERS = (ANNA, BO)
SMALL = 0.62
"""Pixels for a unit of the drawing."""

ARROW = sign("arrow")


def _good(colour: str, barrels: int) -> Thing:
    return Thing(marker(colour, barrels), 62)


def _booth(player: Player, count: int) -> Thing:
    return Thing(booth(player, count), 56)


SOLD = Thing(marker_back(), 62)
TALER = Thing(taler(), 44, 44)
EMPTY = Thing(empty_space(), 60)


@cache
def _view(*moves: str) -> View:
    """A game of two with the first booths placed and some moves behind it, as everybody sees it."""
    match = hansa.new(hansa.Setup("hansa", ("Anna", "Bo"), {"start": "1"}, "rules"))
    for city in ("kalmar", "danzig", "aalborg", "aalborg", "luebeck", "riga"):
        match.play(f"booths {city}")
    for move in moves:
        match.play(move)
    view: View = match.game.view(match.state, 0)
    return view


def _city(city_id: str, caption: str = "", moves: tuple[str, ...] = ()) -> Drawing:
    """A city as it lies on the board."""
    plan, city = LAYOUTS["wide"], next(city for city in BOARD.cities if city.id == city_id)
    left, top, right, bottom = plan.box(city_id)
    drawn = city_fragment(city, Scene(plan, _view(*moves), PLAYERS, str))
    return Drawing(drawn, (left - 20, top, right + 20, bottom + 4), caption, SMALL)


def _sea() -> Drawing:
    """Three cities and the one-way lanes between them."""
    plan, cities = LAYOUTS["wide"], ("aalborg", "copenhagen", "luebeck")
    view = _view()
    runs = [(a, b) for a, b in ((one.start, one.end) for one in BOARD.routes) if a in cities and b in cities]
    lanes = [lane(f"{a}-{b}", plan.lane(a, b), overland=False) for a, b in runs]
    coins = [group(*plan.lane(a, b).at(0.42), taler("1")) for a, b in runs]
    towns = [city_fragment(city, Scene(plan, view, PLAYERS, str)) for city in BOARD.cities if city.id in cities]
    boxes = [plan.box(city) for city in cities]
    box = (
        min(box[0] for box in boxes) - 24,
        min(box[1] for box in boxes) - 8,
        max(box[2] for box in boxes) + 24,
        max(box[3] for box in boxes) + 12,
    )
    water = el("rect", x=box[0], y=box[1], width=box[2] - box[0], height=box[3] - box[1], class_="sea")
    return Drawing(join((water, *lanes, *towns, *coins, group(*plan.ship(view.ship), ship()))), box, "", 0.5)


def _pile(size: int, *, last: bool = False) -> Thing:
    return Thing(group(0, 11, pile(size, last=last)), 58, 136)


def _piles() -> Drawing:
    return row(*(_pile(size) for size in (8, 8, 8, 7)), _pile(7, last=True), scale=SMALL)


def _points() -> tuple[Drawing, ...]:
    equal = words("=")
    return (
        row(_good("red", 3), equal, words("1"), caption="figure.unsold", scale=SMALL),
        row(
            SOLD,
            sign("barrel", 30),
            sign("barrel", 30),
            sign("barrel", 30),
            equal,
            words("1+3"),
            scale=SMALL,
            caption="figure.sold",
        ),
        row(_booth(ANNA, 2), _booth(BO, 1), equal, words("2"), caption="figure.shared", scale=SMALL),
        row(_booth(ANNA, 1), equal, words("4"), caption="figure.alone", scale=SMALL),
    )


FIGURES: dict[str, Callable[[], tuple[Drawing, ...]]] = {
    "H1": lambda: (
        row(*(_good("red", n) for n in (1, 2, 3)), scale=SMALL, caption="figure.barrels"),
        row(*(_good(colour, 1) for colour in COLOURS), scale=SMALL, caption="figure.colours"),
    ),
    "H3": lambda: (_piles(),),
    "H6": lambda: (_city("kalmar", "figure.first"), _city("aalborg", "figure.joined")),
    "H8": lambda: (
        row(TALER, ARROW, SOLD, ARROW, EMPTY, EMPTY, words("="), _good("blue", 2), _good("pink", 1), scale=SMALL),
    ),
    "H11": lambda: (_sea(),),
    "H12": lambda: (
        _city("kalmar", "figure.free"),
        _city("danzig", "figure.to-bo"),
        _city("aalborg", "figure.to-bank"),
    ),
    "H13": lambda: (row(_good("green", 3), ARROW, *[_booth(ANNA, 1)] * 3, scale=SMALL),),
    "H14": lambda: (
        row(_good("red", 3), _good("red", 2), ARROW, SOLD, SOLD, scale=SMALL, caption="figure.turned"),
        row(_booth(ANNA, 1), ARROW, sign("home"), scale=SMALL, caption="figure.home"),
    ),
    "H15": lambda: (row(_booth(BO, 1), _good("red", 2), lost(_good("red", 1)), scale=SMALL, caption="figure.loses"),),
    "H16": lambda: (
        row(*[TALER] * 3, *(_good("blue", n) for n in (3, 2, 1)), scale=SMALL, caption="figure.kept"),
        row(lost(TALER), lost(_good("pink", 1)), scale=SMALL, caption="figure.taxed"),
    ),
    "H18": lambda: (row(_pile(7, last=True), ARROW, _good("pink", 2), ARROW, sign("hourglass", 48), scale=SMALL),),
    "H19": _points,
}
"""The drawings of a rule, by its number."""
