"""Takes over from the static page: what it shows, and what was done on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from js import document

from web.app import replay
from web.dom.store import ChosenFile

if TYPE_CHECKING:
    from web.app.app import App

ROOT = document.documentElement
TICKED = "[type=checkbox], [type=radio]"
WORDS = "input[type=text]"


class Before:
    """What was there before Python."""

    def __init__(self) -> None:
        picker = document.getElementById("file")
        files = picker.files if picker else None
        self._files = [ChosenFile(files.item(n)) for n in range(files.length)] if files else []
        if picker:
            picker.value = ""
        self._done = replay.read(str(ROOT.getAttribute("data-early") or ""))
        self._active = str(document.activeElement.id) if document.activeElement else ""
        self.at_home = bool(document.querySelector("#app > .home"))
        for name in ("data-early", "data-waits"):
            ROOT.removeAttribute(name)

    def carry_out(self, app: App) -> None:
        """Do what was asked for; the app has started."""
        for file in self._files:
            app.chosen(file)
        replay.carry_out(app, self._done, _Fields())
        if self._active and (field := document.getElementById(self._active)):
            field.focus()  # somebody may be typing there
            if field.matches(WORDS):
                field.setSelectionRange(len(field.value), len(field.value))


class _Fields:
    def look(self, field_id: str) -> str | None:
        field = document.getElementById(field_id)
        if field is None:
            return None
        return str(field.value) if not field.matches(TICKED) else "on" if field.checked else "off"

    def type(self, field_id: str, words: str) -> None:
        field = document.getElementById(field_id)
        if field and field.matches(WORDS):
            field.value = words
