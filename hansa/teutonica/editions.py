"""What differs between the editions, as values (T4, T7, T25, T34)."""

from __future__ import annotations

from dataclasses import dataclass

MARKERS = (
    "additional-office",
    "exchange",
    "move-three",
    "remove-three",
    "develop",
    "three-actions",
    "four-actions",
)
ADDITIONAL, EXCHANGE, MOVE_THREE, REMOVE_THREE, DEVELOP, THREE, FOUR = range(len(MARKERS))

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
    take_less_income: bool
    exchange_own: bool
    tie_breaks: bool
    extras: bool
    """Whether missions and the emperor's favour belong to it (T38, T39)."""


EDITIONS = {
    "big-box": Edition(
        id="big-box",
        markers=(4, 3, 2, 0, 2, 2, 2),
        start_markers=(ADDITIONAL, EXCHANGE, MOVE_THREE),
        take_less_income=True,
        exchange_own=True,
        tie_breaks=True,
        extras=True,
    ),
    "2009": Edition(
        id="2009",
        markers=(5, 2, 0, 2, 3, 2, 2),
        start_markers=(REMOVE_THREE, EXCHANGE, ADDITIONAL),
        take_less_income=False,
        exchange_own=False,
        tie_breaks=False,
        extras=False,
    ),
}
