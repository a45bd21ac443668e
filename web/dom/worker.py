"""The worker that the computer players think in, as the page sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from js import URL, Object, Worker, document, window
from pyodide.ffi import JsException, create_proxy, to_js

from web.dom import site

if TYPE_CHECKING:
    from collections.abc import Callable


def _without_snapshot() -> bool:
    """Whether boot.js noted that this page does not start from one; workers have no session to look it up in."""
    try:
        return bool(window.sessionStorage.getItem(f"{site.PREFIX}no-snapshot"))
    except (JsException, AttributeError):
        return False


class ThinkerWorker:
    """A module worker. Both addresses stand in the page, where the build gives them their versions."""

    def __init__(self, hear: Callable[[str], None]) -> None:
        self._hear = hear
        script = URL.new(document.body.dataset.thinker, document.baseURI).href
        self._worker = Worker.new(script, to_js({"type": "module"}, dict_converter=Object.fromEntries))
        self._proxies = create_proxy(self._message), create_proxy(self._error)
        self._worker.onmessage, self._worker.onerror = self._proxies
        interpreter = URL.new(document.body.dataset.interpreter, document.baseURI).href
        first = {"interpreter": interpreter, "noSnapshot": _without_snapshot()}
        self._worker.postMessage(to_js(first, dict_converter=Object.fromEntries))

    def post(self, words: str) -> None:
        self._worker.postMessage(words)

    def end(self) -> None:
        """At once, whatever it is doing."""
        self._worker.terminate()
        self._worker.onmessage = self._worker.onerror = None
        for proxy in self._proxies:
            proxy.destroy()

    def _message(self, event: Any) -> None:  # noqa: ANN401 - a JavaScript MessageEvent
        self._hear(str(event.data))

    def _error(self, event: Any) -> None:  # noqa: ANN401 - a JavaScript ErrorEvent
        event.preventDefault()
        self._hear(f"failed: {getattr(event, 'message', 'its script did not load')}")
