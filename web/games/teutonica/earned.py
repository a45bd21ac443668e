"""How a player came by the prestige made in play, read off the game itself (T28)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hansa.teutonica.events import Scored
from web.play.standing import NOBODY

if TYPE_CHECKING:
    from web.games.teutonica.foresight import Now

REASONS = ("control", "coin", "connection")


def earned(moment: Now, seat: int) -> dict[str, Counter[str]]:
    """By reason, the points that each city brought to a seat up to this moment."""
    match, found = moment.match, {reason: Counter[str]() for reason in REASONS}
    had = 0
    for ply in range(moment.ply):
        has = match.game.view(match.at(ply + 1), NOBODY).prestige(seat)
        if has == had:
            continue  # what happened is worked out only where it matters: a game may be long
        had = has
        for event in match.events(ply):
            if isinstance(event, Scored) and event.seat == seat:
                found[event.reason][event.city] += event.points
    return found
