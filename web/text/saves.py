"""Sentences about saved games and files."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import hansa
from hansa import IllegalAction, SetupError
from web.text import known, listed, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hansa import RecordError, Refusal
    from web.store.library import UnfitGame
    from web.store.save import Save

DAY = 86_400
MINUTE_MS, DAY_MS = 60_000, 1000 * DAY
FIRST = 946_684_800_000
"""The beginning of the year 2000; no game was saved before."""


def title_of(title: str, players: Sequence[str]) -> str:
    """What a game is called: its title, or who plays."""
    return title or listed(list(players))


def unfit_title(game: UnfitGame) -> str:
    """What a game is called that cannot be opened here: its own name, as far as it can be read."""
    if game.title or game.players:
        return title_of(game.title, game.players)
    return say("unfit.damaged" if game.damaged else "unfit.title")


def unfit_why(game: UnfitGame) -> str:
    """What is wrong with it."""
    key = f"unfit.why.{game.reason}"
    return say(key if known(key) else "unfit.why.facts")


def standing(save: Save) -> str:
    """How a saved game stands, in one line."""
    return turn_or_winners(save.players, save.seat, save.winners)


def turn_or_winners(names: Sequence[str], seat: int, winners: Sequence[int]) -> str:
    """Who is to move, or who won."""
    if seat == hansa.OVER:
        who = listed([names[winner] for winner in winners])
        return say("game.won", n=len(winners), who=who)
    return say("game.turn", who=names[seat])


def against(players: Sequence[str], levels: Sequence[str]) -> str:
    """The computers at the table, each with its level."""
    seats = zip(players, levels, strict=True)
    return listed([say("level.seat", who=who, level=say(f"level.{level}")) for who, level in seats if level])


def holds_secrets(save: Save) -> bool:
    """Whether its record tells what some at the table must not know yet: missions, dealt face down."""
    header = save.record[: save.record.find("\n\n")].split("\n")
    return save.seat != hansa.OVER and "option missions: on" in header


def when(then: int, now: int) -> str:
    """A moment as one would say it today; both in milliseconds.

    Where the clock was put back a game may have been played later than now: up to a day that is today, at no hour that
    could be told. Nothing is said of a moment that cannot be.
    """
    if not FIRST <= then <= now + DAY_MS:
        return ""
    if then > now + MINUTE_MS:
        return say("when.today.ahead")
    was, today = time.localtime(then / 1000), time.localtime(now / 1000)
    clock = say("when.clock", hour=f"{was.tm_hour:02}", minute=f"{was.tm_min:02}")
    days = round((_noon(today) - _noon(was)) / DAY)
    if days <= 0:
        return say("when.today", clock=clock)
    if days == 1:
        return say("when.yesterday", clock=clock)
    month = say(f"month.{was.tm_mon}")
    key = "when.date" if was.tm_year == today.tm_year else "when.year"
    return say(key, day=was.tm_mday, month=month, year=was.tm_year)


def _noon(moment: time.struct_time) -> float:
    """Noon of that day: days apart are whole even where the clocks were put forward or back between."""
    return time.mktime((moment.tm_year, moment.tm_mon, moment.tm_mday, 12, 0, 0, 0, 0, -1))


def record_trouble(error: RecordError, refused: Callable[[Refusal], str]) -> tuple[str, str]:
    """What is wrong with a record, and the rule behind it where there is one, in the game's words."""
    cause = error.__cause__
    refusal = cause.refusal if isinstance(cause, IllegalAction | SetupError) else None
    if isinstance(cause, IllegalAction) and refusal:
        return say("import.illegal", line=error.line), refused(refusal)
    key = f"import.{error.reason}"
    return say(key if known(key) else "import.bad-header", line=error.line), ""
