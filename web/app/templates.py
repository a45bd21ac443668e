"""Markup for the page while Python starts: cards for saved games, and the set-up for each game and number of players.

The screens draw it at the build; web/page/preview.js puts it together and fills in names.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import hansa
from web.draw.writer import Markup, el, join
from web.games.baltic.hero import picture
from web.screens import home
from web.screens.setup import GAMES, NewGame
from web.store.library import Library
from web.store.save import Save

if TYPE_CHECKING:
    from collections.abc import Iterator

PICTURE = re.compile(r"<svg [^>]*>.*?</svg>", re.DOTALL)
LARGE = 1_500
"""Characters; smaller ones are not worth lending."""
SOME_DAY = 1_000_000_000_000
"""A date is told of every game, so the model has one; which does not matter."""


def early_models() -> Markup:
    """All of them, in a template that shows nothing by itself; large pictures are in it only once."""
    cards = [el("template", card(game), data_card=game) for game in GAMES]
    games = el("template", home.shelf([]), data_model="games")
    none = el("template", home.nothing(), data_model="none")
    setup = el("template", setup_frame(), data_model="setup")
    return el("template", *_lending(join([*cards, games, none, setup, *setups()])), id="early")


def _lending(models: str) -> tuple[Markup, Markup]:
    """Pictures, and models that borrow them by number."""
    pictures = dict.fromkeys(found for found in PICTURE.findall(models) if len(found) > LARGE)
    for number, found in enumerate(pictures):
        models = models.replace(found, el("svg", data_borrowed=number))
    lent = join(el("template", Markup(found), data_lent=number) for number, found in enumerate(pictures))
    return lent, Markup(models)


def card(game: str) -> Markup:
    """A saved game of nobody yet: a shield for each seat there may be, {who} and {title} for names."""
    seats = hansa.games()[game].seats[-1]
    nobody = Save("", game, "", ("{who}",) * seats, SOME_DAY, SOME_DAY, 0, 0, 0, (), "")
    return home.card(nobody, SOME_DAY, unsaved=False, title="{title}")


def setup_frame() -> Markup:
    """The set-up without its parts, and without the chart, which stands in the home screen already."""
    frame = NewGame(_Nobody()).fragments()["app"]
    return Markup(frame.replace(picture(names=False), el("svg", data_borrowed="chart")))


def setups() -> Iterator[Markup]:
    """The parts of the set-up for each game and number of players."""
    for game in GAMES:
        screen = NewGame(_Nobody())
        screen.do("game", game)
        for count in hansa.games()[game].seats:
            parts = [el("div", part, data_part=name) for name, part in screen.fragments().items() if name != "app"]
            yield el("template", *parts, data_setup=f"{game} {count}")
            screen.do("add")


class _Nobody:
    """The app at the build, where nobody has played yet and nothing begins."""

    def __init__(self) -> None:
        self.library = Library(_Nothing(), lambda: 0, self.token)

    def token(self) -> str:
        return ""

    def announce(self, sentence: str) -> None:
        """To nobody."""

    def go(self, route: str, *, replace: bool = False) -> None:
        """Nowhere."""


class _Nothing:
    """A store in which nothing is kept."""

    def get(self, _key: str) -> str | None:
        return None

    def put(self, key: str, value: str) -> None:
        """Nothing."""

    def remove(self, key: str) -> None:
        """Nothing."""

    def names(self) -> list[str]:
        return []

    def journal_trouble(self) -> str:
        return ""
