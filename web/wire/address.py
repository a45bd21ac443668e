"""Addresses inside the page.

`#/`, `#/new`, `#/resume`, `#/game/<id>`, `#/rules/<game>/<number>`, `#/hints/<game>`,
`#/summary/<game>/<players>,<option>=<choice>,…`, `#/open/<a packed game>`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


class Place(NamedTuple):
    """An address that begins with `#/` and a word: the screen it leads to, and what may follow the word.

    `early` is what stands on the static page until Python is there; nothing where only a wait can be shown.
    """

    screen: str
    rest: str = ""
    early: str = ""


PLACES = {
    "new": Place("setup", early="new"),
    "resume": Place("resume", early="game"),
    "game": Place("table", "/([0-9a-z]{1,40})", early="game"),
    "learn": Place("learn", r"(?:/([a-z]+/\d{1,2}))?"),
    "summary": Place("summary", r"/(\w{1,20}(?:/[\w.,=-]{1,200})?)"),
    "hints": Place("hints", r"/(\w{1,20})"),
    "rules": Place("rules", r"/(\w{1,20}(?:/\w{1,12})?)"),
    "open": Place("open", r"/([\s\S]*)"),
}
"""By their word; the build tells web/page/recorder.js of them."""

HOME = "#/"
NEW = "#/new"
RESUME = "#/resume"
LEARN = "#/learn"
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


def summary(game_name: str, players: int = 0, options: Mapping[str, str] | None = None) -> str:
    """The address of a game's card, as it is for so many players with these options."""
    told = [str(players)] if players else []
    told += [f"{key}={value}" for key, value in (options or {}).items() if key != "start"]
    return f"#/summary/{game_name}" + (f"/{','.join(told)}" if told else "")


def hints(game_name: str) -> str:
    """The address of a game's hints."""
    return f"#/hints/{game_name}"


def read_setup(told: str) -> tuple[int, dict[str, str]]:
    """How many players, and which options, such an address tells."""
    players, *options = told.split(",")
    pairs = (option.partition("=") for option in options)
    return int(players) if len(players) == 1 and players.isdecimal() else 0, {key: value for key, _, value in pairs}


def link(packed: str) -> str:
    """The address that holds a whole game."""
    return OPEN + packed


def parse(route: str) -> tuple[str, str] | None:
    """The screen that an address means and what it shows there, or None when it means nothing."""
    if route in {"", "#", HOME}:
        return "home", ""
    for word, place in PLACES.items():
        if found := re.fullmatch(f"#/{word}{place.rest}", route):
            return place.screen, (found[1] or "").strip(_AROUND) if place.rest else ""
    return None


def early() -> str:
    """The words of all addresses, each with what is shown meanwhile: `new:new game:game rules:`."""
    return " ".join(f"{word}:{place.early}" for word, place in PLACES.items())
