"""What stands above the board of Hansa Teutonica: how near the end is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.writer import Markup, el, join
from web.games.teutonica import zoom
from web.games.teutonica.score import reasons
from web.games.teutonica.signs import SIGNS
from web.games.teutonica.words import tell
from web.table.frame import ending
from web.text import say
from web.wire.part import Part

if TYPE_CHECKING:
    from web.games.teutonica.foresight import Now


def status(moment: Now, size: int, *, away: bool) -> Part:
    """The end that is near, the ways to it, and the size of the board."""
    view = moment.public
    of = (view.numbers().prestige, view.completed_cities, view.marker_supply, view.end_reasons, view.ended, size, away)
    return Part("", of, lambda: join((_last_turn(moment), _clocks(moment), zoom.buttons(size, away=away))))


def _last_turn(moment: Now) -> Markup:
    """T27: once a reason to end has come up, everybody must see it."""
    view = moment.public
    if not view.end_reasons or view.ended:
        return Markup()
    return ending(tell("head.ending", reasons=reasons(view)))


def _clocks(moment: Now) -> Markup:
    """The three ways to the end, and how far each has come."""
    view = moment.public
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
    label = say("clock.label", shown=shown, name=name, told=told)
    return SIGNS.button(key, label, *face, class_="figure clock")
