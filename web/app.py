"""The app: which screen is in front, where events go, and what has to be drawn anew."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING

from web import routes
from web.dialogs.game import GameMenu
from web.dialogs.options import PreferencesDialog
from web.dialogs.trouble import TroubleDialog
from web.files import Importer, file_name
from web.library import Library
from web.screens.home import Home
from web.screens.rules import RulesScreen
from web.screens.setup import NewGame
from web.screens.table import TableScreen
from web.screens.teutonica_table import TeutonicaTable
from web.stage import Stage
from web.storage import GAME, PREFIX
from web.text import say
from web.text.rules import has_book

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from web.page import File, Page
    from web.preferences import Preferences
    from web.screen import Dialog, Host, Screen
    from web.session import Session
    from web.storage import Store

TABLES: Mapping[str, Callable[[Host, Session], Screen]] = {"hansa": TableScreen, "teutonica": TeutonicaTable}
"""Where each game is played."""


class App:
    """One page of one tab."""

    def __init__(self, page: Page, store: Store) -> None:
        self.page = page
        self.library = Library(store, page.now, page.token)
        self.library.overtaken = self._overtaken
        self.screen: Screen = Home(self)
        self.session: Session | None = None
        self._mine = False
        self._stage = Stage(page)
        self._ready = False
        self._back = routes.HOME
        self._on_arrival: Callable[[], None] = lambda: None
        self._commands: dict[str, Callable[[], None]] = {
            "app.home": lambda: self.go(routes.HOME),
            "app.menu": self._menu,
            "app.preferences": lambda: self.show(PreferencesDialog(self)),
            "app.download": self._download,
            "app.take-over": self._take_over,
            "app.dismiss": self.dismiss,
            "app.notice": self._stage.answer_notice,
            "app.close-notice": self._stage.close_notice,
        }

    @property
    def preferences(self) -> Preferences:
        return self.library.preferences

    # What the browser tells.

    def start(self) -> None:
        """Take over from the static page, which shows the frame of the home screen already."""
        self._stage.already({"app": self.screen.fragments()["app"]})
        self.look()
        self.routed()

    def routed(self) -> None:
        """The address changed: another screen."""
        self.guarded(self._route)

    def tapped(self, target: str) -> None:
        """Something on the table was tapped."""
        self.guarded(lambda: self.screen.tap(target))

    def did(self, command: str, value: str = "", *, in_dialog: bool = False) -> None:
        """A command of the app itself, of the dialog in front or of the screen."""
        dialog = self._stage.dialog
        if own := self._commands.get(command):
            self.guarded(own)
        elif in_dialog and dialog:
            self.guarded(lambda: dialog.do(command, value))
        else:
            self.guarded(lambda: self.screen.do(command, value))

    def pressed(self, key: str) -> bool:
        """A key that nobody else took; True when the screen used it."""
        used: list[bool] = []
        self.guarded(lambda: used.append(self.screen.key(key)))
        return any(used)

    def dismissed(self) -> None:
        """Escape, or a tap beside the dialog."""
        self.guarded(self.dismiss)

    def chosen(self, file: File) -> None:
        """A file to be read as a game."""
        self.guarded(lambda: Importer(self).take(file))

    def turned(self) -> None:
        """The window became upright, or ceased to be."""
        self.guarded(lambda: None)

    def stored(self, key: str) -> None:
        """Another tab wrote something; what it wrote of the game at hand is shown here too."""
        here = self.session is not None and key.startswith(f"{GAME}{self.session.id}:")
        if key.startswith(PREFIX) or not key:
            self.guarded(self.read_again if here else lambda: None)

    def guarded(self, call: Callable[[], object]) -> None:
        """Call, then draw. An error nobody foresaw is told instead of leaving a page that does not answer."""
        for step in (call, self.render):
            try:
                step()
            except Exception:  # noqa: BLE001 - every error is told the same way
                report = traceback.format_exc()
                self.page.complain(report)
                self.show(TroubleDialog(self, report))
                self._stage.draw(self._stage.around(self.library, self.session))

    # What screens and dialogs ask for: the Host of web.screen.

    def go(self, route: str, *, replace: bool = False) -> None:
        """Open another screen; the address brings it."""
        self.page.go(route, replace=replace)

    def announce(self, sentence: str) -> None:
        """Say something in the live region."""
        self.page.announce(sentence)

    def notice(self, sentence: str, action: str = "", then: Callable[[], None] | None = None) -> None:
        """Show a sentence for a while."""
        self._stage.notice(sentence, action, then, lambda: self.guarded(self._stage.close_notice))
        self.announce(sentence)

    def show(self, dialog: Dialog) -> None:
        """Put a dialog in front."""
        self._stage.dialog = dialog

    def dismiss(self) -> None:
        """Close the dialog in front."""
        self._stage.dialog = None

    def download(self, session: Session) -> None:
        """Give the game to the person as a file."""
        self.download_record(session.match.title, session.players, session.match.dumps())

    def download_record(self, title: str, players: Sequence[str], record: str) -> None:
        """Give a record to the person as a file."""
        self.page.download(file_name(title, players), record)

    def copy(self, words: str) -> None:
        """Put words on the clipboard."""
        told = {True: say("copy.done"), False: say("copy.failed")}
        self.page.copy(words, lambda done: self.guarded(lambda: self.notice(told[done])))

    def focus(self, target: str) -> None:
        """Give the keyboard to a thing on the screen."""
        self.render()
        self.page.focus(target)

    def focused(self) -> str:
        """The thing that has the keyboard."""
        return self.page.focused()

    def upright(self) -> bool:
        """Whether the window is higher than wide."""
        return self.page.upright()

    def read_file(self, name: str, words: str) -> None:
        """Open the text of a record as a game."""
        Importer(self).read(name, words)

    def now(self) -> int:
        """The time, as the page has it."""
        return self.page.now()

    def token(self) -> str:
        """Something random, for seeds."""
        return self.page.token()

    def look(self) -> None:
        """Let the page look as the preferences say."""
        theme = self.preferences.theme
        self.page.mark("theme", None if theme == "system" else theme)
        self.page.mark("motion", None if self.preferences.animate else "off")

    def read_again(self) -> None:
        """Show the game at hand as the library has it now; what was asked about it before is asked no more."""
        if self.session and (session := self.library.open(self.session.id)):
            if self._mine:
                self.dismiss()
            self._sit_down(session)

    def render(self) -> None:
        """Draw whatever differs from what is shown."""
        self._stage.draw({**self.screen.fragments(), **self._stage.around(self.library, self.session)})

    # The rest is nobody else's business.

    def _route(self) -> None:
        self.page.unlock()
        self.session = None
        self.dismiss()
        place = routes.parse(self.page.route())
        if place and place[0] != "rules":
            self._back = self.page.route()
        match place:
            case "table", game_id:
                self._ask_for(game_id)
            case "setup", _:
                self._enter(NewGame(self))
            case "home", _:
                self._enter(Home(self))
                arrived, self._on_arrival = self._on_arrival, lambda: None
                arrived()
            case "rules", rule:
                self._look_up(*rule.split("/"))
            case _:
                self.page.go(routes.HOME, replace=True)

    def _look_up(self, game: str, number: str = "") -> None:
        if not has_book(game):
            self.page.go(routes.HOME, replace=True)
            return
        self._enter(RulesScreen(self, game, number, self._back))
        self.page.focus(f"rule:{number}")

    def _enter(self, screen: Screen) -> None:
        """Show a screen. The first one must not take the keyboard from somebody who is already using the page."""
        again = screen.name == self.screen.name and self._ready
        self.screen = screen
        self.page.mark("screen", screen.name)
        self.page.title(screen.title())
        self.render()
        if self._ready and not again:
            self.page.top()
            self.announce(screen.title())
        elif not self._ready:
            self._ready = True
            self.page.mark("boot", "ready")
            self.page.mark("ready", "1")

    def _ask_for(self, game_id: str, *, steal: bool = False) -> None:
        def answer(mine: bool) -> None:  # noqa: FBT001 - the browser's answer
            self._mine = mine
            self._open(game_id)

        self.page.lock(
            GAME + game_id,
            lambda mine: self.guarded(lambda: answer(mine)),
            lambda: self.guarded(self._lost),
            steal=steal,
        )

    def _open(self, game_id: str) -> None:
        session = self.library.open(game_id)
        if session is None:
            save = self.library.find(game_id)
            self._on_arrival = lambda: Importer(self).tell_lost(save)
            self.page.go(routes.HOME, replace=True)
            return
        self._sit_down(session)

    def _sit_down(self, session: Session) -> None:
        session.read_only = not self._mine
        session.start()
        self.session = session
        self.page.persist()
        self._enter(TABLES[session.game.id](self, session))

    def _take_over(self) -> None:
        if self.session:
            self._ask_for(self.session.id, steal=True)

    def _lost(self) -> None:
        self._mine = False
        if self.session:
            self.session.read_only = True
            self.dismiss()

    def _overtaken(self, game_id: str) -> None:
        if self.session and self.session.id == game_id:
            self.notice(say("game.overtaken"))
            self.read_again()

    def _download(self) -> None:
        if self.session:
            self.download(self.session)

    def _menu(self) -> None:
        if self.session:
            self.show(GameMenu(self, self.session.id, at_table=True))
