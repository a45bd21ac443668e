"""A route on the board: what lies beside it, its posts, and the tradesmen on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.svg import Svg, group, tag
from web.draw.teutonica_pieces import marker, post, tradesman
from web.draw.teutonica_plan import MARKER
from web.draw.teutonica_target import target

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.teutonica.desk_view import Tradesman
    from web.draw.players import Player
    from web.draw.teutonica_plan import Plan
    from web.draw.teutonica_target import Label

_REACH = 20.0
"""How far from its middle a post or a marker can be hit."""

_HIT = tag("circle", r=_REACH, class_="hit")
_HALO = tag("circle", r=_REACH + 1, class_="halo")


def _post(name: str, *, boat: bool, man: Tradesman | None, players: Sequence[Player], label: Label) -> Svg:
    piece = group(0, 2, tradesman(players[man.seat], man.kind)) if man else Svg("")
    return tag("g", _HIT, post(boat=boat), piece, _HALO, **target(f"post:{name}", label, "post"))


def route_fragment(
    plan: Plan,
    index: int,
    men: Sequence[Tradesman | None],
    lying: str | None,
    players: Sequence[Player],
    label: Label,
) -> Svg:
    """A route with its marker and its posts. The route and each of its posts can be tapped."""
    route = plan.board.routes[index]
    d = plan.roads[route.id].d
    x, y = plan.markers[route.id]
    way = tag(
        "g",
        tag("path", d=d, class_="halo way"),
        tag("path", d=d, class_="hit way"),
        group(x, y, tag("circle", r=_REACH, class_="hit"), marker(lying) if lying else Svg("")),
        tag("circle", cx=x, cy=y, r=MARKER + 3, class_="halo"),
        **target(f"route:{route.id}", label, "route"),
    )
    spots = zip(plan.posts[route.id], route.boats, men, strict=True)
    posts = (
        group(*at, _post(f"{route.id}.{n + 1}", boat=boat, man=man, players=players, label=label))
        for n, (at, boat, man) in enumerate(spots)
    )
    return tag("g", way, *posts)
