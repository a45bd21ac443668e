"""What is drawn and what stands in front of it: parts, the dialog, the notice."""

from __future__ import annotations

import traceback
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from web.app.banner import banner, notice
from web.app.updates import may_offer
from web.draw.writer import NOTHING
from web.table import broken
from web.text import language
from web.wire.part import FRAME, as_parts
from web.wire.screen import LiveDialog

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from web.app.services import AppServices
    from web.draw.writer import Markup
    from web.wire.page import Page
    from web.wire.part import Part
    from web.wire.screen import Dialog

NOTICE_SECONDS = 12


class Renderer:
    """Knows what the page shows, so that only what differs is drawn."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._language = language()
        self._shown: dict[str, tuple[object, ...]] = {}
        """What each part on the page was made of."""
        self._holds: dict[str, set[str]] = {}
        """The places inside a place."""
        self._sentence = ""
        self._action = ""
        self._then: Callable[[], None] | None = None
        self._call_off: Callable[[], None] = lambda: None
        self._fresh = self._sent = False
        self._newer = False
        self.dialog: Dialog | None = None
        self.commands: dict[str, Callable[[], None]] = {
            "app.notice": self.answer_notice,
            "app.close-notice": self.close_notice,
            "app.update": page.renew,
        }

    def watch(self, redraw: Callable[[], None]) -> None:
        """Offer a new version of the site when there is one."""

        def found() -> None:
            self._newer = True
            redraw()

        self._page.watch_versions(found)

    def already(self, shown: Mapping[str, Markup] | Sequence[Part]) -> None:
        """The page shows these from the beginning."""
        self._shown.update({part.place: part.of for part in as_parts(shown)})

    def draw(self, parts: Iterable[Part], moves: Sequence[tuple[str, str]] = ()) -> list[str]:
        """Draw what depends on something that has changed. What lies inside a part goes with it; pieces glide.

        What cannot be drawn, or the browser would not take, is told in reports. It is not tried again until it is
        another.
        """
        failed: list[str] = []
        lifted: list[Callable[[], None]] = []
        with _noting(failed):
            lifted.append(self._page.lift(moves))
        if self._language != language():
            self._language = language()
            self._shown.clear()  # everything speaks, and no key tells in which language
        shown = self._shown
        for part in parts:
            if shown.get(part.place) != part.of:
                self._put(part, failed)
        for land in lifted:
            with _noting(failed):
                land()
        self._page.modal(shown=self.dialog is not None)
        return failed

    def _put(self, part: Part, failed: list[str]) -> None:
        self._forget(part.place)
        self._shown[part.place] = part.of
        self._holds.setdefault(part.inside, set()).add(part.place)
        before = len(failed)
        with _noting(failed):
            self._page.patch(part.place, part.draw())
        if len(failed) > before:
            self.stand_in(part.place)

    def stand_in(self, place: str) -> None:
        """Something could not be drawn: put a line in its place."""
        with suppress(Exception):
            self._page.patch(place, broken.screen() if place == FRAME else broken.line())

    def _forget(self, place: str) -> None:
        """What lies inside a place is not there any more."""
        for inner in self._holds.pop(place, ()):
            self._shown.pop(inner, None)
            self._forget(inner)

    def around(self, services: AppServices) -> list[Part]:
        """What stands around every screen."""
        banner = services.safely(lambda: self._banner(services), broken.line)
        above = {"banner": banner, "notice": notice(self._sentence, self._action)}
        return [*as_parts(above, ""), *self._front(services)]

    def _banner(self, services: AppServices) -> Markup:
        newer = self._newer and may_offer(services.screen.name, services.session)
        return banner(services.library, services.session, newer=newer)

    def _front(self, services: AppServices) -> Sequence[Part]:
        """The dialog; or the one that tells that it could not be drawn."""
        wanted = self.dialog
        shown = services.safely(lambda: _inside(wanted), lambda: as_parts({"dialog": broken.dialog()}, "dialog"))
        return shown if self.dialog is wanted else _inside(self.dialog)

    def notice(self, sentence: str, action: str, then: Callable[[], None] | None, fade: Callable[[], None]) -> None:
        """Show a sentence until it is answered, closed, or `fade` is called after a while."""
        self.close_notice()
        self._sentence, self._action, self._then = sentence, action, then
        self._fresh = True
        self._call_off = self._page.after(NOTICE_SECONDS, fade)

    def begin(self) -> None:
        """Something happens: what was told before is not news any more."""
        self._fresh = self._sent = False

    def send(self) -> None:
        """The page itself goes to another screen, and takes along what it has just told."""
        self._sent = True

    def leave(self) -> None:
        """Another screen comes: a notice stays behind with what it was about."""
        if not (self._fresh and self._sent):
            self.close_notice()

    def answer_notice(self) -> None:
        """Do what the notice offers."""
        then = self._then
        self.close_notice()
        if then:
            then()

    def close_notice(self) -> None:
        """Take the notice away."""
        self._call_off()
        self._call_off = lambda: None
        self._sentence, self._action, self._then = "", "", None


def _inside(dialog: Dialog | None) -> Sequence[Part]:
    if dialog is None:
        return as_parts({"dialog": NOTHING}, "dialog")
    more = dialog.parts() if isinstance(dialog, LiveDialog) else {}
    return as_parts({"dialog": dialog.markup(), **more}, "dialog")


@contextmanager
def _noting(failed: list[str]) -> Iterator[None]:
    """Whatever the browser refuses in here is noted, and the rest goes on."""
    try:
        yield
    except Exception:  # noqa: BLE001 - it may refuse anything
        failed.append(traceback.format_exc())
