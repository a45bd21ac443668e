"""A route on the board: what lies beside it, its posts, and the tradesmen on them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from web.draw.writer import Markup, el, group, join, number
from web.games.teutonica.board.hit_area import hit
from web.games.teutonica.board.pieces import marker, post, staked
from web.games.teutonica.board.plan import MARKER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.teutonica.view import Laid
    from web.games.teutonica.board.plan import Plan
    from web.games.teutonica.board.scene import Scene

_HALO = el("circle", r=21, class_="halo")


def route_fragment(scene: Scene, index: int) -> Markup:
    """A route with its marker and its posts. The route and each of its posts can be tapped."""
    plan, route = scene.plan, scene.plan.board.routes[index]
    parts, stands = [], scene.marks is not None
    for (name, place, boat), man in zip(_posts(plan, index), scene.view.posts(route.id), strict=True):
        inside = _post(plan, name, boat, scene.man(man), stands)
        parts.append(el("g", scene.target(name, "post", inside), transform=place))
    return el("g", _way(scene, route.id), *parts)


@cache
def _posts(plan: Plan, index: int) -> list[tuple[str, str, bool]]:
    """The posts of a route: target, place, and whether it is a boat."""
    route = plan.board.routes[index]
    spots = zip(plan.posts[route.id], route.boats, strict=True)
    return [
        (f"post:{route.id}.{n + 1}", f"translate({number(x)} {number(y)})", boat)
        for n, ((x, y), boat) in enumerate(spots)
    ]


@lru_cache(maxsize=1024)
def _post(plan: Plan, name: str, boat: bool, man: Markup | None, stands: bool) -> Markup:  # noqa: FBT001 - facts of a post
    """What is seen of a post."""
    piece = group(0, 2, man, data_stands=name if stands else None) if man else ""
    return join((el("path", d=hit(plan, name), class_="hit"), post(boat=boat), piece, _HALO))


@cache
def _lines(plan: Plan, route: str) -> tuple[str, str]:
    """Path data of the road and of the thread to its marker."""
    return plan.roads[route].d, plan.thread(route)


def _way(scene: Scene, route: str) -> Markup:
    """The road itself, and the place of its marker; the thread between them shows while it is of use."""
    plan, target = scene.plan, f"route:{route}"
    (d, thread), lying = _lines(plan, route), scene.view.marker(route)
    spot = el("path", d=hit(plan, target), class_="hit spot")
    lies = marker(lying) if lying else ""
    laid = scene.view.laid(route)
    return scene.target(
        target,
        "route",
        el("path", d=d, class_="halo run"),
        el("path", d=d, class_="hit run"),
        el("path", d=thread, class_="thread" if lying or laid else "thread idle"),
        group(
            *plan.markers[route],
            spot,
            lies,
            *(_around(scene, laid, lying) if laid else ()),
            el("circle", r=MARKER + 3, class_="ring"),
        ),
    )


_CORNERS = ((-15, -15), (15, -15), (-15, 15), (15, 15))
_SMALL = 0.72


def _around(scene: Scene, laid: Sequence[Laid], lying: str | None) -> list[Markup]:
    """Tributes and blocks: one alone has the place of the marker, several share its corners (T52)."""
    drawn = [staked(scene.players[one.seat], one.marker) for one in laid]
    if len(drawn) == 1 and not lying:
        return drawn
    places = zip(drawn, _CORNERS, strict=False)
    return [el("g", one, transform=f"translate({x} {y}) scale({_SMALL})") for one, (x, y) in places]
