"""The score sheet of Hansa Teutonica."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.writer import Markup, el, join
from web.games.teutonica import missions
from web.games.teutonica import words as text
from web.games.teutonica.row_sheet import opens
from web.games.teutonica.words import tell
from web.table import score
from web.text import listed, say, sentences

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Outcome, Row, ScoreSheet
    from hansa.teutonica.view import View
    from web.draw.players import Player
    from web.games.teutonica.foresight import Now


def sheet(
    sheets: Sequence[ScoreSheet],
    view: View,
    players: Sequence[Player],
    seats: Sequence[int],
    winners: Sequence[int] = (),
) -> Markup:
    """All rows for all players, and what is not in them."""

    def name(row: Row) -> score.Named:
        return score.Named(text.row(row.name), text.each(row.name), opens(row))

    notes = [tell("row.open")]
    if view.missions and not view.ended:
        notes.append(tell("row.secret"))
    rows = score.table(sheets, {seat: players[seat] for seat in seats}, winners, name)
    return join([rows, *(el("p", note, class_="hint") for note in notes)])


def reasons(view: View) -> str:
    """Why the game ends."""
    return listed([tell(f"head.reason.{name}") for name in view.end_reasons])


def verdict(outcome: Outcome, view: View, players: Sequence[Player]) -> tuple[str, str]:
    """Who won, by what, and why the game ended."""
    names = listed([players[seat].name for seat in outcome.winners])
    best = outcome.sheets[outcome.winners[0]].total
    level = [one.seat for one in outcome.sheets if one.total == best]
    parts = [say("score.by", points=text.points(best))]
    if len(outcome.winners) > 1:
        parts.append(tell("score.tie.shared"))
    elif len(level) > 1:
        parts.append(tell("score.tie"))
    parts.append(tell("score.ended", reasons=reasons(view)))
    return say("score.shared" if len(outcome.winners) > 1 else "score.wins", who=names), sentences(parts)


def final(outcome: Outcome, moment: Now, seats: Sequence[int]) -> Markup:
    """The whole screen at the end of a game."""
    view, players = moment.view, moment.players
    who, by = verdict(outcome, view, players)
    rows = sheet(outcome.sheets, view, players, seats, outcome.winners)
    if view.missions:
        rows = join((rows, missions.opened(moment, seats)))
    return score.final(who, by, [players[seat] for seat in outcome.winners], rows)
