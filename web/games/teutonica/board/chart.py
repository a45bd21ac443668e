"""What never changes on a board of Hansa Teutonica: the sea chart with its roads, and the signs printed on it."""

from __future__ import annotations

import math
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING

from web.draw.chart import coast, frame, light, rhumbs, rose, woods
from web.draw.writer import Markup, el, group, join, number
from web.games.teutonica.board.pieces import permanent, tavern
from web.games.teutonica.board.place import around, overlap
from web.games.teutonica.board.plan import ROSE
from web.games.teutonica.board.tuning import coast as coast_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hansa.teutonica.board import Route
    from web.draw.coast import Coast
    from web.draw.lanes import Point
    from web.games.teutonica.board.plan import Plan
    from web.games.teutonica.board.roads import Road

_MARGIN = 44.0
"""How far a country reaches beyond its cities and posts."""

_FINE = 1.3
"""A coast enlarged by more than this is drawn with finer lines."""


@cache
def chart(plan: Plan) -> Markup:
    """Sea, coast, ornament, countries, roads, taverns and permanent markers."""
    width, height = plan.size
    centre = plan.rose or (plan.width / 2, plan.height / 2)
    return el(
        "svg",
        el("rect", width=width, height=height, class_="sea"),
        rhumbs(centre, width, height),
        _land(plan),
        rose(centre, ROSE) if plan.rose else "",
        light(plan.width, plan.height, plan.board.id),
        join(road(route, plan.roads[route.id]) for route in plan.board.routes),
        join(_printed(plan, route) for route in plan.board.routes),
        _paper(plan),
        frame(width, height),
        class_="chart",
        width=width,
        height=height,
    )


def _land(plan: Plan) -> Markup:
    """The coast at the size of the plan, washed with the colours of its countries."""
    shores = coast_of(plan.board.id)
    if shores is None:
        return el("rect", width=plan.width, height=plan.height, class_="land")
    scale = plan.width / shores.size[0]
    transform = f"scale({scale:.4f})"
    land = el("path", d=shores.land, transform=transform)
    clip = f"land-{plan.board.id}"
    return join(
        (
            el("g", coast(shores, plan.board.id), transform=transform, class_="fine" if scale > _FINE else None),
            el("clipPath", land, id=clip) if plan.board.countries else Markup(""),
            el("g", *_washes(plan), clip_path=f"url(#{clip})") if plan.board.countries else Markup(""),
            _trees(plan, shores, scale),
        )
    )


def _washes(plan: Plan) -> Iterable[Markup]:
    """Each country as a wash of colour around its cities and posts on land."""
    for country, _ in plan.board.countries:
        spots = [plan.gate(city.id) for city in plan.board.cities if city.countries == (country,)]
        for route in plan.board.routes:
            if route.country == country:
                spots += [at for at, boat in zip(plan.posts[route.id], route.boats, strict=True) if not boat]
        yield el("path", d=plan.outlines.get(country) or _around(spots), class_=f"wash country-{country}")


def _around(spots: Sequence[Point]) -> str:
    """Path data of a smooth line around places, at some distance."""
    turns = [math.tau * n / 16 for n in range(16)]
    points = sorted((x + _MARGIN * math.cos(turn), y + _MARGIN * math.sin(turn)) for x, y in spots for turn in turns)
    hull: list[Point] = []
    for side in (points, points[::-1]):
        start = len(hull)
        for point in side:
            while len(hull) >= start + 2 and _turn(hull[-2], hull[-1], point) <= 0:
                hull.pop()
            hull.append(point)
        hull.pop()
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in hull) + "z"


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _trees(plan: Plan, shores: Coast, scale: float) -> Markup:
    """Trees and hills where nothing else stands."""
    taken = [box for _, box in plan.boxes()]
    taken += [around(point, 8, 8, 8) for road in plan.roads.values() for point in road.points()]

    def free(spots: Iterable[Point]) -> list[Point]:
        places = [(x * scale, y * scale) for x, y in spots]
        return [at for at in places if not any(overlap(around(at, 20, 20, 8), box) for box in taken)]

    return woods(free(shores.woods), free(shores.hills), plan.rose or (0, 0))


def road(route: Route, whole: Road) -> Markup:
    """A road over land, a dashed lane where a boat has to be taken."""
    boats = (False, *route.boats, False)
    stretches = [boats[n] or boats[n + 1] for n in range(len(boats) - 1)]
    parts = []
    start = 0
    for sea, run in groupby(stretches):
        end = start + len(list(run))
        kind, d = "lane" if sea else "highway", whole.stretch(start, end)
        bed = f"{kind}-bed country-{route.country}" if sea and route.country else f"{kind}-bed"
        parts += [el("path", d=d, class_=bed), el("path", d=d, class_=kind)]
        start = end
    return join(parts)


def _printed(plan: Plan, route: Route) -> Markup:
    """What lies beside a route for good."""
    if not (route.tavern or route.permanent):
        return Markup("")
    sign = permanent(route.permanent) if route.permanent else tavern()
    return join((el("path", d=plan.thread(route.id), class_="thread"), group(*plan.markers[route.id], sign)))


def _paper(plan: Plan) -> Markup:
    left, top, right, bottom = plan.ledger
    return el("rect", x=left, y=top, width=right - left, height=bottom - top, class_="ledger-paper")
