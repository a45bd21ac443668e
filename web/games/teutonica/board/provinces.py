"""The provinces of the two-player game: areas between roads, guards and the edge of the map (T35)."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from web.draw.writer import Markup, el, group, join, number
from web.games.teutonica.board.hit_area import hit
from web.games.teutonica.board.pieces import guard, pawn
from web.games.teutonica.board.plan import PROVINCE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from web.draw.lanes import Point
    from web.games.teutonica.board.plan import Plan
    from web.games.teutonica.board.scene import Scene

    Line = tuple[Point, ...]

_CIRCLE = 60.0
"""The area of a province whose borders are not all drawn."""


def _borders(plan: Plan) -> Iterable[Line]:
    """Guards, and the lines from cities to the frame."""
    for start, end in plan.board.guards:
        yield plan.gate(start), plan.gate(end)
    for city, side in plan.sides.items():
        x, y = plan.gate(city)
        ends = {"west": (0.0, y), "east": (plan.width, y), "north": (x, 0.0), "south": (x, plan.height)}
        yield (x, y), ends[side]


def _frame(plan: Plan, lines: Iterable[Line]) -> list[Line]:
    """The frame of the map, cut where borders meet it."""
    width, height = plan.width, plan.height
    met = {end for line in lines for end in line if end[0] in (0, width) or end[1] in (0, height)}
    corners = {(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)}

    def along(point: Point) -> float:
        """How far along the frame a point lies, clockwise."""
        x, y = point
        if y == 0:
            return x
        if x == width:
            return width + y
        return 2 * width + height - x if y == height else 2 * (width + height) - y

    ring = sorted(met | corners, key=along)
    return list(pairwise([*ring, ring[0]]))


def _heading(line: Line) -> float:
    return math.atan2(line[1][1] - line[0][1], line[1][0] - line[0][0])


def _faces(lines: Sequence[Line]) -> list[list[Point]]:
    """The areas that lines enclose: at every crossing the walk goes on along the next line to the left."""
    ways = [*lines, *(line[::-1] for line in lines)]
    leaving: dict[Point, list[Line]] = {}
    for way in ways:
        leaving.setdefault(way[0], []).append(way)
    for fan in leaving.values():
        fan.sort(key=_heading)
    faces = []
    unwalked = dict.fromkeys(ways)
    while unwalked:
        way = next(iter(unwalked))
        face: list[Point] = []
        while way in unwalked:
            del unwalked[way]
            face += way[:-1]
            fan = leaving[way[-1]]
            way = fan[fan.index(way[::-1]) - 1]
        faces.append(face)
    return faces


def _inside(at: Point, face: Sequence[Point]) -> bool:
    """Even-odd: how often a ray to the east meets the border."""
    x, y = at
    ring = pairwise([*face, face[0]])
    hits = sum((ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in ring)
    return hits % 2 == 1


def _area(face: Sequence[Point]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*face, face[0]])))


def _d(line: Iterable[Point]) -> str:
    """Path data to the nearest unit."""
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in line)


@cache
def areas(plan: Plan) -> Mapping[str, str]:
    """Path data of each province. Where two provinces are not parted by a border, each is a circle."""
    borders = [*(tuple(road.points(4)) for road in plan.roads.values()), *_borders(plan)]
    faces = sorted(_faces([*borders, *_frame(plan, borders)]), key=_area)
    found = {
        name: next((n for n, face in enumerate(faces) if _inside(at, face)), -1) for name, at in plan.provinces.items()
    }
    shared = list(found.values())
    return {
        name: f"{_d(faces[found[name]])}z" if shared.count(found[name]) == 1 else _circle(at)
        for name, at in plan.provinces.items()
    }


def _circle(at: Point) -> str:
    r = number(_CIRCLE)
    turn = f"a{r} {r} 0 1 0"
    return f"M{number(at[0] - _CIRCLE)} {number(at[1])}{turn} {number(2 * _CIRCLE)} 0{turn} {number(-2 * _CIRCLE)} 0z"


def guards(scene: Scene) -> Markup:
    """Borders that are not roads, with the guards on them, who explain themselves."""
    plan = scene.plan
    lines = [el("path", d=_d(line), class_="border") for line in _borders(plan)]
    face = el("circle", r=18, class_="hit"), guard(), el("circle", r=16, class_="halo")
    posted = [
        group(*at, scene.telling("sign", "guard", scene.label(f"guard:{start}-{end}"), *face))
        for (start, end), at in _guarded(plan).items()
    ]
    return join((*lines, *posted))


def _guarded(plan: Plan) -> Mapping[tuple[str, str], Point]:
    """Where each guard stands: half way between its cities."""
    found = {}
    for start, end in plan.board.guards:
        (ax, ay), (bx, by) = plan.gate(start), plan.gate(end)
        found[start, end] = (ax + bx) / 2, (ay + by) / 2
    return found


def province_fragment(scene: Scene, index: int) -> Markup:
    """One province, and where the pawn would stand in it."""
    plan = scene.plan
    name = plan.board.provinces[index].id
    target = f"province:{name}"
    d = areas(plan)[name]
    x, y = plan.provinces[name]
    return scene.target(
        target,
        "province",
        el("path", d=d, class_="area is-here" if scene.view.pawn == name else "area"),
        group(
            x, y, el("path", d=hit(plan, target), class_="hit"), el("circle", r=PROVINCE - 2, class_="province-spot")
        ),
    )


def pawn_fragment(scene: Scene) -> Markup:
    """The pawn where it stands."""
    place = scene.view.pawn
    return group(*scene.plan.provinces[place], pawn(), data_piece="pawn") if place else Markup("")
