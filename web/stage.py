"""What is drawn and what stands in front of it: fragments, the dialog, the notice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from web.shell import banner, notice

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from web.library import Library
    from web.page import Page
    from web.screen import Dialog
    from web.session import Session

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
        self.dialog: Dialog | None = None

    def already(self, fragments: Mapping[str, str]) -> None:
        """The page shows these from the beginning."""
        self._shown.update(fragments)

    def draw(self, fragments: Mapping[str, str]) -> None:
        """Put what differs into its place. What lies inside something drawn anew is drawn anew."""
        for element_id, markup in fragments.items():
            if self._shown.get(element_id) != markup:
                self._page.patch(element_id, markup)
                for inner in IDS.findall(markup):
                    self._shown.pop(inner, None)
                self._shown[element_id] = markup
        self._page.modal(shown=self.dialog is not None)

    def around(self, library: Library, session: Session | None) -> dict[str, str]:
        """What stands around every screen."""
        dialog = self.dialog.markup() if self.dialog else ""
        return {"banner": banner(library, session), "notice": notice(self._sentence, self._action), "dialog": dialog}

    def notice(self, sentence: str, action: str, then: Callable[[], None] | None, fade: Callable[[], None]) -> None:
        """Show a sentence until it is answered, closed, or `fade` is called after a while."""
        self.close_notice()
        self._sentence, self._action, self._then = sentence, action, then
        self._call_off = self._page.later(NOTICE_SECONDS, fade)

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
