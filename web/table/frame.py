"""The frame of every table: where the board, the bar, the players and the log have their places."""

from __future__ import annotations

from web.draw.fields import round_button
from web.draw.icons import icon
from web.draw.writer import Markup, el
from web.text import say


def frame(layout: str, board: Markup, kind: str = "") -> Markup:
    """Everything that stays while the game goes on."""
    bar = el("section", id="table-bar", class_="table-bar", aria_label=say("table.bar"))
    players = el("section", id="table-players", class_="table-players", aria_label=say("table.players"))
    note = el("section", id="table-note", class_="table-note", aria_label=say("table.note"))
    told = el("section", id="table-log", class_="table-log", aria_label=say("table.log"), tabindex="0")
    return el(
        "div",
        el("header", id="table-head", class_="table-head"),
        el("div", el("section", board, class_="table-board"), bar, class_="table-main"),
        el("div", note, players, told, class_="table-rail"),
        class_=f"table table-{layout} {kind}".rstrip(),
    )


def head(title: str, *status: Markup, as_tables: bool = False, sound: bool = True) -> Markup:
    """The line above the board: the way out, how near the end is, sheets to open."""
    return el(
        "div",
        _round("menu", "app.menu", "do.menu"),
        el("h1", title, tabindex="-1"),
        *status,
        _round("sound", "sound", "sound.off", "sound") if sound else _round("silent", "sound", "sound.on", "sound"),
        _round("chart", "score", "do.score"),
        _round("log", "log", "do.log"),
        _round("map", "overview", "overview.close") if as_tables else _round("table", "overview", "overview.open"),
        _round("help", "help", "do.help"),
        class_="head-line",
    )


def ending(sentence: str) -> Markup:
    """Everybody must see that the end is near."""
    return el("p", icon("hourglass"), el("span", sentence), class_="last-round", role="status")


def _round(picture: str, do: str, key: str, looks: str = "") -> Markup:
    return round_button(picture, do, say(key), looks=looks, title=say(key))
