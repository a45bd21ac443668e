"""Firefox, spoken to over WebDriver BiDi as in scripts/e2e-engines."""

import json
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import websocket

from scripts.engines.engine import EngineError, free_port, running
from scripts.engines.firefox import Firefox
from scripts.kills.browser import wait_until_ready
from scripts.kills.death import KILL, RELOAD, TERM
from scripts.kills.processes import end_all, gone, of_profile
from scripts.kills.screen import WATCHER

OFTEN = 0.05
# Each answer brings along what the watcher has told since the last one.
ASK = """(async () => {
  const found = await (%s);
  return JSON.stringify([found ?? null, globalThis.killTest?.told.splice(0) ?? []]);
})()"""


class FirefoxTab:
    """The page of a Firefox."""

    def __init__(self, engine: Firefox, hears: Callable[[str], None]) -> None:
        self.engine = engine
        self._hears = hears

    def evaluate(self, expression: str, arg: object = None) -> Any:  # noqa: ANN401 - whatever JavaScript has
        called = f"({expression})({json.dumps(arg)})" if "=>" in expression else expression
        found, told = json.loads(str(self.engine.ask(ASK % called)))
        for words in told:
            self._hears(words)
        return found

    def wait_for_timeout(self, timeout: float) -> None:
        end = time.monotonic() + timeout / 1000
        while (left := end - time.monotonic()) > 0:
            time.sleep(min(left, OFTEN))
            self.evaluate("null")


class KillableFirefox:
    """One profile, and at most one browser that uses it."""

    ends: Sequence[str] = (*(KILL,) * 6, TERM, TERM, RELOAD, RELOAD)
    lost: tuple[type[Exception], ...] = (EngineError, websocket.WebSocketException, OSError)

    def __init__(self, program: str, profile: Path) -> None:
        self._program = program
        self.profile = profile
        self.hears: Callable[[str], None] = print
        self._process = ExitStack()
        self._tab: FirefoxTab | None = None

    def open(self, address: str) -> FirefoxTab:
        if self._tab is None:
            self._tab = self._start()
        self._tab.engine.go(address)
        return self._watched(self._tab)

    def _start(self) -> FirefoxTab:
        port = free_port()
        command = (self._program, "--headless", "--no-remote", "--profile", str(self.profile))
        how = (*command, "--remote-debugging-port", str(port))
        self._process.enter_context(running(how, {"HOME": str(self.profile)}))
        return FirefoxTab(Firefox(port), self.hears)

    def _watched(self, tab: FirefoxTab) -> FirefoxTab:
        wait_until_ready(tab)
        tab.engine.ask(f"(() => {{ {WATCHER.read_text()} }})()")
        return tab

    def reload(self) -> FirefoxTab:
        if self._tab is None:
            raise EngineError("nothing is open")
        self._tab.engine.reload()
        return self._watched(self._tab)

    def close(self) -> None:
        if self._tab:
            processes = of_profile(self.profile)
            self._tab.engine.end()
            gone(processes)
        self._process.close()
        self._tab = None

    def bury(self, end: str) -> None:
        if end == RELOAD:
            return
        processes = of_profile(self.profile)
        if end == TERM:
            gone(processes)
        end_all(processes)
        self._process.close()
        self._tab = None
