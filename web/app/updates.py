"""When a new version of the site may be offered: whoever takes it loads the page anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa

if TYPE_CHECKING:
    from web.play.session import Session

CALM = ("home", "rules")
"""Screens on which nothing is under way."""


def may_offer(screen: str, session: Session | None) -> bool:
    """Nobody is asked in the middle of a turn, or of setting up a game."""
    if session is None:
        return screen in CALM
    match = session.match
    if session.handing_on:
        return False
    decisions = [ply for ply, seat in enumerate(match.actors) if seat != hansa.CHANCE]
    if match.to_act == hansa.OVER or not decisions:
        return True
    return session.game.turn_of(match.at(decisions[-1])) != session.game.turn_of(match.state)
