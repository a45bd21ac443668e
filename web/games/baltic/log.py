"""The log of Hansa: draws become one sentence, a sale and its booth share a line."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hansa import GameEnded, TurnBegan
from hansa.baltic.events import BoothReturned, Drawn, LastPileOpened, Replenished
from web.games.baltic import words
from web.table.log import NOBODY, Line, written
from web.text import say, sentences

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hansa import Event
    from web.play.entries import Entry


class _Writer:
    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.ply = 0
        self.lines: list[Line] = []
        self.spaces: list[str] = []
        self.drawn = 0
        self.late: list[Line] = []
        self.replenished = False
        self.opens = False

    def write(self, event: Event) -> None:
        match event:
            case Drawn(space):
                self.spaces.append(space)
                self.drawn = self.ply
            case LastPileOpened(seat):
                self.late.append(Line(seat, words.event(event, self.names), self.ply, loud=True))
            case TurnBegan():
                self.close()
                self.opens = True
            case BoothReturned() if self.lines:
                self._add_to_last(words.event(event, self.names), self.ply)
            case _:
                self.close()
                loud = isinstance(event, GameEnded)
                seat = getattr(event, "seat", NOBODY)
                self.lines.append(Line(seat, words.event(event, self.names), self.ply, self.opens, loud))
                self.opens = False
                self.replenished = isinstance(event, Replenished)

    def close(self) -> None:
        """Say what was drawn, and then what that led to."""
        if self.spaces and self.replenished:
            self._add_to_last(words.drawn(self.spaces), self.drawn)
        elif self.spaces:
            self.lines.append(Line(NOBODY, say("event.Drawn.start"), self.drawn))
        self.lines += self.late
        self.spaces.clear()
        self.late.clear()

    def _add_to_last(self, sentence: str, ply: int) -> None:
        last = self.lines[-1]
        self.lines[-1] = replace(last, sentence=sentences((last.sentence, sentence)), ply=ply)


def lines(entries: Iterable[Entry], names: Sequence[str]) -> list[Line]:
    """The lines about some actions, in their order."""
    return written(_Writer(names), entries)
