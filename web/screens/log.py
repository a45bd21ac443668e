"""The log: one line for each thing that happened, in the colour of who did it, newest first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from hansa import GameEnded, TurnBegan
from hansa.baltic.events import BoothReturned, Drawn, LastPileOpened, Replenished
from web.draw.goods import shield_picture
from web.html import Markup, el, join
from web.text import hansa as words
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hansa import Event
    from web.draw.players import Player

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence about what a seat did; `opens` says that its turn begins here, `loud` that all should notice."""

    seat: int
    sentence: str
    opens: bool = False
    loud: bool = False


class _Writer:
    """Gathers events into lines: draws become one sentence, a sale and its booth share a line."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.lines: list[Line] = []
        self.spaces: list[str] = []
        self.late: list[Line] = []
        self.replenished = False
        self.opens = False

    def write(self, event: Event) -> None:
        match event:
            case Drawn(space):
                self.spaces.append(space)
            case LastPileOpened(seat):
                self.late.append(Line(seat, words.event(event, self.names), loud=True))
            case TurnBegan():
                self.close()
                self.opens = True
            case BoothReturned() if self.lines:
                self._add_to_last(words.event(event, self.names))
            case _:
                self.close()
                loud = isinstance(event, GameEnded)
                seat = getattr(event, "seat", NOBODY)
                self.lines.append(Line(seat, words.event(event, self.names), self.opens, loud))
                self.opens = False
                self.replenished = isinstance(event, Replenished)

    def close(self) -> None:
        """Say what was drawn, and then what that led to."""
        if self.spaces and self.replenished:
            self._add_to_last(words.drawn(self.spaces))
        elif self.spaces:
            self.lines.append(Line(NOBODY, say("event.Drawn.start")))
        self.lines += self.late
        self.spaces.clear()
        self.late.clear()

    def _add_to_last(self, sentence: str) -> None:
        last = self.lines[-1]
        self.lines[-1] = replace(last, sentence=f"{last.sentence} {sentence}")


def lines(events: Iterable[Event], names: Sequence[str]) -> list[Line]:
    """The lines about some events, in their order."""
    writer = _Writer(names)
    for event in events:
        writer.write(event)
    writer.close()
    return writer.lines


@lru_cache(maxsize=1024)
def _item(line: Line, player: Player | None) -> Markup:
    kinds = ["log-line"]
    if player:
        kinds.append(f"player-{player.colour}")
    kinds += [name for name, on in (("opens", line.opens), ("loud", line.loud)) if on]
    badge = shield_picture(player) if player else el("span", class_="piece")
    return el("li", badge, el("span", line.sentence), class_=" ".join(kinds))


def markup(told: Sequence[Line], players: Sequence[Player]) -> Markup:
    """The lines as a list, newest first."""
    items = [_item(line, players[line.seat] if line.seat >= 0 else None) for line in reversed(told)]
    return el("ol", join(items), class_="log-lines", reversed=True)
