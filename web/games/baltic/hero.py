"""The picture on the home screen: the chart of the game with its cities and the ship at sea, nothing to tap."""

from __future__ import annotations

from hansa.baltic.board import BOARD
from web.draw.chart import coast, light, rhumbs, rose, woods
from web.draw.writer import Markup, el, group, join
from web.games.baltic.goods import ship
from web.games.baltic.layout import LAYOUTS, shores
from web.games.baltic.skylines import skyline

SHIP = (905.0, 585.0)
WAKE = "M778 742C800 690 838 640 880 612"
ROOM = "0 270 1360 640"
CITIES = ("danzig", "kalmar", "stockholm", "reval", "riga")
"""Those in the east; the words stand on the others."""


def picture(*, names: bool = True) -> Markup:
    """The middle of the chart; the edges may be cut off where the window has another shape.

    On a narrow band names would be cut through: there it goes without them.
    """
    plan, land = LAYOUTS["wide"], shores("wide")
    size = (plan.width, plan.height)
    return el(
        "svg",
        el("rect", width=plan.width, height=plan.height, class_="sea"),
        rhumbs(plan.rose, *size),
        coast(land, "hero"),
        woods(land.woods, land.hills, plan.rose),
        rose(plan.rose, 62),
        join(_city(city.id, city.name if names else "") for city in BOARD.cities if city.id in CITIES),
        el("path", d=WAKE, class_="seaway"),
        group(*SHIP, el("g", ship(), class_="hero-ship")),
        light(*size, "hero"),
        class_="board hero-chart",
        viewBox=ROOM,
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )


def _city(city_id: str, name: str) -> Markup:
    x, y = LAYOUTS["wide"].city[city_id]
    lettering = [el("text", name, y=34, class_="hero-city")] if name else []
    return group(x, y - 20, skyline(city_id), *lettering)
