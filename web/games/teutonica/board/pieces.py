"""The pieces and printed signs of Hansa Teutonica, each around the origin."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from web.draw.pieces import picture
from web.draw.players import KEPT, pattern
from web.draw.writer import Markup, el, join, number
from web.games.teutonica.words import LETTERS, NUMERALS

if TYPE_CHECKING:
    from hansa.teutonica.board import Space
    from web.draw.players import Player

_CUBE = "M-13-13h26v26h-26z"
_HOUSE = "M-14 15V-4L0-16 14-4V15z"
_ROOF = "M-17-3 0-18 17-3"
_HULL = "M-17 5h34q-2 11-9 11h-16q-7 0-9-11z"
_SAIL = "M-10-13q10 3 20 0 3 8 0 16-10 3-20 0 3-8 0-16z"
_SHIELD = "M-11-12h22v12c0 6-5 10-11 12-6-2-11-6-11-12z"
_CROWN = "M-8-12-9.5-19l5 2.5L0-20l4.5 3.5 5-2.5L8-12z"
_BANNER = "M-10-13h20v24L0 7l-10 4z"


def box(left: float, top: float, width: float, height: float) -> str:
    """Path data of a rectangle."""
    return f"M{number(left)} {number(top)}h{number(width)}v{number(height)}h{number(-width)}z"


def glyph(name: str, x: float, y: float, size: float, class_: str = "glyph") -> Markup:
    """A line icon inside a drawing, placed by its middle."""
    return el("use", href=f"#icon-{name}", x=x - size / 2, y=y - size / 2, width=size, height=size, class_=class_)


@lru_cache(maxsize=KEPT)
def tradesman(player: Player, kind: str) -> Markup:
    """A trader as a square, a merchant as a disc: colour, pattern and letter of the player."""
    weave = pattern(player.colour)
    if kind == "trader":
        body = [el("path", d=_CUBE, class_="man"), el("path", d=_CUBE, class_="man-edge", fill=weave)]
    else:
        body = [el("circle", r=14, class_="man"), el("circle", r=14, class_="man-edge", fill=weave)]
    return el("g", *body, el("text", player.letter, y=6.5, class_="man-letter"), class_=f"player-{player.colour}")


@cache
def post(*, boat: bool) -> Markup:
    """An empty post: a house for anybody, a boat for merchants only (T43)."""
    if boat:
        return join((el("path", d=_SAIL, class_="post-sail"), el("path", d=_HULL, class_="post-hull")))
    return join((el("path", d=_HOUSE, class_="post-house"), el("path", d=_ROOF, class_="post-roof")))


@cache
def space(shape: Space) -> Markup:
    """An empty office space: its shape, its privilege colour and numeral, its coin (T18, T19)."""
    face = (
        el("circle", r=15, class_="space") if shape.merchant else el("path", d="M-14.5-14.5h29v29h-29z", class_="space")
    )
    x, y = (-3, 2) if shape.coin else (0, 6)  # the coin lies over the corner below
    numeral = el("text", NUMERALS[shape.colour], x=x, y=y, class_="numeral")
    return el("g", face, numeral, class_=f"privilege-{shape.colour}")


@cache
def special_space(colour: str) -> Markup:
    """An empty space of the table of special points."""
    face = el("circle", r=15, class_="space"), el("text", NUMERALS[colour], y=6.5, class_="numeral")
    return el("g", *face, class_=f"privilege-{colour}")


@cache
def coin(points: int) -> Markup:
    """The prestige that an office space brings at once."""
    return el("g", el("circle", r=9.5), el("text", str(points), y=6.5, class_="small-coin-text"), class_="small-coin")


@lru_cache(maxsize=KEPT)
def badge(player: Player) -> Markup:
    """Who controls a city: the player's shield under a crown."""
    return el(
        "g",
        el("path", d=_CROWN, class_="crown"),
        el("path", d=_SHIELD, class_="man"),
        el("path", d=_SHIELD, class_="man-edge", fill=pattern(player.colour)),
        el("text", player.letter, y=5.5, class_="badge-letter"),
        class_=f"control player-{player.colour}",
    )


@cache
def medal(sign: str) -> Markup:
    """A sign on a city's crest: a skill, the special points, or a permission for a country (T46)."""
    kind, _, name = sign.partition(":")
    if kind == "permit":
        letter = el("text", LETTERS[name], y=5, class_="permit-letter")
        return el("g", el("path", d=_BANNER, class_="permit"), letter, class_=f"country-{name}")
    drawing = glyph(f"skill-{name}" if kind == "skill" else "star", 0, 0, 20)
    return el("g", el("circle", r=13.5), drawing, class_="medal")


@cache
def marker(kind: str) -> Markup:
    """A bonus marker lying on a route, or anywhere else."""
    rim = (el("circle", r=18), el("circle", r=15.5, class_="marker-rim"))
    return el("g", *rim, glyph(f"marker-{kind}", 0, 0, 23), class_="marker")


@cache
def marker_back() -> Markup:
    """A bonus marker face down."""
    rim = (el("circle", r=18), el("circle", r=15.5, class_="marker-rim"))
    return el("g", *rim, glyph("plate", 0, 0, 16), class_="marker marker-back")


@lru_cache(maxsize=KEPT)
def staked(player: Player, kind: str) -> Markup:
    """A tribute or a block that lies on a route for good, with a trader of its owner on it (T52)."""
    man = el("g", tradesman(player, "trader"), transform="translate(10 10) scale(.62)")
    return el("g", marker(kind), man, class_="staked")


@cache
def permanent(kind: str) -> Markup:
    """A permanent marker, which stays on its route (T44, T48)."""
    plate = el("rect", x=-17, y=-17, width=34, height=34, rx=5)
    return el("g", plate, glyph(f"permanent-{kind}", 0, 0, 25), class_="permanent")


@cache
def tavern() -> Markup:
    """Where a start marker lies (T4)."""
    return el("g", el("circle", r=17), glyph("tavern", 0, 0, 22), class_="tavern")


@cache
def pawn() -> Markup:
    """The pawn of the two-player game (T35)."""
    shape = "M0-30a9 9 0 0 0-5 16.500h-4v5h4c0 9-3 14-9 20v7h28v-7c-6-6-9-11-9-20h4v-5h-4A9 9 0 0 0 0-30z"
    return el("g", el("path", d=shape), class_="pawn")


@cache
def mission_flag() -> Markup:
    """A city of one's own mission, for its owner alone (T38)."""
    pole, cloth = "M0 4V-34", "M0-34h27l-6 9 6 9H0z"
    return el(
        "g", el("path", d=pole, class_="flag-pole"), el("path", d=cloth, class_="flag-cloth"), class_="mission-flag"
    )


@cache
def guard() -> Markup:
    """One of the guards that part two provinces (T35)."""
    helmet = "M-9 2a9 10 0 0 1 18 0v4h-18zM-11 6h22M0-8v-4M-4-1h8"
    return el("g", el("circle", r=14), el("path", d=helmet, class_="guard-line"), class_="guard")


def tradesman_picture(player: Player, kind: str, label: str | None = None) -> Markup:
    return picture(tradesman(player, kind), (-16, -16, 32, 32), label)


def marker_picture(kind: str, label: str | None = None) -> Markup:
    return picture(marker(kind), (-20, -20, 40, 40), label)


def staked_picture(player: Player, kind: str, label: str | None = None) -> Markup:
    return picture(staked(player, kind), (-20, -20, 40, 40), label)


def back_picture() -> Markup:
    return picture(marker_back(), (-20, -20, 40, 40))
