"""A table of Hansa without a browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from tests.baltic.table import table as position
from tests.web.table import Table
from web.games import kits

if TYPE_CHECKING:
    from tests.baltic.table import Table as Position


def new_table(
    names: tuple[str, ...] = ("Anna", "Bo"),
    *,
    seed: str = "t",
    start: str = "1",
    bonuses: str = "off",
    confirm: bool = True,
) -> Table:
    options = {"start": start, "bonuses": bonuses}
    return Table(kits()["hansa"].sit, hansa.new(hansa.Setup("hansa", names, options, seed)), confirm=confirm)


OPENING = ("booths danzig", "booths riga", "booths reval", "booths danzig", "booths luebeck", "booths kalmar")
"""First booths of two players: Anna in Danzig, Reval and Lübeck, Bo in Riga, Danzig and Kalmar."""


def at(where: Position, names: tuple[str, ...] = ("Anna", "Bo"), *, confirm: bool = True) -> Table:
    """A table in the middle of a position."""
    return new_table(names, confirm=confirm).lay(where)


SALE = position(
    players=3,
    ship="riga",
    booths={"riga": (2, 1, 0)},
    hands=("red3 red2 blue1 blue1 green3", "red1 red2", "blue2"),
)
