"""Addresses inside the page: `#/`, `#/new`, `#/game/<id>`."""

from __future__ import annotations

import re

HOME = "#/"
NEW = "#/new"
_GAME = re.compile(r"#/game/([0-9a-z]{1,40})")


def game(game_id: str) -> str:
    """The address of a game."""
    return f"#/game/{game_id}"


def parse(route: str) -> tuple[str, str] | None:
    """The screen and the game that an address means, or None when it means nothing."""
    if route in {"", "#", HOME}:
        return "home", ""
    if route == NEW:
        return "setup", ""
    found = _GAME.fullmatch(route)
    return ("table", found[1]) if found else None
