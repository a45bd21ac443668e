"""The signs of Hansa Teutonica, on boards, desks and beside names, in the order of the list."""

from __future__ import annotations

from hansa.teutonica.board import COLOURS, SKILLS, Space
from hansa.teutonica.editions import FAVOURS, MARKERS
from web.draw.icons import icon
from web.draw.pieces import picture
from web.draw.players import Player
from web.draw.writer import Markup, el, group, join
from web.games.teutonica.board import pieces
from web.table.glossary import Signs

_ANNA = Player("blue", "A", "Anna")
_MAN, _POST, _BADGE, _PAWN = (-17, -17, 34, 34), (-20, -21, 40, 42), (-14, -24, 28, 40), (-24, -34, 48, 52)
PERMANENT = ("move-two", "privilege", "green-office", "two-from-route", "two-abroad")


def _space(colour: str, *, merchant: bool = False, coin: int = 0) -> Markup:
    shape = pieces.space(Space(merchant=merchant, colour=colour, coin=coin))
    parts = (shape, group(10, 11, pieces.coin(coin))) if coin else (shape,)
    return picture(join(parts), _POST)


def _privileges() -> Markup:
    spaces = [group(36 * n, 0, pieces.special_space(colour)) for n, colour in enumerate(COLOURS)]
    return picture(join(spaces), (-18, -18, 144, 36))


def _men(class_: str | None = None) -> Markup:
    both = pieces.tradesman(_ANNA, "trader"), group(34, 0, pieces.tradesman(_ANNA, "merchant"))
    return picture(el("g", *both, class_=class_), (-17, -17, 68, 34))


def _pips() -> Markup:
    dots = (el("circle", r=7, cx=20 * n, class_="drawing-pip") for n in range(3))
    return picture(join(dots), (-10, -10, 60, 20))


SIGNS = Signs(
    "teutonica",
    {
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
            "trader": picture(pieces.tradesman(_ANNA, "trader"), _MAN),
            "merchant": picture(pieces.tradesman(_ANNA, "merchant"), _MAN),
            "post": picture(pieces.post(boat=False), _POST),
            "boat": picture(pieces.post(boat=True), _POST),
            "square": _space("white"),
            "round": _space("white", merchant=True),
            "privileges": _privileges(),
            "coin": _space("white", coin=1),
            "control": picture(pieces.badge(_ANNA), _BADGE),
            "medal": picture(pieces.medal("skill:bank"), _MAN),
            "special": icon("star"),
            "link": icon("link"),
            "tavern": picture(pieces.tavern(), _POST),
            "permit": picture(pieces.medal("permit:wales"), _MAN),
            "pawn": picture(pieces.pawn(), _PAWN),
            "guard": picture(pieces.guard(), _MAN),
        },
        "markers": {f"marker:{name}": pieces.marker_picture(name) for name in MARKERS},
        "permanent": {f"permanent:{name}": picture(pieces.permanent(name), (-19, -19, 38, 38)) for name in PERMANENT},
        "favours": {f"favour:{name}": icon(f"favour-{name}") for name in FAVOURS},
    },
    {"skill": "t.skill", "marker": "t.marker", "favour": "t.favour"},
)
