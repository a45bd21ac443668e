"""Something unforeseen went wrong: say so, and let it be reported."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.writer import Markup, button, el
from web.table.dialog import framed
from web.text import say

if TYPE_CHECKING:
    from web.wire.screen import Services


class TroubleDialog:
    """What is shown instead of a page that silently stops."""

    name = "trouble"

    def __init__(self, host: Services, report: str) -> None:
        self._host = host
        self._report = report

    def markup(self) -> Markup:
        return framed(
            say("trouble.title"),
            el("p", say("trouble.saved")),
            el("pre", self._report.strip().rpartition("\n")[2][:300], class_="report"),
            el(
                "div",
                button(say("trouble.copy"), "copy", icon=icon("copy"), data_copy=self._report),
                button(say("close"), "app.dismiss", class_="button primary"),
                class_="dialog-foot",
            ),
        )

    def do(self, command: str, _value: str = "") -> None:
        if command == "copy":
            self._host.dismiss()
            self._host.copy(self._report)
