"""All games in one file: their records one after the other, each beginning with the same words."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import hansa

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from web.library import Library
    from web.save import Save

MOST = 1000
"""Games that a backup may hold; no list in a browser is as long."""

_BEGINNING = re.compile(r"^(?=hansa-record:)", re.MULTILINE)


def together(saves: Sequence[Save]) -> str:
    """The records of these games as one text."""
    return "\n".join(save.record.rstrip("\n") + "\n" for save in saves)


def apart(words: str) -> list[str]:
    """The records in a text; one that holds no record or only one stays as it is."""
    parts = [part for part in _BEGINNING.split(words) if part.startswith("hansa-record:")]
    return parts if len(parts) > 1 else [words]


def name(now: int) -> str:
    """What the file of a day is called."""
    day = time.localtime(now / 1000)
    return f"hansa-{day.tm_year}-{day.tm_mon:02}-{day.tm_mday:02}.hansa"


def restore(library: Library, records: Sequence[str]) -> Generator[None, None, tuple[int, int]]:
    """Put the games of a backup into the list, but not those that are there as they are; how many went, and not.

    There may be many, so each is a step. A file in which there is no game at all is refused as a file with one bad game
    would be.
    """
    if len(records) > MOST:
        raise hansa.RecordError(1, "too-large")
    there = {save.record.strip() for save in library.games()}
    added = known = 0
    refusals: list[hansa.RecordError] = []
    for record in reversed(records):  # the last one played comes last, and stands on top again
        yield
        if record.strip() in there:
            known += 1
            continue
        try:
            library.add(hansa.load(record.rstrip("\n") + "\n"))
            added += 1
        except hansa.RecordError as error:
            refusals.append(error)
    if refusals and not added and not known:
        raise refusals[0]
    return added, len(refusals)
