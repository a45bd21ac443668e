"""What a seat sees, in words: the readable face of the state.

Nothing on the table is secret but the piles (H22), and what they hide is not in the state; so every seat sees the same.
"""

from __future__ import annotations

from hansa.baltic import state as st
from hansa.baltic.board import BOARD, CITY_INDEX, CITY_SPACES, WAYS_OUT, Board
from hansa.baltic.goods import COLOURS, KINDS, Good, goods_of
from hansa.core.flat import FlatView


class View(FlatView):
    """All that a seat may know."""

    __slots__ = ()
    _layout = st.LAYOUT

    def __init__(self, state: st.State, seat: int) -> None:
        super().__init__(state[:], seat)

    @property
    def board(self) -> Board:
        return BOARD

    @property
    def phase(self) -> str:
        """`first-booths`, `actions`, `sale`, `loss`, `taxes`, `ended`, or one of the draws."""
        return st.PHASE_NAMES[self._s[st.PHASE]]

    @property
    def bonuses(self) -> bool:
        return bool(self._s[st.BONUSES])

    @property
    def first_booths_round(self) -> int:
        """1 to 3 while the first booths are placed."""
        return self._s[st.PLACED] // self._s[st.PLAYERS] + 1

    @property
    def ship(self) -> str:
        return BOARD.cities[self._s[st.SHIP]].id

    @property
    def ways_out(self) -> tuple[str, ...]:
        """Where the arrows lead from the ship's city."""
        return tuple(BOARD.cities[city].id for city in WAYS_OUT[self._s[st.SHIP]])

    @property
    def acted(self) -> bool:
        """Whether the one action of this visit is done."""
        return bool(self._s[st.ACTED])

    def talers(self, seat: int) -> int:
        return self._s[st.TALERS + seat]

    def booths_left(self, seat: int) -> int:
        return self._s[st.SUPPLY + seat]

    def booths(self, city_id: str) -> tuple[int, ...]:
        """Booths in a city, by seat."""
        base = st.BOOTHS + st.SEATS * CITY_INDEX[city_id]
        return tuple(self._s[base : base + self.players])

    def leader(self, city_id: str) -> int | None:
        """Who is paid for goods here: the seat that alone has the most booths."""
        seat = st.leader(self._s, CITY_INDEX[city_id])
        return None if seat == st.NOBODY else seat

    def wares(self, city_id: str) -> tuple[Good | None, ...]:
        """What lies on the warehouse spaces of a city."""
        cells = (self._s[st.WARES + space] for space in CITY_SPACES[CITY_INDEX[city_id]])
        return tuple(KINDS[cell - 1] if cell else None for cell in cells)

    def hand(self, seat: int) -> tuple[Good, ...]:
        """Unsold markers, by colour, largest first."""
        return self._goods(st.HANDS, seat)

    def sold(self, seat: int) -> tuple[Good, ...]:
        return self._goods(st.SOLD, seat)

    def _goods(self, base: int, seat: int) -> tuple[Good, ...]:
        start = base + st.HEAP_ROOM * seat
        heaps = enumerate(self._s[start : start + st.HEAP_ROOM])
        return tuple(good for colour, heap in heaps for good in goods_of(colour, heap))

    @property
    def piles(self) -> tuple[int, ...]:
        """The sizes of the five piles, first to last."""
        return st.pile_sizes(self.players, self._s[st.LEFT])

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours in this game; complete once those left out are drawn."""
        if self._s[st.PHASE] == st.LEAVE_OUT:
            return COLOURS
        return tuple(colour for index, colour in enumerate(COLOURS) if self._in_play(index))

    def _in_play(self, colour: int) -> bool:
        kinds = range(3 * colour, 3 * colour + 3)
        seen = [*self._s[st.WARES :], *(kind + 1 for kind in kinds if self._s[st.BAG + kind])]
        heaps = [
            self._s[base + st.HEAP_ROOM * seat + colour] for base in (st.HANDS, st.SOLD) for seat in range(self.players)
        ]
        return any(heaps) or any(cell - 1 in kinds for cell in seen if cell)

    @property
    def last_pile_opened_by(self) -> int | None:
        """Who first drew from the fifth pile; from then on this round is the last (H18)."""
        return self._s[st.OPENED] - 1 if self._s[st.OPENED] else None

    @property
    def colours_on_sale(self) -> tuple[str, ...]:
        """The colours sold so far in a sale under way."""
        if self._s[st.PHASE] != st.SALE:
            return ()
        return tuple(colour for index, colour in enumerate(COLOURS) if self._s[st.ON_SALE] >> index & 1)

    @property
    def colour_to_lose(self) -> str | None:
        """The colour of which the seat to act must give up a marker."""
        if self._s[st.PHASE] != st.LOSS:
            return None
        bits = self._s[st.LOSSES + self._s[st.SEAT]]
        return next(colour for index, colour in enumerate(COLOURS) if bits >> index & 1)
