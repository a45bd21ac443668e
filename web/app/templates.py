"""Markup for the page while Python starts: cards for saved games, and the set-up for each game and number of players.

The screens draw it at the build; web/page/preview.js puts it together and fills in names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from web.draw.writer import NOTHING, Markup, el, join
from web.games import kits
from web.screens import home
from web.screens.setup import NewGame
from web.store.library import Library
from web.store.save import Save

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from web.draw.lending import Lend
    from web.wire.screen import Dialog

SOME_DAY = 1_000_000_000_000
"""A date is told of every game, so the model has one; which does not matter."""


class _Lender:
    """Large pictures, each kept once; where it would be drawn, something stands that borrows it by number."""

    def __init__(self) -> None:
        self.pictures: dict[str, Markup] = {}

    def __call__(self, name: str, draw: Callable[[], Markup]) -> Markup:
        if name not in self.pictures:
            self.pictures[name] = draw()
        return el("svg", data_borrowed=list(self.pictures).index(name))


def early_models() -> Markup:
    """All of them, in a template that shows nothing by itself; large pictures are in it only once."""
    lender = _Lender()
    cards = [el("template", card(game), data_card=game) for game in kits()]
    games = el("template", home.game_list([]), data_model="games")
    none = el("template", home.nothing(), data_model="none")
    setup = el("template", setup_frame(), data_model="setup")
    models = join([*cards, games, none, setup, *setups(lender)])
    lent = [el("template", picture, data_lent=number) for number, picture in enumerate(lender.pictures.values())]
    return el("template", *lent, models, id="early")


def card(game: str) -> Markup:
    """A saved game of nobody yet: a shield for each seat there may be, {who} and {title} for names."""
    seats = hansa.games()[game].seats[-1]
    nobody = Save("", game, "", ("{who}",) * seats, SOME_DAY, SOME_DAY, 0, 0, 0, (), "")
    return home.card(nobody, SOME_DAY, unsaved=False, title="{title}")


def setup_frame() -> Markup:
    """The set-up without its parts, and without the chart, which stands in the home screen already."""
    return NewGame(_Nobody(), _borrowed).fragments()[0].draw()


def _borrowed(name: str, _draw: Callable[[], Markup]) -> Markup:
    return el("svg", data_borrowed=name)


def setups(lender: Lend) -> Iterator[Markup]:
    """The parts of the set-up for each game and number of players."""

    def lend(name: str, draw: Callable[[], Markup]) -> Markup:
        return NOTHING if name == "chart" else lender(name, draw)  # the frame that holds it is not among the parts

    for game in kits():
        screen = NewGame(_Nobody(), lend)
        screen.do("game", game)
        for count in hansa.games()[game].seats:
            parts = [el("div", part.draw(), data_part=part.place) for part in screen.fragments()[1:]]
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

    def show(self, dialog: Dialog) -> None:
        """To nobody."""


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
