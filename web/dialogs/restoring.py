"""A backup on its way into the list of games, a few at a time: the page goes on answering."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from web import backup, routes
from web.dialogs.frame import framed
from web.dialogs.unreadable import Unreadable
from web.html import Markup, el
from web.text import many, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.screen import Host

SLICE = 40
"""Milliseconds after which the page may answer to something else."""


class Restoring:
    """Shows how far it is. Whoever closes it only does not see the rest."""

    name = "restoring"

    def __init__(self, host: Host, file_name: str, records: Sequence[str]) -> None:
        self._host = host
        self._file = file_name
        self._all, self._done = len(records), 0
        self._steps = backup.restore(host.library, records)
        host.show(self)
        host.soon(self._go_on)

    def markup(self) -> Markup:
        so_far = say("backup.restoring.so-far", n=self._done, all=self._all)
        bar = el("progress", value=str(self._done), max=str(self._all), aria_label=say("backup.restoring"))
        return framed(say("backup.restoring"), el("p", bar), el("p", so_far, class_="hint"))

    def do(self, command: str, value: str = "") -> None:
        """There is nothing to decide."""

    def _go_on(self) -> None:
        begun = self._host.clock()
        try:
            while self._host.clock() - begun < SLICE:
                next(self._steps)
                self._done += 1
        except StopIteration as stop:
            self._told(*stop.value)
        except hansa.RecordError as error:
            self._host.show(Unreadable(self._host, self._file, error))
        else:
            self._host.soon(self._go_on)

    def _told(self, added: int, refused: int) -> None:
        told = [many("backup.restored", added)] + ([many("backup.refused", refused)] if refused else [])
        self._host.dismiss()
        self._host.notice(" ".join(told))
        self._host.go(routes.HOME)
