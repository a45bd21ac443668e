"""The boards of Hansa Teutonica as SVG, in fragments by key, so that a page replaces only what has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.svg import Svg, number, tag
from web.draw.teutonica_chart import chart
from web.draw.teutonica_city import city_fragment
from web.draw.teutonica_layout import plan
from web.draw.teutonica_ledger import (
    completed_fragment,
    link_fragment,
    prestige_fragment,
    special_fragment,
    supply_fragment,
)
from web.draw.teutonica_route import route_fragment

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hansa.teutonica.view import View
    from web.draw.players import Player
    from web.draw.teutonica_plan import Plan
    from web.draw.teutonica_target import Label

__all__ = ["board", "fragments", "plan"]


def fragments(view: View, players: Sequence[Player], label: Label) -> dict[str, Svg]:
    """Everything on the board by key, in the order in which it is laid down.

    `label` gives the spoken name of a target, and of the tables beside the map (`track:prestige`).
    """
    laid = plan(view.board)
    parts = {"chart": chart(laid)}
    for index, route in enumerate(laid.board.routes):
        men, lying = view.posts(route.id), view.marker(route.id)
        parts[f"route:{route.id}"] = route_fragment(laid, index, men, lying, players, label)
    for index, city in enumerate(laid.board.cities):
        parts[f"city:{city.id}"] = city_fragment(laid, index, view.city(city.id), players, label)
    parts["special"] = special_fragment(laid, view, players, label)
    parts["prestige"] = prestige_fragment(laid, view, players, label)
    parts["completed"] = completed_fragment(laid, view, label)
    parts["markers"] = supply_fragment(laid, view, label)
    parts["link"] = link_fragment(laid, view, label)
    return parts


def view_box(laid: Plan) -> str:
    """The whole picture, for a viewBox attribute."""
    return f"0 0 {number(laid.size[0])} {number(laid.size[1])}"


def board(parts: Mapping[str, Svg], laid: Plan, label: str) -> Svg:
    """The whole picture; each fragment in a group of its own, marked data-part."""
    groups = (tag("g", part, data_part=key) for key, part in parts.items())
    shape = "upright" if laid.upright else "broad"
    return tag("svg", *groups, class_=f"board board-{shape}", viewBox=view_box(laid), role="group", aria_label=label)
