"""A city on the board: skyline, signs, name, office spaces, offices, and who is in control."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from web.draw.svg import Svg, group, join, tag
from web.draw.teutonica_pieces import badge, coin, glyph, medal, space, tradesman
from web.draw.teutonica_skylines import small_skyline
from web.draw.teutonica_target import target
from web.draw.teutonica_town import BADGE, CELL, MEDAL, PLOT, RIBBON, ROW, SPACE, TAIL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.teutonica.board import City
    from hansa.teutonica.desk_view import Tradesman
    from hansa.teutonica.view import CityFace
    from web.draw.players import Player
    from web.draw.teutonica_plan import Plan
    from web.draw.teutonica_target import Label
    from web.draw.teutonica_town import Town

_MIDDLE = RIBBON + ROW / 2


def _ribbon(city: City, town: Town) -> Svg:
    """The name on a ribbon in the colours of the city's banners."""
    half, tail = town.half, TAIL + 6
    ends = f"M{-half + 4:.1f}-8h{-tail:.1f}l5 9-5 9h{tail:.1f}zM{half - 4:.1f}-8h{tail:.1f}l-5 9 5 9h{-tail:.1f}z"
    wide = 2 * half / len(city.banner)
    stripes = [
        tag("rect", x=-half + wide * n, y=-RIBBON, width=wide, height=2 * RIBBON, class_=f"banner banner-{colour}")
        for n, colour in enumerate(city.banner)
    ]
    return join(
        (
            tag("path", d=ends, class_="ribbon-tail"),
            *stripes,
            tag("rect", x=-half, y=-RIBBON, width=2 * half, height=2 * RIBBON, class_="banner-edge"),
            tag("text", city.name, y=7.5, class_="town-name"),
        )
    )


def _crest(city: City, town: Town) -> Svg:
    """Signs to the left, the skyline in the middle; control is shown to the right."""
    left = -town.crest
    signs = [group(left + MEDAL * (n + 0.5), -RIBBON - 14, medal(sign)) for n, sign in enumerate(town.signs)]
    left += MEDAL * len(town.signs)
    right = town.crest - BADGE
    return join((group((left + right) / 2, -RIBBON, small_skyline(city.id, right - left)), *signs))


def _row(city: City, town: Town) -> Svg:
    """The printed spaces; a city without any has a plot for additional offices (T42)."""
    high, left = ROW + 6, town.left - 3
    plaque = tag("rect", x=left, y=RIBBON - 4, width=-2 * left, height=high, rx=4, class_="town-plaque")
    if not city.spaces:
        plot = tag("rect", x=town.left, y=RIBBON + 3, width=PLOT * CELL, height=SPACE, rx=3, class_="plot")
        return join((plaque, plot, glyph("permanent-green-office", 0, _MIDDLE, 24, "glyph plot-sign")))
    return join((plaque, *(group(*town.cell(n), space(shape)) for n, shape in enumerate(city.spaces))))


@cache
def _face(plan: Plan, index: int) -> Svg:
    """All of a city that is printed."""
    city = plan.board.cities[index]
    town = plan.towns[city.id]
    return join((_row(city, town), _crest(city, town), _ribbon(city, town)))


def _additional(town: Town, men: Sequence[Tradesman], players: Sequence[Player]) -> Svg:
    """Additional offices left of the printed spaces, closer together when there are many (T24)."""
    step = min(CELL, town.spare / len(men))
    first = town.left - 4 - 15 - step * (len(men) - 1)
    wide = step * (len(men) - 1) + CELL
    shelf = tag("rect", x=first - 17, y=RIBBON - 4, width=wide + 6, height=ROW + 6, rx=4, class_="town-plaque")
    pieces = [group(first + step * n, _MIDDLE, tradesman(players[man.seat], man.kind)) for n, man in enumerate(men)]
    return join((shelf, *pieces))


def _offices(city: City, town: Town, face: CityFace, players: Sequence[Player]) -> list[Svg]:
    """The offices on the spaces, and the coins that are still to be had."""
    parts = []
    for n, man in enumerate(face.spaces):
        if man:
            x, y = town.cell(n)
            parts.append(group(x, y, tradesman(players[man.seat], man.kind)))
        elif n < len(city.spaces) and city.spaces[n].coin:
            x, y = town.cell(n)
            parts.append(group(x + 10, y + 11, coin(city.spaces[n].coin)))
    return parts


def _office_targets(city: City, town: Town, label: Label) -> list[Svg]:
    """Each printed space by itself, for the exchange of two (T25); not to be hit while it is of no use."""
    parts = []
    for n in range(len(city.spaces)):
        hit = tag("rect", x=-CELL / 2, y=-ROW / 2, width=CELL, height=ROW, class_="hit")
        halo = tag("rect", x=-CELL / 2, y=-CELL / 2, width=CELL, height=CELL, rx=4, class_="halo")
        parts.append(group(*town.cell(n), tag("g", hit, halo, **target(f"office:{city.id}.{n + 1}", label, "office"))))
    return parts


def city_fragment(plan: Plan, index: int, face: CityFace, players: Sequence[Player], label: Label) -> Svg:
    """A city as it lies there. The city and each of its spaces can be tapped."""
    city = plan.board.cities[index]
    town = plan.towns[city.id]
    half = max(town.half + TAIL, -town.left + 3)
    top, bottom = -RIBBON - 22, RIBBON + ROW + 4
    hit = tag("rect", x=-half, y=top, width=2 * half, height=bottom - top, class_="hit")
    halo = tag("rect", x=-half - 3, y=-RIBBON - 4, width=2 * half + 6, height=bottom + RIBBON + 7, rx=8, class_="halo")
    added = _additional(town, face.additional, players) if face.additional else Svg("")
    control = Svg("")
    if face.control is not None:
        control = group(town.crest - BADGE / 2 + 1, -RIBBON - 12, badge(players[face.control]))
    whole = tag(
        "g",
        hit,
        added,
        _face(plan, index),
        control,
        *_offices(city, town, face, players),
        halo,
        **target(f"city:{city.id}", label, "city"),
    )
    return group(*plan.city[city.id], whole, *_office_targets(city, town, label))
