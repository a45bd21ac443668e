"""The table's frame for Hansa Teutonica, and the line above the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.html import Markup, button, el
from web.screens.teutonica_score import reasons
from web.text import say
from web.text.teutonica import tell

if TYPE_CHECKING:
    from web.screens.teutonica_moment import Moment


def frame(layout: str, board: Markup, shape: str) -> Markup:
    """Everything that stays while the game goes on."""
    where = el("section", el("div", board, class_="board-scroll"), class_="table-board")
    bar = el("section", id="table-bar", class_="table-bar", aria_label=say("table.bar"))
    players = el("section", id="table-players", class_="table-players", aria_label=say("table.players"))
    told = el("section", id="table-log", class_="table-log", aria_label=say("table.log"), tabindex="0")
    return el(
        "div",
        el("header", id="table-head", class_="table-head"),
        el("div", where, bar, class_="table-main"),
        el("div", players, told, class_="table-rail"),
        class_=f"table table-{layout} teutonica teutonica-{shape}",
    )


def head(moment: Moment, title: str, zoom: Markup) -> Markup:
    """The line above the board: the way out, how near the end is, sheets to open."""
    view = moment.open_view
    most = max(view.desk(seat).prestige for seat in range(view.players))
    figures = [
        _figure("crown", f"{most}/20", tell("head.prestige", n=most)),
        _figure(
            "city",
            f"{view.completed_cities}/{view.board.completed_cities}",
            tell("head.cities", n=view.completed_cities, all=view.board.completed_cities),
        ),
        _figure("plate", str(view.marker_supply), tell("head.markers", n=view.marker_supply)),
    ]
    return el(
        "div",
        _round("menu", "app.menu", "do.menu"),
        el("h1", title, tabindex="-1"),
        _ending(moment),
        el("span", *figures, class_="end-status"),
        zoom,
        _round("chart", "score", "do.score"),
        _round("log", "log", "do.log"),
        _round("help", "help", "do.help"),
        class_="head-line",
    )


def _figure(picture: str, shown: str, told: str) -> Markup:
    return el("span", icon(picture), el("b", shown), class_="figure", role="img", aria_label=told, title=told)


def _round(picture: str, do: str, key: str) -> Markup:
    return button("", do, class_="button quiet round", icon=icon(picture), aria_label=say(key), title=say(key))


def _ending(moment: Moment) -> Markup:
    """T27: once a reason to end has come up, everybody must see it."""
    view = moment.open_view
    if not view.end_reasons or view.ended:
        return Markup()
    return el(
        "p",
        icon("hourglass"),
        el("span", tell("head.ending", reasons=reasons(view))),
        class_="last-round",
        role="status",
    )
