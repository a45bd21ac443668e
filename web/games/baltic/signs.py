"""The signs of Hansa, on the board and beside names, in the order of the list."""

from __future__ import annotations

from web.draw.icons import icon, sign
from web.draw.pieces import picture
from web.draw.players import Player
from web.draw.writer import Markup, el, join
from web.games.baltic import goods
from web.table.glossary import Signs

_ANNA = Player("purple", "A", "Anna")


def _crowned() -> Markup:
    return picture(join((goods.booth(_ANNA, 2), sign("crown", 0, -30, 26, "crown"))), (-30, -45, 62, 74))


SIGNS = Signs(
    "hansa",
    {
        "head": {"piles": icon("pile"), "last": icon("hourglass")},
        "player": {
            "score": icon("crown"),
            "taler": goods.taler_picture(),
            "supply": icon("booth"),
            "placed": icon("city"),
            "goods": goods.marker_picture("red", 3),
            "sold": picture(goods.marker_back(), (-32, -32, 64, 64)),
            "start": icon("star"),
            "turn": icon("play"),
        },
        "board": {
            "ship": goods.ship_picture(),
            "leg": picture(goods.taler("1"), (-21, -21, 42, 42)),
            "lead": _crowned(),
            "number": picture(el("text", "7", y=8, class_="city-number"), (-16, -16, 32, 32)),
        },
    },
)
