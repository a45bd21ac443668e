"""The marker supply that players choose when they play with promotional markers (T52), as a text: a letter a marker."""

from __future__ import annotations

from hansa.core.errors import Refusal, SetupError
from hansa.teutonica.editions import EDITIONS, MARKER_KINDS

_BOX = EDITIONS["big-box"]

MOST = tuple(
    kind.big_box - _BOX.start_markers.count(index) + kind.promotional if kind.letter else 0
    for index, kind in enumerate(MARKER_KINDS)
)
"""How many of each kind there are to choose from: the start markers are not among them."""

SIZE = sum(_BOX.markers) - len(_BOX.start_markers)
"""How many make the supply, so that the game is as long as ever (T27)."""


def written(counts: tuple[int, ...]) -> str:
    """So many of each kind as a text."""
    return "".join(kind.letter * count for kind, count in zip(MARKER_KINDS, counts, strict=True))


PROPOSED = written(
    tuple(most if kind.promotional else max(0, most - 1) for kind, most in zip(MARKER_KINDS, MOST, strict=True))
)
"""All promotional markers, and of every other kind one less than usual."""


def read(text: str) -> tuple[int, ...]:
    """How many of each kind a text stands for, in any order; SetupError says why there is no such supply."""
    letters = {kind.letter for kind in MARKER_KINDS if kind.letter}
    for letter in text:
        if letter not in letters:
            raise SetupError(Refusal("T52", "no-such-letter", {"letter": letter}))
    counts = tuple(text.count(kind.letter) if kind.letter else 0 for kind in MARKER_KINDS)
    for kind, count, most in zip(MARKER_KINDS, counts, MOST, strict=True):
        if count > most:
            raise SetupError(Refusal("T52", "too-many-of-a-kind", {"marker": kind.id, "most": most}))
    if sum(counts) != SIZE:
        raise SetupError(Refusal("T52", "not-so-many-markers", {"count": sum(counts), "needed": SIZE}))
    return counts
