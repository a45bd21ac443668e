"""What the browser hears: one listener a kind of event on the document, each told to the app in its own words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from js import document, window
from pyodide.ffi import create_proxy

from web.dom import zoom
from web.dom.browser import UPRIGHT
from web.dom.store import ChosenFile, name_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from web.app.app import App

NATIVE = "a, button, input, select, summary, textarea, label"
TYPED = "input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select"
SLIDES = frozenset({"ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"})
"""The keys that a slider needs for itself; it leaves the others to the app."""
STEPS = {"ArrowDown": 1, "ArrowUp": -1}
Heard = Any  # a JavaScript Event


def listen(app: App) -> None:
    """From here on everything a person does reaches the app."""
    ears = _Ears(app)
    hear = {"click": ears.click, "input": ears.typed, "change": ears.chosen, "keydown": ears.keydown}
    hear |= {"submit": ears.submit, "dragover": ears.dragover, "drop": ears.drop}
    _listen(document, hear)
    _listen(document, {"visibilitychange": ears.seen})
    _listen(window, {"hashchange": lambda _: app.routed(), "storage": ears.storage})
    _listen(window.matchMedia(UPRIGHT), {"change": lambda _: app.turned()})
    _listen(document.getElementById("dialog"), {"cancel": ears.cancel})
    zoom.listen(app)


def _listen(where: Any, hear: Mapping[str, Callable[[Heard], None]]) -> None:  # noqa: ANN401 - a JavaScript EventTarget
    for kind, ear in hear.items():
        where.addEventListener(kind, create_proxy(ear))


class _Ears:
    def __init__(self, app: App) -> None:
        self._app = app

    def click(self, event: Heard) -> None:
        if event.target.id == "dialog":
            self._app.dismissed()
        elif found := event.target.closest("[data-id], [data-do]"):
            self._use(found)

    def typed(self, event: Heard) -> None:
        """Something was typed, ticked or chosen."""
        field = event.target
        if field.hasAttribute("data-do"):
            ticks = field.matches("[type=checkbox]")
            self._do(field, ("on" if field.checked else "off") if ticks else str(field.value))

    def chosen(self, event: Heard) -> None:
        """A file was chosen."""
        if event.target.id == "file":
            self._files(event.target.files)
            event.target.value = ""

    def submit(self, event: Heard) -> None:
        event.preventDefault()
        if event.target.hasAttribute("data-do"):
            self._do(event.target, "")

    def keydown(self, event: Heard) -> None:
        target = event.target
        if event.key in STEPS and (box := target.closest("[data-arrows]")):
            event.preventDefault()
            _step(box, target, STEPS[event.key])
            return
        if event.isComposing or _keeps(target, str(event.key)) or document.getElementById("dialog").open:
            return
        if event.key in {"Enter", " "} and target.matches("[data-id], [data-do]") and not target.matches(NATIVE):
            event.preventDefault()
            if not event.repeat:
                self._use(target)
            return
        if event.key in {"Enter", " ", "Tab"}:
            return
        modifiers = (("ctrl", event.ctrlKey or event.metaKey), ("alt", event.altKey), ("shift", event.shiftKey))
        held = [name for name, down in modifiers if down and not (name == "shift" and len(event.key) == 1)]
        if self._app.pressed("+".join([*held, str(event.key)])):
            event.preventDefault()

    def cancel(self, event: Heard) -> None:
        event.preventDefault()
        self._app.dismissed()

    def storage(self, event: Heard) -> None:
        if not isinstance(event.key, str):
            self._app.stored("")  # everything was cleared
        elif name := name_of(event.key):
            self._app.stored(name)

    def seen(self, _event: Heard) -> None:
        if document.visibilityState == "visible":
            self._app.unsaved.returned()

    def dragover(self, event: Heard) -> None:
        event.preventDefault()

    def drop(self, event: Heard) -> None:
        event.preventDefault()
        self._files(event.dataTransfer.files)

    def _files(self, files: Any) -> None:  # noqa: ANN401 - a JavaScript FileList
        if files and files.length:
            self._app.chosen(ChosenFile(files.item(0)))

    def _use(self, element: Any) -> None:  # noqa: ANN401 - a JavaScript Element
        if element.matches("input, select, textarea, form"):
            return
        if element.hasAttribute("data-id"):
            self._app.tapped(str(element.dataset.id))
        else:
            self._do(element, str(element.getAttribute("data-value") or ""))

    def _do(self, element: Any, value: str) -> None:  # noqa: ANN401 - a JavaScript Element
        self._app.did(str(element.dataset.do), value, in_dialog=bool(element.closest("#dialog")))


def _keeps(field: Any, key: str) -> bool:  # noqa: ANN401 - a JavaScript Element
    """Whether a field needs a key for itself."""
    return bool(field.matches(TYPED)) and (key in SLIDES or not field.matches("[type=range]"))


def _step(box: Any, here: Any, by: int) -> None:  # noqa: ANN401 - JavaScript Elements
    """From one thing to the next in a box where arrows lead from a field to what is offered for it, and back."""
    things = box.querySelectorAll("input, [data-do=offer]")
    every = [things.item(n) for n in range(things.length)]
    at = every.index(here) if here in every else 0
    every[max(0, min(at + by, len(every) - 1))].focus()
