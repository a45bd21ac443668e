"""The tournaments of docs/opponents.md, so that one command plays them all: scripts/arena --standard --save FILE."""

from __future__ import annotations

LEAGUE = "--game teutonica --option board=hanseatic-4-5"

STANDARD: tuple[tuple[str, str], ...] = (
    ("Hansa, two players", "apprentice journeyman merchant master --neighbours --games 200"),
    (
        "Hansa Teutonica, 4–5 board, two seats each",
        f"apprentice journeyman merchant master --neighbours --games 200 --line-up ABAB {LEAGUE}",
    ),
    ("Hansa, one against three", "apprentice master --games 100 --line-up ABBB"),
    ("Hansa Teutonica, one against three", f"apprentice master --games 100 --line-up ABBB {LEAGUE}"),
    ("Hansa, equal time with plain UCT", "uct master --games 100 --seconds 0.2"),
    ("Hansa Teutonica, equal time with plain UCT", f"uct master --games 100 --line-up ABAB --seconds 0.2 {LEAGUE}"),
    ("Hansa, three players", "journeyman master --games 100 --line-up ABB"),
    ("Hansa, four players", "journeyman master --games 100 --line-up ABAB"),
    ("Hansa, four players, bonuses", "journeyman master --games 100 --line-up ABAB --option bonuses=on"),
    (
        "Hansa Teutonica, 2–3 board, two players",
        "journeyman master --games 100 --game teutonica --option board=hanseatic-2-3 --option edition=2009",
    ),
    (
        "Hansa Teutonica, 2–3 board, three players",
        "journeyman master --games 100 --line-up ABB --game teutonica --option board=hanseatic-2-3",
    ),
    (
        "Hansa Teutonica, Eastern, four players",
        "journeyman master --games 100 --line-up ABAB --game teutonica --option board=eastern",
    ),
    (
        "Hansa Teutonica, Britannia, three players",
        "journeyman master --games 100 --line-up ABB --game teutonica --option board=britannia-3",
    ),
    (
        "Hansa Teutonica, Britannia, four players",
        "journeyman master --games 100 --line-up ABAB --game teutonica --option board=britannia-4-5",
    ),
)
"""A title and what scripts/arena is called with."""
