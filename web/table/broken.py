"""What stands in the place of something that could not be drawn: it costs only itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.writer import Markup, el
from web.table.dialog import framed
from web.text import say
from web.wire import address

if TYPE_CHECKING:
    from collections.abc import Iterable


def line() -> Markup:
    """In the place of a part of a screen."""
    return el("p", say("broken.part"), class_="broken")


def screen() -> Markup:
    """In the place of a whole screen: the way out is left."""
    home = el("a", icon("back"), say("home.back"), href=address.HOME, class_="button")
    return el("div", el("h1", say("app.name")), line(), home, class_="broken-screen")


def dialog() -> Markup:
    """In the place of what a dialog would show."""
    return framed(say("trouble.title"), line())


def card(game_id: str) -> Markup:
    """In the place of a game in the list: whatever is wrong with it, it can be taken away as a file."""
    title = el("span", say("broken.card"), class_="card-title")
    words = el("span", title, el("span", say("broken.card.hint"), class_="card-facts"), class_="card-words")
    opener = el(
        "button", icon("download"), words, type="button", class_="card-link", data_do="file", data_value=game_id
    )
    return el("li", opener, class_="card damaged")


def game_list(ids: Iterable[str]) -> Markup:
    """In the place of the whole list of games."""
    return el("div", line(), el("ul", *map(card, ids), class_="cards"))
