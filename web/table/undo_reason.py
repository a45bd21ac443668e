"""Why the last step stays as it is: what stands in the way of taking it back (H23, T51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from web.text import say
from web.text.teller import by_rule

if TYPE_CHECKING:
    from web.play.session import Session


def reason(session: Session) -> str:
    """`start` where nothing was done, `confirmed` where a turn was handed on, `hidden` after a draw, or `answered`."""
    match, game, floor = session.match, session.game, session.floor
    decided = next((ply for ply in reversed(range(floor)) if match.actor(ply) != hansa.CHANCE), None)
    if decided is None:
        return "start"
    if floor == session.confirmed and game.turn_of(match.at(decided)) != game.turn_of(match.at(floor)):
        return "confirmed"
    return "hidden" if match.actor(floor - 1) == hansa.CHANCE else "answered"


def sentence(session: Session, rule: str) -> str:
    """The same for a person, with the number of the rule."""
    if session.read_only:
        return say("refusal/watching")
    why = reason(session)
    if why == "start":
        return say("undo.start")
    actor = session.match.actor(session.floor - 1)
    who = session.players[actor] if actor >= 0 else ""
    return by_rule(say(f"undo.{why}", who=who), rule)
