"""The players around the table of Hansa: what everybody has, and what it is worth."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from web.draw.goods import marker_picture, picture, shield_picture, taler_picture
from web.draw.icons import icon, sign
from web.draw.svg import tag
from web.html import Markup, el, join
from web.screens.score import booths_on_board
from web.text import hansa as words
from web.text import many, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import ScoreSheet
    from hansa.baltic.goods import Good
    from hansa.baltic.view import View
    from web.draw.players import Player


def panels(
    view: View, sheets: Sequence[ScoreSheet], players: Sequence[Player], seats: Sequence[int], active: int
) -> Markup:
    """One panel a player, clockwise from the start player."""
    return el("ul", *(_panel(view, sheets[seat], players[seat], active=active) for seat in seats), class_="plates")


def _panel(view: View, sheet: ScoreSheet, player: Player, *, active: int) -> Markup:
    seat = sheet.seat
    marks = []
    if seat == view.start_player:
        marks.append(el("span", icon("star", say("panel.start")), class_="mark", title=say("panel.start")))
    if seat == active:
        marks.append(el("span", icon("play", say("panel.turn")), class_="mark to-play", title=say("panel.turn")))
    head = el(
        "div",
        shield_picture(player),
        el("span", player.name, class_="name"),
        *marks,
        _score_button(sheet, player),
        class_="plate-head",
    )
    stand = "plate is-active" if seat == active else "plate"
    return el("li", head, _purse(view, seat), _wares(view, sheet), class_=f"{stand} player-{player.colour}")


def _score_button(sheet: ScoreSheet, player: Player) -> Markup:
    label = say("panel.score", who=player.name, points=words.points(sheet.total))
    return el(
        "button",
        el("b", str(sheet.total)),
        icon("crown"),
        type="button",
        class_="plate-score",
        data_do="score",
        data_value=str(sheet.seat),
        aria_label=label,
        title=say("do.score"),
    )


def _purse(view: View, seat: int) -> Markup:
    """Talers, and booths in supply and on the board."""
    talers, left, placed = view.talers(seat), view.booths_left(seat), booths_on_board(view, seat)
    return el(
        "div",
        _figure(taler_picture(), talers, say("panel.talers")),
        _figure(icon("booth"), left, say("panel.supply")),
        _figure(icon("city"), placed, say("panel.board")),
        class_="purse",
    )


def _figure(drawing: Markup, n: int, name: str) -> Markup:
    return el("span", drawing, el("b", str(n)), class_="figure", role="img", aria_label=f"{n} {name}", title=name)


def _wares(view: View, sheet: ScoreSheet) -> Markup:
    """Unsold markers one by one, sold ones by colour with what they are worth."""
    seat = sheet.seat
    hand, sold = view.hand(seat), view.sold(seat)
    unsold = join(marker_picture(one.colour, one.barrels, words.good_spoken(one)) for one in hand)
    worth = sum(row.points for row in sheet.rows if row.name in {"sold", "barrels"})
    told = say("panel.sold.points", markers=many("markers", len(sold)), points=words.points(worth))
    value = el("b", str(worth), icon("crown"))
    chips = join(_chip(colour, list(group)) for colour, group in groupby(sold, key=lambda one: one.colour))
    held = el(
        "span", unsold or el("span", say("panel.hand.none"), class_="none"), class_="unsold", title=say("panel.hand")
    )
    safe = el("span", chips, value, class_="sold", role="img", aria_label=told, title=told) if sold else ""
    return el("div", held, safe, class_="wares")


def _chip(colour: str, sold: Sequence[Good]) -> Markup:
    """Sold markers of a colour: its sign and how many barrels."""
    tile = tag("rect", x=-14, y=-14, width=28, height=28, rx=6, class_="tile")
    face = tag("g", tile, sign(colour, 0, 0, 22), class_=f"good good-{colour}")
    barrels = "+".join(str(one.barrels) for one in sold)
    return el("span", picture(face, (-15, -15, 30, 30)), barrels, class_="chip")
