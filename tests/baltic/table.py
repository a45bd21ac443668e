"""A table to try the rules on: any position in a few words, played with the lines of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.baltic import state as st
from hansa.baltic.board import CITY_INDEX, CITY_SPACES
from hansa.baltic.goods import COLOURS, KIND_BARRELS, KIND_COLOUR, KINDS, ONE_MORE
from hansa.baltic.rules import Baltic
from tests import lines

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hansa.baltic.view import View
    from hansa.core.events import Event

GAME = Baltic()
KIND_INDEX = {str(good): kind for kind, good in enumerate(KINDS)}


class Table:
    """A state that is played on in place. Nothing is drawn unasked: draws are lines like all others."""

    def __init__(self, state: st.State) -> None:
        self.state = state

    @property
    def view(self) -> View:
        return GAME.view(self.state, 0)

    @property
    def legal(self) -> list[str]:
        return lines.legal(GAME, self.state)

    def play(self, *texts: str) -> list[Event]:
        """Play lines that must be legal; what happened comes back."""
        return lines.play(GAME, self.state, *texts)

    def refusal(self, text: str) -> str:
        """The rule and the reason that forbid a line, or nothing for a legal one."""
        return lines.refusal(GAME, self.state, text)

    def hand(self, seat: int) -> str:
        return " ".join(map(str, self.view.hand(seat)))

    def sold(self, seat: int) -> str:
        return " ".join(map(str, self.view.sold(seat)))

    def talers(self) -> tuple[int, ...]:
        return tuple(self.view.talers(seat) for seat in range(self.view.players))

    def booths_left(self) -> tuple[int, ...]:
        return tuple(self.view.booths_left(seat) for seat in range(self.view.players))

    def points(self) -> tuple[int, ...]:
        return tuple(sheet.total for sheet in GAME.score(self.state))

    def winners(self) -> tuple[int, ...]:
        return GAME.winners(self.state)


def table(  # noqa: PLR0913 - one keyword for each thing that lies on a table
    *,
    players: int = 2,
    turn: int = 0,
    start: int = 0,
    ship: str = "copenhagen",
    talers: Sequence[int] = (),
    booths: Mapping[str, Sequence[int]] | None = None,
    hands: Sequence[str] = (),
    sold: Sequence[str] = (),
    wares: Mapping[str, str] | None = None,
    left: int | None = None,
    opened_by: int | None = None,
    acted: bool = False,
    fresh: bool = True,
    bonuses: bool = False,
) -> Table:
    """A position in the middle of a seat's turn, income taken.

    Sequences go by seat. Goods are written `red1 blue3`; `-` leaves a warehouse space empty. Without `wares` a single
    red1 lies at Riga; without `left` the piles are whole. Markers that are nowhere to be seen and for which the piles
    have no room have left the game.
    """
    s = st.new_state(players, start, bonuses=bonuses)
    wares = {"riga": "red1 -"} if wares is None else wares
    shown = " ".join([*hands, *sold, *wares.values()])
    _leave_out(s, shown)
    s[st.PHASE] = st.ACTIONS
    s[st.SEAT] = s[st.OWNER] = turn
    s[st.PLACED] = 3 * players
    s[st.SHIP] = CITY_INDEX[ship]
    s[st.ACTED], s[st.FRESH] = int(acted), int(fresh)
    s[st.OPENED] = 0 if opened_by is None else opened_by + 1
    for seat in range(players):
        s[st.TALERS + seat] = talers[seat] if talers else 3 + 3 * (seat == turn)
    for city, row in (booths or {}).items():
        for seat, count in enumerate(row):
            s[st.BOOTHS + st.SEATS * CITY_INDEX[city] + seat] = count
            s[st.SUPPLY + seat] -= count
    for base, heaps in ((st.HANDS, hands), (st.SOLD, sold)):
        for seat, goods in enumerate(heaps):
            for name in goods.split():
                kind = KIND_INDEX[name]
                s[base + st.HEAP_ROOM * seat + KIND_COLOUR[kind]] += ONE_MORE[KIND_BARRELS[kind]]
                s[st.HELD + seat] += base == st.HANDS
    for city, goods in wares.items():
        for space, name in zip(CITY_SPACES[CITY_INDEX[city]], goods.split(), strict=True):
            s[st.WARES + space] = 0 if name == "-" else KIND_INDEX[name] + 1
    _fill_piles(s, shown, left)
    return Table(s)


def _leave_out(s: st.State, shown: str) -> None:
    """Take colours that nobody mentions out of the game, the last ones first."""
    unused = [index for index, colour in enumerate(COLOURS) if colour not in shown]
    assert len(unused) >= s[st.TO_LEAVE_OUT], "more colours than this number of players has"
    for index in unused[len(unused) - s[st.TO_LEAVE_OUT] :]:
        s[st.BAG + 3 * index : st.BAG + 3 * index + 3] = (0, 0, 0)
    s[st.TO_LEAVE_OUT] = 0


def _fill_piles(s: st.State, shown: str, left: int | None) -> None:
    for name in shown.replace("-", " ").split():
        s[st.BAG + KIND_INDEX[name]] -= 1
    s[st.LEFT] = s[st.LEFT] if left is None else left
    gone = sum(s[st.BAG : st.WARES]) - s[st.LEFT]
    while gone > 0:
        for kind in range(st.BAG, st.WARES):
            if s[kind] and gone:
                s[kind] -= 1
                gone -= 1
    assert gone == 0, "say how many markers are left in the piles"
    assert min(s) >= 0, "more markers or booths than there are"
