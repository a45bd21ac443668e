"""What the app says to the browser."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

import pyodide_js
from js import (
    URL,
    Array,
    Blob,
    Object,
    Uint8Array,
    clearTimeout,
    console,
    crypto,
    document,
    location,
    navigator,
    setTimeout,
    window,
)
from pyodide.ffi import create_once_callable, create_proxy, to_js

from web.dom import motion, site, zoom
from web.dom.locks import Lock
from web.dom.versions import Versions
from web.dom.worker import ThinkerWorker

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROOT = document.documentElement
UPRIGHT = "(orientation: portrait) and (width < 40rem)"
"""The windows that get the upright board."""


def _object(**entries: object) -> Any:  # noqa: ANN401 - a JavaScript object
    return to_js(entries, dict_converter=Object.fromEntries)


class Browser:
    """The page as the app sees it."""

    def __init__(self) -> None:
        self._lock: Lock | None = None
        self._asked_to_persist = False
        self._asking: Any = None
        self._versions: Versions | None = None

    def patch(self, element_id: str, markup: str) -> None:
        element = document.getElementById(element_id)
        active = document.activeElement
        inside = bool(element.contains(active)) and active != element
        again = _finder(active) if inside else ""
        caret = (active.selectionStart, active.selectionEnd) if inside and active.matches("input[type=text]") else None
        before = motion.places(element)
        element.innerHTML = markup
        motion.glide(element, before)
        # Asked of the elements, for in the text anybody's name may stand.
        if element.querySelector("[data-zoom]"):
            zoom.fit()
        if mark := element.querySelector("[data-slides]"):
            _slide(mark.dataset)
        if inside:
            found = element.querySelector("[autofocus]") or (element.querySelector(again) if again else None)
            _focus(found or (element if markup or element.matches("dialog") else _main()))
            if found and caret:
                found.setSelectionRange(*caret)

    def lift(self, moves: Sequence[tuple[str, str]]) -> Callable[[], None]:
        return motion.lift(moves)

    def set_root_attribute(self, name: str, value: str | None) -> None:
        if value is None:
            ROOT.removeAttribute(f"data-{name}")
        else:
            ROOT.setAttribute(f"data-{name}", value)

    def title(self, words: str) -> None:
        document.title = words

    def announce(self, sentence: str) -> None:
        document.getElementById("announce").textContent = sentence

    def log_error(self, report: str) -> None:
        console.error(report)

    def modal(self, *, shown: bool) -> None:
        dialog = document.getElementById("dialog")
        if shown and not dialog.open:
            dialog.showModal()
        elif not shown and dialog.open:
            dialog.close()

    def top(self) -> None:
        window.scrollTo(0, 0)
        _focus(_main())

    def focus(self, target: str) -> None:
        """Also bring it into view, where a board is larger than its frame."""
        if found := document.querySelector(f"[data-id={json.dumps(target)}]"):
            _focus(found)
            found.scrollIntoView(_object(block="nearest", inline="nearest"))

    def fill(self, target: str, words: str) -> None:
        if found := document.querySelector(f"[data-id={json.dumps(target)}]"):
            found.value = words
            _focus(found)

    def focused(self) -> str:
        holder = document.activeElement.closest("[data-id]") if document.activeElement else None
        return str(holder.dataset.id) if holder else ""

    def is_portrait(self) -> bool:
        return bool(window.matchMedia(UPRIGHT).matches)

    def viewport_size(self) -> tuple[float, float]:
        return zoom.viewport_size()

    def centre(self, x: float, y: float) -> None:
        zoom.centre((x, y))

    def route(self) -> str:
        return str(location.hash) or "#/"

    def go(self, route: str, *, replace: bool = False) -> None:
        if replace:
            location.replace(route)
        else:
            location.hash = route

    def download(self, name: str, words: str) -> None:
        link = document.createElement("a")
        link.href = URL.createObjectURL(Blob.new(Array.of(words), _object(type="text/plain;charset=utf-8")))
        link.download = name
        link.click()
        self.after(60, lambda: URL.revokeObjectURL(link.href))

    def copy(self, words: str, then: Callable[[bool], None]) -> None:
        if not hasattr(navigator, "clipboard"):
            then(False)  # noqa: FBT003 - the answer of a browser without a clipboard
            return
        good, bad = (create_once_callable(lambda _answer, done=done: then(done)) for done in (True, False))
        navigator.clipboard.writeText(words).then(good, bad)

    def url(self, route: str) -> str:
        return str(location.href).partition("#")[0] + route

    def can_send(self) -> bool:
        return hasattr(navigator, "share")

    def send(self, title: str, link: str) -> None:
        navigator.share(_object(title=title, url=link)).then(None, create_once_callable(lambda _nobody: None))

    def load_package(self, package: str, then: Callable[[bool], None]) -> None:
        # Pyodide tells of a file that did not come only in words, so look whether the package is there.
        def answer(_answer: object) -> None:
            then(package in pyodide_js.loadedPackages.to_py())

        pyodide_js.loadPackage(package).then(create_once_callable(answer), create_once_callable(answer))

    def after(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        # Once: what is called holds the game with all its states, and is let go of with the timer.
        timer = setTimeout(create_once_callable(call), int(seconds * 1000))
        return lambda: clearTimeout(timer)

    def next_task(self, call: Callable[[], None]) -> None:
        setTimeout(create_once_callable(call), 0)

    def worker(self, hear: Callable[[str], None]) -> ThinkerWorker:
        return ThinkerWorker(hear)

    def lock(self, name: str, then: Callable[[bool], None], lost: Callable[[], None], *, steal: bool = False) -> None:
        self.unlock()
        if hasattr(navigator, "locks"):
            self._lock = Lock(site.storage_key(name), then, lost, steal=steal)
        else:
            then(True)  # noqa: FBT003 - where there are no locks, sequence numbers keep two tabs apart

    def unlock(self) -> None:
        if self._lock:
            self._lock.release()
            self._lock = None

    def ask_before_leaving(self, *, wanted: bool) -> None:
        # The listener is there only while it is needed: with one the page would not be kept for the back button.
        if wanted and self._asking is None:
            self._asking = create_proxy(_ask)
            window.addEventListener("beforeunload", self._asking)
        elif not wanted and self._asking:
            window.removeEventListener("beforeunload", self._asking)
            self._asking.destroy()
            self._asking = None

    def persist(self) -> None:
        if not self._asked_to_persist and hasattr(navigator, "storage") and hasattr(navigator.storage, "persist"):
            self._asked_to_persist = True
            navigator.storage.persisted().then(create_once_callable(_persist))

    def watch_versions(self, then: Callable[[], None]) -> None:
        self._versions = Versions(then)

    def renew(self) -> None:
        if self._versions:
            self._versions.renew()

    def token(self) -> str:
        return bytes(crypto.getRandomValues(Uint8Array.new(8)).to_py()).hex()

    def now(self) -> int:
        return int(time.time() * 1000)

    def clock(self) -> float:
        return time.monotonic() * 1000  # the browser's performance.now


def _ask(event: Any) -> None:  # noqa: ANN401 - a JavaScript BeforeUnloadEvent
    """The words are the browser's own."""
    event.preventDefault()
    event.returnValue = True  # what older browsers look at


def _persist(already: bool) -> None:  # noqa: FBT001 - the browser's answer
    """Ask only where it is not granted yet: some browsers ask the person each time."""
    if not already:
        navigator.storage.persist()


def _main() -> Any:  # noqa: ANN401 - a JavaScript Element
    """Where the keyboard begins on a screen, and goes back to from something that is no more."""
    return document.querySelector("#app h1") or document.getElementById("app")


def _slide(mark: Any) -> None:  # noqa: ANN401 - a JavaScript DOMStringMap
    """Set a slider where a mark says. It is never drawn anew, or it would slip out of the hand that drags it."""
    slider = document.getElementById(mark.slides)
    if str(slider.value) != str(mark.at):
        slider.value = mark.at
    slider.setAttribute("aria-valuetext", mark.says)


def _finder(element: Any) -> str:  # noqa: ANN401 - a JavaScript Element
    """A selector that finds the same thing again after its surroundings were drawn anew."""
    if element.id:
        return f"#{element.id}"
    names = ("data-id", "data-do", "data-value", "href")
    return "".join(f"[{name}={json.dumps(element.getAttribute(name))}]" for name in names if element.hasAttribute(name))


def _focus(element: Any) -> None:  # noqa: ANN401 - a JavaScript Element
    if not element.hasAttribute("tabindex") and not element.matches("a, button, input, select, summary, textarea"):
        element.setAttribute("tabindex", "-1")
    element.focus(_object(preventScroll=True))
