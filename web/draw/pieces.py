"""What pieces of every game need: a small picture of one, and the badge of a player."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from web.draw.players import KEPT, pattern
from web.draw.writer import Markup, el

if TYPE_CHECKING:
    from web.draw.players import Player


def picture(drawing: Markup, box: tuple[float, float, float, float], label: str | None = None) -> Markup:
    """A piece as a small picture for panels and sheets; box is x, y, width and height of what to show."""
    view = " ".join(f"{value:g}" for value in box)
    if label is None:
        return el("svg", drawing, class_="piece", viewBox=view, aria_hidden="true")
    return el("svg", drawing, class_="piece", viewBox=view, role="img", aria_label=label)


@lru_cache(maxsize=KEPT)
def shield(player: Player) -> Markup:
    """A player's badge around the origin, 40 units wide: colour, pattern and letter."""
    edge = "M-18-20h36v20c0 11-7 17-18 21-11-4-18-10-18-21z"
    return el(
        "g",
        el("path", d=edge, class_="awning"),
        el("path", d=edge, class_="awning-edge", fill=pattern(player.colour)),
        el("circle", r=12.5, cy=-2, class_="shield-field"),
        el("text", player.letter, y=5, class_="shield-letter"),
        class_=f"booth player-{player.colour}",
    )


def shield_picture(player: Player, label: str | None = None) -> Markup:
    return picture(shield(player), (-22, -22, 44, 46), label)
