"""A bot of one's own, as small as it gets: it takes the step after which its score is best, for any game.

Let it play with `scripts/arena apprentice --player hansa.ai.example:Greedy`.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from hansa.ai.player import Decision, Thinker

if TYPE_CHECKING:
    from collections.abc import Generator

    from hansa.ai.player import Budget
    from hansa.core.game import Game


class Greedy(Thinker):
    """Looks one step ahead at the score sheet; of equal steps it takes any."""

    name = "greedy"

    def think(self, game: Game[Any, Any], view: Any, budget: Budget) -> Generator[int, None, Decision]:  # noqa: ANN401, ARG002 - see Player
        """Try every legal action on a state that fits the view."""
        state = game.determinize(view, Random(0))  # noqa: S311 - no secrets
        rng = Random(game.digest(state))  # noqa: S311 - no secrets
        seat, best, most = game.to_act(state), game.legal_actions(state)[0], -1e9
        for nodes, action in enumerate(game.legal_actions(state), 1):
            worth = game.score(game.after(state, action))[seat].total + rng.random()
            if worth > most:
                best, most = action, worth
            yield nodes
        return Decision(best, (best,))
