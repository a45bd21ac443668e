"""A Chromium with a profile on disk, and the ways in which it comes to its end."""

import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import BrowserContext, BrowserType, Error, Page

from e2e.conftest import BOOT_TIMEOUT, FLAGS, TIMEOUT, wait_until_ready
from scripts.kills.processes import end, gone, of_profile, renderers, send

KILL, TERM, PAGE, TAB, RELOAD = KINDS = (
    "SIGKILL of the browser",
    "SIGTERM of the browser",
    "SIGKILL of the page's process",
    "tab closed, all killed 1 s later",
    "reload",
)
AFTER_THE_TAB = 1.0
WATCHER = Path(__file__).with_name("page.js")
MARK = "kill-test "
"""What the watcher says begins with this."""


def now() -> float:
    """The moment, in milliseconds, on the clock that the page has too."""
    return time.time() * 1000


class Death:
    """The end of a browser some seconds after it has drawn near, whatever is being done then."""

    def __init__(self, kind: str, profile: Path, seconds: float) -> None:
        self._kind = kind
        self._profile = profile
        self._by_signal = threading.Timer(seconds, self._strike) if kind in {KILL, TERM, PAGE} else None
        self._due: float | None = None
        self.seconds = seconds
        self.moment: float | None = None
        """When it came."""

    def draw_near(self) -> None:
        """From now on the time runs."""
        if self._due is None:
            self._due = time.monotonic() + self.seconds
            if self._by_signal:
                self._by_signal.start()

    @property
    def come(self) -> bool:
        if self._by_signal:
            return self.moment is not None
        return self._due is not None and time.monotonic() >= self._due

    def _strike(self) -> None:
        every = of_profile(self._profile)
        victims = {KILL: every, TERM: every[:1], PAGE: renderers(self._profile)}[self._kind]
        self.moment = now()
        send(signal.SIGTERM if self._kind == TERM else signal.SIGKILL, victims)

    def meet(self, page: Page) -> float:
        """See it through to the end; returns its moment."""
        if self._by_signal:
            self._by_signal.join()
        self.moment = self.moment or now()
        if self._kind == TAB:
            page.close()
        return self.moment


class Browser:
    """Opens the site in one profile again and again; `hears` is told what the page shows."""

    def __init__(self, kind: BrowserType, program: str, profile: Path, hears: Callable[[str], None]) -> None:
        self._kind = kind
        self._program = program
        self.profile = profile
        self._hears = hears
        self._context: BrowserContext | None = None
        self.page: Page

    def reload(self) -> Page:
        """The same tab, ready once more."""
        self.page.reload()
        return wait_until_ready(self.page)

    def open(self, address: str) -> Page:
        """The site in the only tab, ready to be used; in the browser that runs, or in a new one."""
        if self._context is None:
            self._unlock()
            self._context = self._kind.launch_persistent_context(
                self.profile,
                executable_path=self._program,
                args=list(FLAGS),
                viewport={"width": 1440, "height": 900},
                timeout=BOOT_TIMEOUT,
            )
            self._context.set_default_timeout(TIMEOUT)
            self._context.add_init_script(path=WATCHER)
            self._context.on("console", lambda message: self._listen(message.text))
            self.page = self._context.pages[0]
        else:
            old, self.page = self.page, self._context.new_page()
            with suppress(Error):
                old.close()
        self.page.on("dialog", lambda dialog: dialog.accept())  # who leaves may be asked whether they want to
        self.page.goto(address)
        return wait_until_ready(self.page)

    def close(self) -> None:
        """Properly, so that everything is on the disk."""
        if self._context:
            self._context.close()
        self._context = None

    def bury(self, kind: str) -> None:
        """Wait until everything is dead that dies of it, and help where something does not."""
        if kind in {PAGE, RELOAD}:
            return
        if kind == TAB:
            time.sleep(AFTER_THE_TAB)
        processes = of_profile(self.profile)
        if kind == TERM:
            gone(processes)
        end(processes)
        with suppress(Error):
            self.close()
        self._context = None

    def _listen(self, words: str) -> None:
        if words.startswith(MARK):
            self._hears(words.removeprefix(MARK))

    def _unlock(self) -> None:
        """A killed browser leaves its mark that it uses the profile."""
        for mark in self.profile.glob("Singleton*"):
            mark.unlink(missing_ok=True)
