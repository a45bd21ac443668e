"""The score sheet of Hansa."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.writer import Markup, el
from web.games.baltic import words
from web.table import score
from web.text import listed, say, sentences

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Outcome, Row, ScoreSheet
    from hansa.baltic.view import View
    from web.draw.players import Player


def booths_on_board(view: View, seat: int) -> int:
    """What decides a tie (H20)."""
    return sum(view.booths(city.id)[seat] for city in view.board.cities)


def sheet(
    sheets: Sequence[ScoreSheet],
    view: View,
    players: Sequence[Player],
    seats: Sequence[int],
    winners: Sequence[int] = (),
) -> Markup:
    """All rows for all players, and what decides a tie."""
    booths = [el("td", str(booths_on_board(view, seat))) for seat in seats]
    foot = el("tr", el("th", say("row.booths"), " · H20", scope="row"), *booths, class_="row-booths")

    def name(row: Row) -> score.Named:
        return score.Named(words.row(row.name), say(f"row.each.{row.name}"))

    return score.table(sheets, {seat: players[seat] for seat in seats}, winners, name, (foot,))


def verdict(outcome: Outcome, view: View, players: Sequence[Player]) -> tuple[str, str]:
    """Who won, and by what."""
    names = listed([players[seat].name for seat in outcome.winners])
    best = outcome.sheets[outcome.winners[0]].total
    level = [sheet.seat for sheet in outcome.sheets if sheet.total == best]
    by = say("score.by", points=words.points(best))
    if len(outcome.winners) > 1:
        return say("score.shared", who=names), sentences((by, say("score.tie.shared")))
    if len(level) > 1:
        booths = booths_on_board(view, outcome.winners[0])
        return say("score.wins", who=names), sentences((by, say("score.tie", booths=say("booths", n=booths))))
    return say("score.wins", who=names), by


def final(outcome: Outcome, view: View, players: Sequence[Player], seats: Sequence[int]) -> Markup:
    """The whole screen at the end of a game."""
    who, by = verdict(outcome, view, players)
    rows = sheet(outcome.sheets, view, players, seats, outcome.winners)
    return score.final(who, by, [players[seat] for seat in outcome.winners], rows)
