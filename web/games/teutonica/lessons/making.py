"""How the lessons of Hansa Teutonica are made, on the board for three if nothing else is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa import Setup
from web.play.lesson import Lesson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.play.lesson import Step

PLAYERS = ("Anna", "Bo", "Cleo")
OPTIONS = {"board": "hanseatic-2-3", "edition": "big-box", "start": "1"}

TAVERNS = """\
~ tavern move-three osnabrueck-bremen, ~ tavern additional-office lueneburg-perleberg,
~ tavern exchange hildesheim-goslar
"""


def lesson(
    number: int,
    moves: str,
    *steps: Step,
    group: str = "game",
    seed: str = "lesson",
    players: Sequence[str] = PLAYERS,
    **options: str,
) -> Lesson:
    """A lesson; options of the set-up that differ from the usual ones are named."""
    setup = Setup("teutonica", tuple(players), {**OPTIONS, **options}, seed)
    return Lesson("teutonica", number, setup, moves, steps, group)
