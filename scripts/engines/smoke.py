"""Start, one turn of Hansa, reload, go on: what every browser must be able to do with the site."""

import json
import time
from collections.abc import Callable

from scripts.engines.engine import Engine, EngineError, until

BOOTHS = ("danzig", "kalmar", "reval", "stockholm", "riga", "luebeck")
ROOT = "document.documentElement.dataset"
RECORD = """(() => {
  const keys = Object.keys(localStorage).filter((key) => key.includes("/game:"));
  const slots = keys.map((key) => localStorage[key]);
  const number = (text) => JSON.parse(text.split("\\n")[1]).sequence;
  const newest = slots.sort((one, other) => number(other) - number(one))[0] ?? "";
  return newest.slice(newest.indexOf("hansa-record:"));
})()"""
SNAPSHOT = """(caches.keys().then(async (names) => {
  for (const name of names) {
    const kept = await (await caches.open(name)).keys();
    if (kept.some(({ url }) => url.includes("/snapshot-"))) window.snapshotKept = true;
  }
}), window.snapshotKept === true)"""
TAP = """((selector) => {
  const found = document.querySelector(selector);
  found?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return Boolean(found);
})(%s)"""
TYPE = """((selector, words) => {
  const field = document.querySelector(selector);
  field.value = words;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return true;
})(%s, %s)"""


class Smoke:
    """One run in one browser; `told` is what it found."""

    def __init__(self, engine: Engine, address: str) -> None:
        self._engine = engine
        self._address = address
        self.told: dict[str, str] = {"browser": engine.version}

    def run(self) -> None:
        """All of it; raises EngineError where something is not as it should be."""
        self.told["first start"] = self._timed(lambda: self._engine.go(self._address))
        self._begin()
        for city in BOOTHS:
            self._play(f'.board [data-id="city:{city}"]', f"booths {city}")
        self._play('.board [data-id="city:danzig"]', "sail danzig")
        self._play('.table-bar [data-id="do:end"]', "end")
        before = self._record()
        self.told["start after a reload"] = self._timed(self._engine.reload)
        until(lambda: self._engine.ask(f"{ROOT}.screen === 'table'"), "the game is open again")
        if self._record() != before:
            raise EngineError("the game is not as it was before the reload")
        words = self._engine.ask("document.querySelector('#table-bar').textContent")
        if "Bo" not in str(words):
            raise EngineError(f"it is not Bo's turn: {words}")
        self._play('.table-bar [data-id="do:end"]', "end")
        kept = until(self._kept, "the service worker has answered, or there is none", 60)
        self.told["kept offline"] = str(kept)
        if kept == "yes":
            until(lambda: self._engine.ask(SNAPSHOT), "the snapshot is kept", 60)
        self.told["start when all is kept"] = self._timed(self._engine.reload)
        self.told["which was from"] = str(self._engine.ask(f"{ROOT}.memory") or "the library")
        if "\nend\n" not in self._record():
            raise EngineError("the game is gone")

    def _timed(self, begin: Callable[[], None]) -> str:
        start = time.monotonic()
        begin()
        until(lambda: self._engine.ask(f"{ROOT}.ready === '1' || {ROOT}.boot === 'failed'"), "the page has started")
        if self._engine.ask(f"{ROOT}.boot") == "failed":
            raise EngineError("the page said that it could not start")
        return f"{time.monotonic() - start:.1f} s"

    def _begin(self) -> None:
        self._tap('a[href="#/new"]')
        until(lambda: self._engine.ask(f"{ROOT}.screen === 'setup'"), "the set-up is there")
        for seat, name in enumerate(("Anna", "Bo")):
            self._engine.ask(TYPE % (json.dumps(f"#name-{seat}"), json.dumps(name)))
        self._engine.ask("(document.querySelector('#start-1').click(), true)")
        self._engine.ask("(document.querySelector('form.setup').requestSubmit(), true)")
        until(lambda: self._engine.ask(f"{ROOT}.screen === 'table'"), "the table is there")

    def _play(self, selector: str, line: str) -> None:
        """Tap something, hand over if that ends a turn, and find it written down."""
        count = self._record().count(f"\n{line}")
        self._tap(selector)

        def written() -> bool:
            if self._record().count(f"\n{line}") > count:
                return True
            self._engine.ask(
                TAP % json.dumps("dialog[open] .primary")
            )  # a turn that leaves something undone may ask first
            return False

        until(written, f"“{line}” is written down", 30)
        until(lambda: self._engine.ask("(globalThis.unanswered?.() ?? 0) === 0"), "the app has answered", 30)
        if self._engine.ask("Boolean(document.querySelector('[data-do=\"confirm\"]'))"):
            self._tap('[data-do="confirm"]')
            until(lambda: self._engine.ask("(globalThis.unanswered?.() ?? 0) === 0"), "the app has answered", 30)

    def _tap(self, selector: str) -> None:
        until(lambda: self._engine.ask(TAP % json.dumps(selector)), f"{selector} is there", 30)

    def _record(self) -> str:
        return str(self._engine.ask(RECORD))

    def _kept(self) -> str:
        if not self._engine.ask("'serviceWorker' in navigator"):
            return "no, this browser as driven here has no service workers"
        return "yes" if self._engine.ask("navigator.serviceWorker.controller?.state === 'activated'") else ""
