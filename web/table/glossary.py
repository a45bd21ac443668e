"""What the signs of a game mean: on a tap, under a pointer, and all of them in one sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.signs import SIGNS
from web.draw.writer import Markup, button, el, join
from web.table.sheets import Reading
from web.text import say

if TYPE_CHECKING:
    from web.draw.writer import Markup
    from web.wire.screen import Host

COMMAND, ALL = "sign", "signs"
"""What a tap on a sign asks the screen for, and what the button for all of them does."""

_NAMED = {"skill": "t.skill", "marker": "t.marker", "favour": "t.favour"}
"""Signs whose names and meanings the game's own texts have already."""


def name(game: str, key: str) -> str:
    """What a sign is called."""
    kind, _, which = key.partition(":")
    if kind in _NAMED:
        text = say(f"{_NAMED[kind]}.{which}")
        return text[:1].upper() + text[1:]
    return say(f"sign.{game}.{kind}")


def about(game: str, key: str) -> str:
    """What a sign means."""
    kind, _, which = key.partition(":")
    if kind == "permanent":
        return say(f"sign.teutonica.permanent.{which}")
    return say(f"{_NAMED[kind]}.about.{which}" if kind in _NAMED else f"sign.{game}.{key}.about")


def sign(game: str, key: str, told: str, *face: str, class_: str = "figure") -> Markup:
    """A sign that explains itself when it is tapped or pointed at; `told` is what it says just now.

    It is no stop of the Tab key, or a table would have a hundred: those who use keys have the sheet of all signs.
    """
    title = f"{told}: {about(game, key)}"
    return el("span", *face, class_=class_, role="img", aria_label=told, title=title, data_do=COMMAND, data_value=key)


def sign_button(game: str, key: str, told: str, *face: str, class_: str = "figure") -> Markup:
    """The same as a button, for the few signs above the board."""
    title = f"{told}: {about(game, key)}"
    return el(
        "button", *face, type="button", class_=class_, aria_label=told, title=title, data_do=COMMAND, data_value=key
    )


def show(host: Host, game: str, key: str) -> None:
    """Open the sheet of one sign, or of all when it is not known."""
    pictures = {each: drawing for part in SIGNS[game].values() for each, drawing in part.items()}
    if key not in pictures:
        show_all(host, game)
        return
    face = el("span", pictures[key], class_="sign-face")
    body = el("div", face, el("p", about(game, key)), class_="sign-one")
    every = button(say("signs.all"), ALL, class_="button", icon=icon("eye"))
    host.show(Reading("sign", name(game, key), join((body, every)), lambda *_: show_all(host, game)))


def show_all(host: Host, game: str) -> None:
    """Open the sheet of all signs."""
    host.show(Reading("signs", say("signs.title"), listed(game)))


def listed(game: str) -> Markup:
    """Every sign of a game by where it stands."""
    return join(
        el(
            "section",
            el("h3", say(f"signs.{part}")),
            el("dl", *(_line(game, key, drawing) for key, drawing in signs.items()), class_="glossary"),
        )
        for part, signs in SIGNS[game].items()
    )


def _line(game: str, key: str, drawing: Markup) -> Markup:
    words = el("dd", el("b", name(game, key)), " ", about(game, key))
    return el("div", el("dt", drawing, class_="sign-face"), words)
