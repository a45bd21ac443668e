"""A route on the board: what lies beside it, its posts, and the tradesmen on them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from web.draw.writer import Markup, el, group
from web.games.teutonica.board.hit_area import hit
from web.games.teutonica.board.pieces import marker, post
from web.games.teutonica.board.plan import MARKER
from web.games.teutonica.board.scene import target

if TYPE_CHECKING:
    from web.games.teutonica.board.plan import Plan
    from web.games.teutonica.board.scene import Scene

_HALO = el("circle", r=21, class_="halo")
_NOTHING = Markup("")


def _way(plan: Plan, index: int, lying: Markup | None, spoken: str) -> Markup:
    """The road itself, and the place of its marker; the thread between them shows while it is of use."""
    route = plan.board.routes[index]
    d = plan.roads[route.id].d
    name = f"route:{route.id}"
    spot = el("path", d=hit(plan, name), class_="hit spot")
    return el(
        "g",
        el("path", d=d, class_="halo run"),
        el("path", d=d, class_="hit run"),
        el("path", d=plan.thread(route.id), class_="thread" if lying else "thread idle"),
        group(*plan.markers[route.id], spot, lying or "", el("circle", r=MARKER + 3, class_="ring")),
        **target(name, spoken, "route"),
    )


@lru_cache(maxsize=256)
def _route(
    plan: Plan, index: int, men: tuple[Markup | None, ...], lying: Markup | None, spoken: tuple[str, ...]
) -> Markup:
    route = plan.board.routes[index]
    parts = []
    for n, (at, boat, man) in enumerate(zip(plan.posts[route.id], route.boats, men, strict=True)):
        name = f"post:{route.id}.{n + 1}"
        piece = group(0, 2, man, data_stands=name) if man else _NOTHING
        face = target(name, spoken[n + 1], "post")
        around = el("path", d=hit(plan, name), class_="hit")
        parts.append(group(*at, el("g", around, post(boat=boat), piece, _HALO, **face)))
    return el("g", _way(plan, index, lying, spoken[0]), *parts)


def route_fragment(scene: Scene, index: int) -> Markup:
    """A route with its marker and its posts. The route and each of its posts can be tapped."""
    route = scene.plan.board.routes[index]
    names = [f"route:{route.id}", *(f"post:{route.id}.{n + 1}" for n in range(len(route.boats)))]
    men = tuple(map(scene.man, scene.view.posts(route.id)))
    lying = scene.view.marker(route.id)
    return _route(scene.plan, index, men, marker(lying) if lying else None, tuple(map(scene.label, names)))
