"""The table's frame: where the board, the bar, the players and the log have their places, and the line above them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.html import Markup, button, el
from web.screens.hansa_board import empty_board, piles_status
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.baltic.view import View
    from web.draw.players import Player
    from web.session import Session


@lru_cache(maxsize=2)
def frame(layout: str) -> Markup:
    """Everything that stays while the game goes on."""
    board = el("section", empty_board(layout), class_="table-board")
    bar = el("section", id="table-bar", class_="table-bar", aria_label=say("table.bar"))
    players = el("section", id="table-players", class_="table-players", aria_label=say("table.players"))
    told = el("section", id="table-log", class_="table-log", aria_label=say("table.log"), tabindex="0")
    return el(
        "div",
        el("header", id="table-head", class_="table-head"),
        el("div", board, bar, class_="table-main"),
        el("div", players, told, class_="table-rail"),
        class_=f"table table-{layout}",
    )


def head(session: Session, title: str, players: Sequence[Player]) -> Markup:
    """The line above the board: the way out, the piles, how near the end is, sheets to open."""
    view: View = session.view
    return el(
        "div",
        _round("menu", "app.menu", "do.menu"),
        el("h1", title, tabindex="-1"),
        last_round(view, players),
        piles_status(view),
        _round("chart", "score", "do.score"),
        _round("log", "log", "do.log"),
        _round("help", "help", "do.help"),
        class_="head-line",
    )


def _round(picture: str, do: str, key: str) -> Markup:
    return button("", do, class_="button quiet round", icon=icon(picture), aria_label=say(key), title=say(key))


def last_round(view: View, players: Sequence[Player]) -> Markup:
    """H18: once the fifth pile is open, everybody must see that the round is the last."""
    if view.last_pile_opened_by is None or view.ended:
        return Markup()
    last = (view.start_player - 1) % view.players
    sentence = say("last-round.now") if view.turn == last else say("last-round", who=players[last].name)
    return el("p", icon("hourglass"), el("span", sentence), class_="last-round", role="status")
