"""The ways in which a browser comes to its end, and when."""

import signal
import threading
import time
from pathlib import Path

from scripts.kills.browser import now
from scripts.kills.processes import of_profile, renderers, send

KILL, TERM, PAGE, TAB, RELOAD = ENDS = (
    "SIGKILL of the browser",
    "SIGTERM of the browser",
    "SIGKILL of the page's process",
    "tab closed, all killed 1 s later",
    "reload",
)


class Death:
    """The end of a browser some seconds after it has drawn near, whatever is being done then."""

    def __init__(self, end: str, profile: Path, seconds: float) -> None:
        self._end = end
        self._profile = profile
        self._by_signal = threading.Timer(seconds, self._strike) if end in {KILL, TERM, PAGE} else None
        self._due: float | None = None
        self._moment: float | None = None
        self.seconds = seconds

    def draw_near(self) -> None:
        """From now on the time runs."""
        if self._due is None:
            self._due = time.monotonic() + self.seconds
            if self._by_signal:
                self._by_signal.start()

    @property
    def come(self) -> bool:
        if self._by_signal:
            return self._moment is not None
        return self._due is not None and time.monotonic() >= self._due

    def moment(self) -> float:
        """When it came; an end that is no signal comes now."""
        if self._by_signal:
            self._by_signal.join()
        return self._moment or now()

    def _strike(self) -> None:
        every = of_profile(self._profile)
        victims = {KILL: every, TERM: every[:1], PAGE: renderers(self._profile)}[self._end]
        self._moment = now()
        send(signal.SIGTERM if self._end == TERM else signal.SIGKILL, victims)
