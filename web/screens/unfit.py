"""A game in the list that this version of the page cannot open: what is wrong, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.writer import Markup, el
from web.table.dialog import choice, framed
from web.text import say
from web.text.saves import unfit_title, unfit_why
from web.wire import address

if TYPE_CHECKING:
    from web.store.library import UnfitGame
    from web.wire.screen import Services


class UnfitDialog:
    """Take it away as a file, try it again, open what is left of it, or delete it."""

    name = "unfit"

    def __init__(self, host: Services, game_id: str) -> None:
        self._host = host
        self._id = game_id
        self._game = self._look()

    def _look(self) -> UnfitGame | None:
        return next((game for game in self._host.library.unfit() if game.id == self._id), None)

    def markup(self) -> Markup:
        game = self._game
        if game is None:
            return framed(say("unfit.title"), el("p", say("game.gone")))
        choices = [
            choice(say("unfit.download"), "download", "download", hint=say("unfit.download.hint")),
            choice(say("unfit.again"), "again", "reset", hint=say("unfit.again.hint")),
            choice(say("game.delete"), "delete", "trash", class_="choice danger"),
        ]
        if game.damaged and game.rest:
            left = say("damaged.rest", n=game.rest.count("\n"))
            choices.insert(0, choice(say("damaged.open"), "open", "log", hint=left))
        return framed(unfit_title(game), el("p", unfit_why(game)), el("div", *choices, class_="choices"))

    def do(self, command: str, _value: str = "") -> None:
        game = self._game
        if game is not None:
            {"download": self._download, "again": self._again, "open": self._open, "delete": self._delete}[command](
                game
            )

    def _download(self, game: UnfitGame) -> None:
        """The record if there is one, which opens wherever the game is known; else whatever stands there."""
        self._host.dismiss()
        self._host.download_record(unfit_title(game), game.players, game.rest or game.text)

    def _again(self, _game: UnfitGame) -> None:
        """Perhaps another tab or a newer version of the page has mended it."""
        self._game = self._look()
        self._host.dismiss()
        if self._game:
            self._host.notice(say("unfit.still"))
        else:
            self._host.go(address.game(self._id))

    def _open(self, game: UnfitGame) -> None:
        self._host.dismiss()
        self._host.read_file(unfit_title(game), game.rest)

    def _delete(self, game: UnfitGame) -> None:
        undo = self._host.library.delete(self._id)
        self._host.dismiss()
        self._host.notice(say("game.deleted", title=unfit_title(game)), say("undo"), undo)
