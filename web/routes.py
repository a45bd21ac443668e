"""Addresses inside the page: `#/`, `#/new`, `#/game/<id>`, `#/rules/<game>/<number>`."""

from __future__ import annotations

import re

HOME = "#/"
NEW = "#/new"
_GAME = re.compile(r"#/game/([0-9a-z]{1,40})")
_RULES = re.compile(r"#/rules/([a-z]+(?:/[HT]\d{1,2})?)")


def game(game_id: str) -> str:
    """The address of a game."""
    return f"#/game/{game_id}"


def rules(game_name: str, number: str = "") -> str:
    """The address of a game's rules, or of one of them."""
    return f"#/rules/{game_name}/{number}" if number else f"#/rules/{game_name}"


def parse(route: str) -> tuple[str, str] | None:
    """The screen that an address means and what it shows there, or None when it means nothing."""
    if route in {"", "#", HOME}:
        return "home", ""
    if route == NEW:
        return "setup", ""
    for screen, pattern in (("table", _GAME), ("rules", _RULES)):
        if found := pattern.fullmatch(route):
            return screen, found[1]
    return None
