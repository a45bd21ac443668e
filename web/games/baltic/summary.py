"""The card of Hansa: its figures come from the rules."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import hansa
from hansa.baltic import scoring
from hansa.baltic.families.taxes import KEEP_GOODS
from hansa.baltic.goods import COLOURS, COPIES
from hansa.baltic.state import INCOME, KEEP_TALERS
from web.draw.figures import ANNA, BO, Thing, lost, row, sign
from web.draw.icons import icon
from web.draw.pieces import picture
from web.draw.writer import Markup, el, join
from web.games.baltic import goods
from web.games.baltic.words import ware
from web.table.summary import Choice, Section, Summary, entries, entry, points, reminder, step
from web.table.summary import words as told
from web.text import say

if TYPE_CHECKING:
    from hansa import Setup
    from hansa.baltic.view import View

SMALL = 0.42
"""Pixels for a unit of the drawings."""
_SALE = {"two": "goods", "loss": "close"}
"""What is to be known of a sale, with an icon each."""
REMINDERS = ("first", "earned", "sold", "last", "tie", "replenish")
BONUSES = ("tallest-stack", "last-pile", "most-cities", "one-barrel")


def _say(key: str, **fields: int | str) -> str:
    return say(f"summary.hansa.{key}", **fields)


def _good(colour: str, barrels: int) -> Thing:
    return Thing(goods.marker(colour, barrels), 62)


def _drawn(*things: Thing) -> Markup:
    return el("div", row(*things, scale=SMALL).markup(), class_="summary-figure")


BACK = picture(goods.marker_back(), (-32, -32, 64, 64))
SOLD = Thing(goods.marker_back(), 62)
TALER = Thing(goods.taler(), 44, 44)
ARROW = sign("arrow", 34)


def _sections(setup: Setup) -> list[Section]:
    shown = [
        Section(_say("aim"), "H19", told(_say("aim.words")), brief=True),
        Section(_say("turn"), "H7", _turn(), brief=True),
        Section(_say("costs"), "H11", _costs()),
        Section(_say("sale"), "H14", _sale()),
        Section(_say("end"), "H18", _end(), brief=True),
        Section(_say("points"), "H19", _points(), brief=True),
    ]
    if setup.options["bonuses"] == "on":
        shown.append(Section(_say("bonuses"), "H21", _bonuses(), special=True))
    shown.append(Section(_say("forget"), "H17", entries(*(reminder(_say(f"forget.{name}")) for name in REMINDERS))))
    return [*shown, Section(_say("goods"), "H1", _box(setup))]


def _turn() -> Markup:
    return entries(
        step(_say("turn.income"), _say("turn.income.words", n=INCOME)),
        step(_say("turn.replenish"), _say("turn.replenish.words")),
        step(_say("turn.act"), _say("turn.act.words")),
        step(_say("turn.taxes"), _say("turn.taxes.words", talers=KEEP_TALERS, goods=KEEP_GOODS)),
        steps=True,
    )


def _costs() -> Markup:
    build = _drawn(_good("green", 3), ARROW, *[Thing(goods.booth(ANNA, 1), 56)] * 3)
    pictures = {"sail": icon("ship"), "buy": icon("buy"), "build": icon("booth"), "sell": icon("sell")}
    lines = [entry(picture, _say(f"cost.{name}"), _say(f"cost.{name}.words")) for name, picture in pictures.items()]
    return join((entries(*lines), build))


def _sale() -> Markup:
    lines = [entry(icon(picture), _say(f"sale.{n}"), _say(f"sale.{n}.words")) for n, picture in _SALE.items()]
    mine = (_good("red", 3), _good("red", 2), ARROW, SOLD, SOLD)
    return join((entries(*lines), _drawn(*mine, Thing(goods.booth(BO, 1), 56), lost(_good("red", 1)))))


def _end() -> Markup:
    return entries(entry(icon("pile"), _say("end.pile"), _say("end.pile.words")))


def _points() -> Markup:
    alone, shared = scoring.SOLE_CITY_POINTS, scoring.CITY_POINTS
    rows = (
        (goods.marker_picture("red", 2), _say("points.unsold"), "1"),
        (BACK, _say("points.sold"), _say("points.sold.worth", marker=1, barrel=1)),
        (goods.booth_picture(ANNA, 1), _say("points.shared"), str(shared)),
        (icon("crown"), _say("points.alone"), str(alone)),
        (goods.taler_picture(), _say("points.talers"), "0"),
    )
    return join((points(*rows), told(_say("points.tie"))))


def _bonuses() -> Markup:
    rows = ((icon("star"), say(f"row.{name}"), say(f"row.each.{name}")) for name in BONUSES)
    return join((points(*rows), told(_say("bonuses.tie"))))


def _box(setup: Setup) -> Markup:
    ones, twos, threes = COPIES
    fresh: View = _fresh(len(setup.players))
    signs = (el("li", goods.marker_picture(colour, 1), ware(colour), class_="summary-ware") for colour in COLOURS)
    start = _say("goods.start", booths=fresh.booths_left(0), talers=fresh.talers(0))
    counts = _say("goods.words", ones=ones, twos=twos, threes=threes)
    return join((el("ul", *signs, class_="summary-wares"), told(counts), told(start)))


@cache
def _fresh(players: int) -> View:
    """What everybody begins with."""
    match = hansa.new(hansa.Setup("hansa", ("",) * players, {"start": "1"}))
    view: View = match.game.view(match.state, 0)
    return view


def _choices(setup: Setup) -> list[list[Choice]]:
    on = setup.options["bonuses"] == "on"
    other = replace(setup, options={**setup.options, "bonuses": "off" if on else "on"})
    return [[Choice(say("setup.bonuses"), other, on=on)]]


SUMMARY = Summary(_sections, _choices)
