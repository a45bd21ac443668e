"""The yardstick: plain UCT with truncated random playouts, knowing nothing of a game but its rules and score."""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import TYPE_CHECKING, Any

from hansa import CHANCE, OVER, Action, Game, draw
from hansa.ai import Decision, Thinker

if TYPE_CHECKING:
    from collections.abc import Generator

    from hansa.ai import Budget

EXPLORE = 0.7
PLAYOUT = 40
"""Random steps before the score is read."""

SCALE = 20.0
"""So many points ahead are taken for a sure win."""


class _Node:
    __slots__ = ("children", "value", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, _Node] = {}
        self.value = [0.0] * 5
        self.visits = 0


class Uct(Thinker):
    """UCT over determinized states; draws are sampled anew in every iteration."""

    name = "uct"
    iterations = 400

    def think(self, game: Game[Any, Any], view: Any, budget: Budget) -> Generator[int, None, Decision]:  # noqa: ANN401 - see Player
        """As many iterations as the budget allows."""
        rng = Random(0)  # noqa: S311 - no secrets
        state = game.determinize(view, rng)
        legal = list(game.legal_actions(state))
        root = _Node()
        deadline = budget.clock() + budget.seconds if budget.clock and budget.seconds is not None else None
        limit = budget.nodes or (10**9 if deadline is not None else self.iterations)
        count = 0
        while len(legal) > 1 and count < limit:
            if deadline is not None and budget.clock and budget.clock() >= deadline:
                break
            _iterate(game, game.determinize(view, rng), root, rng)
            count += 1
            yield count
        best = max(legal, key=lambda action: root.children[action].visits if action in root.children else 0)
        return Decision(best, (best,))


def _iterate(game: Game[Any, Any], state: Any, root: _Node, rng: Random) -> None:  # noqa: ANN401 - any game's state
    node, path = root, [root]
    while True:
        actor = game.to_act(state)
        if actor == CHANCE:
            game.advance(state, draw(game.chances(state), rng))
            continue
        if actor == OVER:
            break
        legal = game.legal_actions(state)
        untried = [action for action in legal if action not in node.children]
        if untried:
            action = untried[int(rng.random() * len(untried))]
            child = node.children[action] = _Node()
            game.advance(state, action)
            path.append(child)
            break
        action = max(legal, key=lambda each, at=node, who=actor: _bound(at, at.children[each], who))  # type: ignore[misc]
        node = node.children[action]
        game.advance(state, action)
        path.append(node)
    values = _playout(game, state, rng)
    for visited in path:
        visited.visits += 1
        for seat, value in enumerate(values):
            visited.value[seat] += value


def _bound(parent: _Node, child: _Node, seat: int) -> float:
    return child.value[seat] / child.visits + EXPLORE * sqrt(log(parent.visits) / child.visits)


def _playout(game: Game[Any, Any], state: Any, rng: Random) -> list[float]:  # noqa: ANN401 - any game's state
    for _ in range(PLAYOUT):
        actor = game.to_act(state)
        if actor == OVER:
            break
        if actor == CHANCE:
            game.advance(state, draw(game.chances(state), rng))
        else:
            legal = game.legal_actions(state)
            game.advance(state, legal[int(rng.random() * len(legal))])
    points = [sheet.total for sheet in game.score(state)]
    return [
        min(1.0, max(0.0, 0.5 + (mine - max(points[:seat] + points[seat + 1 :])) / (2 * SCALE)))
        for seat, mine in enumerate(points)
    ]
