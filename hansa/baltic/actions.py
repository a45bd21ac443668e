"""Every action of the board, built once. Names, never numbers: `sail danzig`, `sell red:3+2`, `~ draw blue1`."""

from __future__ import annotations

from hansa.baltic.board import BOARD, WAYS_OUT
from hansa.baltic.goods import COLOURS, COUNT, HEAPS, KINDS, barrels_text, within
from hansa.core.action import Action, Catalogue

CATALOGUE = Catalogue()
_add = CATALOGUE.add

LEAVE_OUTS = tuple(_add("leave-out", f"~ leave out {colour}", index) for index, colour in enumerate(COLOURS))
DRAWS = tuple(_add("draw", f"~ draw {good}", kind) for kind, good in enumerate(KINDS))
STARTS = tuple(_add("start", f"~ start {seat + 1}", seat) for seat in range(4))

FIRST_BOOTHS = tuple(_add("booths", f"booths {city.id}", index) for index, city in enumerate(BOARD.cities))
REPLENISH = _add("replenish", "replenish")
SAILS = tuple(_add("sail", f"sail {city.id}", index) for index, city in enumerate(BOARD.cities))
SAILS_FROM = tuple(tuple(SAILS[end] for end in ends) for ends in WAYS_OUT)
BUYS = tuple(_add("buy", f"buy {good}", kind) for kind, good in enumerate(KINDS))
BUILDS = tuple(_add("build", f"build {good}", kind) for kind, good in enumerate(KINDS))
DONE = _add("done", "done")
LOSES = tuple(_add("lose", f"lose {good}", kind) for kind, good in enumerate(KINDS))
END = _add("end", "end")
DISCARDS = tuple(_add("discard", f"discard {good}", kind) for kind, good in enumerate(KINDS))


_PARTS = tuple(tuple(part for part in sorted(within(heap), reverse=True) if COUNT[part] >= 2) for heap in HEAPS)
"""What can be sold of a heap: at least two markers (H14), most first."""


def _sells(colour: int) -> tuple[tuple[Action, ...], ...]:
    """For each heap of a colour every way to sell from it."""
    name = COLOURS[colour]
    sold = {part: _add("sell", f"sell {name}:{barrels_text(part)}", colour, part) for part in _PARTS[-1]}
    return tuple(tuple(map(sold.__getitem__, parts)) for parts in _PARTS)


SELLS = tuple(map(_sells, range(len(COLOURS))))
