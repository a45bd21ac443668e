"""The score sheet of Hansa Teutonica: the same rows while the game goes on and when it has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.goods import shield_picture
from web.draw.icons import icon
from web.html import Markup, button, el, join
from web.text import say
from web.text import teutonica as text
from web.text.hansa import listed
from web.text.teutonica import tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Outcome, ScoreSheet
    from hansa.teutonica.view import View
    from web.draw.players import Player


def sheet(
    sheets: Sequence[ScoreSheet],
    view: View,
    players: Sequence[Player],
    seats: Sequence[int],
    winners: Sequence[int] = (),
) -> Markup:
    """All rows for all players, side by side."""
    heads = [_head(players[seat], won=seat in winners) for seat in seats]
    body = []
    for place, row in enumerate(sheets[0].rows):
        cells = [_cell(sheets[seat].rows[place].count, sheets[seat].rows[place].points, row.name) for seat in seats]
        name = el("span", text.row(row.name), class_="row-name")
        each = el("span", tell(f"row.each.{row.name}"), " · ", row.rule, class_="row-each")
        body.append(el("tr", el("th", name, " ", each, scope="row"), *cells))
    total = [el("td", str(sheets[seat].total), class_="won" if seat in winners else None) for seat in seats]
    foot = el("tr", el("th", say("row.total"), scope="row"), *total, class_="row-total")
    head = el("thead", el("tr", el("td"), *heads))
    table = el("table", head, el("tbody", *body), el("tfoot", foot), class_="score-sheet")
    notes = [tell("row.countries")] if view.board.countries else []
    if view.missions and not view.ended:
        notes.append(tell("row.secret"))
    scroll = el("div", table, class_="score-scroll", tabindex="0", role="region", aria_labelledby="dialog-title")
    return join([scroll, *(el("p", note, class_="hint") for note in notes)])


def _head(player: Player, *, won: bool) -> Markup:
    crown = icon("crown", say("score.winner")) if won else ""
    badge = el("span", crown, shield_picture(player), class_="badge")
    return el("th", badge, el("span", player.name, class_="name"), scope="col")


def _cell(count: int, points: int, row: str) -> Markup:
    of_them = el("span", say("score.count", n=count), class_="count") if count and row != "prestige" else ""
    return el("td", of_them, " ", el("span", str(points), class_="points"), class_=None if points else "nothing")


def reasons(view: View) -> str:
    """Why the game ends."""
    return listed([tell(f"head.reason.{name}") for name in view.end_reasons])


def verdict(outcome: Outcome, view: View, players: Sequence[Player]) -> tuple[str, str]:
    """Who won, by what, and why the game ended."""
    names = listed([players[seat].name for seat in outcome.winners])
    best = outcome.sheets[outcome.winners[0]].total
    level = [one.seat for one in outcome.sheets if one.total == best]
    parts = [f"{say('score.by', points=text.points(best))}."]
    if len(outcome.winners) > 1:
        parts.append(tell("score.tie.shared"))
    elif len(level) > 1:
        parts.append(tell("score.tie"))
    parts.append(tell("score.ended", reasons=reasons(view)))
    return say("score.shared" if len(outcome.winners) > 1 else "score.wins", who=names), " ".join(parts)


def final(outcome: Outcome, view: View, players: Sequence[Player], seats: Sequence[int]) -> Markup:
    """The whole screen at the end of a game."""
    who, by = verdict(outcome, view, players)
    shields = join(shield_picture(players[seat]) for seat in outcome.winners)
    return el(
        "section",
        el("div", shields, class_="winners"),
        el("h1", who, id="dialog-title", tabindex="-1"),
        el("p", by, class_="by"),
        sheet(outcome.sheets, view, players, seats, outcome.winners),
        el(
            "div",
            button(say("score.again"), "again", icon=icon("reset"), class_="button primary"),
            button(say("score.look"), "look", icon=icon("eye")),
            button(say("score.export"), "app.download", icon=icon("download")),
            button(say("score.home"), "app.home", icon=icon("home")),
            class_="buttons",
        ),
        class_="final",
    )
