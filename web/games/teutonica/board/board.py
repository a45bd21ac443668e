"""The boards of Hansa Teutonica as SVG, in fragments by key, so that a page replaces only what has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    from collections.abc import Mapping, Sequence

    from hansa.teutonica.view import View
    from web.draw.players import Player
    from web.games.teutonica.board.plan import Plan

__all__ = ["Label", "board", "fragments", "plan", "view_box"]


def fragments(view: View, players: Sequence[Player], label: Label) -> dict[str, Markup]:
    """Everything on the board by key, in the order in which it is laid down.

    `label` gives the spoken name of a target and of the tables beside the map (`track:prestige`), and the name of a
    country (`country:wales`). The keys of a board are the same throughout a game.
    """
    laid = plan(view.board)
    scene = Scene(laid, view, players, label)
    printed = laid.board
    parts = {"chart": chart(laid)}
    if printed.countries:
        parts["countries"] = countries_fragment(scene)
    if view.has_pawn:
        parts["guards"] = guards(laid)
        parts |= {f"province:{each.id}": province_fragment(scene, n) for n, each in enumerate(printed.provinces)}
    parts |= {f"route:{route.id}": route_fragment(scene, n) for n, route in enumerate(printed.routes)}
    parts |= {f"city:{city.id}": city_fragment(scene, n) for n, city in enumerate(printed.cities)}
    parts["special"] = special_fragment(scene)
    parts["prestige"] = prestige_fragment(scene)
    parts["completed"] = completed_fragment(scene)
    parts["markers"] = supply_fragment(scene)
    parts["link"] = link_fragment(scene)
    if view.has_pawn:
        parts["pawn"] = pawn_fragment(scene)
    return parts


def view_box(laid: Plan) -> str:
    """The whole picture, for a viewBox attribute."""
    return f"0 0 {number(laid.size[0])} {number(laid.size[1])}"


def board(parts: Mapping[str, Markup], laid: Plan, label: str) -> Markup:
    """The whole picture; each fragment in a group of its own, marked data-part."""
    groups = (el("g", part, data_part=key) for key, part in parts.items())
    shape = "upright" if laid.upright else "broad"
    return el("svg", *groups, class_=f"board board-{shape}", viewBox=view_box(laid), role="group", aria_label=label)
