"""The piles: filling the warehouses at the start, replenishing them in play (H2, H3, H8, H9, H18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.baltic.actions import DRAWS, REPLENISH
from hansa.baltic.board import SPACE_CITY, SPACE_IDS
from hansa.baltic.events import Drawn, LastPileOpened, Replenished
from hansa.baltic.families.opening import begin_first_booths
from hansa.baltic.goods import KINDS
from hansa.baltic.state import (
    ACTIONS,
    BAG,
    DRAW_START,
    DRAWS_START,
    FILL,
    FRESH,
    LEFT,
    OPENED,
    OWNER,
    PHASE,
    PLACED,
    PLAYERS,
    SEAT,
    TALERS,
    WARES,
    State,
    pile_sizes,
    wrong_phase,
)
from hansa.core.errors import Refusal

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit

SPACES = len(SPACE_CITY)
FIFTH_PILE = (0, 0, *(pile_sizes(players)[-1] for players in (2, 3, 4)))


def empty_spaces(s: State) -> int:
    return s[WARES:].count(0)


def must(s: State) -> bool:
    """H9: with nothing left on the board there is no choice, as long as the piles hold something."""
    return bool(s[FRESH] and s[LEFT] and empty_spaces(s) == SPACES)


def options(s: State, out: list[Action]) -> None:
    if s[FRESH] and s[LEFT] and s[TALERS + s[SEAT]] and 0 in s[WARES:]:
        out.append(REPLENISH)


def refuse(s: State, _action: Action) -> Refusal | None:
    if refusal := wrong_phase(s, ACTIONS):
        return refusal
    if not s[FRESH]:
        return Refusal("H8", "replenish-comes-first")
    if not s[LEFT]:
        return Refusal("H9", "piles-empty")
    if not empty_spaces(s):
        return Refusal("H8", "no-empty-space")
    if not s[TALERS + s[SEAT]]:
        return Refusal("H8", "no-taler")
    return None


def apply(s: State, _action: Action, emit: Emit | None) -> None:
    s[TALERS + s[SEAT]] -= 1
    s[FRESH] = 0
    s[PHASE] = FILL
    if emit:
        emit(Replenished(s[SEAT]))


def draws(s: State) -> list[tuple[Action, int]]:
    return [(DRAWS[kind], count) for kind, count in enumerate(s[BAG:WARES]) if count]


def refuse_draw(s: State, action: Action) -> Refusal | None:
    (kind,) = action.args
    if refusal := wrong_phase(s, FILL):
        return refusal
    return None if s[BAG + kind] else Refusal("H1", "all-out", {"good": str(KINDS[kind])})


def draw(s: State, action: Action, emit: Emit | None) -> None:
    """One marker on the next empty space, in number order."""
    (kind,) = action.args
    space = s.index(0, WARES)
    s[space] = kind + 1
    s[BAG + kind] -= 1
    if emit:
        emit(Drawn(SPACE_IDS[space - WARES], KINDS[kind]))
    setting_up = not s[PLACED]
    if not setting_up:
        _take_from_pile(s, emit)
    if 0 not in s[WARES:] or not (setting_up or s[LEFT]):
        _filled(s)


def _take_from_pile(s: State, emit: Emit | None) -> None:
    if s[LEFT] <= FIFTH_PILE[s[PLAYERS]] and not s[OPENED]:
        s[OPENED] = s[OWNER] + 1
        if emit:
            emit(LastPileOpened(s[OWNER]))
    s[LEFT] -= 1


def _filled(s: State) -> None:
    if s[PLACED]:
        s[PHASE] = ACTIONS
    elif s[DRAWS_START]:
        s[PHASE] = DRAW_START
    else:
        begin_first_booths(s)
