"""How the people at a table are shown: a colour, its pattern, and a letter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.players import Player
from web.draw.writer import Markup, el
from web.text import opponents

if TYPE_CHECKING:
    from collections.abc import Sequence


def players(
    names: Sequence[str], palette: Sequence[str], levels: Sequence[str] = (), colours: Sequence[str] = ()
) -> tuple[Player, ...]:
    """Everybody in seat order, in colours of the game.

    Where two names begin alike, the numbers of the seats stand for the letters.
    """
    told = [level and opponents.level(level) for level in levels or [""] * len(names)]
    initials = [_initial(name, seat) for seat, name in enumerate(names)]
    letters = [initial if initials.count(initial) == 1 else str(seat + 1) for seat, initial in enumerate(initials)]
    return tuple(
        Player(colour, letter, name, level)
        for colour, letter, name, level in zip(fitting(colours, palette, len(names)), letters, names, told, strict=True)
    )


def seat_label(player: Player) -> Markup:
    """The name, and below it the level of a computer."""
    level = el("span", player.level, class_="level") if player.level else ""
    return el("span", el("span", player.name, class_="name"), level, class_="sitter")


def fitting(wished: Sequence[str], palette: Sequence[str], count: int) -> list[str]:
    """A colour for each seat: the wished one if the game has it and nobody before took it, else that of the seat.

    Where that one is wished elsewhere, the first that is left over.
    """
    given = [""] * count
    for seat, colour in enumerate(wished[:count]):
        if colour in palette and colour not in given:
            given[seat] = colour
    for seat in range(count):
        if not given[seat]:
            left = [colour for colour in palette if colour not in given]
            given[seat] = palette[seat] if palette[seat] in left else left[0]
    return given


def another(given: Sequence[str], palette: Sequence[str], seat: int) -> list[str]:
    """The same colours with the next one at a seat; whoever has it changes with that seat."""
    old = given[seat]
    new = palette[(palette.index(old) + 1) % len(palette)]
    change = {old: new, new: old}
    return [change.get(colour, colour) for colour in given]


def _initial(name: str, seat: int) -> str:
    return next((char.upper()[0] for char in name if char.isalnum()), str(seat + 1))


def from_seat(first: int, count: int) -> list[int]:
    """The seats clockwise, beginning with one of them."""
    return [(first + step) % count for step in range(count)]
