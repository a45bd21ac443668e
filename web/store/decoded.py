"""What was read out of the store's texts: a text that still stands there need not be read and checked again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

MOST = 16_000_000
"""Characters of texts that are remembered: three times what local storage takes; the journal may hold more."""


class Decoded(Generic[T]):
    """The last text of each key with what it says; beyond a size, what was asked for longest ago is forgotten."""

    def __init__(self, decode: Callable[[str], T], most: int = MOST) -> None:
        self._decode = decode
        self._most = most
        self._known: dict[str, tuple[str, T]] = {}
        self._size = 0

    def of(self, key: str, text: str) -> T:
        """What the text says that stands under this key now."""
        known = self._known.get(key)
        if known and known[0] == text:
            self._known[key] = self._known.pop(key)  # asked for just now
            return known[1]
        said = self._decode(text)
        self.note(key, text, said)
        return said

    def note(self, key: str, text: str, said: T) -> None:
        """Remember what a text says that was written just now."""
        self.forget(key)
        self._known[key] = text, said
        self._size += len(text)
        while self._size > self._most:
            self.forget(next(iter(self._known)))

    def forget(self, key: str) -> None:
        """Nothing stands there any more, or something else."""
        if key in self._known:
            self._size -= len(self._known.pop(key)[0])
