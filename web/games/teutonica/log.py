"""The log of Hansa Teutonica: taking up and putting down become one line, a price joins what it paid for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hansa import GameEnded, TurnBegan
from hansa.teutonica.events import CityCompleted, Dropped, Lifted, MarkerTaken, Paid
from web.table.log import NOBODY, Line, written
from web.text import sentences

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hansa import Event
    from web.games.teutonica.words import Words
    from web.play.entries import Entry


class _Writer:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.ply = 0
        self.lines: list[Line] = []
        self.held: list[Lifted] = []
        self.opens = False
        self.owner = NOBODY

    def write(self, event: Event) -> None:
        match event:
            case TurnBegan(seat):
                if self.opens:
                    self._add(TurnBegan(self.owner), self.words.idle(self.owner))
                self.opens, self.owner = True, seat
            case Lifted():
                self.held.append(event)
            case Dropped(seat, kind, _, "hand") if start := self._taken(seat, kind):
                self._add(event, self.words.moved(start, event))
            case Paid() if self.lines:
                last = self.lines[-1]
                self.lines[-1] = replace(
                    last, sentence=sentences((last.sentence, self.words.event(event))), ply=self.ply
                )
            case _:
                self._add(event, self.words.event(event))

    def _taken(self, seat: int, kind: str) -> Lifted | None:
        found = next((one for one in self.held if (one.seat, one.kind) == (seat, kind)), None)
        if found:
            self.held.remove(found)
        return found

    def _add(self, event: Event, sentence: str) -> None:
        seat = getattr(event, "seat", None)
        loud = isinstance(event, GameEnded | CityCompleted) or (isinstance(event, MarkerTaken) and not event.left)
        self.lines.append(Line(NOBODY if seat is None else seat, sentence, self.ply, self.opens, loud))
        self.opens = False

    def close(self) -> None:
        """What is still in the hand was at least taken up."""
        for event in self.held:
            self._add(event, self.words.event(event))


def lines(entries: Iterable[Entry], words: Words) -> list[Line]:
    """The lines about some actions, in their order."""
    return written(_Writer(words), entries)
