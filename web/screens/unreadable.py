"""A file that is no game, or only a part of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.writer import Markup, button, el
from web.games import kits
from web.table.dialog import framed
from web.text import say
from web.text.saves import record_trouble
from web.wire import address

if TYPE_CHECKING:
    from hansa import RecordError
    from web.wire.screen import Services


class Unreadable:
    """Says what is wrong and in which line, and offers the part before it."""

    name = "unreadable"

    def __init__(self, host: Services, file_name: str, error: RecordError) -> None:
        self._host = host
        self._file = file_name
        self._error = error

    def markup(self) -> Markup:
        match = self._error.match
        what, rule = record_trouble(self._error, kits()[match.game.id].refused if match else str)
        parts = [el("p", say("import.file", name=self._file[:80]), class_="file-name"), el("p", what)]
        if self._error.detail and self._error.match is not None:
            parts.append(el("pre", f"{self._error.line}  {self._error.detail}", class_="report"))
        if rule:
            parts.append(el("p", rule))
        parts.append(el("p", say("import.unchanged"), class_="hint"))
        return framed(say("import.failed"), *parts, el("div", *self._buttons(), class_="dialog-foot"))

    def do(self, command: str, _value: str = "") -> None:
        if command == "open-part" and self._error.match is not None:
            session = self._host.library.add(self._error.match)
            self._host.dismiss()
            self._host.go(address.game(session.id))

    def _buttons(self) -> list[Markup]:
        match = self._error.match
        if match is None or not match.ply:
            return [button(say("close"), "app.dismiss", class_="button primary")]
        label = say("import.open-part", line=self._error.line)
        return [button(say("close"), "app.dismiss"), button(label, "open-part", class_="button primary")]
