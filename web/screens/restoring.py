"""A backup on its way into the list of games, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.writer import Markup, button, el
from web.screens.unreadable import Unreadable
from web.screens.working import Working
from web.store import backup
from web.table.dialog import framed
from web.text import say, sentences
from web.wire import address
from web.wire.screen import Dialog

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.wire.screen import Services


def begin(host: Services, file_name: str, records: Sequence[str]) -> None:
    """Restore these games. Whoever stops it keeps what is there, and can go on with the same file."""
    tally = backup.Tally(len(records))
    Working(
        host,
        say("backup.restoring"),
        backup.restore(host.library, records, tally),
        then=lambda _: _tell(host, tally),
        failed=lambda error: host.show(Unreadable(host, file_name, error)),
        stopped=lambda: host.notice(told(tally)),
    )


def told(tally: backup.Tally) -> str:
    """How many are there now, how many were, and how many are not."""
    parts = []
    if tally.added or not tally.known:
        parts.append(say("backup.restored", n=tally.added))
    parts += [
        say(f"backup.{what}", n=n)
        for what, n in (
            ("known", tally.known),
            ("refused", tally.refused),
            ("left", tally.left),
            ("stopped", tally.all - tally.done),
        )
        if n
    ]
    return sentences(parts)


def _tell(host: Services, tally: backup.Tally) -> None:
    if tally.left:
        host.show(NotAll(told(tally)))
        host.announce(told(tally))
        return
    host.notice(told(tally))
    host.go(address.HOME)


class NotAll(Dialog):
    """Not every game fits; this is not said in passing."""

    name = "not-all"

    def __init__(self, sentence: str) -> None:
        self._sentence = sentence

    def markup(self) -> Markup:
        shut = button(say("close"), "app.dismiss", class_="button primary", autofocus=True)
        parts = el("p", self._sentence), el("p", say("backup.left.hint"), class_="hint")
        return framed(say("backup.left.title"), *parts, el("div", shut, class_="dialog-foot"))
