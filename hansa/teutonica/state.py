"""The state of a game: one flat list of small numbers, `s[LEFT]`, `s[POSTS + route]`, `s[desk + PRESTIGE]`.

Its tail is the stack of pending frames; the frame on top says who must decide what. A frame is FRAME numbers:
up to four facts, the seat, and the kind: `s[-1]` is always the kind of decision and `s[-2]` the seat that decides.

A tradesman is 1 + 2 × seat + kind (0 trader, 1 merchant). The posts of a route are one number, four bits a post, post 1
lowest; so whatever can be done on a route is looked up by that number. The offices of a city are one number too, four
bits each, the rightmost lowest: as spaces fill from the left (T18), their count is the count of offices.
What the face-down markers are is not in it before somebody may look at them (T50).
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from hansa.core.flat import Layout
from hansa.teutonica.board import SKILLS
from hansa.teutonica.board_check import MAX_CITIES, MAX_ROUTES, MAX_SPECIAL
from hansa.teutonica.editions import LAID_KINDS, MARKER_KINDS, MARKERS

if TYPE_CHECKING:
    from collections.abc import Iterator

State = list[int]

SEATS = 5
TRADER, MERCHANT = 0, 1
KIND_NAMES = ("trader", "merchant")
KINDS = len(MARKERS)

(
    TABLE,  # which board and edition: an index into tables.TABLES
    OWNER,  # whose turn it is
    PLAYERS,
    FIRST,  # the start player
    LEFT,  # actions left in this turn
    STAGE,  # how far the turn has come, see below
    WALKED,  # the pawn's free walk of this turn is used (T36)
    PERMITS,  # permissions used this turn, one bit a permit city (T46)
    COMPLETED,  # completed cities
    LINKS,  # players who made the connection (T20)
    ENDING,  # why the game ends after this action, one bit a reason (T27)
    SUPPLY,  # markers left to draw
    PAWN,  # the province it stands in
    MISSIONS,  # played with missions
    FAVOURS,  # played with the emperor's favour
    DISPLAY,  # favour tiles on offer, one bit each
    PROMOTION,  # played with promotional markers (T52)
) = range(17)

# Stages of a turn: nothing done; no action yet, but a marker or the free walk; an action done; no more actions.
FRESH, BEGUN, ACTED, SPENT = range(4)

# Reasons to end.
BY_PRESTIGE, BY_MARKERS, BY_CITIES = 1, 2, 4

HAND_ROOM = 5
HAND = 17  # lifted tradesmen of a move under way, each | country << 4
DESKS = HAND + HAND_ROOM

# A desk, as offsets from its start.
(SUPPLY_T, SUPPLY_M, STOCK_T, STOCK_M, PRESTIGE) = range(5)
LEVELS = 5  # + skill
KEYS, ACTIONS, PRIVILEGE, BOOK, BANK = range(LEVELS, LEVELS + len(SKILLS))
UNUSED = LEVELS + len(SKILLS)  # + marker kind
USED = UNUSED + KINDS  # markers turned face down, those laid on routes among them
TURNED = USED + 1  # the kinds of those that lie beside the desk, four bits each
PLATE = TURNED + 1  # markers on the plate nobody has seen
SEEN = PLATE + 1  # + marker kind: markers on the plate that their owner has seen
MISSION = SEEN + KINDS  # 1 + card, or 0
TILES = MISSION + 1  # favours owned, one bit each
LINKED = TILES + 1
NETWORK = LINKED + 1  # cities with own offices, one bit each
DESK = NETWORK + 1

BAG = DESKS + SEATS * DESK  # markers nobody has seen, by kind
SPECIAL = BAG + KINDS  # who stands on each special space
POSTS = SPECIAL + MAX_SPECIAL  # + route
POSTS_END = POSTS + MAX_ROUTES
LYING = POSTS_END  # + route: 1 + kind of the marker there, or 0
OFFICES = LYING + MAX_ROUTES  # + city
EXTRAS = OFFICES + MAX_CITIES  # + city: additional offices, left of all others (T24)
CONTROL = EXTRAS + MAX_CITIES  # + city: 1 + seat in control, or 0
LAID = CONTROL + MAX_CITIES  # tributes and blocks on routes (T52), see laid.py; the first is 0 when there are none
LAID_ROOM = sum(MARKER_KINDS[kind].promotional for kind in LAID_KINDS)
STACK = LAID + LAID_ROOM

FRAME = 6
A, B, C, D = -6, -5, -4, -3  # the facts of the top frame
SEAT, KIND = -2, -1

# Kinds of frames: draws first.
DRAW_START, DRAW_TAVERN, DRAW_MISSION, DRAW_FAVOUR, DRAW_MARKER = range(5)
FIRST_DECISION = 5
(
    SET_PAWN,
    TURN,
    PAY,  # A pieces, B route, C displaced piece, or 0 when a block is paid (T52)
    ANSWER,  # A route, B 1 + kind still to be placed (or `answer.OPEN`), C further pieces, D 1 + kind of own in hand
    HIRE,
    MOVE,  # A lifts left, B whose pieces, C and D own traders and merchants that came home from an open country
    EXCHANGING,
    REMOVING,  # A removals left
    CREATE,  # A route, B 1 + kind of the marker just taken
    GREEN,
    DEVELOPING,
    FROM_ROUTE,  # A pieces left, B traders, C merchants
    ABROAD,  # A pieces left, D 1 + kind of an own piece in hand
    FLIP,  # A tile, B markers still to turn
    PLACE_MARKER,
    ENDED,
    PAYING_TRIBUTE,  # A city
    PERMANENT,  # A route, B traders and C merchants of it still out of stock: what follows when tributes are paid
) = range(FIRST_DECISION, 23)
FRAME_NAMES = (
    "draw-start",
    "draw-tavern",
    "draw-mission",
    "draw-favour",
    "draw-marker",
    "set-pawn",
    "turn",
    "pay",
    "answer",
    "hire",
    "move",
    "exchange",
    "remove",
    "create",
    "green-office",
    "develop",
    "from-route",
    "abroad",
    "flip",
    "place-marker",
    "ended",
    "tribute",
    "permanent",
)

LAYOUT = Layout(PLAYERS, OWNER, FIRST, SEAT, KIND, FIRST_DECISION, ENDED)

# Whose pieces a move may lift.
OWN, OTHERS, ANYONE = range(3)

# What the tracks show (T2); 99 stands for "all".
VALUES = ((1, 2, 2, 3, 4), (2, 3, 3, 4, 4, 5), (0, 1, 2, 3), (2, 3, 4, 5), (3, 5, 7, 99))
TOPS = tuple(len(values) - 1 for values in VALUES)
ACTION_VALUES, BOOK_VALUES = VALUES[1], VALUES[3]
SKILL_PIECES = (TRADER, TRADER, TRADER, MERCHANT, TRADER)
TRADERS, MERCHANTS = 26, 4  # one more trader counts prestige
END_PRESTIGE = 20

SEAT_OF = (-1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4)
KIND_OF = (-1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1)


def desk(seat: int) -> int:
    """Where a seat's desk starts."""
    return DESKS + DESK * seat


def piece(seat: int, kind: int) -> int:
    return 1 + 2 * seat + kind


_BLANK = tuple((0,) * (FRAME - 2 - facts) for facts in range(FRAME - 1))


def push(s: State, kind: int, seat: int, *facts: int) -> None:
    s += (*facts, *_BLANK[len(facts)], seat, kind)


def pop(s: State) -> None:
    del s[-FRAME:]


def nibbles(code: int) -> list[int]:
    """The pieces of a route (post 1 first) or of a city (rightmost first), up to the last one there is."""
    out = []
    while code:
        out.append(code & 15)
        code >>= 4
    return out


def count_nibbles(code: int) -> int:
    return (code.bit_length() + 3) // 4


def _without_promotion() -> Iterator[int]:
    """The cells of a game without promotional markers that say something, up to the stack."""
    new = [kind for kind, marker in enumerate(MARKER_KINDS) if marker.promotional]
    silent = {TABLE, PROMOTION, *range(LAID, STACK), *(BAG + kind for kind in new)}
    for seat in range(SEATS):
        silent |= {desk(seat) + TURNED, *(desk(seat) + cells + kind for cells in (UNUSED, SEEN) for kind in new)}
    return (cell for cell in range(STACK) if cell not in silent)


_plain = itemgetter(*_without_promotion())


def told(s: State) -> list[int]:
    """The numbers of a state that its fingerprint is made of.

    Without promotional markers they are those from before there were any, in links and choices of computer players.
    """
    return s[TABLE + 1 :] if s[PROMOTION] else [*_plain(s), *s[STACK:]]
