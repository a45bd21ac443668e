"""The service worker that keeps the site here, and the next version that it may bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from js import URL, Object, location, navigator, setInterval, setTimeout
from pyodide.ffi import create_proxy, to_js

if TYPE_CHECKING:
    from collections.abc import Callable

WORKER = "service-worker.js"
LOOK_EVERY = 60 * 60 * 1000
"""Milliseconds between two looks for a new version, for a page that stays open."""
LONGEST = 5 * 1000
"""Milliseconds that the new version may take to begin; then the page is loaded anew whichever it will be."""
TIDY = "tidy"
"""What a page that runs says to its worker: time to clear away, and to fetch what the start could do without."""


class Versions:
    """Registers the worker; `then` hears of a version that waits, or that another tab has begun to use."""

    def __init__(self, then: Callable[[], None]) -> None:
        self._then = then
        self._registration: Any = None
        self._renewing = False
        self._container: Any = getattr(navigator, "serviceWorker", None)  # some private windows have none
        if self._container:
            self._controlled = self._ours()
            self._container.addEventListener("controllerchange", create_proxy(self._changed))
            # The browser's own cache must not hide a new worker.
            wish = to_js({"updateViaCache": "none"}, dict_converter=Object.fromEntries)
            request = self._container.register(WORKER, wish)
            request.then(create_proxy(self._registered), create_proxy(lambda _refused: None))

    def renew(self) -> None:
        """Go on with the new version."""
        self._renewing = True
        if waiting := self._registration and self._registration.waiting:
            waiting.postMessage("skip")  # and when it has taken over, the page is loaded anew
            setTimeout(create_proxy(lambda: location.reload()), LONGEST)  # noqa: PLW0108 - as below
        else:
            location.reload()

    def _registered(self, registration: Any) -> None:  # noqa: ANN401 - a ServiceWorkerRegistration
        if not registration:  # a browser that was told to allow none
            return
        self._registration = registration
        registration.addEventListener("updatefound", create_proxy(self._found))
        ignore = create_proxy(lambda _refused: None)  # there may be no network just now
        setInterval(create_proxy(lambda: registration.update().catch(ignore)), LOOK_EVERY)
        if registration.waiting:
            registration.waiting.postMessage(TIDY)
            self._then()
        elif self._controlled:
            self._container.controller.postMessage(TIDY)
        if registration.installing:
            self._found(None)

    def _found(self, _event: Any) -> None:  # noqa: ANN401 - a JavaScript Event
        worker = self._registration.installing
        worker.addEventListener("statechange", create_proxy(lambda _event: self._state(worker)))

    def _state(self, worker: Any) -> None:  # noqa: ANN401 - a ServiceWorker
        if worker.state == "installed" and self._ours():
            worker.postMessage(TIDY)
            self._then()

    def _changed(self, _event: Any) -> None:  # noqa: ANN401 - a JavaScript Event
        """Another worker answers for this page: the first one ever, the one asked for, or one another tab asked for."""
        if self._renewing:
            location.reload()
        elif self._controlled:
            self._then()
        elif self._ours():
            self._container.controller.postMessage(TIDY)
        self._controlled = self._ours()

    def _ours(self) -> bool:
        """Whether this site's own worker answers for the page, and not one of a site in a folder above."""
        worker = self._container.controller
        return bool(worker) and worker.scriptURL == URL.new(WORKER, location.href).href
