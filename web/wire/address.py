"""Addresses inside the page.

`#/`, `#/new`, `#/resume`, `#/game/<id>`, `#/rules/<game>/<number>`, `#/open/<a packed game>`.
"""

from __future__ import annotations

import re

HOME = "#/"
NEW = "#/new"
RESUME = "#/resume"
LEARN = "#/learn"
_GAME = re.compile(r"#/game/([0-9a-z]{1,40})")
_LEARN = re.compile(r"#/learn(?:/([a-z]+/\d{1,2}))?")
_RULES = re.compile(r"#/rules/(\w{1,20}(?:/\w{1,12})?)")
OPEN = "#/open/"
_AROUND = " .,;:!?'\")>]"  # what letters leave hanging at the end of a link


def game(game_id: str) -> str:
    """The address of a game."""
    return f"#/game/{game_id}"


def learn(game_name: str, number: int) -> str:
    """The address of a lesson."""
    return f"{LEARN}/{game_name}/{number}"


def rules(game_name: str, number: str = "") -> str:
    """The address of a game's rules, or of one of them."""
    return f"#/rules/{game_name}/{number}" if number else f"#/rules/{game_name}"


def link(packed: str) -> str:
    """The address that holds a whole game."""
    return OPEN + packed


def parse(route: str) -> tuple[str, str] | None:
    """The screen that an address means and what it shows there, or None when it means nothing."""
    if route in {"", "#", HOME}:
        return "home", ""
    if route in {NEW, RESUME}:
        return ("setup" if route == NEW else "resume"), ""
    if route.startswith(OPEN):
        return "open", route.removeprefix(OPEN).strip(_AROUND)
    for screen, pattern in (("table", _GAME), ("rules", _RULES), ("learn", _LEARN)):
        if found := pattern.fullmatch(route):
            return screen, found[1] or ""
    return None
