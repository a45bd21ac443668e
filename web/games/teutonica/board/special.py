"""The table of special points, and the names of countries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.writer import Markup, el, group
from web.games.teutonica.board.hit_area import hit
from web.games.teutonica.board.pieces import box, special_space
from web.games.teutonica.board.plan import PRIZES, country_box
from web.games.teutonica.words import country

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.games.teutonica.board.scene import Scene


def special_fragment(scene: Scene) -> Markup:
    """The spaces for merchants that score at the end (T22)."""
    plan = scene.plan
    left, top, right, bottom = plan.special_box
    parts = [el("rect", x=left, y=top, width=right - left, height=bottom - top, rx=6, class_="town-plaque")]
    for space, at, man in zip(plan.board.special, plan.special, scene.view.special, strict=True):
        name = f"special:{space.points}"
        whole = scene.target(
            name,
            "special",
            el("path", d=hit(plan, name), class_="hit"),
            special_space(space.colour),
            el("g", standing, data_stands=scene.stands(name)) if (standing := scene.man(man)) else "",
            el("text", str(space.points), y=32, class_="special-points"),
            el("circle", r=18, class_="halo"),
        )
        parts.append(group(*at, whole))
    return el("g", *parts)


def _country(scene: Scene, name: str, prizes: Sequence[int]) -> Markup:
    """The name of a country and its points; a tap on it tells who leads there (T46, T49)."""
    left, top, right, bottom = country_box(name, (0, 0))
    d = box(left, top, right - left, bottom - top)
    written = el("text", country(name), class_=f"country-name country-{name}")
    points = el("text", " · ".join(map(str, prizes)), y=PRIZES, class_=f"country-prizes country-{name}")
    label = scene.label(f"country:{name}")
    looks = el("path", d=d, class_="hit"), written, points, el("path", d=d, class_="halo")
    return scene.telling("country", name, label, *looks)


def countries_fragment(scene: Scene) -> Markup:
    """The names of the countries, and what most cities there bring."""
    places = scene.plan.countries
    return el(
        "g", *(group(*places[name], _country(scene, name, prizes)) for name, prizes in scene.plan.board.countries)
    )
