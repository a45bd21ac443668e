"""Playing the lines of a record on a state of the rules, whatever the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hansa.core.errors import IllegalAction

if TYPE_CHECKING:
    from hansa.core.events import Event
    from hansa.core.game import Game


def legal(game: Game[Any, Any], state: Any) -> list[str]:
    return [str(action) for action in game.legal_actions(state)]


def play(game: Game[Any, Any], state: Any, *lines: str) -> list[Event]:
    """Play lines that must be legal, in place; what happened comes back."""
    events: list[Event] = []
    for line in lines:
        game.advance(state, game.parse(state, line), events.append)
    return events


def refusal(game: Game[Any, Any], state: Any, line: str) -> str:
    """The rule and the reason that forbid a line, or nothing for a legal one."""
    try:
        game.parse(state, line)
    except IllegalAction as error:
        return f"{error.rule} {error.refusal.reason}"
    return ""
