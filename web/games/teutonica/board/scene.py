"""What a drawing is made from: where things lie, what a seat sees, who plays, what things are called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from web.draw.tappable import on_board
from web.games.teutonica.board.pieces import tradesman

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hansa.teutonica.desk_view import Tradesman
    from hansa.teutonica.view import View
    from web.draw.players import Player
    from web.draw.writer import Markup
    from web.games.teutonica.board.plan import Plan

Label = Callable[[str], str]
"""Gives the spoken name of a target."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture of the board."""

    plan: Plan
    view: View
    players: Sequence[Player]
    label: Label
    marks: Mapping[str, int] | None
    """None where the drawing is only a picture."""

    def target(self, name: str, class_: str, *parts: str) -> Markup:
        """Something of the board that can be tapped."""
        mark = None if self.marks is None else self.marks.get(name, 0)
        return on_board(name, mark, self.label(name), *parts, class_=class_)

    def stands(self, name: str) -> str | None:
        """Where a piece stands, for those that move; in a picture nothing does."""
        return None if self.marks is None else name

    def man(self, man: Tradesman | None) -> Markup | None:
        """The drawing of a tradesman."""
        return tradesman(self.players[man.seat], man.kind) if man else None
