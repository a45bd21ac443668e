"""One tab at a time: a lock of the browser by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from js import Object, Promise, navigator, setTimeout
from pyodide.ffi import create_once_callable, to_js

if TYPE_CHECKING:
    from collections.abc import Callable

AGAIN_AFTER = 150
"""Milliseconds until a refused lock is asked for once more: this tab itself may be just about to let go of it."""


class Lock:
    """Asks for a lock at once; `then` hears whether it was granted, `lost` when another tab took it away."""

    def __init__(self, name: str, then: Callable[[bool], None], lost: Callable[[], None], *, steal: bool) -> None:
        self._name = name
        self._then = then
        self._lost = lost
        self._wish = to_js({"steal": True} if steal else {"ifAvailable": True}, dict_converter=Object.fromEntries)
        self._tries = 2
        self._let_go: Callable[[], None] | None = None
        self._wanted = True
        self._ask()

    def release(self) -> None:
        """Let go, or stop waiting."""
        self._wanted = False
        if self._let_go:
            self._let_go()

    def _ask(self) -> None:
        if self._wanted:
            self._tries -= 1
            request = navigator.locks.request(self._name, self._wish, create_once_callable(self._granted))
            request.catch(create_once_callable(self._refused))

    def _granted(self, lock: Any) -> Any:  # noqa: ANN401 - a JavaScript Lock in, a Promise out that holds it
        if not self._wanted:
            return None
        if lock:
            held = Promise.new(create_once_callable(self._hold))
            self._then(True)  # noqa: FBT003 - the answer
            return held
        if self._tries:
            setTimeout(create_once_callable(self._ask), AGAIN_AFTER)
        else:
            self._then(False)  # noqa: FBT003 - the answer
        return None

    def _hold(self, resolve: Callable[[], None], _reject: Any) -> None:  # noqa: ANN401 - two JavaScript functions
        self._let_go = resolve

    def _refused(self, _error: Any) -> None:  # noqa: ANN401 - whatever JavaScript throws
        """Another tab took the lock; or none was ever held, because the browser gives this page no locks at all."""
        held, self._let_go = self._let_go, None
        if self._wanted and held:
            self._lost()
        elif self._wanted:
            self._then(True)  # noqa: FBT003 - sequence numbers keep two tabs apart
