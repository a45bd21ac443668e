"""What several kinds of actions ask and do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.core.events import GameEnded
from hansa.teutonica.state import (
    ABROAD,
    ACTED,
    ANSWER,
    CREATE,
    DEVELOPING,
    DRAW_FAVOUR,
    DRAW_MARKER,
    DRAW_MISSION,
    DRAW_START,
    DRAW_TAVERN,
    ENDED,
    ENDING,
    EXCHANGING,
    FLIP,
    FROM_ROUTE,
    GREEN,
    HIRE,
    KIND,
    LEFT,
    MOVE,
    PAY,
    PAYING_TRIBUTE,
    PERMANENT,
    PLACE_MARKER,
    POSTS,
    REMOVING,
    SEAT,
    SET_PAWN,
    STAGE,
    STOCK_T,
    SUPPLY_T,
    TURN,
    TURNED,
    UNUSED,
    USED,
    C,
    State,
    desk,
    pop,
    push,
)

if TYPE_CHECKING:
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables

_WAITING = {
    DRAW_START: Refusal("T3", "setting-up"),
    DRAW_TAVERN: Refusal("T4", "setting-up"),
    DRAW_MISSION: Refusal("T38", "setting-up"),
    DRAW_FAVOUR: Refusal("T39", "setting-up"),
    DRAW_MARKER: Refusal("T26", "drawing"),
    SET_PAWN: Refusal("T35", "set-pawn-first"),
    TURN: Refusal("T5", "not-now"),
    PAY: Refusal("T9", "pay-first"),
    ANSWER: Refusal("T10", "answer-first"),
    HIRE: Refusal("T40", "hire-first"),
    MOVE: Refusal("T5", "finish-move-first"),
    EXCHANGING: Refusal("T25", "exchange-first"),
    REMOVING: Refusal("T25", "remove-first"),
    CREATE: Refusal("T17", "choose-outcome-first"),
    GREEN: Refusal("T44", "permanent-marker-first"),
    DEVELOPING: Refusal("T44", "permanent-marker-first"),
    FROM_ROUTE: Refusal("T44", "permanent-marker-first"),
    ABROAD: Refusal("T48", "permanent-marker-first"),
    FLIP: Refusal("T39", "turn-markers-first"),
    PLACE_MARKER: Refusal("T26", "place-markers-first"),
    ENDED: Refusal("T27", "game-over"),
    PAYING_TRIBUTE: Refusal("T52", "tribute-first"),
    PERMANENT: Refusal("T44", "permanent-marker-first"),
}
_BLOCK_FIRST = Refusal("T52", "pay-first")


def wrong_frame(s: State, *kinds: int) -> Refusal | None:
    """What has to be settled first, unless the decision is one of these."""
    if s[KIND] in kinds:
        return None
    return _BLOCK_FIRST if s[KIND] == PAY and not s[C] else _WAITING[s[KIND]]


def no_action(s: State) -> Refusal | None:
    """Why no action at all can be taken now."""
    if refusal := wrong_frame(s, TURN):
        return refusal
    return None if s[LEFT] else Refusal("T5", "no-actions-left")


def spend(s: State) -> None:
    """One action of this turn is used."""
    s[LEFT] -= 1
    s[STAGE] = ACTED


def turn_over(s: State, base: int, kind: int) -> None:
    """A marker of a desk is turned face down: it is used, and lies beside the desk (T23)."""
    s[base + UNUSED + kind] -= 1
    s[base + USED] += 1
    s[base + TURNED] += 1 << 4 * kind


def post_id(t: Tables, route: int, post: int) -> str:
    return f"{t.board.routes[route].id}.{post + 1}"


def at(s: State, route: int, post: int) -> int:
    """The piece on a post, or 0."""
    return s[POSTS + route] >> 4 * post & 15


def source(s: State, base: int) -> int:
    """T11: where further pieces come from: the stock, else the supply (as an offset), else -1 for the board."""
    if s[base + STOCK_T] or s[base + STOCK_T + 1]:
        return STOCK_T
    if s[base + SUPPLY_T] or s[base + SUPPLY_T + 1]:
        return SUPPLY_T
    return -1


def finish(s: State, emit: Emit | None) -> None:
    """Close the frame on top, and with it what was being done."""
    pop(s)
    finish_action(s, emit)


def finish_action(s: State, emit: Emit | None) -> None:
    """When that was the end of an action and a reason to end came up, the game is over (T27)."""
    if s[ENDING] and s[KIND] == TURN:
        from hansa.teutonica.scoring import winners  # noqa: PLC0415 - only the last action of a game needs it

        seat = s[SEAT]
        pop(s)
        push(s, ENDED, seat)
        if emit:
            emit(GameEnded(winners(s)))


def own_desk(s: State) -> int:
    """The desk of the seat that decides."""
    return desk(s[SEAT])
