"""The table of special points, and the names of countries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.svg import Svg, group, tag
from web.games.teutonica.board.hit_area import hit
from web.games.teutonica.board.pieces import special_space

if TYPE_CHECKING:
    from web.games.teutonica.board.scene import Scene


def special_fragment(scene: Scene) -> Svg:
    """The spaces for merchants that score at the end (T22)."""
    plan = scene.plan
    left, top, right, bottom = plan.special_box
    parts = [tag("rect", x=left, y=top, width=right - left, height=bottom - top, rx=6, class_="town-plaque")]
    for space, at, man in zip(plan.board.special, plan.special, scene.view.special, strict=True):
        name = f"special:{space.points}"
        whole = tag(
            "g",
            tag("path", d=hit(plan, name), class_="hit"),
            special_space(space.colour),
            tag("g", standing, data_stands=name) if (standing := scene.man(man)) else "",
            tag("text", str(space.points), y=32, class_="special-points"),
            tag("circle", r=18, class_="halo"),
            **scene.target(name, "special"),
        )
        parts.append(group(*at, whole))
    return tag("g", *parts)


def countries_fragment(scene: Scene) -> Svg:
    """The names of the countries (T46)."""
    return tag(
        "g",
        *(
            tag("text", scene.label(f"country:{name}"), x=x, y=y, class_=f"country-name country-{name}")
            for name, (x, y) in scene.plan.countries.items()
        ),
    )
