"""Saved games in the browser's storage: two slots a game, written in turn, each with number and checksum.

A slot that was half written or went bad fails its checksum, and the other one is at most one action older.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from web.store import door
from web.store.decoded import Decoded
from web.store.save import DAMAGED, Save, Unfit, decode, encode

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = "game:"
GONE = "gone:"
"""Of a deleted game: the number of its last save, and when. A store that is late does not bring it back."""
SLOTS = 2


def slots_of(game_id: str) -> list[str]:
    """The keys under which a game is kept."""
    return [f"{GAME}{game_id}:{slot}" for slot in range(SLOTS)]


def head(text: str | None) -> str:
    """The first line: of a slot, its checksum."""
    return (text or "").partition("\n")[0]


class StoreError(Exception):
    """The browser would not keep something: `full`, or `blocked` where nothing can be kept at all."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class OvertakenError(Exception):
    """Another tab has written a newer save than the one this tab knows."""


class GoneError(OvertakenError):
    """Another tab has deleted the game."""


class Store(Protocol):
    """What the browser keeps, as far as we use it: texts by name. `put` may raise StoreError."""

    def get(self, key: str) -> str | None: ...

    def put(self, key: str, value: str) -> None: ...

    def remove(self, key: str) -> None: ...

    def names(self) -> list[str]:
        """Every key there is, of whatever game or site."""

    def journal_trouble(self) -> str:
        """Why the browser's end would cost the last steps: `full`, `blocked`, or nothing where it would not."""


class LiveStore(Store, Protocol):
    """A store that others write into as well, and that finds some things out late."""

    def refresh(self, game_id: str, then: Callable[[], None]) -> None:
        """Look once more what is kept of a game, also where reading takes a while; then go on."""

    def listen(self, changed: Callable[[str], None], troubled: Callable[[str], None]) -> None:
        """Hear of keys that changed late, and of what keeps no longer: a key where it is the only copy, or nothing."""


class Slots:
    """The slots of all games in one store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: dict[str, int] = {}
        self._decoded = Decoded(decode)

    def ids(self) -> list[str]:
        """Every game that has a slot, sound or not. A key that is no slot is nobody's business."""
        found: dict[str, None] = {}
        for key in self._store.names():
            game_id, colon, slot = key.removeprefix(GAME).rpartition(":")
            if key.startswith(GAME) and colon and slot in {"0", "1"} and door.ID.fullmatch(game_id):
                found[game_id] = None
        return list(found)

    def read(self, game_id: str) -> list[Save]:
        """The saves of a game, newest first; none where another version has gone on with it."""
        found = [said for said, _ in self._said(game_id)]
        saves = [save for save in found if isinstance(save, Save) and save.id == game_id]
        saves.sort(key=lambda save: -save.sequence)
        others = [each.sequence for each in found if isinstance(each, Unfit) and _is_whole(each)]
        return saves if saves and saves[0].sequence > max(others, default=-1) else []

    def unfit(self, game_id: str) -> tuple[Unfit, str]:
        """Why a game cannot be read, and the slot that tells most of it."""
        known = [(why, text) for why, text in self._said(game_id) if isinstance(why, Unfit)]
        return max(known, key=lambda each: (_is_whole(each[0]), len(each[1])), default=(Unfit(DAMAGED), ""))

    def is_damaged(self, game_id: str) -> bool:
        """Whether one of the slots is not what was written."""
        return any(isinstance(said, Unfit) for said, _ in self._said(game_id))

    def _said(self, game_id: str) -> list[tuple[Save | Unfit, str]]:
        """What the slots say, each with its text."""
        return [(self._decoded.of(key, text), text) for key, text in self.texts(game_id).items()]

    def texts(self, game_id: str) -> dict[str, str]:
        """What stands in the slots of a game, by key."""
        return {key: text for key in slots_of(game_id) if (text := self._store.get(key)) is not None}

    def write(self, save: Save) -> Save:
        """Write into the older slot; the newer one stays as it is whatever happens."""
        newest = max((said.sequence for said, _ in self._said(save.id) if _is_whole(said)), default=0)
        if newest > self._seen.setdefault(save.id, newest):
            raise OvertakenError(save.id)
        if not newest and self._gone(save.id) >= max(self._seen[save.id], 1):
            raise GoneError(save.id)
        save = replace(save, sequence=max(newest, self._seen[save.id]) + 1)
        key, text = slots_of(save.id)[save.sequence % SLOTS], encode(save)
        self._store.put(key, text)
        self._decoded.note(key, text, save)
        self._seen[save.id] = save.sequence
        return save

    def opened(self, save: Save) -> None:
        """This tab goes on from here: only a newer save than this one is somebody else's."""
        self._seen[save.id] = save.sequence

    def stands(self, game_id: str) -> str:
        """By what the step that this tab is at can be told from any other; nothing where another tab has gone on.

        As in web/page/kept_picture.js.
        """
        newest = self.read(game_id)[:1]
        if not newest or newest[0].sequence != self._seen.get(game_id):
            return ""
        return " ".join([game_id, *(head(self._store.get(slot)) for slot in slots_of(game_id))])

    def remove(self, game_id: str, now: int) -> dict[str, str]:
        """Take a game out of the store; what is returned puts it back."""
        texts = self.texts(game_id)
        for key in texts:
            self._store.remove(key)
            self._decoded.forget(key)
        if texts:
            known = [number for text in texts.values() if (number := decode(text).sequence) <= door.SEQUENCES]
            self._note_gone(game_id, max([1, *known]), now)
        self._seen.pop(game_id, None)
        return texts

    def restore(self, game_id: str, texts: dict[str, str], now: int) -> None:
        """Put back what `remove` took out, but not over what another tab has written since."""
        self._note_gone(game_id, 0, now)
        for key, text in texts.items():
            if self._store.get(key) is None:
                self._store.put(key, text)

    def _gone(self, game_id: str) -> int:
        """The number up to which the saves of a game are deleted."""
        number = (self._store.get(GONE + game_id) or "").partition(" ")[0]
        return door.digits(number, door.SEQUENCES)

    def _note_gone(self, game_id: str, number: int, now: int) -> None:
        with suppress(StoreError):  # a browser that keeps no more does not bring anything back either
            self._store.put(GONE + game_id, f"{number} {now}")


def _is_whole(said: Save | Unfit) -> bool:
    """Whether a slot is what was written, if only by another version."""
    return isinstance(said, Save) or said.reason != DAMAGED
