"""Computer opponents: the levels of each game, and the protocol for your own.

>>> import hansa, hansa.ai
>>> match = hansa.new(hansa.Setup("hansa", ("Anna", "Bo"), {"start": "1"}, seed="doc"))
>>> player = hansa.ai.player("hansa", "journeyman")
>>> action = player.choose(match.game, match.game.view(match.state, 0), hansa.ai.Budget())
>>> action in match.legal_actions
True

A player is anything with a name and the two methods of `Player`. It is handed the rules of the game (`hansa.Game`),
what its seat may see (`game.view`) and a budget. `game.determinize(view, rng)` makes a state of the view that could be
the real one; on it `game.legal_actions`, `game.after` and `game.score` work as usual. A player that inherits from
`Thinker` writes `think` only; one that does not think in slices yields nothing before it returns its `Decision`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hansa.ai.player import Budget, Decision, Player, Thinker, finish
from hansa.ai.reasons import Reason
from hansa.levels import LEVELS, room

__all__ = ["LEVELS", "Budget", "Decision", "Player", "Reason", "Thinker", "finish", "player", "read_level"]


def player(game_id: str, level: str) -> Player:
    """The opponent of a level; ValueError for a game or level there is none of."""
    try:
        found: Player = _players(game_id).PLAYERS[level]
    except (KeyError, ModuleNotFoundError):
        raise ValueError(f"no opponent {level!r} for the game {game_id!r}") from None
    return found


def read_level(game_id: str, name: str, text: str) -> Player:
    """The opponent that a level file describes (`hansa/ai/*/weights/*.toml`); ValueError for what is none."""
    try:
        found: Player = _players(game_id).read_level(name, text)
    except (KeyError, TypeError, ModuleNotFoundError) as error:
        raise ValueError(f"{name} is no level of the game {game_id!r}: {error}") from None
    return found


def _players(game_id: str) -> Any:  # noqa: ANN401 - a module with PLAYERS and read_level
    return import_module(f"{__name__}.{room(game_id)}.levels")
