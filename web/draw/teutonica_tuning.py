"""Where the drawing of a board departs from what would be computed: data only, in drawing units."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.draw.lanes import Point


@dataclass(frozen=True, slots=True)
class Tuning:
    """Offsets from the places that the board file gives; whatever is not named here is computed."""

    city: Mapping[str, Point] = field(default_factory=dict)
    """From a city's place to the middle of its ribbon."""
    marker: Mapping[str, Point] = field(default_factory=dict)
    """From a route's marker place to where its marker lies."""
    post: Mapping[str, Point] = field(default_factory=dict)
    province: Mapping[str, Point] = field(default_factory=dict)
    """From where the board file puts the pawn of a province to where it stands."""
    rose: Point | None = None
    country: Mapping[str, Point] = field(default_factory=dict)
    """The middle of a country's name."""
    borders: tuple[tuple[str, Point], ...] = ()
    """Where cities touch the frame, so that it parts two provinces (T35)."""


TUNINGS: Mapping[str, Tuning] = {}
