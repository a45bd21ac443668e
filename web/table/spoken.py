"""What a table says to those who listen: what changed, and where things stand when somebody sits down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.text import headed, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from web.play.entries import Entry
    from web.play.session import Session


def happened(session: Session, since: int, sentences: Callable[[Sequence[Entry]], list[str]]) -> list[str]:
    """What changed since so many actions had been played: it went on, or to the next player."""
    ply = session.match.ply
    if told := sentences(session.entries[since:]):
        return told
    if ply > since:
        turn_of, match = session.game.turn_of, session.match
        ended = session.handing_on or session.over or turn_of(match.state) != turn_of(match.at(since))
        return [say("turn.is-over", who=session.players[max(session.entries[-1].seat, 0)])] if ended else []
    if session.next_seat < 0:
        return [say("hand-on.end")]
    return [say("hand-on.done", who=session.players[session.next_seat])]


def standing(session: Session, title: str, asked: str) -> str:
    """Whose game this is, and who is to do what."""
    if session.awaits_computer:
        who = session.players[session.seat]
        return headed(title, say("turn.of", who=who), say("computer.thinks"))
    return headed(title, asked)
