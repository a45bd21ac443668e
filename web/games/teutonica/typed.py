"""Moves that are typed: whose names may stand in them, and what comes before one that is typed too early."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.teutonica.board import SKILLS
from web.games.teutonica import words as text
from web.games.teutonica.words import tell
from web.text import either
from web.text.teller import by_rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Action, Refusal
    from hansa.teutonica.view import View
    from web.games.teutonica.foresight import Now
    from web.play.typed import Concerned

_PIECES = ("displace", "remove", "lift")
"""Kinds of actions that end with the post of a piece."""


def concerned(view: View) -> Concerned:
    """Whose piece it is that goes, and whose marker is taken."""
    standing = {
        f"{route.id}.{n}": man.seat
        for route in view.board.routes
        for n, man in enumerate(view.posts(route.id), 1)
        if man
    }

    def seats(action: Action) -> Sequence[int]:
        if action.family == "use-exchange-marker":
            return [action.args[0]] if action.args[0] < view.players else []
        post = action.text.split()[-1] if action.family in _PIECES else ""
        return [standing[post]] if post in standing else []

    return seats


def before(moment: Now, action: Action, refusal: Refusal) -> str:
    """A route comes before what it brings (T14, T17)."""
    if refusal.reason != "not-now" or moment.phase != "turn":
        return ""
    board = moment.view.board
    match action.family:
        case "office" | "additional":
            city = board.cities[action.args[-1]]
            return by_rule(tell("before.office", city=city.name), "T14")
        case "skill":
            name = SKILLS[action.args[0]]
            cities = either([city.name for city in board.cities if name in city.skills])
            return by_rule(tell("before.skill", skill=text.skill(name), cities=cities), "T14")
        case "special":
            routes = either([moment.words.route(route) for route in board.special_routes])
            return by_rule(tell("before.special", routes=routes), "T14")
        case _:
            return ""
