"""What the browser keeps, as a worker sees it: a copy, kept in step by messages.

A worker has no local storage. What is put here is at hand at once and goes to the page as the beginning of the next
batch, before anything is drawn. The page writes it only where it finds what this copy says (web/page/shared_store.mjs);
what it refuses is told afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.store.library import ROOM
from web.store.slots import GAME, StoreError, head, slots_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Say = Callable[..., None]
    Ask = Callable[..., None]


class Mirror:
    """`web.store.slots.LiveStore`."""

    def __init__(self, write: Say, ask: Ask, kept: Mapping[str, str], trouble: str) -> None:
        self._write = write
        self._ask = ask
        self._kept = dict(kept)
        self._trouble = trouble
        self._changed: Callable[[str], None] = lambda _key: None
        self._troubled: Callable[[str], None] = lambda _key: None
        self.spare: int | None = None
        """How many characters local storage has room for, where somebody measured it."""

    # What the app asks.

    def get(self, key: str) -> str | None:
        return self._kept.get(key)

    def put(self, key: str, value: str) -> None:
        if key == ROOM:
            if self.spare is not None and len(value) > self.spare:
                raise StoreError("full")
            return
        self._write("put", key, value, self._believed(key))
        self._kept[key] = value

    def remove(self, key: str) -> None:
        if self._kept.pop(key, None) is not None:
            self._write("remove", key)

    def names(self) -> list[str]:
        return list(self._kept)

    def refresh(self, game_id: str, then: Callable[[], None]) -> None:
        def answer(texts: Mapping[str, str]) -> None:
            self.take(game_id, texts)
            then()

        self._ask(answer, "refresh", game_id)

    def journal_trouble(self) -> str:
        return self._trouble

    def listen(self, changed: Callable[[str], None], troubled: Callable[[str], None]) -> None:
        self._changed, self._troubled = changed, troubled

    # What the page tells.

    def changed(self, key: str, text: str | None) -> None:
        """Another tab wrote, or the journal knew something newer."""
        self.undo(key, text)
        self._changed(key)

    def cleared(self, kept: Mapping[str, str]) -> None:
        """Somebody cleared everything; what is left comes with it."""
        self._kept = dict(kept)
        self._changed("")

    def troubled(self, key: str, trouble: str) -> None:
        """The journal keeps less than before, or again."""
        self._trouble = trouble
        self._troubled(key)

    def take(self, game_id: str, texts: Mapping[str, str]) -> None:
        """Everything that is kept of a game."""
        for slot in slots_of(game_id):
            self._kept.pop(slot, None)
        self._kept |= texts

    def undo(self, key: str, text: str | None) -> None:
        """Something was not written after all: this stands there."""
        if text is None:
            self._kept.pop(key, None)
        else:
            self._kept[key] = text

    def know(self, trouble: str) -> None:
        """Why the journal keeps nothing, if so."""
        self._trouble = trouble

    def _believed(self, key: str) -> list[tuple[str, str]]:
        """Of a game, what must stand in its slots for this to be written: how they begin."""
        if not key.startswith(GAME):
            return []
        return [(slot, head(self._kept.get(slot))) for slot in slots_of(key.split(":")[1])]
