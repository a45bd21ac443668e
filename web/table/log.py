"""The log: one line for each thing that happened, in the colour of who did it, newest first."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Protocol

from web.draw.pieces import shield_picture
from web.draw.writer import Markup, el
from web.text import say
from web.wire.part import Part

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hansa import Event
    from web.draw.players import Player
    from web.play.entries import Entry
    from web.wire.part import Inner

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence about what a seat did; `opens` says that its turn begins here, `loud` that all should notice.

    `ply` is the number of actions played once it had happened.
    """

    seat: int
    sentence: str
    ply: int
    opens: bool = False
    loud: bool = False


class Writer(Protocol):
    """Turns what happened in a game into lines, and may hold something back until it knows what followed."""

    ply: int
    lines: list[Line]

    def write(self, event: Event) -> None: ...

    def close(self) -> None:
        """Nothing more comes."""


def written(writer: Writer, entries: Iterable[Entry]) -> list[Line]:
    """The lines about some actions, in their order."""
    for entry in entries:
        writer.ply = entry.ply + 1
        for event in entry.events:
            writer.write(event)
    writer.close()
    return writer.lines


def _item(line: Line, player: Player | None, here: bool) -> Markup:  # noqa: FBT001 - a fact of the line
    kinds = ["log-line"]
    if player:
        kinds.append(f"player-{player.colour}")
    kinds += [name for name, on in (("opens", line.opens), ("loud", line.loud), ("is-here", here)) if on]
    badge = shield_picture(player) if player else el("span", class_="piece")
    words = el(
        "button",
        line.sentence,
        type="button",
        class_="log-moment",
        data_do="history.at",
        data_value=str(line.ply),
        title=say("history.look"),
        aria_current="step" if here else None,
    )
    return el("li", badge, words, class_=" ".join(kinds))


def markup(told: Sequence[Line], players: Sequence[Player], here: int | None, inner: Inner) -> Markup:
    """The lines as a list, newest first; `here` is the moment the page looks back at."""
    at = None if here is None else max((line.ply for line in told if line.ply <= here), default=None)
    parts, places = [], Counter[int]()
    for line in told:
        of = (line, players[line.seat] if line.seat >= 0 else None, line.ply == at)
        parts.append(Part(f"{line.ply}.{places[line.ply]}", of, partial(_item, *of)))
        places[line.ply] += 1
    return el("ol", *reversed(inner.draw(parts)), class_="log-lines", reversed=True)
