"""Goods markers. A seat's markers of one colour are one small number, so that tables answer every question."""

from __future__ import annotations

from typing import NamedTuple

COLOURS = ("red", "blue", "green", "orange", "pink", "brown")
COPIES = (4, 5, 4)
"""How many markers of one, two and three barrels each colour has (H1)."""


class Good(NamedTuple):
    """One goods marker: its colour and its barrels."""

    colour: str
    barrels: int

    def __str__(self) -> str:
        return f"{self.colour}{self.barrels}"


KINDS = tuple(Good(colour, barrels) for colour in COLOURS for barrels in (1, 2, 3))
KIND_COLOUR = tuple(index // 3 for index in range(len(KINDS)))
KIND_BARRELS = tuple(index % 3 + 1 for index in range(len(KINDS)))

# A heap is the markers of one colour that lie together: ones + 5 × twos + 30 × threes, from 0 to 149.
ONE_MORE = (0, 1, 5, 30)
"""What a marker of so many barrels adds to a heap."""

FULL_HEAP = sum(copies * ONE_MORE[barrels] for barrels, copies in enumerate(COPIES, 1))
HEAPS = range(FULL_HEAP + 1)


def split(heap: int) -> tuple[int, int, int]:
    """How many markers of one, two and three barrels."""
    return heap % 5, heap // 5 % 6, heap // 30


COUNT = tuple(sum(split(heap)) for heap in HEAPS)
BARRELS = tuple(ones + 2 * twos + 3 * threes for ones, twos, threes in map(split, HEAPS))
SIZES = tuple(tuple(size for size in (1, 2, 3) if split(heap)[size - 1]) for heap in HEAPS)
"""Which numbers of barrels a heap holds."""


def within(heap: int) -> list[int]:
    """Every smaller heap that can be taken from this one, and the heap itself."""
    ones, twos, threes = split(heap)
    return [a + 5 * b + 30 * c for c in range(threes + 1) for b in range(twos + 1) for a in range(ones + 1)]


def barrels_text(heap: int) -> str:
    """`3+2+2` for a three and two twos."""
    ones, twos, threes = split(heap)
    return "+".join(["3"] * threes + ["2"] * twos + ["1"] * ones)


def goods_of(colour: int, heap: int) -> tuple[Good, ...]:
    """The markers of a heap, largest first."""
    ones, twos, threes = split(heap)
    name = COLOURS[colour]
    return (Good(name, 3),) * threes + (Good(name, 2),) * twos + (Good(name, 1),) * ones
