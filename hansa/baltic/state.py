"""The state of a game: one flat list of small numbers. `s[TALERS + seat]` is what it looks like.

Flat because copying is then one slice and every fact is one index; the readable face is `view.View`.
What the piles hide is not in it at all: draws are made when markers come to light (H22).
"""

from __future__ import annotations

from hansa.baltic.board import BOARD, SPACE_CITY, START
from hansa.baltic.goods import COLOURS, COPIES, KINDS
from hansa.core.errors import Refusal
from hansa.core.flat import Layout

State = list[int]

SEATS = 4  # room for four; unused seats stay at zero
INCOME = 3  # talers at the beginning of a turn (H7)
KEEP_TALERS = 3  # what taxes leave (H16)

# What has to be decided.
LEAVE_OUT, FILL, DRAW_START, FIRST_BOOTHS, ACTIONS, SALE, LOSS, TAXES, ENDED = range(9)
PHASE_NAMES = ("leave-out", "fill", "draw-start", "first-booths", "actions", "sale", "loss", "taxes", "ended")

(
    PHASE,
    SEAT,  # who decides
    OWNER,  # whose turn it is
    PLAYERS,
    FIRST,  # the start player
    SHIP,
    ACTED,  # the one action of this visit is done (H10)
    FRESH,  # nothing was done this turn yet, so replenishing is still open (H8)
    TO_LEAVE_OUT,
    PLACED,  # how many first booths were placed, of three a player
    LEFT,  # markers left in the piles
    OPENED,  # 1 + the seat that first drew from the fifth pile, or 0
    ON_SALE,  # colours sold in the sale under way, one bit each
    DRAWS_START,
    BONUSES,
) = range(15)

LAYOUT = Layout(PLAYERS, OWNER, FIRST, SEAT, PHASE, FIRST_BOOTHS, ENDED)

TALERS = 15
SUPPLY = TALERS + SEATS  # booths not on the board
HELD = SUPPLY + SEATS  # how many unsold markers a seat has in all: asked so often that it is kept
LOSSES = HELD + SEATS  # colours of which a seat still loses a marker, one bit each
BOOTHS = LOSSES + SEATS  # + SEATS × city + seat
HANDS = BOOTHS + SEATS * len(BOARD.cities)  # heaps of unsold markers: + colours × seat + colour
SOLD = HANDS + SEATS * len(COLOURS)
BAG = SOLD + SEATS * len(COLOURS)  # markers not yet seen, by kind
WARES = BAG + len(KINDS)  # 1 + kind on each warehouse space, or 0
SIZE = WARES + len(SPACE_CITY)

NOBODY = -1
HEAP_ROOM = len(COLOURS)
PILES = 5


def new_state(players: int, first: int | None, *, bonuses: bool) -> State:
    """Everything in its box, nothing drawn yet."""
    s = [0] * SIZE
    s[PLAYERS] = players
    s[TO_LEAVE_OUT] = 4 - players
    s[PHASE] = LEAVE_OUT if s[TO_LEAVE_OUT] else FILL
    s[DRAWS_START] = int(first is None)
    s[FIRST] = first or 0
    s[BONUSES] = int(bonuses)
    s[SHIP] = START
    s[BAG : BAG + len(KINDS)] = COPIES * len(COLOURS)
    s[LEFT] = pile_total(players)
    for seat in range(players):
        s[TALERS + seat] = 3
        s[SUPPLY + seat] = 15
    return s


def pile_total(players: int) -> int:
    return (players + 2) * sum(COPIES) - len(SPACE_CITY)


def pile_sizes(players: int, left: int | None = None) -> tuple[int, ...]:
    """Five piles, the first ones larger (H3); what was drawn is missing from the first ones."""
    total = pile_total(players)
    sizes = [total // PILES + (pile < total % PILES) for pile in range(PILES)]
    drawn = 0 if left is None else total - left
    for pile, size in enumerate(sizes):
        taken = min(size, drawn)
        sizes[pile] -= taken
        drawn -= taken
    return tuple(sizes)


def leader(s: State, city: int) -> int:
    """The seat that alone has the most booths in a city, or NOBODY (H12)."""
    base = BOOTHS + SEATS * city
    row = s[base : base + SEATS]
    most = max(row)
    if not most or row.count(most) > 1:
        return NOBODY
    return row.index(most)


_WAITING = {
    LEAVE_OUT: Refusal("H1", "setting-up"),
    FILL: Refusal("H8", "filling"),
    DRAW_START: Refusal("H5", "setting-up"),
    FIRST_BOOTHS: Refusal("H6", "first-booths-first"),
    ACTIONS: Refusal("H10", "not-now"),
    SALE: Refusal("H14", "finish-sale-first"),
    LOSS: Refusal("H15", "choose-loss-first"),
    TAXES: Refusal("H16", "pay-taxes-first"),
    ENDED: Refusal("H18", "game-over"),
}


def wrong_phase(s: State, *phases: int) -> Refusal | None:
    """What has to be settled first, unless the game is in one of these phases."""
    return None if s[PHASE] in phases else _WAITING[s[PHASE]]
