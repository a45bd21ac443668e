"""What is heard at a table when something has happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa import CHANCE
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hansa import Event
    from web.play.session import Session
    from web.wire.screen import Services

TURN, END = "turn", "end"
SAMPLE = "coin"


def heard(session: Session, since: int, sounds: Mapping[type[Event], str]) -> list[str]:
    """Sounds one after the other: of the first event in the game's list, and of a turn that comes to a person."""
    new = session.entries[since:]
    happened: set[type[Event]] = set()
    by = CHANCE
    for entry in new:
        happened.update(map(type, entry.events))
        if entry.seat != CHANCE:
            by = entry.seat
    found = [sound for event, sound in sounds.items() if event in happened][:1]
    if new and session.over:
        found.append(END)
    elif by != CHANCE and session.levels[by] and not session.awaits_computer:
        found.append(TURN)
    return found


def turn(host: Services) -> None:
    """Off, or on again; then it can be heard."""
    likes = host.preferences
    likes.put("sound", not likes.sound)
    host.library.keep_preferences()
    host.sound([SAMPLE])
    host.announce(say("sound.is-on" if likes.sound else "sound.is-off"))
