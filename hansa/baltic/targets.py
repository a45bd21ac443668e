"""The things on the table that stand for an action: `city:danzig`, `space:riga.1`, `hand:red2`, `do:end`."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hansa.baltic.actions import BUILDS, BUYS, CATALOGUE, DISCARDS, LOSES, SAILS
from hansa.baltic.actions import FIRST_BOOTHS as PLACINGS
from hansa.baltic.board import BOARD, CITY_INDEX, CITY_SPACES, SPACE_CITY, SPACE_IDS
from hansa.baltic.goods import COLOURS, KINDS
from hansa.baltic.state import ACTIONS, FIRST_BOOTHS, LOSS, PHASE, SHIP, TAXES, WARES, State, wrong_phase
from hansa.baltic.turn import refuse
from hansa.core.errors import NotationError, Refusal

if TYPE_CHECKING:
    from hansa.core.action import Action

_KIND_INDEX = {str(good): kind for kind, good in enumerate(KINDS)}
_SPACE_INDEX = {space_id: space for space, space_id in enumerate(SPACE_IDS)}


def targets(s: State, action: Action) -> tuple[str, ...]:
    """The button of its kind first, then the things to tap."""
    button = f"do:{action.family}"
    match action.family:
        case "booths" | "sail":
            return button, f"city:{BOARD.cities[action.args[0]].id}"
        case "buy":
            spaces = (space for space in CITY_SPACES[s[SHIP]] if s[WARES + space] == action.args[0] + 1)
            return button, *(f"space:{SPACE_IDS[space]}" for space in spaces)
        case "build" | "lose" | "discard":
            return button, f"hand:{KINDS[action.args[0]]}"
        case "sell":
            return button, f"sell:{COLOURS[action.args[0]]}"
        case _:
            return (button,)


def _candidates(s: State, target: str) -> list[Action]:
    """Every action, legal or not, that this target could stand for in the present phase."""
    kind, _, name = target.partition(":")
    if kind == "do":
        return [action for action in CATALOGUE if action.family == name]
    if kind == "city" and name in CITY_INDEX:
        return [(PLACINGS if s[PHASE] == FIRST_BOOTHS else SAILS)[CITY_INDEX[name]]]
    if kind == "hand" and name in _KIND_INDEX:
        return [{LOSS: LOSES, TAXES: DISCARDS}.get(s[PHASE], BUILDS)[_KIND_INDEX[name]]]
    if kind == "sell" and name in COLOURS:
        return [action for action in CATALOGUE if action.family == "sell" and COLOURS[action.args[0]] == name]
    raise NotationError(f"no such target: {target}")


def why_not(s: State, target: str) -> Refusal | None:
    """The rule that keeps a target from being of any use now, or None when it is of use."""
    kind, _, name = target.partition(":")
    if kind == "space" and name in _SPACE_INDEX:
        return _why_not_buy(s, _SPACE_INDEX[name])
    refusals: list[Refusal] = []
    for action in _candidates(s, target):
        refusal = refuse(s, action)
        if refusal is None:
            return None
        refusals.append(refusal)
    if not refusals:
        raise NotationError(f"no such target: {target}")
    return _in_common(refusals)


_NOT_AT_HAND = {"not-here", "no-such-marker", "not-yours"}
"""Reasons that only say that a button could have meant something else."""


def _in_common(refusals: list[Refusal]) -> Refusal:
    """What most of the candidates at hand are refused for, with those facts that hold for all of these."""
    refusals = [refusal for refusal in refusals if refusal.reason not in _NOT_AT_HAND] or refusals
    ((rule, reason), _), *_ = Counter((refusal.rule, refusal.reason) for refusal in refusals).most_common(1)
    alike = [refusal.facts for refusal in refusals if (refusal.rule, refusal.reason) == (rule, reason)]
    facts = {key: value for key, value in alike[0].items() if all(other.get(key) == value for other in alike)}
    return Refusal(rule, reason, facts)


def _why_not_buy(s: State, space: int) -> Refusal | None:
    cell, here = s[WARES + space], SPACE_CITY[space] == s[SHIP]
    if cell and here:
        return refuse(s, BUYS[cell - 1])
    if refusal := wrong_phase(s, ACTIONS):
        return refusal
    if here:
        return Refusal("H12", "empty-space")
    places = {"city": BOARD.cities[SPACE_CITY[space]].id, "ship": BOARD.cities[s[SHIP]].id}
    return Refusal("H10", "ship-elsewhere", places)
