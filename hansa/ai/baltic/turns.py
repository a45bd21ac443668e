"""All ways to play a turn: every distinct position in which the turn can be handed on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hansa.ai.baltic.facts import (
    ACTED,
    ACTIONS,
    ENDED,
    FRESH,
    HANDS,
    HEAP_ROOM,
    LOSS,
    ONE_MORE,
    OWNER,
    PHASE,
    SEAT,
    SHIP,
    SIZES,
    State,
)

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from hansa.ai.baltic.evaluation import Evaluation
    from hansa.ai.player import Meter
    from hansa.core.action import Action
    from hansa.core.game import Game

NOWHERE = -1


class Turn:
    """One way to play the rest of a turn: the position after it, its worth, and the actions that lead there."""

    __slots__ = ("_at", "_tree", "foreseen", "idle", "state", "static", "value")

    def __init__(self, state: State, value: float, tree: list[tuple[int, Action]], at: int) -> None:
        self.state = state
        self.static = self.value = value  # by the evaluation alone; and as the player judges it in the end
        self.foreseen = False  # whether the value has what follows in it
        self.idle = 0.0  # what it costs to do nothing when nobody does anything
        self._tree = tree
        self._at = at

    @property
    def line(self) -> tuple[Action, ...]:
        actions: list[Action] = []
        at = self._at
        while at >= 0:
            at, action = self._tree[at]
            actions.append(action)
        return tuple(reversed(actions))


def turns(
    game: Game[State, Any], root: State, evaluation: Evaluation, meter: Meter, nodes: int
) -> Generator[int, None, list[Turn]]:
    """Every turn found within so many nodes, best first for the seat whose turn it is.

    Replenishing is no part of it: what it brings is not known. Others' losses are settled as they would like best.
    """
    owner = root[OWNER]
    seen = {bytes(root)}
    tree: list[tuple[int, Action]] = []
    found: list[Turn] = []
    queue: list[tuple[State, int]] = [(root, -1)]
    stop = min(meter.nodes + nodes, max(meter.limit, meter.nodes + 1))
    after, value = game.after, evaluation.value
    late = False
    for state, at in queue:
        if found and (late or meter.nodes >= stop):
            break
        for action in sensible(game, state):
            if meter.due():
                yield meter.nodes
                if late := meter.late and bool(found):
                    break
            child = after(state, action)
            while child[PHASE] == LOSS:
                child = after(child, least_loss(game, child))
            key = bytes(child)
            if key in seen:
                continue
            seen.add(key)
            tree.append((at, action))
            meter.nodes += 1
            if child[OWNER] != owner or child[PHASE] == ENDED:
                found.append(Turn(child, value(child, owner), tree, len(tree) - 1))
            else:
                queue.append((child, len(tree) - 1))
    found.sort(key=lambda turn: -turn.value)
    return found


def straight(found: Sequence[Turn], state: State) -> list[Turn]:
    """The turns without those that sail for nothing: on after the last deed, or in a circle (H11).

    Each of them is worse than the same turn without that voyage. Only a voyage already under way may have to end so.
    """
    under_way = state[PHASE] == ACTIONS and not state[ACTED] and not state[FRESH]
    calls = [NOWHERE, state[SHIP]] if under_way else [state[SHIP]]
    kept = [turn for turn in found if not _strays(turn.line, calls[:])]
    return kept if kept and (not under_way or found[0].static <= kept[0].static) else list(found)


def _strays(line: Sequence[Action], calls: list[int]) -> bool:
    """Whether a voyage that has come to some cities ends in no deed or comes to one of them again."""
    for action in line:
        if action.family == "sail":
            if action.args[0] in calls:
                return True
            calls.append(action.args[0])
        elif action.family in {"end", "discard"}:
            return len(calls) > 1
        else:
            del calls[:-1]
    return False


def sensible(game: Game[State, Any], state: State) -> list[Action]:
    """The legal actions worth a look: no replenishing, and of each colour to sell all or all but the least marker."""
    return [
        action
        for action in game.legal_actions(state)
        if action.family != "replenish" and (action.family != "sell" or _whole(state, *action.args))
    ]


def _whole(state: State, colour: int, part: int) -> bool:
    heap = state[HANDS + HEAP_ROOM * state[SEAT] + colour]
    return part == heap or part == heap - ONE_MORE[SIZES[heap][0]]


def least_loss(game: Game[State, Any], state: State) -> Action:
    """The loss of the fewest barrels (H15)."""
    losses: Sequence[Action] = game.legal_actions(state)
    return losses[0]
