"""What a seat sees, in words: the readable face of the state.

Nothing on the table is secret but the piles (H22), and what they hide is not in the state; so every seat sees the same.
"""

from __future__ import annotations

from hansa.baltic.board import BOARD, CITY_INDEX, CITY_SPACES, WAYS_OUT, Board
from hansa.baltic.goods import COLOURS, KINDS, Good, goods_of
from hansa.baltic.state import (
    ACTED,
    BAG,
    BONUSES,
    BOOTHS,
    ENDED,
    FIRST,
    HANDS,
    HEAP_ROOM,
    LEAVE_OUT,
    LEFT,
    LOSS,
    LOSSES,
    NOBODY,
    ON_SALE,
    OPENED,
    OWNER,
    PHASE,
    PHASE_NAMES,
    PLACED,
    PLAYERS,
    SALE,
    SEAT,
    SEATS,
    SHIP,
    SOLD,
    SUPPLY,
    TALERS,
    WARES,
    State,
    leader,
    pile_sizes,
)


class View:
    """All that a seat may know."""

    __slots__ = ("_s", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._s = state[:]
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.seat, self._s) == (other.seat, other._s)

    def __hash__(self) -> int:
        return hash((self.seat, bytes(self._s)))

    def known(self) -> State:
        """The state as far as this seat knows it, which is all of it."""
        return self._s[:]

    @property
    def board(self) -> Board:
        return BOARD

    @property
    def phase(self) -> str:
        """`first-booths`, `actions`, `sale`, `loss`, `taxes`, `ended`, or one of the draws."""
        return PHASE_NAMES[self._s[PHASE]]

    @property
    def players(self) -> int:
        return self._s[PLAYERS]

    @property
    def to_act(self) -> int:
        return self._s[SEAT]

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self._s[OWNER]

    @property
    def start_player(self) -> int:
        return self._s[FIRST]

    @property
    def bonuses(self) -> bool:
        return bool(self._s[BONUSES])

    @property
    def ended(self) -> bool:
        return self._s[PHASE] == ENDED

    @property
    def first_booths_round(self) -> int:
        """1 to 3 while the first booths are placed."""
        return self._s[PLACED] // self._s[PLAYERS] + 1

    @property
    def ship(self) -> str:
        return BOARD.cities[self._s[SHIP]].id

    @property
    def ways_out(self) -> tuple[str, ...]:
        """Where the arrows lead from the ship's city."""
        return tuple(BOARD.cities[city].id for city in WAYS_OUT[self._s[SHIP]])

    @property
    def acted(self) -> bool:
        """Whether the one action of this visit is done."""
        return bool(self._s[ACTED])

    def talers(self, seat: int) -> int:
        return self._s[TALERS + seat]

    def booths_left(self, seat: int) -> int:
        return self._s[SUPPLY + seat]

    def booths(self, city_id: str) -> tuple[int, ...]:
        """Booths in a city, by seat."""
        base = BOOTHS + SEATS * CITY_INDEX[city_id]
        return tuple(self._s[base : base + self.players])

    def leader(self, city_id: str) -> int | None:
        """Who is paid for goods here: the seat that alone has the most booths."""
        seat = leader(self._s, CITY_INDEX[city_id])
        return None if seat == NOBODY else seat

    def wares(self, city_id: str) -> tuple[Good | None, ...]:
        """What lies on the warehouse spaces of a city."""
        cells = (self._s[WARES + space] for space in CITY_SPACES[CITY_INDEX[city_id]])
        return tuple(KINDS[cell - 1] if cell else None for cell in cells)

    def hand(self, seat: int) -> tuple[Good, ...]:
        """Unsold markers, by colour, largest first."""
        return self._goods(HANDS, seat)

    def sold(self, seat: int) -> tuple[Good, ...]:
        return self._goods(SOLD, seat)

    def _goods(self, base: int, seat: int) -> tuple[Good, ...]:
        start = base + HEAP_ROOM * seat
        heaps = enumerate(self._s[start : start + HEAP_ROOM])
        return tuple(good for colour, heap in heaps for good in goods_of(colour, heap))

    @property
    def piles(self) -> tuple[int, ...]:
        """The sizes of the five piles, first to last."""
        return pile_sizes(self.players, self._s[LEFT])

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours in this game; complete once those left out are drawn."""
        if self._s[PHASE] == LEAVE_OUT:
            return COLOURS
        return tuple(colour for index, colour in enumerate(COLOURS) if self._in_play(index))

    def _in_play(self, colour: int) -> bool:
        kinds = range(3 * colour, 3 * colour + 3)
        seen = [*self._s[WARES:], *(kind + 1 for kind in kinds if self._s[BAG + kind])]
        heaps = [self._s[base + HEAP_ROOM * seat + colour] for base in (HANDS, SOLD) for seat in range(self.players)]
        return any(heaps) or any(cell - 1 in kinds for cell in seen if cell)

    @property
    def last_pile_opened_by(self) -> int | None:
        """Who first drew from the fifth pile; from then on this round is the last (H18)."""
        return self._s[OPENED] - 1 if self._s[OPENED] else None

    @property
    def colours_on_sale(self) -> tuple[str, ...]:
        """The colours sold so far in a sale under way."""
        if self._s[PHASE] != SALE:
            return ()
        return tuple(colour for index, colour in enumerate(COLOURS) if self._s[ON_SALE] >> index & 1)

    @property
    def colour_to_lose(self) -> str | None:
        """The colour of which the seat to act must give up a marker."""
        if self._s[PHASE] != LOSS:
            return None
        bits = self._s[LOSSES + self._s[SEAT]]
        return next(colour for index, colour in enumerate(COLOURS) if bits >> index & 1)
