"""The app: which screen is in front, where events go, and what has to be drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from web.app import links
from web.app.files import Importer
from web.app.services import AppServices
from web.games import kits
from web.screens.home import Home
from web.screens.home import frame as home_frame
from web.screens.learn import LearnScreen
from web.screens.lesson import LessonScreen
from web.screens.menu import GameMenu
from web.screens.preferences import PreferencesDialog
from web.screens.rules import RulesScreen
from web.screens.setup import NewGame
from web.screens.working import Working
from web.store.library import BACKUP, LEARNED
from web.store.slots import GAME, PREFIX
from web.text import say
from web.text.rules import has_book, has_rule, other_books
from web.wire import address

if TYPE_CHECKING:
    from collections.abc import Callable

    from web.play.session import Session
    from web.store.save import Save
    from web.store.slots import LiveStore
    from web.wire.page import File, Page
    from web.wire.screen import Screen

NOTED = (BACKUP, LEARNED)
"""What the list of games and the list of lessons show beside the games themselves."""
BURST_SECONDS = 0.1


class App(AppServices):
    """One page of one tab."""

    def __init__(self, page: Page, store: LiveStore) -> None:
        super().__init__(page, store)
        self.library.overtaken = self._overtaken
        self.screen: Screen = Home(self)
        self._mine = False
        self._ready = False
        self._visit = 0
        self._on_its_way = False
        self._back = address.HOME
        self._heard: set[str] = set()
        self._on_arrival: Callable[[], None] = lambda: None
        self._commands: dict[str, Callable[[], None]] = {
            "app.home": lambda: self.go(address.HOME),
            "app.menu": self._menu,
            "app.type": self._type,
            "app.preferences": lambda: self.show(PreferencesDialog(self)),
            "app.download": self._download,
            "app.download-unsaved": self.unsaved.download,
            "app.take-over": self._take_over,
            "app.dismiss": self.dismiss,
            "app.less-safe": self.library.know_risk,
            **self._renderer.commands,
        }

    # What the browser tells.

    def start(self, *, at_home: bool = True) -> None:
        """Take over from the static page, which usually shows the frame of the home screen already."""
        if at_home:
            self._renderer.already({"app": home_frame()})
        self.apply_preferences()
        self.routed()
        self._renderer.watch(lambda: self.guarded(lambda: None))
        self._store.listen(self.stored, lambda key: self.guarded(lambda: self.library.dropped(key)))
        self.page.set_root_attribute("started", "1")

    def routed(self) -> None:
        """The address changed: another screen."""
        self._renderer.leave()
        self.guarded(self._route)

    def tapped(self, target: str) -> None:
        """Something on the table was tapped."""
        if not self._on_its_way:
            self.guarded(lambda: self.screen.tap(target))

    def did(self, command: str, value: str = "", *, in_dialog: bool = False) -> None:
        """A command of the app itself, of the dialog in front or of the screen."""
        dialog = self._renderer.dialog
        if own := self._commands.get(command):
            self.guarded(own)
        elif in_dialog and dialog:
            self.guarded(lambda: dialog.do(command, value))
        elif not self._on_its_way:
            self.guarded(lambda: self.screen.do(command, value))

    def pressed(self, key: str) -> bool:
        """A key that nobody else took; True when the screen used it."""
        used: list[bool] = []
        if not self._on_its_way:
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
        """Another tab wrote something, or cleared everything. A burst is heard as one, what is not shown here never."""
        own = f"{GAME}{self.session.id}:" if self.session else GAME
        if key and not key.startswith(own) and key not in NOTED and not self.library.unsaved():
            return
        if not self._heard:
            self.after(BURST_SECONDS, self._hear)
        self._heard.add(key)

    def look_again(self) -> None:
        """A form was sent before there was Python, and stands otherwise now: a person looks at it once more."""
        self.guarded(lambda: self.notice(say("start.look-again")))

    def refused(self, name: str, reason: str) -> None:
        """Something that was to be kept is not, as turns out late."""
        self.guarded(lambda: self.library.refused(PREFIX + name, reason))

    def overtaken(self, game_id: str) -> None:
        """Another tab went on with a game before what was played here could be kept."""
        self.guarded(lambda: self._overtaken(game_id, None))

    def undrawn(self, place: str, report: str) -> None:
        """The browser would not draw something: that is told once, and a line stands in its place."""
        self._renderer.stand_in(place)
        self.guarded(lambda: self._tell_once(report))

    def read_again(self) -> None:
        """Show the game at hand as the library has it now; what was asked about it before is asked no more."""
        if self.session is None:
            return
        session = self.library.open(self.session.id)
        if session is None:  # another tab deleted it, or is of another version and went on with it
            there = self.session.id in self.library.ids()
            self._on_arrival = lambda: self.notice(say("unfit.hint" if there else "game.deleted-elsewhere"))
            self.go(address.HOME, replace=True)
            return
        if self._mine:
            self.dismiss()
        self._visit += 1
        self._sit_down(session, lay=self._reveal)

    # The rest is nobody else's business.

    def _hear(self) -> None:
        """What another tab wrote of the game at hand is shown here too."""
        heard, self._heard = self._heard, set()
        self.library.retry()  # what it took away makes room
        if self.session and any(key.startswith(f"{GAME}{self.session.id}:") for key in heard):
            self.read_again()

    def _route(self) -> None:
        self.page.unlock()
        self.thinker.cancel()
        self.session = None
        self._visit += 1
        self.dismiss()
        place = address.parse(self.page.route())
        if place and place[0] != "rules":
            self._back = self.page.route()
        match place:
            case "table", game_id:
                self._ask_for(game_id)
            case "resume", _:
                going = next((save.id for save in self.library.games() if save.seat != hansa.OVER), "")
                self.page.go(address.game(going) if going else address.HOME, replace=True)
            case "setup", _:
                self._enter(NewGame(self))
            case "home", _:
                self._enter(Home(self))
                arrived, self._on_arrival = self._on_arrival, lambda: None
                arrived()
            case "open", packed:
                self._on_arrival = lambda: links.read(self, packed)
                self.page.go(address.HOME, replace=True)
            case "rules", rule:
                self._look_up(*rule.split("/"))
            case "learn", "":
                self._lay(LearnScreen(self))
            case "learn", lesson:
                self._teach(*lesson.split("/"))
            case _:
                self.page.go(address.HOME, replace=True)

    def _look_up(self, game: str, number: str = "") -> None:
        """Rules that there are; of others it is said that there are none."""
        if not has_book(game):
            self.notice(say("rules.no-book", game=game))
            self.go(address.rules(other_books(game)[0]), replace=True)
            return
        named = number.upper() if has_rule(game, number) else ""
        if number and not named:
            self.notice(say("rules.no-rule", number=number))
        self._lay(RulesScreen(self, game, named, self._back), lambda: self.page.focus(f"rule:{named}"))

    def _teach(self, game: str, number: str) -> None:
        kit = kits().get(game)
        found = next((lesson for lesson in kit.lessons if lesson.number == int(number)), None) if kit else None
        if kit is None or found is None:
            self.page.go(address.LEARN, replace=True)
            return
        screen = LessonScreen(self, found, kit)
        self._lay(screen, screen.arrived)

    def _enter(self, screen: Screen) -> None:
        """Show a screen. The first one must not take the keyboard from somebody who is already using the page."""
        again = screen.name == self.screen.name and self._ready
        self.screen = screen
        self.page.set_root_attribute("screen", screen.name)
        self.page.title(screen.title())
        self.render()
        if self._ready and not again:
            self.page.top()
            self.announce(screen.title())
        elif not self._ready:
            self._ready = True
            self.page.set_root_attribute("boot", "ready")
            self.page.set_root_attribute("ready", "1")

    def _ask_for(self, game_id: str, *, steal: bool = False) -> None:
        def open_it() -> None:
            if self.page.route() == address.game(game_id):  # and the person has not gone elsewhere
                self._open(game_id)

        def answer(mine: bool) -> None:  # noqa: FBT001 - the browser's answer
            self._mine = mine
            self._store.refresh(game_id, lambda: self.guarded(open_it))

        self.page.lock(
            GAME + game_id,
            answer,
            lambda: self.guarded(self._lost),
            steal=steal,
        )

    def _open(self, game_id: str) -> None:
        visit = self._visit

        def opened(session: Session | None) -> None:
            if session is None:
                save = self.library.find(game_id)
                self._on_arrival = lambda: Importer(self).tell_lost(save)
                self.page.go(address.HOME, replace=True)
                return
            if self.library.is_behind(game_id):
                self.notice(say("game.behind"))
            self.session = session  # from now on other tabs' moves are heard
            self._soon(lambda: self._sit_down(session, lay=self._lay))

        def stopped() -> None:
            if visit == self._visit:  # and not because the person went elsewhere
                self.page.go(address.HOME, replace=True)

        Working(self, say("game.opening"), self.library.opening(game_id), opened, stopped=stopped)

    def _sit_down(self, session: Session, lay: Callable[[Screen, Callable[[], None]], None]) -> None:
        session.read_only = not self._mine
        session.start()
        self.session = session
        self.page.persist()
        table = kits()[session.game.id].sit(self, session)
        lay(table, table.arrived)

    def _lay(self, screen: Screen, arrived: Callable[[], None] = lambda: None) -> None:
        """The first drawing takes long: the page answers to whatever else there is before it."""
        self._soon(lambda: self._reveal(screen, arrived))

    def _reveal(self, screen: Screen, arrived: Callable[[], None]) -> None:
        """What the screen does next may depend on how large the window made it."""
        self._enter(screen)
        visit = self._visit
        self.next_task(lambda: arrived() if visit == self._visit else None)

    def _soon(self, step: Callable[[], None]) -> None:
        """Go on in a while, so that nobody waits long for an answer; but not where the person has gone elsewhere.

        Meanwhile the screen that is being left takes nothing any more.
        """
        visit = self._visit
        self._on_its_way = True

        def go() -> None:
            self._on_its_way = False
            if visit == self._visit:
                step()

        self.next_task(go)

    def _take_over(self) -> None:
        if self.session:
            self._ask_for(self.session.id, steal=True)

    def _lost(self) -> None:
        """Another tab took the game over: nobody plays it here any more, neither person nor computer."""
        self._mine = False
        if self.session:
            self.thinker.cancel()
            self.dismiss()
            self.read_again()

    def _overtaken(self, game_id: str, mine: Save | None) -> None:
        here = self.session is not None and self.session.id == game_id
        if mine:
            self.unsaved.overtaken(mine)
        elif here:
            self.notice(say("game.overtaken"))
        if here:
            self.read_again()

    def _download(self) -> None:
        if self.session:
            match = self.session.match
            self.download_record(match.title, self.session.players, match.dumps())

    def _type(self) -> None:
        self.dismiss()
        self.screen.do("typed")

    def _menu(self) -> None:
        if self.session:
            self.show(GameMenu(self, self.session.id, at_table=True))
        else:
            self.screen.do("menu")
