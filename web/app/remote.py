"""The app behind a wire: it hears what happened, one message at a time, and answers with one batch of what to do.

    page → app    kind, values, picture, facts     picture: the last batch that was on the screen then
    app → page    heard, picture, steps            steps in the order of carrying them out: what is kept comes first

The page's side is web/page/ears.mjs and web/page/hands.mjs. Nothing in here knows a browser, or where it runs. Whatever
the app asks in the middle of a turn (which address, where the keyboard is) is answered from the facts of the last
message.
"""

from __future__ import annotations

import os
import time
import traceback
from typing import TYPE_CHECKING, Any

from web.app.app import App
from web.app.mirror import Mirror
from web.text import use
from web.wire.screen import Played

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    Step = Sequence[Any]
    Batch = list[Any]
    Facts = Mapping[str, Any]

LASTING = ("app.", "zoom")
"""Commands that mean the same on every picture."""
BY_HAND = ("tapped", "used", "pressed")
"""Whoever did one of these has not seen what came of it when the next tap is already on its way. What others do is not
waited for: nobody can know when a computer moves, and *Pause* shall pause."""


class Remote:
    """The app, and what messages mean to it."""

    def __init__(self, bring: Callable[[str, int], None]) -> None:
        self._page = RemotePage(bring)
        self._started = False
        self._hears: dict[str, Callable[..., object]] = {"begin": self._begin}
        self._heard = self._picture = self._acted = 0

    def hear(self, kind: str, values: Sequence[Any] = (), picture: int = 0, facts: Facts | None = None) -> Batch:
        """The page tells that something happened: all that comes of it."""
        self._heard += 1
        if facts:
            self._page.facts |= facts
        return self._answer(kind, values, picture)

    def brought(self, number: int, *, there: bool) -> Batch:
        """A package has come, or has not: that is nothing that the page told, so it is not counted as heard."""
        return self._answer("answered", (number, there), self._picture)

    def _answer(self, kind: str, values: Sequence[Any], picture: int) -> Batch:
        before = self._position()
        try:
            if not self._is_stale(kind, values, picture):
                self._hears[kind](*values)
        except Exception:  # noqa: BLE001 - whatever it is, the page gets its answer
            self._page.log_error(traceback.format_exc())
        self._picture += 1
        if kind in BY_HAND and self._position() != before:
            self._acted = self._picture
        return [self._heard, self._picture, self._page.collected()]

    def _position(self) -> object:
        """What an action changes; in a lesson also the step that the coach has come to."""
        screen = self._app.services.screen if self._started else None
        if not isinstance(screen, Played):
            return None
        session = screen.session
        learned = session.guide and session.guide.done
        return session.id, session.match.ply, session.match.taken_back, session.confirmed, learned

    def _is_stale(self, kind: str, values: Sequence[Any], picture: int) -> bool:
        """Whether somebody tapped on the picture before their own last action: nobody buys twice by tapping twice."""
        if picture >= self._acted:
            return False
        return kind == "tapped" or (kind == "used" and not values[0].startswith(LASTING))

    # What may happen.

    def _begin(self, lang: str, kept: Mapping[str, str], trouble: str, stands: str) -> None:
        use(lang)
        page = self._page
        self._store = store = Mirror(page.write, page.ask, kept, trouble)
        self._app = app = App(page, store)
        self._started = True
        self._hears |= {
            "tapped": app.tapped,
            "used": self._used,
            "typed": self._used,
            "pressed": app.pressed,
            "dismissed": app.dismissed,
            "routed": app.routed,
            "turned": app.turned,
            "returned": app.services.unsaved.returned,
            "chosen": self._chosen,
            "look_again": app.look_again,
            "went_on": app.went_on,
            "undrawn": app.undrawn,
            "stored": store.changed,
            "cleared": store.cleared,
            "troubled": store.troubled,
            "refused": self._refused,
            "overtaken": self._overtaken,
            "answered": page.answered,
            "lost": page.lost,
            "newer": self._newer,
            "thought": page.thought,
        }
        app.start(stands)

    def _used(self, command: str, value: str, in_dialog: bool) -> None:  # noqa: FBT001 - a message
        """A button, or something in a field, which unlike a button is never taken for something else than it is."""
        self._app.did(command, value, in_dialog=in_dialog)

    def _chosen(self, number: int, name: str, size: int, spare: int | None) -> None:
        self._store.spare = spare
        self._app.chosen(RemoteFile(self._page, number, name, size))

    def _newer(self) -> None:
        self._page.newer()

    def _refused(self, name: str, text: str | None, reason: str, trouble: str) -> None:
        """Neither store took something; `text` stands there instead."""
        self._store.know(trouble)
        self._app.refused(name, reason)
        self._store.undo(name, text)

    def _overtaken(self, game_id: str, texts: Mapping[str, str]) -> None:
        """Another tab had gone on with a game, so nothing was written."""
        self._store.take(game_id, texts)
        self._app.overtaken(game_id)


class RemotePage:
    """`web.wire.page.Page`: what the app says is collected."""

    def __init__(self, bring: Callable[[str, int], None]) -> None:
        self.facts: dict[str, Any] = {}
        self._bring = bring
        self._writes: list[Step] = []
        self._steps: list[Step] = []
        self._number = 0
        self._answers: dict[int, Callable[..., None]] = {}
        self._losses: dict[int, Callable[[], None]] = {}
        self._thinkers: dict[int, Callable[[str], None]] = {}
        self._shown = self._asking = self._asked_to_persist = False
        self.newer: Callable[[], None] = lambda: None

    # The batch.

    def say(self, *step: Any) -> None:  # noqa: ANN401 - a verb of web/page/hands.mjs and what it takes
        self._steps.append(step)

    def write(self, *step: Any) -> None:  # noqa: ANN401 - as in `say`
        """Something to be kept, before anything is drawn."""
        self._writes.append(step)

    def ask(self, then: Callable[..., None], *step: Any) -> None:  # noqa: ANN401 - as in `say`
        """A step that is answered; its number comes last."""
        self.say(*step, self._asked(then))

    def collected(self) -> list[Step]:
        batch = [*self._writes, *self._steps]
        self._writes, self._steps = [], []
        return batch

    def answered(self, number: int, *answer: Any) -> None:  # noqa: ANN401 - what the page says
        if then := self._answers.pop(number, None):
            then(*answer)

    def lost(self, number: int) -> None:
        if call := self._losses.pop(number, None):
            call()

    def thought(self, number: int, words: str) -> None:
        if hear := self._thinkers.get(number):
            hear(words)

    def _asked(self, then: Callable[..., None]) -> int:
        self._number += 1
        self._answers[self._number] = then
        return self._number

    # What changes the page.

    def patch(self, element_id: str, markup: str) -> None:
        self.say("patch", element_id, str(markup))

    def lift(self, moves: Sequence[tuple[str, str]]) -> Callable[[], None]:
        if not moves:
            return lambda: None
        self.say("lift", [list(move) for move in moves])
        return lambda: self.say("land")

    def set_root_attribute(self, name: str, value: str | None) -> None:
        self.say("mark", name) if value is None else self.say("mark", name, value)

    def title(self, words: str) -> None:
        self.say("title", words)

    def announce(self, sentence: str) -> None:
        self.say("announce", sentence)

    def sound(self, names: Sequence[str]) -> None:
        self.say("sound", list(names))

    def log_error(self, report: str) -> None:
        self.say("log", report)

    def modal(self, *, shown: bool) -> None:
        if shown != self._shown:
            self._shown = shown
            self.say("modal", shown)

    def top(self) -> None:
        self.say("top")

    def focus(self, target: str) -> None:
        self.facts["focused"] = target
        self.say("focus", target)

    def fill(self, target: str, words: str) -> None:
        self.say("fill", target, words)

    def centre(self, x: float, y: float) -> None:
        self.say("centre", x, y)

    def go(self, route: str, *, replace: bool = False) -> None:
        self.say("go", route, replace)

    def download(self, name: str, words: str) -> None:
        self.say("download", name, words)

    def copy(self, words: str, then: Callable[[bool], None]) -> None:
        self.ask(then, "copy", words)

    def send(self, title: str, link: str) -> None:
        self.say("send", title, link)

    def ask_before_leaving(self, *, wanted: bool) -> None:
        if wanted != self._asking:
            self._asking = wanted
            self.say("leaving", wanted)

    def persist(self) -> None:
        if not self._asked_to_persist:
            self._asked_to_persist = True
            self.say("persist")

    def watch_versions(self, then: Callable[[], None]) -> None:
        self.newer = then
        self.say("versions")

    def renew(self) -> None:
        self.say("renew")

    # What is known from the facts.

    def focused(self) -> str:
        return str(self.facts["focused"])

    def is_portrait(self) -> bool:
        return bool(self.facts["portrait"])

    def viewport_size(self) -> tuple[float, float]:
        wide, high = self.facts["room"]
        return float(wide), float(high)

    def route(self) -> str:
        return str(self.facts["route"])

    def url(self, route: str) -> str:
        return f"{self.facts['address']}{route}"

    def can_send(self) -> bool:
        return bool(self.facts["sends"])

    # What is answered later.

    def after(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        number = self._asked(call)
        self.say("after", int(seconds * 1000), number)

        def call_off() -> None:
            if self._answers.pop(number, None):
                self.say("never", number)

        return call_off

    def next_task(self, call: Callable[[], None]) -> None:
        """Once the page shows what has been said so far; the facts are new then."""
        self.ask(call, "soon")

    def load_package(self, package: str, then: Callable[[bool], None]) -> None:
        self._bring(package, self._asked(then))

    def lock(self, name: str, then: Callable[[bool], None], lost: Callable[[], None], *, steal: bool = False) -> None:
        number = self._asked(then)
        self._losses = {number: lost}
        self.say("lock", name, steal, number)

    def unlock(self) -> None:
        if self._losses:
            for number in self._losses:
                self._answers.pop(number, None)
            self._losses = {}
            self.say("unlock")

    def worker(self, hear: Callable[[str], None]) -> RemoteThinker:
        self._number += 1
        self._thinkers = {self._number: hear}
        return RemoteThinker(self, self._number)

    # What needs nobody.

    def token(self) -> str:
        return os.urandom(8).hex()

    def now(self) -> int:
        return int(time.time() * 1000)

    def clock(self) -> float:
        return time.monotonic() * 1000


class RemoteThinker:
    """The computer players' worker, which the page starts and ends."""

    def __init__(self, page: RemotePage, number: int) -> None:
        self._page = page
        self._number = number
        page.say("think", number)

    def post(self, words: str) -> None:
        self._page.say("question", self._number, words)

    def end(self) -> None:
        """At once, whatever it is doing."""
        self._page.say("unthink", self._number)


class RemoteFile:
    """A file that a person chose; the page has it."""

    def __init__(self, page: RemotePage, number: int, name: str, size: int) -> None:
        self._page = page
        self._number = number
        self.name = name
        self.size = size

    def read(self, size: int, then: Callable[[str], None], failed: Callable[[], None]) -> None:
        def answer(words: str | None) -> None:
            if words is None:
                failed()
            else:
                then(words)

        self._page.ask(answer, "read", self._number, size)
