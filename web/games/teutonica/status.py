"""What stands above the board of Hansa Teutonica: how near the end is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.writer import Markup, el
from web.games.teutonica.score import reasons
from web.games.teutonica.words import tell
from web.table import glossary
from web.table.frame import ending
from web.text import say

if TYPE_CHECKING:
    from web.games.teutonica.moment import Moment


def last_turn(moment: Moment) -> Markup:
    """T27: once a reason to end has come up, everybody must see it."""
    view = moment.open_view
    if not view.end_reasons or view.ended:
        return Markup()
    return ending(tell("head.ending", reasons=reasons(view)))


def clocks(moment: Moment) -> Markup:
    """The three ways to the end, and how far each has come."""
    view = moment.open_view
    most = max(view.desk(seat).prestige for seat in range(view.players))
    figures = [
        _figure("prestige-20", "crown", f"{most}/20", tell("head.prestige", n=most)),
        _figure(
            "completed",
            "city",
            f"{view.completed_cities}/{view.board.completed_cities}",
            tell("head.cities", n=view.completed_cities, all=view.board.completed_cities),
        ),
        _figure("marker-supply", "plate", str(view.marker_supply), tell("head.markers", n=view.marker_supply)),
    ]
    return el("span", *figures, class_="end-status")


def _figure(key: str, picture: str, shown: str, told: str) -> Markup:
    """A number with its sign, and where there is room with its name. What can be read is part of its spoken name."""
    name = say(f"clock.{key}")
    face = icon(picture), el("b", shown), " ", el("small", name)
    return glossary.sign_button("teutonica", key, f"{shown} {name}. {told}", *face, class_="figure clock")
