"""The pieces of Hansa: goods markers, booths, talers and the ship, on the board and as small pictures in panels."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from web.draw.icons import sign
from web.draw.pieces import picture
from web.draw.players import KEPT, pattern
from web.draw.writer import Markup, el

if TYPE_CHECKING:
    from web.draw.players import Player

MARKER = 60
"""Side of a goods marker in drawing units."""

BOOTH = 50
"""Width and height of a booth in drawing units."""

_SCALLOP = "a6.25 6.25 0 0 1-12.5 0"
_AWNING = "M-25-7-21-25h42l4 18v2" + 4 * _SCALLOP + "z"


@cache
def marker(colour: str, barrels: int) -> Markup:
    """A goods marker around the origin: the sign of its colour above its barrels."""
    half = MARKER / 2
    step = 17
    first = -step * (barrels - 1) / 2
    casks = [sign("barrel", first + step * n, 18, 17) for n in range(barrels)]
    return el(
        "g",
        el("rect", x=-half, y=-half, width=MARKER, height=MARKER, rx=9, class_="tile"),
        sign(colour, 0, -8, 38),
        *casks,
        class_=f"good good-{colour}",
    )


@cache
def marker_back(width: float = MARKER) -> Markup:
    """A goods marker face down."""
    half = width / 2
    return el(
        "g",
        el("rect", x=-half, y=-half, width=width, height=width, rx=9, class_="tile"),
        sign("barrel", 0, 0, width * 0.55),
        class_="good good-back",
    )


@cache
def empty_space() -> Markup:
    """A warehouse space without a marker."""
    half = MARKER / 2 - 2
    return el("rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=8, class_="empty-space")


@lru_cache(maxsize=KEPT)
def booth(player: Player, count: int) -> Markup:
    """The booths of one player in one city, as one stall with their number; a pile of two or more has depth."""
    depth = [
        el("rect", x=-21 + 3 * n, y=-4 + 3 * n, width=42, height=29, rx=2, class_="stall-depth")
        for n in range(min(count, 3) - 1, 0, -1)
    ]
    return el(
        "g",
        *depth,
        el("rect", x=-21, y=-8, width=42, height=33, rx=2, class_="stall"),
        el("path", d=_AWNING, class_="awning"),
        el("path", d=_AWNING, class_="awning-edge", fill=pattern(player.colour)),
        el("text", str(count), x=6, y=20, class_="stall-count"),
        el("text", player.letter, x=-13, y=19, class_="stall-letter"),
        class_=f"booth player-{player.colour}",
    )


@cache
def taler(text: str = "") -> Markup:
    """A coin around the origin, 40 units wide; a text such as its worth may stand on it."""
    face = el("text", text, y=9, class_="coin-text") if text else el("path", d="M-7-6h14M0-6v14", class_="coin-mark")
    return el("g", el("circle", r=19), el("circle", r=14.5, class_="coin-rim"), face, class_="coin")


@cache
def ship() -> Markup:
    """The one ship, a cog under sail, around the origin, about 96 units wide."""
    return el(
        "g",
        el("path", d="M0-46V12", class_="mast"),
        el("path", d="M2-46 22-41 2-36z", class_="pennant"),
        el("path", d="M-32-32q32 9 64 0 10 18 0 38-32 9-64 0 10-20 0-38z", class_="sail"),
        el("path", d="M-6-28.5V8.5M6-28.5V8.5M-28.5-16q28 7 57 0M-28-6q28 7 56 0", class_="sail-mark"),
        el("path", d="M-46 6q8 8 18 8h56q12 0 19-12l-2 12q-5 18-18 25h-52q-14-8-19-22z", class_="hull"),
        el("path", d="M-40 22q40 7 80 0M-35 30q35 6 70 0", class_="hull-line"),
        class_="ship",
    )


def marker_picture(colour: str, barrels: int, label: str | None = None) -> Markup:
    return picture(marker(colour, barrels), (-32, -32, 64, 64), label)


def booth_picture(player: Player, count: int, label: str | None = None) -> Markup:
    return picture(booth(player, count), (-29, -29, 64, 64), label)


def taler_picture() -> Markup:
    return picture(taler(), (-21, -21, 42, 42))


def ship_picture() -> Markup:
    return picture(ship(), (-50, -50, 100, 96))
