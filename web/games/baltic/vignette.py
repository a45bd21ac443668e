"""A calm piece of the board, to show what is played there: the ship between three cities, nothing to tap."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import hansa
from hansa.baltic.board import BOARD
from web.draw.figures import Drawing
from web.draw.players import Player
from web.draw.writer import Markup, group, join
from web.games.baltic import board
from web.games.baltic.goods import ship
from web.games.baltic.layout import LAYOUTS

if TYPE_CHECKING:
    from web.draw.lanes import Box

PLAYERS = tuple(
    Player(colour, name[0], name) for colour, name in (("purple", "Anna"), ("yellow", "Bo"), ("green", "Cleo"))
)
SEA: Box = (228, 356, 1350, 730)
"""What is cut out, three times as wide as high; no city that is drawn there lies across its edge."""
BOOTHS = ("kalmar", "riga", "kalmar", "riga", "danzig", "luebeck", "toensberg", "aalborg", "reval")
SAILED = ("sail danzig", "sail kalmar")


@cache
def vignette() -> Markup:
    """The ship between three cities of the Baltic."""
    names = tuple(player.name for player in PLAYERS)
    match = hansa.new(hansa.Setup("hansa", names, {"start": "1"}, "vignette"))
    for move in (*(f"booths {city}" for city in BOOTHS), *SAILED):
        match.play(move)
    view, layout = match.game.view(match.state, 0), LAYOUTS["wide"]
    drawn = [
        board.city_fragment(city, board.Scene(layout, view, PLAYERS, str))
        for city in BOARD.cities
        if city.id in {"copenhagen", "kalmar", "riga"}
    ]
    return Drawing(join((board.chart("wide"), *drawn, group(*layout.ship(view.ship), ship()))), SEA).markup()
