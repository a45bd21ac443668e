"""What the browser keeps, as a worker sees it: a copy, kept in step by messages.

A worker has no local storage. What is put here is at hand at once and goes to the page as the beginning of the next
batch, before anything is drawn. The page writes it only where it finds what this copy says (web/page/shared_store.mjs);
what it refuses is told afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.store.library import ROOM
from web.store.slots import GAME, PREFIX, StoreError, head

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Say = Callable[..., None]
    Ask = Callable[..., None]


class Mirror:
    """`web.store.slots.LiveStore`. The page calls things without the prefix that they have here."""

    def __init__(self, write: Say, ask: Ask, kept: Mapping[str, str], trouble: str) -> None:
        self._write = write
        self._ask = ask
        self._kept = {PREFIX + name: text for name, text in kept.items()}
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
        self._write("put", key.removeprefix(PREFIX), value, *self._believed(key))
        self._kept[key] = value

    def remove(self, key: str) -> None:
        if self._kept.pop(key, None) is not None:
            self._write("remove", key.removeprefix(PREFIX))

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

    def changed(self, name: str, text: str | None) -> None:
        """Another tab wrote, or the journal knew something newer."""
        if text is None:
            self._kept.pop(PREFIX + name, None)
        else:
            self._kept[PREFIX + name] = text
        self._changed(PREFIX + name)

    def cleared(self, kept: Mapping[str, str]) -> None:
        """Somebody cleared everything; what is left comes with it."""
        self._kept = {PREFIX + name: text for name, text in kept.items()}
        self._changed("")

    def troubled(self, name: str, trouble: str) -> None:
        """The journal keeps less than before, or again."""
        self._trouble = trouble
        self._troubled(PREFIX + name if name else "")

    def take(self, game_id: str, texts: Mapping[str, str]) -> None:
        """Everything that is kept of a game."""
        for key in [key for key in self._kept if key.startswith(f"{GAME}{game_id}:")]:
            del self._kept[key]
        self._kept |= {PREFIX + name: text for name, text in texts.items()}

    def undo(self, name: str, text: str | None) -> None:
        """Something was not written after all: this stands there."""
        if text is None:
            self._kept.pop(PREFIX + name, None)
        else:
            self._kept[PREFIX + name] = text

    def know(self, trouble: str) -> None:
        """Why the journal keeps nothing, if so."""
        self._trouble = trouble

    def _believed(self, key: str) -> list[str]:
        """Of a game, what its slots must say for this to be written: this one, and the other one."""
        if not key.startswith(GAME):
            return []
        game, _, slot = key.rpartition(":")
        return [head(self._kept.get(key)), head(self._kept.get(f"{game}:{1 - int(slot)}"))]
