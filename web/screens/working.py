"""Work that may take a while, in slices: the page goes on answering, shows how far it is, and can be told to stop."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Generic, TypeVar

import hansa
from web.draw.writer import Markup, button, el
from web.table.dialog import framed
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from web.wire.screen import Services

T = TypeVar("T")

SLICE = 0.04
"""Seconds after which the page may answer to something else."""

PART = "working-so-far"


def _nothing() -> None:
    """Whoever stopped it knows."""


def _unforeseen(error: hansa.RecordError) -> None:
    raise error


@dataclass
class Working(Generic[T]):
    """One piece of work. What is done in the first slice is never seen to take time.

    While it is in front, what lies behind it is not drawn. Closing it stops the work.
    """

    host: Services
    heading: str
    steps: Generator[tuple[int, int], None, T]
    """Tell how many of how many are done."""
    then: Callable[[T], None]
    failed: Callable[[hansa.RecordError], None] = _unforeseen
    stopped: Callable[[], None] = _nothing
    name: str = "working"

    def __post_init__(self) -> None:
        self._at = (0, 1)
        self._shown = self._ended = False
        self._go_on()

    def markup(self) -> Markup:
        stop = button(say("working.stop"), "app.dismiss", class_="button primary")
        foot = el("div", stop, class_="dialog-foot")
        return framed(self.heading, el("div", id=PART, class_="working"), foot)

    def parts(self) -> dict[str, Markup]:
        done, every = self._at
        bar = el("progress", value=str(done), max=str(every), aria_label=self.heading)
        return {PART: el("p", bar, el("span", say("working.so-far", n=done, all=every), class_="hint"))}

    def do(self, command: str, value: str = "") -> None:
        """There is nothing to do but to stop it, which is the app's own."""

    def stop(self) -> None:
        """It is not in front any more."""
        if not self._ended:
            self._ended = True
            self.steps.close()
            self.stopped()

    def _go_on(self) -> None:
        if self._ended:
            return
        until = monotonic() + SLICE
        try:
            self._at = next(self.steps)
            while monotonic() < until:
                self._at = next(self.steps)
        except StopIteration as end:
            self._leave()
            self.then(end.value)
        except hansa.RecordError as error:
            self._leave()
            self.failed(error)
        else:
            if not self._shown:
                self._shown = True
                self.host.show(self)
            self.host.next_task(self._go_on)

    def _leave(self) -> None:
        self._ended = True
        if self._shown:
            self.host.dismiss()
