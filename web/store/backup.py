"""All games in one file: their records one after the other, each beginning with the same words."""

from __future__ import annotations

import re
import time
from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING

import hansa

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from web.store.library import Library
    from web.store.save import Save

MOST = 1000
"""Games that a backup may hold; no list in a browser is as long."""

PIECE = 100_000
"""Characters that are looked through at once."""

SPARE = 200_000
"""Characters of the browser's storage that a backup leaves to the games that are played: about 5,000,000 there are."""

FACTS = 800
"""What is kept of a game beside its record, in characters; rather more than less."""

_WORD = "hansa-record:"
_QUOTED = re.compile(r"^[ \t>\ufeff]+", re.MULTILINE)
_HEADER = re.compile(r"^(?:game|rules|title|seed|player|seats|colours|taken-back|option [a-z]+): ", re.MULTILINE)


def together(saves: Sequence[Save]) -> str:
    """The records of these games as one text."""
    return "\n".join(save.record.rstrip("\n") + "\n" for save in saves)


def name(now: int) -> str:
    """What the file of a day is called."""
    day = time.localtime(now / 1000)
    return f"hansa-{day.tm_year}-{day.tm_mon:02}-{day.tm_mday:02}.hansa"


def begins(start: str) -> bool:
    """Whether the first part of a long text looks as if games were in it."""
    return _WORD in start or _HEADER.search(start) is not None


def apart(words: str) -> Generator[tuple[int, int], None, list[str]]:
    """The records in a text, sound or not, a piece at a time; a text in which none begins stays whole.

    What cannot be told from a game is one, so that none gets lost without a word. Files come by letter: a mark of the
    byte order, spaces or signs of quoting before a line do no harm, and lines may end as on any system.
    """
    cutter = _Cutter()
    done = 0
    for piece in _pieces(words):
        cutter.take(_QUOTED.sub("", piece.replace("\r\n", "\n").replace("\r", "\n")))
        if len(cutter.parts) > MOST:
            raise hansa.RecordError(1, "too-large")
        done += len(piece)
        yield done, len(words)
    return cutter.parts or [words]


def _pieces(words: str) -> Iterator[str]:
    """The text in pieces of whole lines."""
    start = 0
    while start < len(words):
        ends = [words.find(end, start + PIECE) for end in "\n\r"]
        end = min((end for end in ends if end >= 0), default=len(words))
        # Never between the two signs of one end of a line.
        end += words.startswith("\r\n", end)
        yield words[start : end + 1]
        start = end + 1


class _Cutter:
    """Cuts where a record begins: at its word or, where that is damaged, at a header in the midst of steps."""

    def __init__(self) -> None:
        self._parts: list[list[str]] = [[]]
        self._in_header = False
        self._paragraph: int | None = 0
        """Where the last paragraph of the last part begins; none while it is the header or its first steps."""

    @property
    def parts(self) -> list[str]:
        whole = ("\n".join(lines).strip("\n") for lines in self._parts)
        return [part + "\n" for part in whole if part.strip()]

    def take(self, piece: str) -> None:
        """Whole lines, as they follow each other."""
        for line in piece.removesuffix("\n").split("\n"):
            here = len(self._parts[-1])
            if line.startswith(_WORD):
                self._cut(here)
            elif not line:
                self._paragraph = None if self._in_header else here + 1
                self._in_header = False
            elif ": " not in line:
                self._in_header = False
            elif not self._in_header and _HEADER.match(line):
                # What stands right above it in its paragraph is the damaged word; steps are no part of that.
                self._cut(here if self._paragraph is None else self._paragraph)
            self._parts[-1].append(line)

    def _cut(self, at: int) -> None:
        last = self._parts[-1]
        self._parts.append(last[at:])
        del last[at:]
        self._in_header = True
        self._paragraph = None


@dataclass
class Tally:
    """What became of the games of a backup so far."""

    all: int
    added: int = 0
    known: int = 0
    refused: int = 0
    left: int = 0
    """How many do not fit into the browser's storage."""

    @property
    def done(self) -> int:
        return self.added + self.known + self.refused + self.left


def restore(library: Library, records: Sequence[str], tally: Tally) -> Generator[tuple[int, int], None, None]:
    """Put the games of a backup into the list, as many as fit, but not those that are there as they are.

    A file in which there is no game at all is refused as a file with one bad game would be.
    """
    there = {save.record.strip() for save in library.games()}
    new: Counter[str] = Counter()  # the same game twice is one; the last one played comes first and gets room first
    for record in map(str.strip, records):
        if record in there:
            tally.known += 1
        else:
            new[record] += 1
    yield tally.done, tally.all
    fitting = _fitting(library, list(new))
    todo = list(new.items())[:fitting]
    refusals: list[hansa.RecordError] = []
    while todo:
        record, copies = todo[-1]  # the last one played is the last to be put in, so that it stands on top again
        try:
            match = yield from _at(tally, hansa.reading(record + "\n"))
        except hansa.RecordError as error:
            refusals.append(error)
            tally.refused += copies
        else:
            if not _kept(library, match):
                break
            tally.added += 1
            tally.known += copies - 1
        todo.pop()
        yield tally.done, tally.all
    tally.left = tally.all - tally.done
    if refusals and tally.refused == tally.all:
        raise refusals[-1]


def _kept(library: Library, match: hansa.Match) -> bool:
    """Whether a game is in the list for good; where the browser keeps nothing at all, for as long as the page."""
    session = library.add(match)
    if library.trouble != "full" or not library.is_unsaved(session.id):
        return True
    library.delete(session.id)
    return False


def _at(tally: Tally, steps: Generator[object, None, hansa.Match]) -> Generator[tuple[int, int], None, hansa.Match]:
    """Steps of one game, told as those of the whole backup."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            match: hansa.Match = end.value
            return match
        yield tally.done, tally.all


def _fitting(library: Library, records: Sequence[str]) -> int:
    """How many of these records fit, from the first one on, with something to spare."""
    sizes = list(accumulate(len(record) + FACTS for record in records))
    if not sizes or library.has_room(SPARE + sizes[-1]):
        return len(sizes)
    return bisect_right(sizes, 0, key=lambda size: 0 if library.has_room(SPARE + size) else 1)
