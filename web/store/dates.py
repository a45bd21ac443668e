"""Dates that only go forward, whatever is done to the clock: games are listed by them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.store.door import LAST_MOMENT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

YEAR = 366 * 86_400_000
"""Milliseconds. What is dated later than this from now was never written then, and is not gone by."""


class Moments:
    """Each is later than all before, and usually now."""

    def __init__(self, now: Callable[[], int], known: Callable[[], Iterable[int]]) -> None:
        """`known` are the dates of earlier visits; it is asked once, when the first date is wanted."""
        self._now = now
        self._known = known
        self._last = 0

    def next(self) -> int:
        """In milliseconds since 1970."""
        now = self._now()
        if not self._last:
            self._last = max((date for date in self._known() if date < now + YEAR), default=0)
        self._last = min(max(now, self._last + 1), LAST_MOMENT)
        return self._last
