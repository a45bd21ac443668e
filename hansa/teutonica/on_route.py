"""What can be done on one route, from the pieces on its posts alone.

Posts of one kind are interchangeable: of several that serve equally the lowest stands for all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.teutonica.state import ANYONE, KIND_OF, MERCHANT, OWN, SEAT_OF, TRADER

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hansa.core.action import Action
    from hansa.teutonica.actions import Actions
    from hansa.teutonica.memo import Options


def means_of(traders: int, merchants: int) -> int:
    """What a supply is good for: which kinds there are, and whether it pays for displacing (T9)."""
    total = traders + merchants
    return (traders > 0) | (merchants > 0) << 1 | (total > 1) << 2 | (total > 2) << 3


def first_of_each(code: int, boats: Sequence[bool]) -> list[tuple[int, int, bool]]:
    """Post, piece and boat-or-house of the lowest post of each sort."""
    found: list[tuple[int, int, bool]] = []
    sorts = []
    for post, boat in enumerate(boats):
        there = code >> 4 * post & 15
        if (there, boat) not in sorts:
            sorts.append((there, boat))
            found.append((post, there, boat))
    return found


def equals(code: int, boats: Sequence[bool], post: int) -> list[int]:
    """The posts that serve as well as this one, itself among them."""
    sort = (code >> 4 * post & 15, boats[post])
    return [other for other, boat in enumerate(boats) if (code >> 4 * other & 15, boat) == sort]


def turn_options(
    actions: Actions, boats: Sequence[bool], route: int, seat: int, means: int, *, create: bool
) -> Callable[[int], Options]:
    """Placing, displacing, beginning a move and creating the route."""
    kinds = [kind for kind in (TRADER, MERCHANT) if means >> kind & 1]

    def make(code: int) -> Options:
        sorts = first_of_each(code, boats)
        place = [
            actions.place[kind][route][post]
            for kind in kinds
            for post, there, boat in sorts
            if not there and (kind == MERCHANT or not boat)
        ]
        displace = [
            actions.displace[kind][route][post]
            for kind in kinds
            for post, there, boat in sorts
            if there and SEAT_OF[there] != seat and means >> 2 + KIND_OF[there] & 1 and (kind == MERCHANT or not boat)
        ]
        lift = [actions.lift[route][post] for post, there, _ in sorts if SEAT_OF[there] == seat]
        full = create and all(SEAT_OF[there] == seat for _, there, _ in sorts)
        return (*place, *displace, *lift, *((actions.route[route],) if full else ()))

    return make


def lift_options(actions: Sequence[Action], boats: Sequence[bool], seat: int, whose: int) -> Callable[[int], Options]:
    """Taking up pieces: own ones, others' or anyone's."""

    def make(code: int) -> Options:
        return tuple(
            actions[post]
            for post, there, _ in first_of_each(code, boats)
            if there and (whose == ANYONE or (whose == OWN) == (SEAT_OF[there] == seat))
        )

    return make


def drop_options(actions: Sequence[Action], boats: Sequence[bool], *, merchant: bool) -> Callable[[int], Options]:
    """Putting a piece down; only merchants go on boats (T43)."""

    def make(code: int) -> Options:
        if not actions:
            return ()
        return tuple(
            actions[post] for post, there, boat in first_of_each(code, boats) if not there and (merchant or not boat)
        )

    return make
