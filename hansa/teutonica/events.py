"""What happens in a game of Hansa Teutonica. Kinds are `trader` and `merchant`, posts `stade-hamburg.2`."""

from __future__ import annotations

from dataclasses import dataclass

from hansa.core.events import Event


@dataclass(frozen=True, slots=True)
class StartDrawn(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class MarkerLaid(Event):
    """A marker lies on a route now; the seat that put it there, or None at the start."""

    seat: int | None
    marker: str
    route: str


@dataclass(frozen=True, slots=True)
class MarkerSeen(Event):
    """The seat looks at a marker of its plate; secret to the others until it is placed (T50)."""

    seat: int
    marker: str


@dataclass(frozen=True, slots=True)
class MissionDealt(Event):
    """Secret to the others (T38)."""

    seat: int
    cities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FavourOffered(Event):
    favour: str


@dataclass(frozen=True, slots=True)
class IncomeTaken(Event):
    seat: int
    traders: int
    merchants: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    seat: int
    kind: str
    post: str


@dataclass(frozen=True, slots=True)
class Displaced(Event):
    seat: int
    kind: str
    post: str
    victim: int
    victim_kind: str


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Pieces that went from supply to stock (T9, T52)."""

    seat: int
    traders: int
    merchants: int


@dataclass(frozen=True, slots=True)
class Lifted(Event):
    """The owner of the piece, not of the turn."""

    seat: int
    kind: str
    post: str


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """A piece came to a post: from the hand, or from `stock`, `supply` or the `route` just created."""

    seat: int
    kind: str
    post: str
    source: str


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """From a route to its owner's supply (T25), or to the stock when there was no room (T12)."""

    seat: int
    kind: str
    post: str


@dataclass(frozen=True, slots=True)
class NoRoom(Event):
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class RouteCreated(Event):
    seat: int
    route: str


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Prestige: for `control`, a `coin` or the `connection`; the city it is for."""

    seat: int
    points: int
    reason: str
    city: str


@dataclass(frozen=True, slots=True)
class MarkerTaken(Event):
    """How many are left to draw, and whether there was one to draw this time (T16)."""

    seat: int
    marker: str
    route: str
    left: int
    drawn: bool = True


@dataclass(frozen=True, slots=True)
class OfficeOpened(Event):
    """The number of the space from the left, or 0 for an office without a printed space."""

    seat: int
    kind: str
    city: str
    space: int


@dataclass(frozen=True, slots=True)
class CityCompleted(Event):
    city: str
    count: int


@dataclass(frozen=True, slots=True)
class SkillRaised(Event):
    seat: int
    skill: str
    level: int


@dataclass(frozen=True, slots=True)
class SpecialTaken(Event):
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class MarkerUsed(Event):
    seat: int
    marker: str


@dataclass(frozen=True, slots=True)
class MarkerTurned(Event):
    """A marker counts as used without having been used: it paid for the emperor's favour (T39)."""

    seat: int
    marker: str


@dataclass(frozen=True, slots=True)
class MarkersExchanged(Event):
    """An exchange marker went to another player, and a marker that this one had used came back for it (T52)."""

    seat: int
    other: int
    marker: str


@dataclass(frozen=True, slots=True)
class MarkerStaked(Event):
    """A tribute or a block lies on a route for good, with a trader on it (T52)."""

    seat: int
    marker: str
    route: str


@dataclass(frozen=True, slots=True)
class TributeTaken(Event):
    """From stock to supply, for an office in a city (T52)."""

    seat: int
    traders: int
    merchants: int
    city: str


@dataclass(frozen=True, slots=True)
class OfficesExchanged(Event):
    seat: int
    city: str
    space: int


@dataclass(frozen=True, slots=True)
class PawnMoved(Event):
    seat: int
    province: str


@dataclass(frozen=True, slots=True)
class FavourTaken(Event):
    seat: int
    favour: str
