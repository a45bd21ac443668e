"""What can be done on one route, from the pieces on its posts alone: worked out once, then looked up.

Posts of one kind are interchangeable: of several that serve equally the lowest stands for all. What a seat sees on a
route is one number: four bits for the posts that stand for free ones, for opponents' traders, for their merchants, for
own pieces, and one bit when all are own. Few such numbers exist, so the lists of options by it are soon all there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.teutonica.state import KIND_OF, MERCHANT, SEAT_OF, TRADER

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hansa.core.action import Action
    from hansa.teutonica.actions import Actions

Options = tuple["Action", ...]

FREE, TRADERS, MERCHANTS, OWN, ALL_OWN = 0, 4, 8, 12, 16
"""Where in the number each group of posts stands."""

_POSTS = tuple(tuple(post for post in range(4) if bits >> post & 1) for bits in range(16))


class Seen(dict[int, int]):
    """What a seat sees, by the number of a route's posts."""

    __slots__ = ("_boats", "_groups")

    def __init__(self, boats: Sequence[bool], seat: int) -> None:
        super().__init__()
        self._boats = boats
        self._groups = (FREE, *(_group(there, seat) for there in range(1, len(SEAT_OF))))

    def __missing__(self, code: int) -> int:
        seen = sorts = own = 0
        rest = code
        for post, boat in enumerate(self._boats):
            there = rest & 15
            rest >>= 4
            group = self._groups[there]
            own += group == OWN
            sort = 1 << 2 * there + boat
            if not sorts & sort:
                sorts |= sort
                seen |= 1 << post + group
        if own == len(self._boats):
            seen |= 1 << ALL_OWN
        self[code] = seen
        return seen


def _group(there: int, seat: int) -> int:
    if SEAT_OF[there] == seat:
        return OWN
    return TRADERS if KIND_OF[there] == TRADER else MERCHANTS


class Memo(dict[int, Options]):
    """The options on one route, by what is seen there."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[int], Options]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, seen: int) -> Options:
        options = self[seen] = self._make(seen)
        return options


def equals(code: int, boats: Sequence[bool], post: int) -> list[int]:
    """The posts that serve as well as this one, itself among them."""
    sort = (code >> 4 * post & 15, boats[post])
    return [other for other, boat in enumerate(boats) if (code >> 4 * other & 15, boat) == sort]


def turn_options(
    actions: Actions, boats: Sequence[bool], route: int, means: int, *, create: bool
) -> Callable[[int], Options]:
    """Placing, displacing, beginning a move and creating the route; `means` tells what the supply is good for (T9)."""
    kinds = [kind for kind in (TRADER, MERCHANT) if means >> kind & 1]

    def make(seen: int) -> Options:
        free = _POSTS[seen >> FREE & 15]
        victims = [*_POSTS[seen >> TRADERS & 15]] if means >> 2 & 1 else []
        victims += _POSTS[seen >> MERCHANTS & 15] if means >> 3 & 1 else ()
        options = []
        for verb, posts in ((actions.place, free), (actions.displace, sorted(victims))):
            options += [verb[kind][route][p] for kind in kinds for p in posts if kind == MERCHANT or not boats[p]]
        options += [actions.lift[route][post] for post in _POSTS[seen >> OWN & 15]]
        if create and seen >> ALL_OWN:
            options.append(actions.route[route])
        return tuple(options)

    return make


def pieces_options(actions: Sequence[Action], groups: Sequence[int]) -> Callable[[int], Options]:
    """Taking up or off the pieces of some groups."""

    def make(seen: int) -> Options:
        bits = 0
        for group in groups:
            bits |= seen >> group & 15
        return tuple(actions[post] for post in _POSTS[bits])

    return make


def drop_options(actions: Sequence[Action], boats: Sequence[bool], *, merchant: bool) -> Callable[[int], Options]:
    """Putting a piece down; only merchants go on boats (T43)."""

    def make(seen: int) -> Options:
        return tuple(actions[post] for post in _POSTS[seen & 15] if merchant or not boats[post]) if actions else ()

    return make


def both_options(one: Memo, other: Memo) -> Callable[[int], Options]:
    """What two memos offer together."""

    def make(seen: int) -> Options:
        return (*one[seen], *other[seen])

    return make
