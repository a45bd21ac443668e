"""A city on the board: skyline, signs, name, office spaces, offices, and who is in control."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from web.draw.writer import Markup, el, group, join, number
from web.games.teutonica.board.pieces import badge, box, coin, glyph, medal, mission_flag, space
from web.games.teutonica.board.skylines import small_skyline
from web.games.teutonica.board.town import CELL, CREST, MEDAL, PLOT, RIBBON, ROW, SPACE, TAIL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.teutonica.board import City
    from web.games.teutonica.board.plan import Plan
    from web.games.teutonica.board.scene import Scene
    from web.games.teutonica.board.town import Town

_MIDDLE = RIBBON + ROW / 2


def _ribbon(city: City, town: Town) -> Markup:
    """The name on a ribbon in the colours of the city's banners."""
    half, tail = town.half, TAIL + 6
    ends = f"M{-half + 4:.1f}-8h{-tail:.1f}l5 9-5 9h{tail:.1f}zM{half - 4:.1f}-8h{tail:.1f}l-5 9 5 9h{-tail:.1f}z"
    wide = 2 * half / len(city.banner)
    stripes = [
        el("rect", x=-half + wide * n, y=-RIBBON, width=wide, height=2 * RIBBON, class_=f"stripe stripe-{colour}")
        for n, colour in enumerate(city.banner)
    ]
    return join(
        (
            el("path", d=ends, class_="ribbon-tail"),
            *stripes,
            el("rect", x=-half, y=-RIBBON, width=2 * half, height=2 * RIBBON, class_="stripe-edge"),
            el("text", city.name, y=7.5, class_="town-name"),
        )
    )


def _crest(city: City, town: Town) -> Markup:
    """Signs to the left, the skyline in the middle; control is shown to the right."""
    left = -town.crest
    signs = [group(left + MEDAL * (n + 0.5), -RIBBON - 14, medal(sign)) for n, sign in enumerate(town.signs)]
    left, right = town.skyline
    return join((group((left + right) / 2, -RIBBON, small_skyline(city.id, right - left)), *signs))


def _row(city: City, town: Town) -> Markup:
    """The printed spaces; a city without any has a plot for additional offices (T42)."""
    high, left = ROW + 6, town.left - 3
    plaque = el("rect", x=left, y=RIBBON - 4, width=-2 * left, height=high, rx=4, class_="town-plaque")
    if not city.spaces:
        plot = el("rect", x=town.left, y=RIBBON + 3, width=PLOT * CELL, height=SPACE, rx=3, class_="plot")
        return join((plaque, plot, glyph("permanent-green-office", 0, _MIDDLE, 24, "glyph plot-sign")))
    return join((plaque, *(group(*town.cell(n), space(shape)) for n, shape in enumerate(city.spaces))))


@cache
def _face(plan: Plan, index: int) -> Markup:
    """All of a city that is printed."""
    city = plan.board.cities[index]
    town = plan.towns[city.id]
    return join((_row(city, town), _crest(city, town), _ribbon(city, town)))


def _additional(town: Town, men: Sequence[Markup]) -> Markup:
    """Additional offices left of the printed spaces, smaller when there are many (T24)."""
    step = min(CELL, town.spare / len(men))
    size = f"{step / CELL:.2f}".rstrip("0").rstrip(".")
    left = town.left - 3 - step * len(men)
    shelf = el("path", d=box(left - 1, RIBBON - 4, step * len(men) + 6, ROW + 6), class_="town-plaque")
    pieces = (
        el("g", man, transform=f"translate({number(left + step * (n + 0.5))} {number(_MIDDLE)}) scale({size})")
        for n, man in enumerate(men)
    )
    return join((shelf, *pieces))


def _plot(town: Town, men: Sequence[Markup]) -> Markup:
    """The offices of a city without printed spaces, in order (T42)."""
    step = min(CELL, (PLOT - 1) * CELL / max(len(men) - 1, 1))
    return join(group(town.left + CELL / 2 + step * n, _MIDDLE, man) for n, man in enumerate(men))


def _offices(scene: Scene, city: City, town: Town, men: Sequence[Markup | None]) -> Markup:
    """The offices on the spaces, and the coins that are still to be had."""
    parts = []
    for n, (shape, man) in enumerate(zip(city.spaces, men, strict=True)):
        x, y = town.cell(n)
        if man:
            parts.append(group(x, y, man, data_stands=scene.stands(f"office:{city.id}.{n + 1}")))
        elif shape.coin:
            parts.append(group(x + 9, y + 11, coin(shape.coin)))
    return join(parts)


def _space(scene: Scene, at: tuple[float, float], name: str) -> Markup:
    """A printed space by itself, for the exchange of two (T25); not to be hit while it is of no use."""
    edge = box(-CELL / 2, -ROW / 2, CELL, ROW)
    parts = el("path", d=edge, class_="hit"), el("path", d=edge, class_="halo")
    return group(*at, scene.target(name, "office", *parts))


def _outline(town: Town) -> tuple[Markup, Markup]:
    """Where a city can be hit, and the ring around it."""
    half = max(town.half + TAIL, -town.left + 3)
    top, bottom = -RIBBON - CREST, RIBBON + ROW + 2
    hit = el("path", d=box(-half, top, 2 * half, bottom - top), class_="hit")
    top = -RIBBON - 4
    return hit, el("rect", x=-half - 3, y=top, width=2 * half + 6, height=bottom - top + 4, rx=8, class_="halo")


def city_fragment(scene: Scene, index: int) -> Markup:
    """A city as it lies there. The city and each of its spaces can be tapped."""
    plan, city = scene.plan, scene.plan.board.cities[index]
    town, face = plan.towns[city.id], scene.view.city(city.id)
    additional = [man for man in map(scene.man, face.additional) if man]
    offices = [scene.man(man) for man in face.spaces]
    shelf, row = Markup(""), Markup("")
    if not city.spaces:
        row = _plot(town, [man for man in (*additional, *offices) if man])
    else:
        shelf = _additional(town, additional) if additional else shelf
        row = _offices(scene, city, town, offices)
    crown = group(*town.badge, badge(scene.players[face.control])) if face.control is not None else ""
    hit, halo = _outline(town)
    flag = group(-town.crest, -RIBBON - 6, mission_flag()) if city.id in scene.marked else ""
    inside = hit, shelf, _face(plan, index), crown, row, halo, flag
    printed = [_space(scene, town.cell(n), f"office:{city.id}.{n + 1}") for n in range(len(city.spaces))]
    return group(*plan.city[city.id], scene.target(f"city:{city.id}", "city", *inside), *printed)
