"""The score sheet: the same rows while the game goes on and when it has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.goods import shield_picture
from web.draw.icons import icon
from web.html import Markup, button, el, join
from web.text import hansa as words
from web.text import many, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Outcome, ScoreSheet
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
    """All rows for all players, side by side."""
    heads = [_head(players[seat], won=seat in winners) for seat in seats]
    body = []
    for place, row in enumerate(sheets[0].rows):
        rows = [(sheets[seat].rows[place], seat in winners) for seat in seats]
        cells = [_cell(one.count, one.points, won=won) for one, won in rows]
        name = el("span", words.row(row.name), class_="row-name")
        each = el("span", say(f"row.each.{row.name}"), " · ", row.rule, class_="row-each")
        body.append(el("tr", el("th", name, " ", each, scope="row"), *cells))
    total = [el("td", str(sheets[seat].total), class_="won" if seat in winners else None) for seat in seats]
    booths = [el("td", str(booths_on_board(view, seat))) for seat in seats]
    foot = (
        el("tr", el("th", say("row.total"), scope="row"), *total, class_="row-total"),
        el("tr", el("th", say("row.booths"), " · H20", scope="row"), *booths, class_="row-booths"),
    )
    head = el("thead", el("tr", el("td"), *heads))
    table = el("table", head, el("tbody", *body), el("tfoot", *foot), class_="score-sheet")
    return el("div", table, class_="score-scroll", tabindex="0", role="region", aria_labelledby="dialog-title")


def _head(player: Player, *, won: bool) -> Markup:
    crown = icon("crown", say("score.winner")) if won else ""
    badge = el("span", crown, shield_picture(player), class_="badge")
    return el("th", badge, el("span", player.name, class_="name"), scope="col", class_="won" if won else None)


def _cell(count: int, points: int, *, won: bool) -> Markup:
    of_them = el("span", say("score.count", n=count), class_="count") if count else ""
    looks = [name for name, on in (("won", won), ("nothing", not points)) if on]
    return el("td", of_them, " ", el("span", str(points), class_="points"), class_=" ".join(looks) or None)


def verdict(outcome: Outcome, view: View, players: Sequence[Player]) -> tuple[str, str]:
    """Who won, and by what."""
    names = words.listed([players[seat].name for seat in outcome.winners])
    best = outcome.sheets[outcome.winners[0]].total
    level = [sheet.seat for sheet in outcome.sheets if sheet.total == best]
    by = say("score.by", points=words.points(best))
    if len(outcome.winners) > 1:
        return say("score.shared", who=names), f"{by}. {say('score.tie.shared')}"
    if len(level) > 1:
        booths = booths_on_board(view, outcome.winners[0])
        return say("score.wins", who=names), f"{by}. {say('score.tie', booths=many('booths', booths))}"
    return say("score.wins", who=names), f"{by}."


def final(outcome: Outcome, view: View, players: Sequence[Player], seats: Sequence[int]) -> Markup:
    """The whole screen at the end of a game."""
    who, by = verdict(outcome, view, players)
    shields = join(shield_picture(players[seat]) for seat in outcome.winners)
    return el(
        "section",
        el("header", shields, el("div", el("h1", who, id="dialog-title", tabindex="-1"), el("p", by, class_="by"))),
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
