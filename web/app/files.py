"""Games as files: what they are called, and what happens to one that a person chose."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import hansa
from web.screens import restoring
from web.screens.unreadable import Unreadable
from web.screens.working import Working
from web.store import backup
from web.text import say
from web.text.saves import title_of
from web.wire import address

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from web.store.save import Save
    from web.wire.page import File
    from web.wire.screen import Services

MAX_BYTES = 20_000_000
"""More than a browser keeps of all games together. What one game may take, its record's reader says."""
RECORD_BYTES = 1_000_000
"""What is larger holds many games, or none."""
FIRST_BYTES = 64_000
"""So much of a large file shows whether there are games in it."""
EXTENSION = ".hansa"
DEVICES = re.compile("CON|PRN|AUX|NUL|(COM|LPT)[0-9¹²³]", re.IGNORECASE)
"""Names that mean something else to Windows, whatever comes behind the dot."""


def file_name(title: str, players: Sequence[str]) -> str:
    """A name that every system takes, made of the game's own."""
    words = "".join(char if char.isalnum() else " " for char in title_of(title, players)).split()
    name = "-".join(words)[:60].strip("-") or EXTENSION[1:]
    return (f"{EXTENSION[1:]}-{name}" if DEVICES.fullmatch(name) else name) + EXTENSION


class Importer:
    """Reads a chosen file as a game. Whatever is wrong with it is told, and nothing is changed."""

    def __init__(self, host: Services) -> None:
        self._host = host

    def take(self, file: File) -> None:
        if file.size > MAX_BYTES:
            too_large = hansa.RecordError(1, "too-large")
            self._host.show(Unreadable(self._host, file.name, too_large))
            return
        if file.size <= RECORD_BYTES:
            self._read_whole(file)
        else:
            self._fetch(file, FIRST_BYTES, lambda start: self._read_large(file, start))

    def _read_whole(self, file: File) -> None:
        self._fetch(file, file.size, lambda words: self.read(file.name, words))

    def _read_large(self, file: File, start: str) -> None:
        """To read a large file takes a while; what does not begin like games is not worth it."""
        if backup.begins(start):
            self._read_whole(file)
        else:
            self._host.show(Unreadable(self._host, file.name, hansa.RecordError(1, "not-a-record")))

    def _fetch(self, file: File, size: int, then: Callable[[str], None]) -> None:
        gone = Unreadable(self._host, file.name, hansa.RecordError(1, "gone"))
        file.read(
            size,
            lambda words: self._host.guarded(lambda: then(words)),
            lambda: self._host.guarded(lambda: self._host.show(gone)),
        )

    def tell_lost(self, save: Save | None) -> None:
        """A game that is not there, or one that the rules of today cannot replay: then show how far they can."""
        if save is None:
            self._host.notice(say("game.gone"))
        else:
            self.read(title_of(save.title, save.players), save.record)

    def read(self, name: str, words: str) -> None:
        """The text of the file is there."""
        host = self._host

        def unreadable(error: hansa.RecordError) -> None:
            host.show(Unreadable(host, name, error))

        def read(records: list[str]) -> None:
            if len(records) > 1:
                restoring.begin(host, name, records)
            else:
                Working(host, say("game.opening"), hansa.reading(records[0]), self._open, unreadable)

        Working(host, say("import.reading"), backup.apart(words), read, unreadable)

    def _open(self, match: hansa.Match) -> None:
        session = self._host.library.add(match)
        self._host.notice(say("import.done"))
        self._host.go(address.game(session.id))
