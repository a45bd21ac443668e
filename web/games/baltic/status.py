"""What stands above the board of Hansa: how near the end is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.writer import Markup
from web.table.frame import ending
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.baltic.view import View
    from web.draw.players import Player


def last_round(view: View, players: Sequence[Player]) -> Markup:
    """H18: once the fifth pile is open, everybody must see that the round is the last."""
    if view.last_pile_opened_by is None or view.ended:
        return Markup()
    last = (view.start_player - 1) % view.players
    return ending(say("last-round.now") if view.turn == last else say("last-round", who=players[last].name))
