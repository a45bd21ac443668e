"""What can be done on a route depends on the pieces on its posts: worked out once per arrangement, then looked up."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from hansa.core.action import Action

Options = tuple["Action", ...]


class Shelf:
    """All memos of a board; when together they hold too much, they start afresh."""

    __slots__ = ("_memos", "count", "limit")

    def __init__(self, limit: int = 60_000) -> None:
        self.limit = limit
        self.count = 0
        self._memos: list[Memo] = []

    def memo(self, make: Callable[[int], Options]) -> Memo:
        memo = Memo(self, make)
        self._memos.append(memo)
        return memo

    def grow(self) -> None:
        self.count += 1
        if self.count > self.limit:
            for memo in self._memos:
                memo.clear()
            self.count = 0


class Memo(dict[int, Options]):
    """The options on one route by its posts' number."""

    __slots__ = ("_make", "_shelf")

    def __init__(self, shelf: Shelf, make: Callable[[int], Options]) -> None:
        super().__init__()
        self._shelf = shelf
        self._make = make

    def __missing__(self, code: int) -> Options:
        self._shelf.grow()
        options = self[code] = self._make(code)
        return options
