"""What differs between the editions, as values (T4, T7, T25, T34), and between the revisions of our rules."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Marker:
    """A kind of bonus marker: how many there are in the Big Box and in 2009, and the family of actions that uses it.

    Those of the family `use` have an effect at once (`families.markers.EFFECTS`): what it is and how much of it.
    Where the marker supply is chosen (T52), `letter` stands for one of the kind, and of the promotional ones there are
    `promotional`; a kind without a letter cannot be chosen.
    """

    id: str
    big_box: int
    first: int
    family: str = "use"
    effect: str = ""
    amount: int = 0
    letter: str = ""
    promotional: int = 0


MARKER_KINDS = (
    Marker("additional-office", 4, 5, "additional", letter="a"),
    Marker("exchange", 3, 2, effect="exchange", letter="e"),
    Marker("move-three", 2, 0, effect="move", amount=3, letter="m"),
    Marker("remove-three", 0, 2, effect="remove", amount=3),
    Marker("develop", 2, 3, "use-develop", letter="d"),
    Marker("three-actions", 2, 2, effect="actions", amount=3, letter="3"),
    Marker("four-actions", 2, 2, effect="actions", amount=4, letter="4"),
    Marker("exchange-marker", 0, 0, "use-exchange-marker", letter="x", promotional=2),
    Marker("tribute", 0, 0, "lay", letter="t", promotional=2),
    Marker("block", 0, 0, "lay", letter="b", promotional=2),
)
"""A new kind comes last, for states know a kind by its place. It makes every state longer: links made before no longer
open (`other-rules`), and CONTRIBUTING.md tells what has to be renewed."""

MARKERS = tuple(kind.id for kind in MARKER_KINDS)
ADDITIONAL, DEVELOP = MARKERS.index("additional-office"), MARKERS.index("develop")
EXCHANGE_MARKER, TRIBUTE, BLOCK = map(MARKERS.index, ("exchange-marker", "tribute", "block"))
LAID_KINDS = (TRIBUTE, BLOCK)
"""Those that are laid on a route for good, with a trader on them."""

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
    """Whether missions, the emperor's favour and the promotional markers belong to it (T38, T39, T52)."""


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


@dataclass(frozen=True, slots=True)
class Revision:
    """Points in which our own rules changed. A match goes on by those that it was begun with, and links rely on it."""

    number: int
    displaced_last: bool
    """T11: the displaced piece may be the last one, also where a further piece is of its kind and the only one."""
    open_origin: bool
    """T47: of own pieces from two countries it is open which one came home, until another is put down abroad."""
    around_closed_countries: bool
    """T12: the search for room does not cross a country that is closed to the piece."""
    green_exchange: bool
    """T25: offices of the permanent marker are told from additional ones, and may be exchanged among themselves."""
    promotional: bool
    """T52."""


REVISIONS = {
    2: Revision(2, False, False, False, False, False),  # noqa: FBT003 - named above
    3: Revision(3, True, True, True, True, True),  # noqa: FBT003 - named above
}
OLDEST, NEWEST = min(REVISIONS), max(REVISIONS)
"""Matches of the first revision have long gone on by the rules of the second."""
