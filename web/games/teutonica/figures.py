"""Drawings for the rules of Hansa Teutonica."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import hansa
from hansa.teutonica.board import COLOURS, Space
from web.draw.figures import Drawing, Thing, row, sign, words
from web.draw.players import Player
from web.draw.writer import el, group, join
from web.games.teutonica.board import pieces
from web.games.teutonica.board.chart import road
from web.games.teutonica.board.city import city_fragment
from web.games.teutonica.board.layout import plan
from web.games.teutonica.board.place import around, grown, hull
from web.games.teutonica.board.plan import MARKER, POST
from web.games.teutonica.board.route import route_fragment
from web.games.teutonica.board.scene import Scene
from web.games.teutonica.board.special import special_fragment
from web.games.teutonica.desk import desk

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hansa.teutonica.view import View
    from web.draw.writer import Markup

ANNA, BO, CLEO = (
    Player(colour, name[0], name) for colour, name in (("blue", "Anna"), ("red", "Bo"), ("green", "Cleo"))
)
ARROW, PLUS = sign("arrow", 26), words("+", 26)
LARGE = 1.25
"""Pixels for a unit of the drawing."""

OPENING = (
    *("place t groningen-emden.1", "place m groningen-emden.2", "end"),
    *("place t goettingen-quedlinburg.1", "place t quedlinburg-halle.1", "end"),
    *("place t goslar-quedlinburg.1", "place t duisburg-dortmund.1", "end"),
)
CREATED = (
    *OPENING,
    *("place t groningen-emden.3", "route groningen-emden", "office groningen", "end"),
)


@cache
def _view(moves: tuple[str, ...]) -> View:
    """A game of three after some moves, as everybody sees it."""
    options = {"board": "hanseatic-2-3", "edition": "big-box", "start": "1"}
    match = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cleo"), options, "rules"))
    for move in moves:
        match.play(move)
    view: View = match.game.view(match.state, 0)
    return view


def _map(moves: tuple[str, ...], cities: tuple[str, ...], routes: tuple[str, ...], caption: str = "") -> Drawing:
    """Some cities and routes as they lie on the board."""
    return cut_out(_view(moves), (ANNA, BO, CLEO), cities, routes, caption)


def cut_out(
    view: View, players: Sequence[Player], cities: tuple[str, ...], routes: tuple[str, ...], caption: str = ""
) -> Drawing:
    """The same of any position."""
    laid = plan(view.board)
    scene = Scene(laid, view, players, str, None)
    ways = [(n, route) for n, route in enumerate(view.board.routes) if route.id in routes]
    towns = [(n, city) for n, city in enumerate(view.board.cities) if city.id in cities]
    boxes = [box for _, city in towns for box in laid.town_boxes(city.id)]
    boxes += [around(at, *POST) for _, route in ways for at in laid.posts[route.id]]
    boxes += [around(laid.markers[route.id], *[MARKER] * 3) for _, route in ways if view.marker(route.id)]
    box = left, top, right, bottom = grown(hull(boxes), 8)
    land = el("rect", x=left, y=top, width=right - left, height=bottom - top, class_="drawing-land")
    parts = [road(route, laid.roads[route.id]) for _, route in ways]
    parts += [route_fragment(scene, n) for n, _ in ways] + [city_fragment(scene, n) for n, _ in towns]
    return Drawing(join((land, *parts)), box, caption, 0.8)


def _special() -> Drawing:
    view = _view(OPENING)
    laid = plan(view.board)
    scene = Scene(laid, view, (ANNA, BO, CLEO), str, None)
    return Drawing(special_fragment(scene), grown(laid.special_box, 4), "", LARGE)


def _desk() -> Drawing:
    inside = desk(_view(()).desk(0), ANNA, str)
    return Drawing(el("svg", inside, x=0, y=0, width=606, height=130), (0, 0, 606, 130), "", 0.9)


def _man(player: Player, kind: str = "trader") -> Thing:
    return Thing(pieces.tradesman(player, kind), 32, 36)


def _post(player: Player | None = None, kind: str = "trader", *, boat: bool = False) -> Thing:
    man = group(0, 2, pieces.tradesman(player, kind)) if player else ""
    return Thing(el("g", pieces.post(boat=boat), man), 36, 42)


def space_thing(colour: str, *, merchant: bool = False, coin: int = 0, man: Player | None = None) -> Thing:
    kind = "merchant" if merchant else "trader"
    parts: list[Markup] = [pieces.space(Space(merchant=merchant, colour=colour, coin=coin))]
    if man:
        parts.append(pieces.tradesman(man, kind))
    elif coin:
        parts.append(group(10, 11, pieces.coin(coin)))
    return Thing(join(parts), 36, 42)


def marker_thing(kind: str) -> Thing:
    return Thing(pieces.marker(kind), 40, 42)


def _marker(kind: str, caption: str = "") -> Drawing:
    return row(marker_thing(kind), scale=LARGE, caption=caption or f"t.marker.{kind}")


def _permanent(kind: str) -> Drawing:
    return row(Thing(pieces.permanent(kind), 38, 42), scale=LARGE, caption=f"t.permanent.{kind}")


def _skill(name: str, caption: str) -> Drawing:
    return row(Thing(pieces.medal(f"skill:{name}"), 32, 36), scale=LARGE, caption=caption)


STOCK = Thing(el("g", pieces.tradesman(ANNA, "trader"), class_="drawing-faded"), 32, 36)
"""Pieces in stock are drawn paler."""

FIGURES: dict[str, Callable[[], tuple[Drawing, ...]]] = {
    "T2": lambda: (_desk(),),
    "T8": lambda: (_map(OPENING, ("duisburg", "dortmund"), ("duisburg-dortmund",)),),
    "T9": lambda: (
        row(_man(ANNA), ARROW, _post(BO), PLUS, _man(ANNA), ARROW, STOCK, scale=LARGE, caption="figure.for-trader"),
        row(
            *(_man(ANNA), ARROW, _post(BO, "merchant"), PLUS, _man(ANNA), _man(ANNA), ARROW, STOCK),
            scale=LARGE,
            caption="figure.for-merchant",
        ),
    ),
    "T10": lambda: (
        row(_man(BO), ARROW, _post(BO), _post(BO), scale=LARGE, caption="figure.one-more"),
        row(
            _man(BO, "merchant"),
            ARROW,
            _post(BO, "merchant"),
            _post(BO),
            _post(BO),
            scale=LARGE,
            caption="figure.two-more",
        ),
    ),
    "T12": lambda: (
        _map(
            OPENING,
            ("goettingen", "quedlinburg", "halle", "goslar"),
            ("goettingen-quedlinburg", "quedlinburg-halle", "goslar-quedlinburg"),
        ),
    ),
    "T13": lambda: (row(_post(ANNA), ARROW, _post(), scale=LARGE),),
    "T14": lambda: (_map((*OPENING, "place t groningen-emden.3"), ("groningen", "emden"), ("groningen-emden",)),),
    "T15": lambda: (
        _map(CREATED, ("groningen",), (), "figure.control"),
        _map(CREATED, ("emden",), (), "figure.nobody"),
    ),
    "T16": lambda: (_map(OPENING, ("osnabrueck", "bremen"), ("osnabrueck-bremen",)),),
    "T18": lambda: (
        row(space_thing("white"), _man(ANNA), scale=LARGE, caption="figure.square"),
        row(space_thing("white", merchant=True), _man(ANNA, "merchant"), scale=LARGE, caption="figure.round"),
        row(*(space_thing(colour) for colour in COLOURS), scale=LARGE, caption="figure.privilege"),
    ),
    "T19": lambda: (row(space_thing("white", coin=1), ARROW, sign("crown", 30), words("1", 30), scale=LARGE),),
    "T21": lambda: (
        _skill("keys", "t.skill.keys"),
        _skill("actions", "t.skill.actions"),
        _skill("privilege", "t.skill.privilege"),
        _skill("book", "t.skill.book"),
        _skill("bank", "t.skill.bank"),
    ),
    "T22": lambda: (_special(),),
    "T24": lambda: tuple(map(_marker, ("three-actions", "four-actions", "develop", "additional-office"))),
    "T25": lambda: tuple(map(_marker, ("exchange", "move-three", "remove-three"))),
    "T33": lambda: (
        row(
            *(space_thing("white", man=ANNA) for _ in range(5)),
            words("×", 30),
            sign("skill-keys", 32),
            words("2", 30),
            words("=", 30),
            words("10", 30),
            scale=LARGE,
        ),
    ),
    "T35": lambda: (
        row(Thing(pieces.pawn(), 32, 64), scale=LARGE, caption="figure.pawn"),
        row(Thing(pieces.guard(), 32, 36), scale=LARGE, caption="figure.guard"),
    ),
    "T43": lambda: (
        row(_post(boat=True), _man(ANNA, "merchant"), scale=LARGE, caption="figure.boat"),
        row(_post(), _man(ANNA), _man(ANNA, "merchant"), scale=LARGE, caption="figure.house"),
    ),
    "T44": lambda: tuple(map(_permanent, ("move-two", "privilege", "green-office", "two-from-route"))),
}
"""The drawings of a rule, by its number."""
