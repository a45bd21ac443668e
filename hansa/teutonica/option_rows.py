"""What can be done on every route of a board: rows of memos, one a route, looked up by what a seat sees there."""

from __future__ import annotations

from functools import cached_property
from itertools import chain
from operator import getitem
from typing import TYPE_CHECKING

from hansa.teutonica.route_options import (
    MERCHANTS,
    OWN,
    TRADERS,
    Memo,
    Options,
    Seen,
    both_options,
    drop_options,
    pieces_options,
    turn_options,
)
from hansa.teutonica.state import ANYONE, POSTS, POSTS_END, SEAT, SEATS, State

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hansa.core.action import Action
    from hansa.teutonica.actions import Actions

LIFT_GROUPS = ((OWN,), (TRADERS, MERCHANTS), (OWN, TRADERS, MERCHANTS))
"""What may be lifted when own pieces, others' or anyone's are moved."""

Row = tuple[Memo, ...]


class Rows:
    """All rows of a board, each built when first needed."""

    def __init__(
        self,
        actions: Actions,
        boats: Sequence[tuple[bool, ...]],
        country: Sequence[int],
        borders: Sequence[Sequence[int]],
    ) -> None:
        self._actions, self._boats, self._country, self._borders = actions, boats, country, borders
        sights = [{pattern: Seen(pattern, seat) for pattern in boats} for seat in range(SEATS)]
        self.seen = tuple(tuple(sight[pattern] for pattern in boats) for sight in sights)
        self.turn: dict[int, Row] = {}
        self.move: dict[int, Row] = {}
        self._memos: dict[tuple[object, ...], Memo] = {}
        self._drops: dict[int, Row] = {}

    def see(self, s: State) -> list[int]:
        """What the seat to act sees on every route."""
        return list(map(getitem, self.seen[s[SEAT]], s[POSTS:POSTS_END]))

    def options(self, s: State, row: Row) -> list[Action]:
        """What a row offers the seat to act."""
        return list(chain.from_iterable(map(getitem, row, self.see(s))))

    def turn_row(self, key: int) -> Row:
        """The options of a turn; the key is access and means packed into one number."""
        row = self.turn[key] = tuple(self._turn_memo(key & 15, key >> 4, route) for route in range(len(self._boats)))
        return row

    def move_row(self, key: int) -> Row:
        """The options of a move with one piece in hand or none.

        The key holds from bit 8 on 1 + whose pieces may be lifted or 0, from bit 4 on 1 + the piece in hand or 0, and
        below that the countries where it may go.
        """
        countries, what, lift = key & 15, key >> 4 & 15, key >> 8
        row = self.drops(what - 1, countries) if what else ()
        if lift:
            lifts = self.lifts[lift - 1]
            row = tuple(Memo(both_options(a, b)) for a, b in zip(lifts, row, strict=True)) if row else lifts
        self.move[key] = row
        return row

    def _turn_memo(self, means: int, access: int, route: int) -> Memo:
        near = access < 16 or route in self._borders[(access >> 4) - 1]
        country = self._country[route]
        if not near or (country and not access >> country & 1):
            means = 0
        make = turn_options(self._actions, self._boats[route], route, means, create=near)
        return self._memo(("turn", means, near, route), make)

    @cached_property
    def lifts(self) -> tuple[Row, ...]:
        """What may be lifted from each route, by whose pieces are moved."""
        return tuple(
            tuple(Memo(pieces_options(actions, groups)) for actions in self._actions.lift) for groups in LIFT_GROUPS
        )

    @cached_property
    def removals(self) -> Row:
        """What may be removed from each route."""
        return tuple(Memo(pieces_options(actions, LIFT_GROUPS[ANYONE])) for actions in self._actions.remove)

    def drops(self, what: int, countries: int) -> Row:
        """Where a piece (0 trader, 1 merchant, 1 + piece) may be dropped, in countries given as bits."""
        key = 16 * what + countries
        row = self._drops.get(key)
        if row is None:
            row = self._drops[key] = tuple(
                self._drop_memo(what, countries >> country & 1, route) for route, country in enumerate(self._country)
            )
        return row

    def _drop_memo(self, what: int, allowed: int, route: int) -> Memo:
        actions = self._actions.drop[what][route] if allowed else ()
        make = drop_options(actions, self._boats[route], merchant=what % 2 == 1)
        return self._memo(("drop", what, allowed, route), make)

    def _memo(self, key: tuple[object, ...], make: Callable[[int], Options]) -> Memo:
        if key not in self._memos:
            self._memos[key] = Memo(make)
        return self._memos[key]
