"""The pictures of the signs that stand on boards, desks and beside names, each by its key, in the order of the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.teutonica.board import COLOURS, SKILLS, Space
from hansa.teutonica.editions import FAVOURS, MARKERS
from web.draw.icons import icon, sign
from web.draw.players import Player
from web.draw.writer import Markup, el, group, join
from web.games.baltic import goods
from web.games.teutonica.board import pieces

if TYPE_CHECKING:
    from collections.abc import Mapping

_ANNA = Player("purple", "A", "Anna")
_ANNA_T = Player("blue", "A", "Anna")
_MAN, _POST, _BADGE, _PAWN = (-17, -17, 34, 34), (-20, -21, 40, 42), (-14, -24, 28, 40), (-24, -34, 48, 52)
PERMANENT = ("move-two", "privilege", "green-office", "two-from-route", "two-abroad")


def _space(colour: str, *, merchant: bool = False, coin: int = 0) -> Markup:
    shape = pieces.space(Space(merchant=merchant, colour=colour, coin=coin))
    parts = (shape, group(10, 11, pieces.coin(coin))) if coin else (shape,)
    return goods.picture(join(parts), _POST)


def _privileges() -> Markup:
    spaces = [group(36 * n, 0, pieces.special_space(colour)) for n, colour in enumerate(COLOURS)]
    return goods.picture(join(spaces), (-18, -18, 144, 36))


def _crowned() -> Markup:
    return goods.picture(join((goods.booth(_ANNA, 2), sign("crown", 0, -30, 26, "crown"))), (-30, -45, 62, 74))


def _men(class_: str | None = None) -> Markup:
    both = pieces.tradesman(_ANNA_T, "trader"), group(34, 0, pieces.tradesman(_ANNA_T, "merchant"))
    return goods.picture(el("g", *both, class_=class_), (-17, -17, 68, 34))


def _pips() -> Markup:
    dots = (el("circle", r=7, cx=20 * n, class_="drawing-pip") for n in range(3))
    return goods.picture(join(dots), (-10, -10, 60, 20))


HANSA: Mapping[str, Mapping[str, Markup]] = {
    "head": {"piles": icon("pile"), "last": icon("hourglass")},
    "player": {
        "score": icon("crown"),
        "taler": goods.taler_picture(),
        "supply": icon("booth"),
        "placed": icon("city"),
        "goods": goods.marker_picture("red", 3),
        "sold": goods.picture(goods.marker_back(), (-32, -32, 64, 64)),
        "start": icon("star"),
        "turn": icon("play"),
    },
    "board": {
        "ship": goods.ship_picture(),
        "leg": goods.picture(goods.taler("1"), (-21, -21, 42, 42)),
        "lead": _crowned(),
        "number": goods.picture(el("text", "7", y=8, class_="city-number"), (-16, -16, 32, 32)),
    },
}

TEUTONICA: Mapping[str, Mapping[str, Markup]] = {
    "head": {"prestige-20": icon("crown"), "completed": icon("city"), "marker-supply": icon("plate")},
    "player": {
        "prestige": icon("crown"),
        "total": icon("chart"),
        "actions-left": _pips(),
        "supply": _men(),
        "stock": _men("drawing-faded"),
        "used": icon("check"),
        "plate": icon("plate"),
        "start": icon("star"),
        "turn": icon("play"),
        **{f"skill:{name}": icon(f"skill-{name}") for name in SKILLS},
    },
    "board": {
        "trader": goods.picture(pieces.tradesman(_ANNA_T, "trader"), _MAN),
        "merchant": goods.picture(pieces.tradesman(_ANNA_T, "merchant"), _MAN),
        "post": goods.picture(pieces.post(boat=False), _POST),
        "boat": goods.picture(pieces.post(boat=True), _POST),
        "square": _space("white"),
        "round": _space("white", merchant=True),
        "privileges": _privileges(),
        "coin": _space("white", coin=1),
        "control": goods.picture(pieces.badge(_ANNA_T), _BADGE),
        "medal": goods.picture(pieces.medal("skill:bank"), _MAN),
        "special": icon("star"),
        "link": icon("link"),
        "tavern": goods.picture(pieces.tavern(), _POST),
        "permit": goods.picture(pieces.medal("permit:wales"), _MAN),
        "pawn": goods.picture(pieces.pawn(), _PAWN),
        "guard": goods.picture(pieces.guard(), _MAN),
    },
    "markers": {f"marker:{name}": pieces.marker_picture(name) for name in MARKERS},
    "permanent": {f"permanent:{name}": goods.picture(pieces.permanent(name), (-19, -19, 38, 38)) for name in PERMANENT},
    "favours": {f"favour:{name}": icon(f"favour-{name}") for name in FAVOURS},
}
"""By the part of the table where they stand."""

SIGNS = {"hansa": HANSA, "teutonica": TEUTONICA}
