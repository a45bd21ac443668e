"""What differs between the editions, as values (T4, T7, T25, T34)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Marker:
    """A kind of bonus marker: how many there are in the Big Box and in 2009, and the family of actions that uses it.

    Those of the family `use` have an effect at once (`families.markers.EFFECTS`): what it is and how much of it.
    """

    id: str
    big_box: int
    first: int
    family: str = "use"
    effect: str = ""
    amount: int = 0


MARKER_KINDS = (
    Marker("additional-office", 4, 5, "additional"),
    Marker("exchange", 3, 2, effect="exchange"),
    Marker("move-three", 2, 0, effect="move", amount=3),
    Marker("remove-three", 0, 2, effect="remove", amount=3),
    Marker("develop", 2, 3, "use-develop"),
    Marker("three-actions", 2, 2, effect="actions", amount=3),
    Marker("four-actions", 2, 2, effect="actions", amount=4),
)
"""A new kind comes last, for states know a kind by its place. It makes every state longer: links made before no longer
open (`other-rules`), and CONTRIBUTING.md tells what has to be renewed."""

MARKERS = tuple(kind.id for kind in MARKER_KINDS)
ADDITIONAL, DEVELOP = MARKERS.index("additional-office"), MARKERS.index("develop")

FAVOURS = (
    "displaced-anywhere",
    "extra-action",
    "income-of-others",
    "two-for-a-trader",
    "four-for-a-city",
    "seven-for-a-skill",
)
(
    DISPLACED_ANYWHERE,
    EXTRA_ACTION,
    INCOME_OF_OTHERS,
    TWO_FOR_A_TRADER,
    FOUR_FOR_A_CITY,
    SEVEN_FOR_A_SKILL,
) = range(len(FAVOURS))


@dataclass(frozen=True, slots=True)
class Edition:
    """The values of an edition; counts of markers are in the order of MARKERS, with the start markers among them."""

    id: str
    markers: tuple[int, ...]
    start_markers: tuple[int, ...]
    """Those on the taverns, in the order in which they are drawn from."""
    take_less_income: bool
    exchange_own: bool
    tie_breaks: bool
    extras: bool
    """Whether missions and the emperor's favour belong to it (T38, T39)."""


EDITIONS = {
    "big-box": Edition(
        id="big-box",
        markers=tuple(kind.big_box for kind in MARKER_KINDS),
        start_markers=tuple(map(MARKERS.index, ("additional-office", "exchange", "move-three"))),
        take_less_income=True,
        exchange_own=True,
        tie_breaks=True,
        extras=True,
    ),
    "2009": Edition(
        id="2009",
        markers=tuple(kind.first for kind in MARKER_KINDS),
        start_markers=tuple(map(MARKERS.index, ("remove-three", "exchange", "additional-office"))),
        take_less_income=False,
        exchange_own=False,
        tie_breaks=False,
        extras=False,
    ),
}
