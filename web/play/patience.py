"""Waiting for somebody who may never answer, on a machine that may fall asleep meanwhile.

A timer that is due during a sleep goes off on waking, before anybody had a chance to answer. So the time is counted in
short ticks of which each counts once, however long it took: a sleep costs one tick, as does a page that was held up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

TICK = 1.0
"""Seconds."""


class Patience:
    """Waits for one thing at a time."""

    def __init__(self, after: Callable[[float, Callable[[], None]], Callable[[], None]]) -> None:
        self._after = after
        self._call_off: Callable[[], None] = lambda: None

    def wait(self, seconds: float, call: Callable[[], None]) -> None:
        """Call when so much time has gone by awake; what was waited for before is not waited for any more."""
        self.stop()
        self._call_off = self._after(min(seconds, TICK), lambda: self._tick(seconds - TICK, call))

    def stop(self) -> None:
        """What was waited for has come, or is not wanted any more."""
        self._call_off()
        self._call_off = lambda: None

    def _tick(self, left: float, call: Callable[[], None]) -> None:
        if left > 0:
            self.wait(left, call)
        else:
            call()
