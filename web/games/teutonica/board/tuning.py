"""What is drawn of a board besides its rules: its coast, and where the drawing departs from what would be computed.

Both are files in `web/games/teutonica/boards`, named after the board; to be there is all they have to do.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from hansa.core.data_files import find
from web.draw.coast import Coast, parse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.draw.lanes import Point

HOME, FOLDER = "web.games.teutonica", "boards"


@dataclass(frozen=True, slots=True)
class Tuning:
    """Offsets in drawing units from the places that the board file gives; whatever is not named here is computed."""

    city: Mapping[str, Point] = field(default_factory=dict)
    """From a city's place to the middle of its ribbon."""
    marker: Mapping[str, Point] = field(default_factory=dict)
    """From a route's marker place to where its marker lies."""
    post: Mapping[str, Point] = field(default_factory=dict)
    province: Mapping[str, Point] = field(default_factory=dict)
    """From where the board file puts the pawn of a province to where it stands."""
    rose: Point | None = None
    country: Mapping[str, Point] = field(default_factory=dict)
    """From the middle of a country's cities to the middle of its name."""
    outline: Mapping[str, str] = field(default_factory=dict)
    """Path data of a country's border."""
    sides: Mapping[str, str] = field(default_factory=dict)
    """Cities that touch a side of the map and so part two provinces (T35)."""


@cache
def coast(board_id: str) -> Coast | None:
    """The coast that lies beside a board's hints; a board without one is all land."""
    text = find(HOME, FOLDER, f"{board_id}.coast")
    return parse(text) if text else None


@cache
def tuning(board_id: str) -> Tuning:
    """The hints for drawing a board, where there are any."""
    found = tomllib.loads(find(HOME, FOLDER, f"{board_id}.toml") or "")
    rose = found.pop("rose", None)
    parts = {part: {name: _hint(value) for name, value in hints.items()} for part, hints in found.items()}
    return Tuning(**parts, rose=_hint(rose) if rose else None)


def _hint(value: Any) -> Any:  # noqa: ANN401 - as the file has it: path data, a side, or a point
    return value if isinstance(value, str) else tuple(value)
