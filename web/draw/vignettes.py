"""A calm piece of each board, to show what is played there: cities, ways and some pieces, nothing to tap."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import hansa
from hansa.baltic.board import BOARD
from web.draw.figures import Drawing
from web.draw.players import Player
from web.draw.writer import Markup, join
from web.games.baltic import board
from web.games.baltic.layout import LAYOUTS
from web.games.teutonica.board import chart
from web.games.teutonica.board import city as teutonica_city
from web.games.teutonica.board import route as teutonica_route
from web.games.teutonica.board.layout import plan
from web.games.teutonica.board.scene import Scene

if TYPE_CHECKING:
    from web.draw.lanes import Box

PLAYERS = tuple(
    Player(colour, name[0], name) for colour, name in (("purple", "Anna"), ("yellow", "Bo"), ("green", "Cleo"))
)
NAMES = tuple(player.name for player in PLAYERS)

SEA: Box = (228, 356, 1350, 730)
LAND: Box = (500, 146, 1454, 464)
"""What is cut out, three times as wide as high; no city and no post that is drawn there lies across its edge."""

BOOTHS = ("kalmar", "riga", "kalmar", "riga", "danzig", "luebeck", "toensberg", "aalborg", "reval")
SAILED = ("sail danzig", "sail kalmar")
TRADE = (
    *("place t bremen-hannover.1", "place t bremen-hannover.2", "end"),
    *("place t lueneburg-perleberg.1", "place m hannover-lueneburg.2", "end"),
    *("place t lueneburg-perleberg.3", "place t bremen-hamburg.1", "end"),
    *("place t bremen-hannover.3", "route bremen-hannover", "office hannover", "end"),
)


@cache
def hansa_vignette() -> Markup:
    """The ship between three cities of the Baltic."""
    match = hansa.new(hansa.Setup("hansa", NAMES, {"start": "1"}, "vignette"))
    for move in (*(f"booths {city}" for city in BOOTHS), *SAILED):
        match.play(move)
    view, layout = match.game.view(match.state, 0), LAYOUTS["wide"]
    drawn = [
        board.city_fragment(city, layout, view, PLAYERS, str)
        for city in BOARD.cities
        if city.id in {"copenhagen", "kalmar", "riga"}
    ]
    return _cut(join((board.chart("wide"), *drawn, board.ship_fragment(layout, view))), SEA)


@cache
def teutonica_vignette() -> Markup:
    """Routes between four cities, with what three players have placed there."""
    options = {"board": "hanseatic-2-3", "edition": "big-box", "start": "1"}
    match = hansa.new(hansa.Setup("teutonica", NAMES, options, "vignette"))
    for move in TRADE:
        match.play(move)
    view = match.game.view(match.state, 0)
    laid = plan(view.board)
    scene = Scene(laid, view, PLAYERS, str)
    ways = [
        teutonica_route.route_fragment(scene, n)
        for n, route in enumerate(view.board.routes)
        if any(map(_on_land, laid.posts[route.id]))
    ]
    towns = [
        teutonica_city.city_fragment(scene, n)
        for n, city in enumerate(view.board.cities)
        if city.id in {"bremen", "hannover", "lueneburg", "perleberg"}
    ]
    return _cut(join((chart.chart(laid), *ways, *towns)), LAND)


def _on_land(at: tuple[float, float]) -> bool:
    left, top, right, bottom = LAND
    return left < at[0] < right and top < at[1] < bottom


def _cut(inside: Markup, box: Box) -> Markup:
    return Drawing(inside, box).markup()
