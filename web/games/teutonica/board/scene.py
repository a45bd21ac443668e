"""What a drawing is made from: where things lie, what a seat sees, who plays, what things are called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from web.draw.tappable import on_board, telling
from web.draw.writer import Markup, el
from web.games.teutonica.board.pieces import tradesman

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from hansa.teutonica.desk_view import Tradesman
    from hansa.teutonica.view import View
    from web.draw.players import Player
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
    marked: Collection[str] = ()
    """Cities that somebody wants to see at a glance."""

    def target(self, name: str, class_: str, *parts: str) -> Markup:
        """Something of the board that can be tapped."""
        mark = None if self.marks is None else self.marks.get(name, 0)
        return on_board(name, mark, self.label(name), *parts, class_=class_)

    def telling(self, do: str, value: str, label: str, *parts: str) -> Markup:
        """Something of the board that is no thing of the rules, and can be asked what it means."""
        return el("g", *parts) if self.marks is None else telling(do, value, label, *parts)

    def stands(self, name: str) -> str | None:
        """Where a piece stands, for those that move; in a picture nothing does."""
        return None if self.marks is None else name

    def man(self, man: Tradesman | None) -> Markup | None:
        """The drawing of a tradesman."""
        return tradesman(self.players[man.seat], man.kind) if man else None
