"""What a drawing is made from: where things lie, what a seat sees, who plays, what things are called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from web.games.teutonica.board.pieces import tradesman

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.teutonica.desk_view import Tradesman
    from hansa.teutonica.view import View
    from web.draw.players import Player
    from web.draw.writer import Markup
    from web.games.teutonica.board.plan import Plan

Label = Callable[[str], str]
"""Gives the spoken name of a target."""


def target(name: str, spoken: str, class_: str) -> dict[str, str]:
    """The attributes of a group that stands for a target of the rules."""
    return {"data_id": name, "class_": f"target {class_}", "role": "button", "aria_label": spoken}


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture of the board."""

    plan: Plan
    view: View
    players: Sequence[Player]
    label: Label

    def target(self, name: str, class_: str) -> dict[str, str]:
        """The attributes of a group to be tapped."""
        return target(name, self.label(name), class_)

    def man(self, man: Tradesman | None) -> Markup | None:
        """The drawing of a tradesman."""
        return tradesman(self.players[man.seat], man.kind) if man else None
