"""The tournaments of docs/opponents.md, so that one command plays them all: scripts/arena --standard --save FILE."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from hansa.levels import LEVELS
from scripts.strength.arena import HEADER

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

REPORT = Path(__file__).parents[2] / "docs" / "opponents.md"
_PLACE = re.compile(r"(?<=<!-- arena -->\n).*(?=<!-- /arena -->)", re.DOTALL)

NEIGHBOURS = f"{' '.join(LEVELS)} --neighbours --games 200"
MASTERY = "journeyman master --games 100"
TEUTONICA = "--game teutonica --option board"
LEAGUE = f"{TEUTONICA}=hanseatic-4-5"

_SEATS = {2: "AB", 3: "ABB", 4: "ABAB", 5: "ABABB"}

_OTHERS = (
    ("2–3 board", "hanseatic-2-3", 2, " --option edition=2009"),
    ("2–3 board", "hanseatic-2-3", 3, ""),
    ("4–5 board", "hanseatic-4-5", 5, ""),
    ("Eastern", "eastern", 3, ""),
    ("Eastern", "eastern", 4, ""),
    ("Eastern", "eastern", 5, ""),
    ("Britannia", "britannia-3", 3, ""),
    ("Britannia", "britannia-4-5", 4, ""),
    ("Britannia", "britannia-4-5", 5, ""),
)

STANDARD: tuple[tuple[str, str], ...] = (
    ("Hansa Teutonica, 4–5 board, two seats each", f"{NEIGHBOURS} --line-up ABAB {LEAGUE}"),
    ("Hansa, two players", NEIGHBOURS),
    ("Hansa Teutonica, one against three", f"apprentice master --games 100 --line-up ABBB {LEAGUE}"),
    ("Hansa, one against three", "apprentice master --games 100 --line-up ABBB"),
    ("Hansa Teutonica, equal time with plain UCT", f"uct master --games 12 --line-up ABAB --seconds 0.05 {LEAGUE}"),
    ("Hansa, equal time with plain UCT", "uct master --games 20 --seconds 0.2"),
    ("Hansa Teutonica, twice the nodes", f"master@5000 master@10000 --games 40 --line-up ABAB {LEAGUE}"),
    ("Hansa, twice the nodes", "master@2000 master@4000 --games 60"),
    ("Hansa, three players", f"{MASTERY} --line-up ABB"),
    ("Hansa, four players", f"{MASTERY} --line-up ABAB"),
    ("Hansa, four players, bonuses", f"{MASTERY} --line-up ABAB --option bonuses=on"),
    *(
        (f"Hansa Teutonica, {name}, {count} players", f"{MASTERY} --line-up {_SEATS[count]} {TEUTONICA}={board}{more}")
        for name, board, count, more in _OTHERS
    ),
)
"""A title and what scripts/arena is called with, what matters most first."""


def report(text: str, found: Mapping[str, Sequence[str]]) -> str:
    """The page with one table of what was played, and under it the command of each tournament."""
    head, rule = HEADER
    rows = [f"| {title} {row}" for title, played in found.items() for row in played]
    commands = [f"- {title}: `scripts/arena {line}`" for title, line in STANDARD if found[title]]
    lines = [f"| tournament {head}", f"|---{rule}", *rows, "", *commands, ""]
    return _PLACE.sub(lambda _: "\n".join(lines), text)


def write(found: Mapping[str, Sequence[str]]) -> None:
    """Put what was played into the docs."""
    REPORT.write_text(report(REPORT.read_text(encoding="utf-8"), found), encoding="utf-8")
