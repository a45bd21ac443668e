"""The boards of Hansa Teutonica as SVG, in fragments by key, so that a page replaces only what has changed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from web.draw.tappable import UNMARKED
from web.draw.writer import Markup, el, number
from web.games.teutonica.board.chart import chart
from web.games.teutonica.board.city import city_fragment
from web.games.teutonica.board.layout import plan
from web.games.teutonica.board.ledger import completed_fragment, link_fragment, prestige_fragment, supply_fragment
from web.games.teutonica.board.provinces import guards, pawn_fragment, province_fragment
from web.games.teutonica.board.route import route_fragment
from web.games.teutonica.board.scene import Label, Scene
from web.games.teutonica.board.special import countries_fragment, special_fragment

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from hansa.teutonica.view import View
    from web.draw.players import Player
    from web.games.teutonica.board.plan import Plan

__all__ = ["Label", "board", "drawings", "fragments", "plan", "view_box"]


def drawings(scene: Scene) -> dict[str, Callable[[], Markup]]:
    """Everything on the board by key, in the order in which it is laid down, to be drawn when it is wanted.

    The keys of a board are the same throughout a game.
    """
    laid, printed, pawn = scene.plan, scene.plan.board, scene.view.has_pawn
    parts: dict[str, Callable[[], Markup]] = {"chart": partial(chart, laid)}
    if printed.countries:
        parts["countries"] = partial(countries_fragment, scene)
    if pawn:
        for n, province in enumerate(printed.provinces):
            parts[f"province:{province.id}"] = partial(province_fragment, scene, n)
        parts["guards"] = partial(guards, scene)
    for n, name in enumerate(laid.posts):
        parts[f"route:{name}"] = partial(route_fragment, scene, n)
    for n, city in enumerate(printed.cities):
        parts[f"city:{city.id}"] = partial(city_fragment, scene, n)
    parts["special"] = partial(special_fragment, scene)
    parts["prestige"] = partial(prestige_fragment, scene)
    parts["completed"] = partial(completed_fragment, scene)
    parts["markers"] = partial(supply_fragment, scene)
    parts["link"] = partial(link_fragment, scene)
    if pawn:
        parts["pawn"] = partial(pawn_fragment, scene)
    return parts


def fragments(
    view: View, players: Sequence[Player], label: Label, marks: Mapping[str, int] = UNMARKED
) -> dict[str, Markup]:
    """The same, drawn.

    `label` gives the spoken name of a target and of the tables beside the map (`track:prestige`), of a
    country (`country:wales`) and a guard (`guard:minden-bremen`).
    """
    scene = Scene(plan(view.board), view, players, label, marks)
    return {key: draw() for key, draw in drawings(scene).items()}


def view_box(laid: Plan) -> str:
    """The whole picture, for a viewBox attribute."""
    return f"0 0 {number(laid.size[0])} {number(laid.size[1])}"


def board(parts: Mapping[str, Markup], laid: Plan, label: str) -> Markup:
    """The whole picture; each fragment in a group of its own, marked data-part."""
    groups = (el("g", part, data_part=key) for key, part in parts.items())
    shape = "upright" if laid.upright else "broad"
    return el("svg", *groups, class_=f"board board-{shape}", viewBox=view_box(laid), role="group", aria_label=label)
