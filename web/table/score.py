"""The score sheet of every game: the same rows while the game goes on and when it has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from web.draw.icons import icon
from web.draw.pieces import shield_picture
from web.draw.writer import Markup, button, el, join
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from hansa import Row, ScoreSheet
    from web.draw.players import Player


class Named(NamedTuple):
    """What a row is called and what each thing in it is worth.

    A figure that `opens` gives the command `row`, with its seat and the name of the row.
    """

    name: str
    worth: str
    opens: bool = False


def table(
    sheets: Sequence[ScoreSheet],
    columns: Mapping[int, Player],
    winners: Sequence[int],
    name: Callable[[Row], Named],
    foot: Sequence[Markup] = (),
) -> Markup:
    """All rows, with a column for each seat."""
    seats = list(columns)
    heads = [_head(player, won=seat in winners) for seat, player in columns.items()]
    body = []
    for place, row in enumerate(sheets[0].rows):
        called, worth = name(row)[:2]
        counted = any(one.rows[place].count not in {0, one.rows[place].points} for one in sheets)
        cells = []
        for seat in seats:
            own = sheets[seat].rows[place]
            opens = seat if name(own).opens else None
            cells.append(_cell(own, opens, counted=counted, won=seat in winners))
        named = el("span", called, class_="row-name")
        each = el("span", worth, " · ", row.rule, class_="row-each")
        body.append(el("tr", el("th", named, " ", each, scope="row"), *cells))
    total = [el("td", str(sheets[seat].total), class_="won" if seat in winners else None) for seat in seats]
    last = el("tr", el("th", say("row.total"), scope="row"), *total, class_="row-total")
    head = el("thead", el("tr", el("td", say("score.count.about"), class_="count-about"), *heads))
    sheet = el("table", head, el("tbody", *body), el("tfoot", last, *foot), class_="score-sheet")
    return el("div", sheet, class_="score-scroll", tabindex="0", role="region", aria_labelledby="dialog-title")


def _head(player: Player, *, won: bool) -> Markup:
    crown = icon("crown", say("score.winner")) if won else ""
    badge = el("span", crown, shield_picture(player), class_="badge")
    level = el("span", player.level, class_="level") if player.level else ""
    return el("th", badge, el("span", player.name, class_="name"), level, scope="col", class_="won" if won else None)


def _cell(row: Row, opens: int | None, *, counted: bool, won: bool) -> Markup:
    """Points, and before them how many things they are for in rows where that is another number."""
    looks = " ".join(name for name, on in (("won", won), ("nothing", not row.points)) if on) or None
    face = [_points(row, counted=counted)]
    if opens is None:
        return el("td", *face, class_=looks)
    more = {"data_do": "row", "data_value": f"{opens} {row.name}", "title": say("score.open")}
    return el("td", el("button", *face, type="button", class_="score-open", **more), class_=looks)


def _points(row: Row, *, counted: bool) -> Markup:
    points = el("span", str(row.points), class_="points")
    if not (counted and row.count):
        return points
    spoken = el("span", say("score.count.spoken", n=row.count, points=row.points), class_="unseen")
    shown = el("span", el("span", say("score.count", n=row.count), class_="count"), " ", points, aria_hidden="true")
    return join((shown, spoken))


def opener(seat: int, label: str, *face: Markup) -> Markup:
    """The points in a player's panel: a tap on them shows all rows."""
    more = {"data_do": "score", "data_value": str(seat), "aria_label": label, "title": say("do.score")}
    return el("button", *face, type="button", class_="plate-score", **more)


def final(who: str, by: str, winners: Sequence[Player], sheet: Markup) -> Markup:
    """The whole screen at the end of a game."""
    return el(
        "section",
        el(
            "header",
            join(shield_picture(player) for player in winners),
            el("div", el("h1", who, id="dialog-title", tabindex="-1"), el("p", by, class_="by")),
        ),
        sheet,
        el(
            "div",
            button(say("score.again"), "again", icon=icon("reset"), class_="button primary"),
            button(say("score.look"), "look", icon=icon("eye")),
            button(say("history.all"), "history.all", icon=icon("play")),
            button(say("share.choice"), "share", icon=icon("share"), title=say("share.choice.hint")),
            button(say("score.export"), "app.download", icon=icon("download")),
            button(say("score.home"), "app.home", icon=icon("home")),
            class_="buttons",
        ),
        class_="final",
    )
