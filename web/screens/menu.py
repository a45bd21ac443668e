"""What can be done with a whole game: share, rename, duplicate, download, delete."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from hansa import TITLE_LENGTH
from web.draw.fields import text_field
from web.draw.writer import Markup, button, el
from web.games import kits
from web.screens.working import Working
from web.table import sounds, summary
from web.table.dialog import choice, framed
from web.text import headed, say
from web.text.saves import holds_secrets, title_of
from web.wire import address

if TYPE_CHECKING:
    from collections.abc import Callable

    from web.play.session import Session
    from web.wire.screen import Services


class GameMenu:
    """The menu of one game, on the home screen or at its table."""

    name = "menu"

    def __init__(self, host: Services, game_id: str, *, at_table: bool = False) -> None:
        self._host = host
        self._id = game_id
        self._at_table = at_table
        self._renaming = False
        save = host.library.find(game_id)
        self._title = title_of(save.title, save.players) if save else ""
        self._typed = save.title if save else ""
        self._kit = kits()[save.game] if save else None
        self._secrets = save is not None and holds_secrets(save)

    def markup(self) -> Markup:
        return self._form() if self._renaming else self._menu()

    def do(self, command: str, value: str = "") -> None:
        if command == "title":
            self._typed = value
        else:
            {
                "rules": lambda: self._read(address.rules),
                "hints": lambda: self._read(address.hints),
                "summary": self._summary,
                "rename": self._ask,
                "save-title": self._rename,
                "duplicate": self._duplicate,
                "download": self._download,
                "share": lambda: self._host.share(self._id),
                "copy": self._copy,
                "delete": self._delete,
                "sound": self._sound,
            }[command]()

    def _menu(self) -> Markup:
        likes = self._host.preferences
        here = [
            choice(say("game.home"), "app.home", "home", hint=say("game.home.hint")),
            choice(say("typed.choice"), "app.type", "keyboard", hint=say("typed.choice.hint"), data_writes=True),
            *self._to_read(),
            choice(say("sound.off"), "sound", "sound") if likes.sound else choice(say("sound.on"), "sound", "silent"),
            choice(say("preferences.title"), "app.preferences", "settings"),
        ]
        choices = [
            choice(say("share.choice"), "share", "share", hint=say("share.choice.hint")),
            choice(say("game.rename"), "rename", "pencil", data_writes=True),
            choice(say("game.duplicate"), "duplicate", "copy", hint=say("game.duplicate.hint")),
            choice(say("game.download"), "download", "download", hint=self._hint("game.download.hint", "secret.file")),
            choice(say("game.copy"), "copy", "log", hint=self._hint("game.copy.hint", "secret.text"), data_copy=""),
            choice(say("game.delete"), "delete", "trash", class_="choice danger"),
        ]
        if self._at_table:
            choices = here + choices
        return framed(self._title, el("div", *choices, class_="choices"))

    def _to_read(self) -> list[Markup]:
        """What there is to look something up in."""
        rules = choice(say("rules.open"), "rules", "book", hint=say("game.rules.hint"))
        card = choice(say("summary.open"), "summary", "card", hint=say("summary.hint"))
        hints = choice(say("hints.open"), "hints", "lamp", hint=say("hints.hint"))
        has = (self._kit and self._kit.summary, True, self._kit and self._kit.hints)
        return [each for each, there in zip((card, rules, hints), has, strict=True) if there]

    def _hint(self, hint: str, warning: str) -> str:
        return headed(say(hint), say(warning)) if self._secrets else say(hint)

    def _form(self) -> Markup:
        field = text_field("title", "title", TITLE_LENGTH, value=self._drawn, placeholder=self._title, autofocus=True)
        return framed(
            say("game.rename"),
            el(
                "form",
                el("label", say("game.title"), field, class_="field"),
                el(
                    "div",
                    button(say("cancel"), "app.dismiss"),
                    el("button", say("game.rename.save"), type="submit", class_="button primary"),
                    class_="dialog-foot",
                ),
                data_do="save-title",
            ),
        )

    def _read(self, there: Callable[[str], str]) -> None:
        self._host.dismiss()
        if self._kit:
            self._host.go(there(self._kit.id))

    def _summary(self) -> None:
        save = self._host.library.find(self._id)
        self._host.dismiss()
        if save and self._kit:
            setup = hansa.setup_of(save.record.partition("\n\n")[0])
            summary.show(self._host, setup, self._kit.summary)

    def _ask(self) -> None:
        self._renaming = True
        self._drawn = self._typed

    def _rename(self) -> None:
        host = self._host

        def renamed(session: Session | None) -> None:
            if session is None:
                host.notice(say("game.not-changed"))
            host.read_again()

        host.dismiss()
        Working(host, say("game.opening"), host.library.renaming(self._id, self._typed), renamed)

    def _duplicate(self) -> None:
        host = self._host

        def duplicated(twin: Session | None) -> None:
            if twin is None:
                host.notice(say("game.not-changed"))
                return
            route = address.game(twin.id)
            host.notice(say("game.duplicated"), say("game.open"), lambda: host.go(route))

        host.dismiss()
        title = say("game.copy-of", title=self._title)[:TITLE_LENGTH]
        Working(host, say("game.opening"), host.library.duplicating(self._id, title), duplicated)

    def _download(self) -> None:
        save = self._host.library.find(self._id)
        self._host.dismiss()
        if save:
            self._host.download_record(save.title, save.players, save.record)

    def _copy(self) -> None:
        save = self._host.library.find(self._id)
        self._host.dismiss()
        if save:
            self._host.copy(save.record)

    def _sound(self) -> None:
        self._host.dismiss()
        sounds.turn(self._host)

    def _delete(self) -> None:
        undo = self._host.library.delete(self._id)
        self._host.dismiss()
        self._host.notice(say("game.deleted", title=self._title), say("undo"), undo)
        if self._at_table:
            self._host.go(address.HOME)
