"""What may be done now, and doing it: the families put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.baltic.actions import END
from hansa.baltic.families import build, buy, opening, sail, sell, supply, taxes
from hansa.baltic.state import (
    ACTED,
    ACTIONS,
    DRAW_START,
    ENDED,
    FILL,
    FIRST_BOOTHS,
    FRESH,
    LEAVE_OUT,
    LOSS,
    PHASE,
    SALE,
    TAXES,
    State,
)
from hansa.core.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from hansa.core.action import Action
    from hansa.core.events import Emit

APPLY: dict[str, Callable[[State, Action, Emit | None], None]] = {
    "leave-out": opening.leave_out,
    "start": opening.draw_start,
    "draw": supply.draw,
    "booths": opening.apply,
    "replenish": supply.apply,
    "sail": sail.apply,
    "buy": buy.apply,
    "build": build.apply,
    "sell": sell.apply,
    "done": sell.done,
    "lose": sell.lose,
    "end": taxes.end,
    "discard": taxes.apply,
}

_REFUSE: dict[str, Callable[[State, Action], Refusal | None]] = {
    "leave-out": opening.refuse_colour,
    "start": opening.refuse_start,
    "draw": supply.refuse_draw,
    "booths": opening.refuse,
    "replenish": supply.refuse,
    "sail": sail.refuse,
    "buy": buy.refuse,
    "build": build.refuse,
    "sell": sell.refuse,
    "done": sell.refuse_done,
    "lose": sell.refuse_loss,
    "end": taxes.refuse_end,
    "discard": taxes.refuse,
}


def _actions(s: State, out: list[Action]) -> None:
    if s[FRESH]:
        supply.options(s, out)
        if out and supply.must(s):
            return
    sail.options(s, out)
    if not s[ACTED]:
        buy.options(s, out)
        build.options(s, out)
        sell.options(s, out)
    out.append(END)


_CHANCES: dict[int, Callable[[State], list[tuple[Action, int]]]] = {
    LEAVE_OUT: opening.colours,
    FILL: supply.draws,
    DRAW_START: opening.starts,
}


def _outcomes(s: State, out: list[Action]) -> None:
    out += [action for action, _ in chances(s)]


_OPTIONS: dict[int, Callable[[State, list[Action]], None]] = {
    LEAVE_OUT: _outcomes,
    FILL: _outcomes,
    DRAW_START: _outcomes,
    FIRST_BOOTHS: opening.options,
    ACTIONS: _actions,
    SALE: sell.options,
    LOSS: sell.losses,
    TAXES: taxes.options,
    ENDED: _outcomes,
}


def chances(s: State) -> list[tuple[Action, int]]:
    """The outcomes of the next draw with their weights; none when it is somebody's decision."""
    outcomes = _CHANCES.get(s[PHASE])
    return outcomes(s) if outcomes else []


def legal_actions(s: State) -> list[Action]:
    """All that may be played now: decisions, or the outcomes of a draw."""
    out: list[Action] = []
    _OPTIONS[s[PHASE]](s, out)
    return out


def refuse(s: State, action: Action) -> Refusal | None:
    """Which rule forbids an action now, or None for a legal one."""
    if s[PHASE] == ACTIONS and action.family != "replenish" and supply.must(s):
        return Refusal("H9", "must-replenish")
    return _REFUSE[action.family](s, action)
