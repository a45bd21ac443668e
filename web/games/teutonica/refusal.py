"""Why a tap does nothing: of all that a thing could stand for, what the tap most likely meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa import NotationError
from hansa.teutonica.targets import meant
from web.games.teutonica.foresight import refused

if TYPE_CHECKING:
    from hansa import Refusal
    from web.games.teutonica.foresight import Now


def why_not(moment: Now, target: str) -> Refusal | None:
    """The rule that forbids what was meant, or None when the rules say nothing about it."""
    try:
        if action := meant(moment.state, target, moment.chosen):
            return refused(moment.game, moment.state, action)
        return moment.game.why_not(moment.state, target)
    except NotationError:
        return None
