"""Chromium, driven by Playwright."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import BrowserContext, BrowserType, Error, Page

from e2e.conftest import BOOT_TIMEOUT, FLAGS, TIMEOUT
from scripts.kills.browser import wait_until_ready
from scripts.kills.death import ENDS, KILL, PAGE, RELOAD, TAB, TERM
from scripts.kills.processes import end_all, gone, of_profile
from scripts.kills.screen import WATCHER

AFTER_THE_TAB = 1.0
MARK = "kill-test "
"""What the watcher says begins with this."""


class Chromium:
    """One profile, and at most one browser that uses it."""

    ends: Sequence[str] = (*(KILL,) * 6, *ENDS[1:])
    lost: tuple[type[Exception], ...] = (Error,)

    def __init__(self, kind: BrowserType, program: str, profile: Path) -> None:
        self._kind = kind
        self._program = program
        self.profile = profile
        self.hears: Callable[[str], None] = print
        self._context: BrowserContext | None = None
        self._page: Page

    def open(self, address: str) -> Page:
        if self._context is None:
            self._page = self._start()
        else:
            old, self._page = self._page, self._context.new_page()
            with suppress(Error):
                old.close()
        self._page.on("dialog", lambda dialog: dialog.accept())  # who leaves may be asked whether they want to
        self._page.goto(address)
        wait_until_ready(self._page)
        return self._page

    def _start(self) -> Page:
        for mark in self.profile.glob("Singleton*"):
            mark.unlink()  # a killed browser leaves its mark that it uses the profile
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
        return self._context.pages[0]

    def reload(self) -> Page:
        self._page.reload()
        wait_until_ready(self._page)
        return self._page

    def close(self) -> None:
        if self._context:
            self._context.close()
        self._context = None

    def bury(self, end: str) -> None:
        if end in {PAGE, RELOAD}:
            return
        if end == TAB:
            self._page.close()
            time.sleep(AFTER_THE_TAB)
        processes = of_profile(self.profile)
        if end == TERM:
            gone(processes)
        end_all(processes)
        with suppress(Error):
            self.close()
        self._context = None

    def _listen(self, words: str) -> None:
        if words.startswith(MARK):
            self.hears(words.removeprefix(MARK))
