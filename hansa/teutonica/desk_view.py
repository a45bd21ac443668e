"""A player's desk as the page shows it."""

from __future__ import annotations

from dataclasses import dataclass

from hansa.teutonica import state as st
from hansa.teutonica.board import SKILLS
from hansa.teutonica.editions import FAVOURS, MARKERS
from hansa.teutonica.tables import TABLES


@dataclass(frozen=True, slots=True)
class Tradesman:
    seat: int
    kind: str


def tradesman(code: int) -> Tradesman | None:
    """The piece of a cell."""
    return Tradesman(st.SEAT_OF[code], st.KIND_NAMES[st.KIND_OF[code]]) if code else None


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything that lies before one player. `plate` holds what the viewer may see, `plate_hidden` counts the rest."""

    seat: int
    prestige: int
    supply: tuple[int, int]
    stock: tuple[int, int]
    skills: tuple[int, ...]
    """How many steps each track was raised, in the order keys, actions, privilege, book, bank."""
    values: tuple[int, ...]
    """What the tracks show; 99 is "all", and privilege 0 to 3 is white to black."""
    unused: tuple[str, ...]
    used: int
    turned: tuple[str, ...]
    """The used ones that lie beside the desk, where they can be seen (T50); the others are laid on routes (T52)."""
    plate: tuple[str, ...]
    plate_hidden: int
    mission: tuple[str, ...]
    """The three cities, or () when there is none or it is secret."""
    favours: tuple[str, ...]
    linked: bool

    @property
    def book(self) -> int:
        """How many pieces a move takes at most (T13)."""
        return self.values[SKILLS.index("book")]

    @property
    def bank(self) -> int:
        """How many pieces an income brings at most (T7)."""
        return self.values[SKILLS.index("bank")]

    @property
    def covered(self) -> tuple[int, ...]:
        """Pieces still on each track."""
        return tuple(top - level for top, level in zip(st.TOPS, self.skills, strict=True))


def _names(counts: list[int]) -> tuple[str, ...]:
    return tuple(name for name, count in zip(MARKERS, counts, strict=True) for _ in range(count))


def desk_of(s: st.State, seat: int) -> Desk:
    base = st.desk(seat)
    levels = s[base + st.LEVELS : base + st.LEVELS + len(st.TOPS)]
    card = s[base + st.MISSION]
    return Desk(
        seat=seat,
        prestige=s[base + st.PRESTIGE],
        supply=(s[base + st.SUPPLY_T], s[base + st.SUPPLY_M]),
        stock=(s[base + st.STOCK_T], s[base + st.STOCK_M]),
        skills=tuple(levels),
        values=tuple(values[level] for values, level in zip(st.VALUES, levels, strict=True)),
        unused=_names(s[base + st.UNUSED : base + st.UNUSED + st.KINDS]),
        used=s[base + st.USED],
        turned=_names([s[base + st.TURNED] >> 4 * kind & 15 for kind in range(st.KINDS)]),
        plate=_names(s[base + st.SEEN : base + st.SEEN + st.KINDS]),
        plate_hidden=s[base + st.PLATE],
        mission=TABLES[s[st.TABLE]].board.missions[card - 1] if card else (),
        favours=tuple(name for tile, name in enumerate(FAVOURS) if s[base + st.TILES] >> tile & 1),
        linked=bool(s[base + st.LINKED]),
    )
