"""What is drawn and what stands in front of it: fragments, the dialog, the notice."""

from __future__ import annotations

import re
import traceback
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from web.app.banner import banner, notice
from web.app.updates import may_offer
from web.draw.writer import Markup
from web.table import broken
from web.wire.screen import LiveDialog

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from web.app.services import Household
    from web.wire.page import Page
    from web.wire.screen import Dialog

NOTICE_SECONDS = 12
IDS = re.compile(r' id="([^"]+)"')


class Stage:
    """Knows what the page shows, so that only what differs is drawn."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._shown: dict[str, str] = {}
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

    def already(self, fragments: Mapping[str, str]) -> None:
        """The page shows these from the beginning."""
        self._shown.update(fragments)

    def draw(self, fragments: Mapping[str, str], moves: Sequence[tuple[str, str]] = ()) -> list[str]:
        """Put what differs into its place. What lies inside something drawn anew is drawn anew; pieces glide.

        What the browser would not take is told in reports. It is not tried again until it is another.
        """
        failed: list[str] = []
        lifted: list[Callable[[], None]] = []
        with _noting(failed):
            lifted.append(self._page.lift(moves))
        for element_id, markup in fragments.items():
            if self._shown.get(element_id) != markup:
                self._put(element_id, markup, failed)
        for land in lifted:
            with _noting(failed):
                land()
        self._page.modal(shown=self.dialog is not None)
        return failed

    def _put(self, element_id: str, markup: str, failed: list[str]) -> None:
        for inner in IDS.findall(markup):
            self._shown.pop(inner, None)
        self._shown[element_id] = markup
        before = len(failed)
        with _noting(failed):
            self._page.patch(element_id, markup)
        if len(failed) > before:
            with suppress(Exception):
                self._page.patch(element_id, broken.line())

    def around(self, house: Household) -> dict[str, str]:
        """What stands around every screen."""
        return {
            "banner": house.safely(lambda: self._banner(house), broken.line),
            "notice": notice(self._sentence, self._action),
            **self._front(house),
        }

    def _banner(self, house: Household) -> Markup:
        newer = self._newer and may_offer(house.screen.name, house.session)
        return banner(house.library, house.session, newer=newer)

    def _front(self, house: Household) -> dict[str, Markup]:
        """The dialog; or the one that tells that it could not be drawn."""
        wanted = self.dialog
        shown = house.safely(lambda: _inside(wanted), lambda: {"dialog": broken.dialog()})
        return shown if self.dialog is wanted else _inside(self.dialog)

    def notice(self, sentence: str, action: str, then: Callable[[], None] | None, fade: Callable[[], None]) -> None:
        """Show a sentence until it is answered, closed, or `fade` is called after a while."""
        self.close_notice()
        self._sentence, self._action, self._then = sentence, action, then
        self._fresh = True
        self._call_off = self._page.later(NOTICE_SECONDS, fade)

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


def _inside(dialog: Dialog | None) -> dict[str, Markup]:
    if dialog is None:
        return {"dialog": Markup("")}
    return {"dialog": dialog.markup(), **(dialog.parts() if isinstance(dialog, LiveDialog) else {})}


@contextmanager
def _noting(failed: list[str]) -> Iterator[None]:
    """Whatever the browser refuses in here is noted, and the rest goes on."""
    try:
        yield
    except Exception:  # noqa: BLE001 - it may refuse anything
        failed.append(traceback.format_exc())
