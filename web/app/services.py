"""What screens and dialogs may ask of the app (the Services of web.wire.screen), and how what they change is drawn."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING

import hansa
from web.app.files import Importer, file_name
from web.app.renderer import Renderer
from web.app.unsaved import Unsaved
from web.play.thinker import Thinker
from web.screens import share
from web.screens.trouble import TroubleDialog
from web.screens.working import Working
from web.store import backup
from web.store.library import Library
from web.table import broken
from web.text import say
from web.wire.part import FRAME, as_parts
from web.wire.screen import Moving

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from web.play.preferences import Preferences
    from web.play.session import Session
    from web.store.slots import LiveStore
    from web.wire.page import Page
    from web.wire.screen import Dialog, Drawn, Resumable, Screen


class AppServices:
    """`web.wire.screen.Services`, whichever screen is in front, and what the app itself asks for."""

    screen: Screen

    def __init__(self, page: Page, store: LiveStore, read_again: Callable[[], None]) -> None:
        self.page = page
        self.store = store
        self.read_again = read_again
        self.library = Library(store, page.now, page.token)
        self.session: Session | None = None
        self.thinker = Thinker(page, self.guarded)
        self.unsaved = Unsaved(self)
        self.renderer = Renderer(page)
        self._told: set[str] = set()
        self._awake = False
        self._keys: Collection[str] = ()
        self._keeps = ""
        self._titled = ""
        self.table: Resumable | None = None
        """The screen, where its picture may be kept."""
        self.leaving = False
        """Another screen comes next: the one in front takes nothing any more."""
        self.covered = False
        """The page shows the kept picture of a table; nothing is drawn over it but a screen."""

    @property
    def preferences(self) -> Preferences:
        return self.library.preferences

    def guarded(self, call: Callable[[], object]) -> None:
        """Call, then draw. An error nobody foresaw is told instead of leaving a page that does not answer."""
        self.renderer.begin()
        try:
            call()
        except Exception:  # noqa: BLE001 - every error is told the same way
            self._tell(traceback.format_exc())
        self.render()

    def render(self) -> None:
        """Draw whatever differs from what is shown. What lies behind work that goes on waits for its end.

        Over a kept picture nothing is drawn before a screen comes. What cannot be drawn costs only its own place.
        """
        self.unsaved.attend()
        if self.covered or isinstance(self.renderer.dialog, Working):
            self.renderer.draw(self.renderer.around(self))
            return
        screen = self.screen
        self._keep_awake()
        self._declare(self.safely(screen.keys, lambda: ()))
        self._entitle(self.safely(screen.title, lambda: say("app.name")))
        parts = as_parts(self.safely(screen.fragments, lambda: {FRAME: broken.screen()}))
        moves = self.safely(screen.moves, lambda: ()) if isinstance(screen, Moving) else ()
        failed = self.renderer.draw([*parts, *self.renderer.around(self)], moves)
        if sum(map(self.tell_once, failed)):
            self.renderer.draw(self.renderer.around(self))
        self._say_what_to_keep(self.safely(self._as_kept, str))

    def _as_kept(self) -> str:
        """By what the step on the screen is known, where its picture may be kept."""
        session, table = self.session, self.table
        if session is None or table is None or table.as_laid() != session.id:
            return ""
        return self.library.stands(session.id)

    def _say_what_to_keep(self, keeps: str) -> None:
        """The picture of a table may be kept when the page is left (web/page/keep_picture.mjs)."""
        if keeps != self._keeps:
            self._keeps = keeps
            self.page.set_root_attribute("keeps", keeps or None)

    def _keep_awake(self) -> None:
        """The screen stays on while a game goes on, where that is wished for (web/page/awake.mjs)."""
        session = self.session
        wanted = self.preferences.awake and session is not None and session.match.to_act != hansa.OVER
        if wanted != self._awake:
            self._awake = wanted
            self.page.set_root_attribute("awake", "1" if wanted else None)

    def _entitle(self, title: str) -> None:
        """What the tab is called: at a table with computers that changes with every turn."""
        if title != self._titled:
            self._titled = title
            self.page.title(title)

    def _declare(self, keys: Collection[str]) -> None:
        """The page has to know at once which keys are the screen's and which the browser's."""
        if keys != self._keys:
            self._keys = keys
            self.page.set_root_attribute("keys", " ".join(sorted(keys)))

    def safely(self, draw: Callable[[], Drawn], otherwise: Callable[[], Drawn]) -> Drawn:
        """Draw a part, or what stands in its place when that fails; the error is told once, and the rest goes on."""
        try:
            return draw()
        except Exception:  # noqa: BLE001 - every error is told the same way
            self.tell_once(traceback.format_exc())
            return otherwise()

    def tell_once(self, report: str) -> bool:
        """Whatever could not be drawn is drawn again at every event, and would fail again."""
        if report in self._told:
            return False
        self._told.add(report)
        self._tell(report)
        return True

    def _tell(self, report: str) -> None:
        self.page.log_error(report)
        self.show(TroubleDialog(self, report))

    def go(self, route: str, *, replace: bool = False) -> None:
        self.renderer.send()
        self.leaving = route != self.page.route()
        self.page.go(route, replace=replace)

    def announce(self, sentence: str) -> None:
        self.page.announce(sentence)

    def sound(self, names: Sequence[str]) -> None:
        if names and self.preferences.sound:
            self.page.sound(names)

    def notice(self, sentence: str, action: str = "", then: Callable[[], None] | None = None) -> None:
        """Show a sentence for a while."""
        self.renderer.notice(sentence, action, then, lambda: self.guarded(self.renderer.close_notice))
        self.announce(sentence)

    def show(self, dialog: Dialog) -> None:
        """Put a dialog in front."""
        self.dismiss()
        self.renderer.dialog = dialog

    def dismiss(self) -> None:
        """Close the dialog in front; work that it stood for ends with it."""
        dialog, self.renderer.dialog = self.renderer.dialog, None
        if isinstance(dialog, Working):
            dialog.stop()

    def download_record(self, title: str, players: Sequence[str], record: str) -> None:
        self.page.download(file_name(title, players), record)

    def share(self, game_id: str) -> None:
        share.begin(self, self.page, game_id)

    def back_up(self) -> None:
        self.page.download(backup.name(self.now()), backup.together(self.library.games()))
        self.library.note_backup()

    def copy(self, words: str) -> None:
        told = {True: say("copy.done"), False: say("copy.failed")}
        self.page.copy(words, lambda done: self.guarded(lambda: self.notice(told[done])))

    def focus(self, target: str) -> None:
        self.render()
        self.page.focus(target)

    def fill(self, target: str, words: str) -> None:
        self.page.fill(target, words)

    def focused(self) -> str:
        return self.page.focused()

    def is_portrait(self) -> bool:
        return self.page.is_portrait()

    def viewport_size(self) -> tuple[float, float]:
        return self.page.viewport_size()

    def centre(self, x: float, y: float) -> None:
        self.render()
        self.page.centre(x, y)

    def after(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        return self.page.after(seconds, lambda: self.guarded(call))

    def next_task(self, call: Callable[[], None]) -> None:
        self.page.next_task(lambda: self.guarded(call))

    def read_file(self, name: str, words: str) -> None:
        Importer(self).read(name, words)

    def now(self) -> int:
        return self.page.now()

    def clock(self) -> float:
        return self.page.clock()

    def token(self) -> str:
        return self.page.token()

    def apply_preferences(self) -> None:
        theme = self.preferences.theme
        self.page.set_root_attribute("theme", None if theme == "system" else theme)
        self.page.set_root_attribute("motion", self.preferences.motion)
        self.page.set_root_attribute("projection", None if self.preferences.projection else "off")
