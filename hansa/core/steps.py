"""Work in small steps, for whoever has more to do than to wait, and done in one go for whoever has not."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Generator

T = TypeVar("T")


def outcome(steps: Generator[object, None, T]) -> T:
    """What comes of all the steps."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
