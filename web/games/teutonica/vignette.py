"""A calm piece of a board, to show what is played there: routes between four cities, nothing to tap."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import hansa
from web.draw.figures import Drawing
from web.draw.players import Player
from web.draw.writer import Markup, join
from web.games.teutonica.board import chart
from web.games.teutonica.board.city import city_fragment
from web.games.teutonica.board.layout import plan
from web.games.teutonica.board.route import route_fragment
from web.games.teutonica.board.scene import Scene

if TYPE_CHECKING:
    from web.draw.lanes import Box

PLAYERS = tuple(
    Player(colour, name[0], name) for colour, name in (("purple", "Anna"), ("yellow", "Bo"), ("green", "Cleo"))
)
LAND: Box = (500, 146, 1454, 464)
"""What is cut out, three times as wide as high; no city and no post that is drawn there lies across its edge."""
TRADE = (
    *("place t bremen-hannover.1", "place t bremen-hannover.2", "end"),
    *("place t lueneburg-perleberg.1", "place m hannover-lueneburg.2", "end"),
    *("place t lueneburg-perleberg.3", "place t bremen-hamburg.1", "end"),
    *("place t bremen-hannover.3", "route bremen-hannover", "office hannover", "end"),
)


@cache
def vignette() -> Markup:
    """Routes between four cities, with what three players have placed there."""
    names = tuple(player.name for player in PLAYERS)
    options = {"board": "hanseatic-2-3", "edition": "big-box", "start": "1"}
    match = hansa.new(hansa.Setup("teutonica", names, options, "vignette"))
    for move in TRADE:
        match.play(move)
    view = match.game.view(match.state, 0)
    laid = plan(view.board)
    scene = Scene(laid, view, PLAYERS, str, None)
    ways = [
        route_fragment(scene, n)
        for n, route in enumerate(view.board.routes)
        if any(map(_on_land, laid.posts[route.id]))
    ]
    towns = [
        city_fragment(scene, n)
        for n, city in enumerate(view.board.cities)
        if city.id in {"bremen", "hannover", "lueneburg", "perleberg"}
    ]
    return Drawing(join((chart.chart(laid), *ways, *towns)), LAND).markup()


def _on_land(at: tuple[float, float]) -> bool:
    left, top, right, bottom = LAND
    return left < at[0] < right and top < at[1] < bottom
