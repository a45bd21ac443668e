"""How the people at a table are shown: a colour, its pattern, and a letter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.players import Player

if TYPE_CHECKING:
    from collections.abc import Sequence

SEAT_COLOURS = {
    "hansa": ("purple", "yellow", "gray", "white"),
    "teutonica": ("blue", "red", "green", "yellow", "purple"),
}
"""By game and seat; in Hansa goods are red, blue, green, orange, pink and brown."""


def players(names: Sequence[str], game: str = "hansa") -> tuple[Player, ...]:
    """Everybody in seat order. Where two names begin alike, the numbers of the seats stand for the letters."""
    initials = [_initial(name, seat) for seat, name in enumerate(names)]
    letters = [initial if initials.count(initial) == 1 else str(seat + 1) for seat, initial in enumerate(initials)]
    return tuple(
        Player(colour, letter, name) for colour, letter, name in zip(SEAT_COLOURS[game], letters, names, strict=False)
    )


def _initial(name: str, seat: int) -> str:
    return next((char.upper()[0] for char in name if char.isalnum()), str(seat + 1))


def from_seat(first: int, count: int) -> list[int]:
    """The seats clockwise, beginning with one of them."""
    return [(first + step) % count for step in range(count)]
