"""A saved game as text: a line with the checksum, a line of facts, the record."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass, field, fields
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

import hansa
from web.play.session import LEVELS
from web.store import door
from web.store.door import Misfit

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Read = TypeVar("Read")
FORM = 1
"""Later forms keep the first line, and facts with a `sequence` in the second: by these two stores are compared."""
FIRST = re.compile(r"hansa-save (\d{1,6}) ([0-9a-f]{32})")
RECORD = re.compile(r"^hansa-record:", re.MULTILINE)
DAMAGED = "damaged"
"""Why a text is no save: it is not what was written. All other reasons are those of another version."""


@dataclass(frozen=True, slots=True)
class Save:
    """A game as it is kept: the record, how far it is confirmed, and what a list of games shows of it."""

    id: str
    game: str
    title: str
    players: tuple[str, ...]
    created: int
    updated: int
    confirmed: int
    ply: int
    seat: int
    """Who decides next, or OVER."""
    winners: tuple[int, ...]
    record: str
    levels: tuple[str, ...] = ()
    """The computers at the table, a word for each seat, empty for persons."""
    taken_back: int = 0
    sequence: int = 0
    more: Mapping[str, Any] = field(default_factory=dict)
    """Facts that only another version knows: they are kept for it."""

    @property
    def colours(self) -> list[str]:
        """The colours that were chosen, from the record's header; nothing where they go by seat."""
        header = self.record.partition("\n\n")[0].split("\n")
        chosen = next((line for line in header if line.startswith("colours: ")), "")
        return chosen.removeprefix("colours: ").split(", ") if chosen else []


@dataclass(frozen=True, slots=True)
class Unfit:
    """A text that is no save for this version of the page, and why; what it says of itself as far as it can be read."""

    reason: str
    title: str = ""
    players: tuple[str, ...] = ()
    sequence: int = 0
    """UNKNOWN, and so after all others, where it cannot be read."""


UNKNOWN = door.SEQUENCES + 1
FACTS = frozenset(each.name for each in fields(Save)) - {"record", "more"}


def encode(save: Save) -> str:
    """A save as text."""
    facts = asdict(save)
    record, more = facts.pop("record"), facts.pop("more")
    body = json.dumps({**more, **facts}, ensure_ascii=False) + "\n" + record
    return f"hansa-save {FORM} {_checksum(body)}\n{body}"


def decode(text: str) -> Save | Unfit:
    """The save of a text, or why there is none."""
    head, _, body = text.partition("\n")
    first = FIRST.fullmatch(head)
    if first is None or first[2] != _checksum(body):
        return Unfit(DAMAGED, *_names(body))
    facts, _, record = body.partition("\n")
    try:
        if int(first[1]) != FORM:
            raise Misfit("newer-format")  # noqa: TRY301 - a save of a later form may still say what it is called
        return _checked(door.table(door.parsed(facts, ""), "facts"), record)
    except Misfit as misfit:
        return Unfit(misfit.what, *_names(body))


def _checked(facts: Mapping[str, Any], record: str) -> Save:
    """Every fact of the kind and within the bounds that the page can show."""
    get = facts.get
    players = door.lines(get("players"), "players")
    levels = door.lines(get("levels", []), "levels")
    winners = get("winners")
    if not players or (levels and len(levels) != len(players)) or not isinstance(winners, list):
        raise Misfit("facts")
    game = door.matching(get("game"), "facts", door.WORD)
    if game not in hansa.games():
        raise Misfit("unknown-game")
    if not set(levels) <= {"", *LEVELS}:
        raise Misfit("unknown-level")
    if len(players) != _seats(record.partition("\n\n")[0]):
        raise Misfit("facts")
    last = len(players) - 1
    return Save(
        id=door.matching(get("id"), "facts", door.ID),
        game=game,
        title=door.line(get("title"), "facts"),
        players=players,
        created=door.whole(get("created"), "facts", most=door.LAST_MOMENT),
        updated=door.whole(get("updated"), "facts", most=door.LAST_MOMENT),
        confirmed=door.whole(get("confirmed"), "facts"),
        ply=door.whole(get("ply"), "facts"),
        seat=hansa.OVER if get("seat") == hansa.OVER else door.whole(get("seat"), "facts", most=last),
        winners=tuple(door.whole(winner, "facts", most=last) for winner in winners),
        record=record,
        levels=levels,
        taken_back=door.whole(get("taken_back", 0), "facts"),
        sequence=door.whole(get("sequence"), "facts", most=door.SEQUENCES),
        more={name: value for name, value in facts.items() if name not in FACTS},
    )


@lru_cache(maxsize=256)
def _seats(header: str) -> int:
    """How many play, by a record whose rules, board and options this version knows."""
    try:
        return len(hansa.setup_of(header).players)
    except hansa.RecordError as error:
        raise Misfit(error.reason) from error


def _names(body: str) -> tuple[str, tuple[str, ...], int]:
    """What a save that does not fit calls itself, who plays, and its number, each as far as it can be read."""
    try:
        facts = door.table(door.parsed(body.partition("\n")[0], ""), "facts")
    except Misfit:
        return "", (), UNKNOWN
    return (
        _read(lambda: door.line(facts.get("title"), "title"), ""),
        _read(lambda: door.lines(facts.get("players"), "players"), ()),
        _read(lambda: door.whole(facts.get("sequence"), "sequence", most=door.SEQUENCES), UNKNOWN),
    )


def _read(read: Callable[[], Read], otherwise: Read) -> Read:
    try:
        return read()
    except Misfit:
        return otherwise


def salvage(text: str) -> str:
    """What a slot still holds of the record: from the beginning of a line, for a title may say the same."""
    found = RECORD.search(text)
    start = found.start() if found else text.rfind("hansa-record:")
    return text[start:] if start >= 0 else ""


def _checksum(body: str) -> str:
    return sha256(body.encode("utf-8", "surrogatepass")).hexdigest()[:32]
