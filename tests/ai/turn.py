"""Letting a level play the rest of a turn, for tests that look at what it did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import hansa
import hansa.ai

if TYPE_CHECKING:
    from hansa.core.game import Game

ABOVE_APPRENTICE = hansa.ai.LEVELS[1:]


def played(game: Game[Any, Any], state: Any, level: str) -> list[str]:
    """What a level plays until its turn is over or somebody else or chance decides."""
    player = hansa.ai.player(game.id, level)
    state = game.copy(state)
    seat, turn = game.to_act(state), game.turn_of(state)
    lines: list[str] = []
    while game.to_act(state) == seat and game.turn_of(state) == turn:
        action = player.choose(game, game.view(state, seat), hansa.ai.Budget())
        game.advance(state, action)
        lines.append(str(action))
    return lines
