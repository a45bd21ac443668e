"""Saved games as text in the browser's storage: two slots a game, written in turn, each with number and checksum.

A slot that was half written or went bad fails its checksum, and the other one is at most one action older.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from hashlib import sha256
from typing import Any, Protocol

from web.decoded import Decoded

PREFIX = "hansa:"
GAME = PREFIX + "game:"
MAGIC = "hansa-save 1 "
SLOTS = 2


class StoreError(Exception):
    """The browser would not keep something: `full`, or `blocked` where nothing can be kept at all."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class OvertakenError(Exception):
    """Another tab has written a newer save than the one this tab knows."""


class Store(Protocol):
    """Local storage as far as we use it. Every method may raise StoreError."""

    def get(self, key: str) -> str | None: ...

    def put(self, key: str, value: str) -> None: ...

    def remove(self, key: str) -> None: ...

    def names(self) -> list[str]:
        """Every key there is, of whatever game or site."""
        ...


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

    @property
    def colours(self) -> list[str]:
        """The colours that were chosen, from the record's header; nothing where they go by seat."""
        header = self.record.partition("\n\n")[0].split("\n")
        chosen = next((line for line in header if line.startswith("colours: ")), "")
        return chosen.removeprefix("colours: ").split(", ") if chosen else []


FACTS = {field.name for field in fields(Save)} - {"record"}


def encode(save: Save) -> str:
    """A save as text: a line with the checksum, a line of facts, the record."""
    facts = asdict(save)
    record = facts.pop("record")
    body = json.dumps(facts, ensure_ascii=False) + "\n" + record
    return f"{MAGIC}{_checksum(body)}\n{body}"


def decode(text: str) -> Save | None:
    """The save of a text, or None when it is not whole."""
    head, _, body = text.partition("\n")
    if head != MAGIC + _checksum(body):
        return None
    facts, _, record = body.partition("\n")
    try:
        known: dict[str, Any] = json.loads(facts)
        known["players"], known["winners"] = tuple(known["players"]), tuple(known["winners"])
        known["levels"] = tuple(known.get("levels", ()))
        return Save(
            record=record, **{name: known[name] for name in FACTS & known.keys()}
        )  # newer ones of who knows what
    except (ValueError, TypeError, KeyError):
        return None


def salvage(text: str) -> str:
    """What a damaged slot still holds of the record: from the beginning of a line, for a title may say the same."""
    start = f"\n{text}".find("\nhansa-record:")
    start = text.rfind("hansa-record:") if start < 0 else start
    return text[start:] if start >= 0 else ""


def _checksum(body: str) -> str:
    return sha256(body.encode("utf-8", "surrogatepass")).hexdigest()[:32]


class Journal:
    """The slots of all games in one store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: dict[str, int] = {}
        self._decoded = Decoded(decode)

    def ids(self) -> list[str]:
        """Every game that has a slot, sound or not."""
        names = (key.removeprefix(GAME) for key in self._store.names() if key.startswith(GAME))
        return list(dict.fromkeys(name.rpartition(":")[0] for name in names))

    def read(self, game_id: str) -> list[Save]:
        """The sound saves of a game, newest first."""
        saves = [self._decoded.of(key, text) for key, text in self.texts(game_id).items()]
        found = [save for save in saves if save and save.id == game_id]
        found.sort(key=lambda save: -save.sequence)
        return found

    def texts(self, game_id: str) -> dict[str, str]:
        """What stands in the slots of a game, by key."""
        keys = [f"{GAME}{game_id}:{slot}" for slot in range(SLOTS)]
        return {key: text for key in keys if (text := self._store.get(key)) is not None}

    def write(self, save: Save) -> Save:
        """Write into the older slot; the newer one stays as it is whatever happens."""
        newest = max((other.sequence for other in self.read(save.id)), default=0)
        if newest > self._seen.setdefault(save.id, newest):
            raise OvertakenError(save.id)
        save = replace(save, sequence=max(newest, self._seen[save.id]) + 1)
        key, text = f"{GAME}{save.id}:{save.sequence % SLOTS}", encode(save)
        self._store.put(key, text)
        self._decoded.note(key, text, save)
        self._seen[save.id] = save.sequence
        return save

    def opened(self, save: Save) -> None:
        """This tab goes on from here: only a newer save than this one is somebody else's."""
        self._seen[save.id] = save.sequence

    def remove(self, game_id: str) -> dict[str, str]:
        """Take a game out of the store; what is returned puts it back."""
        texts = self.texts(game_id)
        for key in texts:
            self._store.remove(key)
            self._decoded.forget(key)
        self._seen.pop(game_id, None)
        return texts

    def restore(self, texts: dict[str, str]) -> None:
        """Put back what `remove` took out, but not over what another tab has written since."""
        for key, text in texts.items():
            if self._store.get(key) is None:
                self._store.put(key, text)
