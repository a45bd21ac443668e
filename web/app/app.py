"""The app: which screen is in front, where events go, and what has to be drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from web.app import links
from web.app.files import Importer
from web.app.services import AppServices
from web.games import kits
from web.screens.hints import HintsScreen
from web.screens.home import Home
from web.screens.home import frame as home_frame
from web.screens.learn import LearnScreen
from web.screens.lesson import LessonScreen
from web.screens.menu import GameMenu
from web.screens.preferences import PreferencesDialog
from web.screens.rules import RulesScreen
from web.screens.setup import NewGame
from web.screens.summary import SummaryScreen, set_up
from web.screens.working import Working
from web.store.library import BACKUP, LEARNED
from web.store.slots import GAME
from web.text import say
from web.text.rules import has_book, has_rule, other_books
from web.wire import address
from web.wire.screen import Resumable

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
ASIDE = ("rules", "summary", "hints")
"""Screens to look something up: their way back leads to where somebody was before."""


class App:
    """One page of one tab."""

    def __init__(self, page: Page, store: LiveStore) -> None:
        self.services = AppServices(page, store, self.read_again)
        self.services.library.overtaken = self._overtaken
        self.services.screen = Home(self.services)
        self._mine = False
        self._ready = False
        self._visit = 0
        self._back = address.HOME
        self._heard: set[str] = set()
        self._on_arrival: Callable[[], None] = lambda: None
        self._commands: dict[str, Callable[[], None]] = {
            "app.home": lambda: self.services.go(address.HOME),
            "app.menu": self._menu,
            "app.type": self._type,
            "app.preferences": lambda: self.services.show(PreferencesDialog(self.services)),
            "app.download": self._download,
            "app.download-unsaved": self.services.unsaved.download,
            "app.take-over": self._take_over,
            "app.dismiss": self.services.dismiss,
            "app.less-safe": self.services.library.know_risk,
            **self.services.renderer.commands,
        }

    # What the browser tells.

    def start(self, stands: str = "home") -> None:
        """Take over from the static page, where the home screen stands, or a kept picture, or something else."""
        if stands == "home":
            self.services.renderer.already({"app": home_frame()})
        self.services.covered = stands == "kept"
        self.services.apply_preferences()
        self.routed()
        self.services.renderer.watch(lambda: self.services.guarded(lambda: None))
        self.services.store.listen(self.stored, self._dropped)
        self.services.page.set_root_attribute("started", "1")

    def routed(self) -> None:
        """The address changed: another screen."""
        self.services.renderer.leave()
        self.services.guarded(self._route)

    def tapped(self, target: str) -> None:
        """Something on the table was tapped."""
        if not self.services.leaving:
            self.services.guarded(lambda: self.services.screen.tap(target))

    def did(self, command: str, value: str = "", *, in_dialog: bool = False) -> None:
        """A command of the app itself, of the dialog in front or of the screen."""
        dialog = self.services.renderer.dialog
        if own := self._commands.get(command):
            self.services.guarded(own)
        elif in_dialog and dialog:
            self.services.guarded(lambda: dialog.do(command, value))
        elif not self.services.leaving:
            self.services.guarded(lambda: self.services.screen.do(command, value))

    def pressed(self, key: str) -> bool:
        """A key that nobody else took; True when the screen used it."""
        used: list[bool] = []
        if not self.services.leaving:
            self.services.guarded(lambda: used.append(self.services.screen.key(key)))
        return any(used)

    def dismissed(self) -> None:
        """Escape, or a tap beside the dialog."""
        self.services.guarded(self.services.dismiss)

    def chosen(self, file: File) -> None:
        """A file to be read as a game."""
        self.services.guarded(lambda: Importer(self.services).take(file))

    def turned(self) -> None:
        """The window became upright, or ceased to be."""
        self.services.guarded(lambda: None)

    def stored(self, key: str) -> None:
        """Another tab wrote something, or cleared everything. A burst is heard as one, what is not shown here never."""
        own = f"{GAME}{self.services.session.id}:" if self.services.session else GAME
        if key and not key.startswith(own) and key not in NOTED and not self.services.library.unsaved():
            return
        if not self._heard:
            self.services.after(BURST_SECONDS, self._hear)
        self._heard.add(key)

    def look_again(self) -> None:
        """A form was sent before there was Python, and stands otherwise now: a person looks at it once more."""
        self.services.guarded(lambda: self.services.notice(say("start.look-again")))

    def went_on(self) -> None:
        """Something was tapped on a kept picture, and the table stands otherwise."""
        self.services.guarded(lambda: self.services.notice(say("start.went-on")))

    def refused(self, name: str, reason: str) -> None:
        """Something that was to be kept is not, as turns out late."""
        self.services.guarded(lambda: self.services.library.refused(name, reason))

    def overtaken(self, game_id: str) -> None:
        """Another tab went on with a game before what was played here could be kept."""
        self.services.guarded(lambda: self._overtaken(game_id, self.services.library.only_here(game_id)))

    def undrawn(self, place: str, report: str) -> None:
        """The browser would not draw something: that is told once, and a line stands in its place."""
        self.services.renderer.stand_in(place)
        self.services.guarded(lambda: self.services.tell_once(report))

    def read_again(self) -> None:
        """Show the game at hand as the library has it now; what was asked about it before is asked no more."""
        if self.services.session is None:
            return
        session = self.services.library.open(self.services.session.id)
        if session is None:  # another tab deleted it, or is of another version and went on with it
            there = self.services.session.id in self.services.library.ids()
            self._on_arrival = lambda: self.services.notice(say("unfit.hint" if there else "game.deleted-elsewhere"))
            self.services.go(address.HOME, replace=True)
            return
        if self._mine:
            self.services.dismiss()
        self._visit += 1
        self._sit_down(session, lay=self._reveal)

    # The rest is nobody else's business.

    def _dropped(self, key: str) -> None:
        self.services.guarded(lambda: self.services.library.dropped(key))

    def _hear(self) -> None:
        """What another tab wrote of the game at hand is shown here too."""
        heard, self._heard = self._heard, set()
        self.services.library.retry()  # what it took away makes room
        if self.services.session and any(key.startswith(f"{GAME}{self.services.session.id}:") for key in heard):
            self.read_again()

    def _route(self) -> None:
        self.services.page.unlock()
        self.services.thinker.cancel()
        self.services.session = None
        self._visit += 1
        self.services.dismiss()
        place = address.parse(self.services.page.route())
        if place and place[0] not in ASIDE:
            self._back = self.services.page.route()
        match place:
            case "table", game_id:
                self._ask_for(game_id)
            case "resume", _:
                going = next((save.id for save in self.services.library.games() if save.seat != hansa.OVER), "")
                self.services.page.go(address.game(going) if going else address.HOME, replace=True)
            case "setup", _:
                self._enter(NewGame(self.services))
            case "home", _:
                self._enter(Home(self.services))
                arrived, self._on_arrival = self._on_arrival, lambda: None
                arrived()
            case "open", packed:
                self._on_arrival = lambda: links.read(self.services, packed)
                self.services.page.go(address.HOME, replace=True)
            case "rules", rule:
                self._look_up(*rule.split("/"))
            case "summary", card:
                self._sum_up(*card.split("/"))
            case "hints", game:
                self._advise(game)
            case "learn", "":
                self._lay(LearnScreen(self.services))
            case "learn", lesson:
                self._teach(*lesson.split("/"))
            case _:
                self.services.page.go(address.HOME, replace=True)

    def _look_up(self, game: str, number: str = "") -> None:
        """Rules that there are; of others it is said that there are none."""
        if not has_book(game):
            self.services.notice(say("rules.no-book", game=game))
            self.services.go(address.rules(other_books(game)[0]), replace=True)
            return
        named = number.upper() if has_rule(game, number) else ""
        if number and not named:
            self.services.notice(say("rules.no-rule", number=number))
        screen = RulesScreen(self.services, game, named, self._back)
        self._lay(screen, lambda: self.services.page.focus(f"rule:{named}"))

    def _sum_up(self, game: str, told: str = "") -> None:
        """The card of a game, for a set-up where one is told of."""
        kit = kits().get(game)
        if kit is None or kit.summary is None:
            self.services.page.go(address.HOME, replace=True)
        else:
            self._lay(SummaryScreen(kit.summary, set_up(game, told), self._back))

    def _advise(self, game: str) -> None:
        """The hints of a game, where it has some."""
        kit = kits().get(game)
        if kit is None or not kit.hints:
            self.services.page.go(address.HOME, replace=True)
        else:
            self._lay(HintsScreen(self.services, kit, self._back))

    def _teach(self, game: str, number: str) -> None:
        kit = kits().get(game)
        found = next((lesson for lesson in kit.lessons if lesson.number == int(number)), None) if kit else None
        if kit is None or found is None:
            self.services.page.go(address.LEARN, replace=True)
            return
        screen = LessonScreen(self.services, found, kit)
        self._lay(screen, screen.arrived)

    def _enter(self, screen: Screen) -> None:
        """Show a screen. The first one must not take the keyboard from somebody who is already using the page."""
        again = screen.name == self.services.screen.name and self._ready
        self.services.screen = screen
        self.services.leaving = False
        self.services.table = screen if isinstance(screen, Resumable) else None
        self.services.page.set_root_attribute("screen", screen.name)
        if self.services.covered:
            self.services.covered = False
            self.services.page.set_root_attribute("kept", None)
        self.services.render()
        if self._ready and not again:
            self.services.page.top()
            self.services.announce(screen.title())
        elif not self._ready:
            self._ready = True
            self.services.page.set_root_attribute("boot", "ready")
            self.services.page.set_root_attribute("ready", "1")

    def _ask_for(self, game_id: str, *, steal: bool = False) -> None:
        def open_it() -> None:
            if self.services.page.route() == address.game(game_id):  # and the person has not gone elsewhere
                self._open(game_id)

        def answer(mine: bool) -> None:  # noqa: FBT001 - the browser's answer
            self._mine = mine
            self.services.store.refresh(game_id, lambda: self.services.guarded(open_it))

        self.services.page.lock(
            GAME + game_id,
            answer,
            lambda: self.services.guarded(self._lost),
            steal=steal,
        )

    def _open(self, game_id: str) -> None:
        visit = self._visit

        def opened(session: Session | None) -> None:
            if session is None:
                save = self.services.library.find(game_id)
                self._on_arrival = lambda: Importer(self.services).tell_lost(save)
                self.services.page.go(address.HOME, replace=True)
                return
            if self.services.library.is_behind(game_id):
                self.services.notice(say("game.behind"))
            self.services.session = session  # from now on other tabs' moves are heard
            self._soon(lambda: self._sit_down(session, lay=self._lay))

        def stopped() -> None:
            if visit == self._visit:  # and not because the person went elsewhere
                self.services.page.go(address.HOME, replace=True)

        Working(self.services, say("game.opening"), self.services.library.opening(game_id), opened, stopped=stopped)

    def _sit_down(self, session: Session, lay: Callable[[Screen, Callable[[], None]], None]) -> None:
        session.read_only = not self._mine
        session.start()
        self.services.session = session
        self.services.page.persist()
        table = kits()[session.game.id].sit(self.services, session)
        lay(table, table.arrived)

    def _lay(self, screen: Screen, arrived: Callable[[], None] = lambda: None) -> None:
        """The first drawing takes long: the page answers to whatever else there is before it."""
        self._soon(lambda: self._reveal(screen, arrived))

    def _reveal(self, screen: Screen, arrived: Callable[[], None]) -> None:
        """What the screen does next may depend on how large the window made it."""
        self._enter(screen)
        visit = self._visit
        self.services.next_task(lambda: arrived() if visit == self._visit else None)

    def _soon(self, step: Callable[[], None]) -> None:
        """Go on in a while, so that nobody waits long for an answer; but not where the person has gone elsewhere.

        Meanwhile the screen that is being left takes nothing any more.
        """
        visit = self._visit
        self.services.leaving = True

        def go() -> None:
            if visit == self._visit:
                step()

        self.services.next_task(go)

    def _take_over(self) -> None:
        if self.services.session:
            self._ask_for(self.services.session.id, steal=True)

    def _lost(self) -> None:
        """Another tab took the game over: nobody plays it here any more, neither person nor computer."""
        self._mine = False
        if self.services.session:
            self.services.thinker.cancel()
            self.services.dismiss()
            self.read_again()

    def _overtaken(self, game_id: str, mine: Save | None) -> None:
        here = self.services.session is not None and self.services.session.id == game_id
        if mine:
            self.services.unsaved.overtaken(mine)
        elif here:
            self.services.notice(say("game.overtaken"))
        if here:
            self.read_again()

    def _download(self) -> None:
        if self.services.session:
            match = self.services.session.match
            self.services.download_record(match.title, self.services.session.players, match.dumps())

    def _type(self) -> None:
        self.services.dismiss()
        self.services.screen.do("typed")

    def _menu(self) -> None:
        if self.services.session:
            self.services.show(GameMenu(self.services, self.services.session.id, at_table=True))
        else:
            self.services.screen.do("menu")
