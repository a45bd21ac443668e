"""What happens in a game of Hansa."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hansa.core.events import Event

if TYPE_CHECKING:
    from hansa.baltic.goods import Good


@dataclass(frozen=True, slots=True)
class LeftOut(Event):
    colour: str


@dataclass(frozen=True, slots=True)
class StartDrawn(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A marker came to light on a warehouse space."""

    space: str
    good: Good


@dataclass(frozen=True, slots=True)
class LastPileOpened(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class FirstBooths(Event):
    seat: int
    city: str


@dataclass(frozen=True, slots=True)
class Income(Event):
    seat: int
    talers: int


@dataclass(frozen=True, slots=True)
class Replenished(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Sailed(Event):
    seat: int
    start: str
    end: str


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """Who was paid: a seat, or nobody when it went to the bank or was free."""

    seat: int
    city: str
    good: Good
    price: int
    paid_to: int | None


@dataclass(frozen=True, slots=True)
class Built(Event):
    seat: int
    city: str
    good: Good
    booths: int


@dataclass(frozen=True, slots=True)
class Sold(Event):
    seat: int
    city: str
    goods: tuple[Good, ...]


@dataclass(frozen=True, slots=True)
class BoothReturned(Event):
    seat: int
    city: str


@dataclass(frozen=True, slots=True)
class Lost(Event):
    seat: int
    good: Good


@dataclass(frozen=True, slots=True)
class Taxed(Event):
    seat: int
    talers: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    seat: int
    good: Good
