"""One action a visit (H10)."""

from __future__ import annotations

from hansa.baltic.board import BOARD
from hansa.baltic.state import ACTED, ACTIONS, SHIP, State, wrong_phase
from hansa.core.errors import Refusal


def refuse_visit(s: State) -> Refusal | None:
    """Why no action at all can be done where the ship lies."""
    if refusal := wrong_phase(s, ACTIONS):
        return refusal
    return Refusal("H10", "acted-here", {"city": BOARD.cities[s[SHIP]].id}) if s[ACTED] else None
