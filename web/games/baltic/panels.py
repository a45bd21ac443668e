"""The players around the table of Hansa: what everybody has, and what it is worth."""

from __future__ import annotations

from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING

from web.draw.icons import icon, sign
from web.draw.pieces import picture, shield_picture
from web.draw.writer import Markup, el, join
from web.games.baltic import words
from web.games.baltic.goods import marker_picture, taler_picture
from web.games.baltic.score import booths_on_board
from web.games.baltic.signs import SIGNS
from web.table import glossary
from web.table.score import opener
from web.table.seats import seat_label
from web.text import language, say
from web.wire.part import Part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import ScoreSheet
    from hansa.baltic.goods import Good
    from hansa.baltic.view import View
    from web.draw.players import Player
    from web.table.moment import Moment
    from web.wire.part import Inner


def panels(moment: Moment[View], seats: Sequence[int], inner: Inner) -> Markup:
    """One panel a player, clockwise from the start player."""
    view, sheets, active = moment.view, moment.game.score(moment.state), moment.seat
    parts = []
    for seat in seats:
        has = view.talers(seat), view.booths_left(seat), view.hand(seat), view.sold(seat)
        of = (language(), moment.players[seat], has, sheets[seat], seat == view.start_player, seat == active)
        draw = partial(_panel, view, sheets[seat], moment.players[seat], active=active)
        parts.append(Part(f"seat:{seat}", of, draw))
    return el("ul", *inner.draw(parts), class_="plates")


def _panel(view: View, sheet: ScoreSheet, player: Player, *, active: int) -> Markup:
    seat = sheet.seat
    marks = []
    if seat == view.start_player:
        marks.append(SIGNS.sign("start", say("panel.start"), icon("star"), class_="mark"))
    if seat == active:
        marks.append(SIGNS.sign("turn", say("panel.turn"), icon("play"), class_="mark to-play"))
    head = el(
        "div",
        shield_picture(player),
        seat_label(player),
        *marks,
        _score_button(sheet, player),
        class_="plate-head",
    )
    stand = "plate is-active" if seat == active else "plate"
    looks = f"{stand} player-{player.colour}"
    return el("li", head, _purse(view, seat), _wares(view, sheet), class_=looks, data_home=f"seat:{seat}")


def _score_button(sheet: ScoreSheet, player: Player) -> Markup:
    label = say("panel.score", who=player.name, points=words.points(sheet.total))
    return opener(sheet.seat, label, el("b", str(sheet.total)), icon("crown"))


def _purse(view: View, seat: int) -> Markup:
    """Talers, and booths in supply and on the board."""
    talers, left, placed = view.talers(seat), view.booths_left(seat), booths_on_board(view, seat)
    return el(
        "div",
        _figure("taler", taler_picture(), talers, say("talers", n=talers)),
        _figure("supply", icon("booth"), left, say("panel.supply", booths=say("booths", n=left))),
        _figure("placed", icon("city"), placed, say("panel.board", booths=say("booths", n=placed))),
        class_="purse",
    )


def _figure(key: str, drawing: Markup, n: int, told: str) -> Markup:
    return SIGNS.sign(key, told, drawing, el("b", str(n)))


def _wares(view: View, sheet: ScoreSheet) -> Markup:
    """Unsold markers one by one, sold ones by colour with what they are worth."""
    seat = sheet.seat
    hand, sold = view.hand(seat), view.sold(seat)
    unsold = join(marker_picture(one.colour, one.barrels, words.good_spoken(one)) for one in hand)
    worth = sum(row.points for row in sheet.rows if row.name in {"sold", "barrels"})
    told = say("panel.sold.points", markers=say("markers", n=len(sold)), points=words.points(worth))
    value = el("b", str(worth), icon("crown"))
    chips = join(_chip(colour, list(group)) for colour, group in groupby(sold, key=lambda one: one.colour))
    held = el(
        "span",
        unsold or el("span", say("panel.hand.none"), class_="none"),
        class_="unsold",
        title=say("panel.hand"),
        data_do=glossary.COMMAND,
        data_value="goods",
    )
    safe = SIGNS.sign("sold", told, chips, value, class_="sold") if sold else ""
    return el("div", held, safe, class_="wares")


def _chip(colour: str, sold: Sequence[Good]) -> Markup:
    """Sold markers of a colour: its sign and how many barrels."""
    tile = el("rect", x=-14, y=-14, width=28, height=28, rx=6, class_="tile")
    face = el("g", tile, sign(colour, 0, 0, 22), class_=f"good good-{colour}")
    barrels = "+".join(str(one.barrels) for one in sold)
    return el("span", picture(face, (-15, -15, 30, 30)), barrels, class_="chip")
