"""Whether the pieces in hand can all still be put down: only near a full board is that a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.teutonica.state import MERCHANT, POSTS, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.teutonica.tables import Tables

Item = tuple[int, int]
"""A kind of tradesman and the countries it may go to, one bit each (bit 0: home)."""


def free_posts(s: State, t: Tables, without: int = -1) -> list[int]:
    """How many free posts there are, by 2 × country + boat, one route left out."""
    free = [0] * (2 * len(t.board.countries) + 2)
    for route, boats in enumerate(t.boats):
        code = s[POSTS + route]
        if route != without:
            for boat in boats:
                if not code & 15:
                    free[2 * t.country[route] + boat] += 1
                code >>= 4
    return free


def fits(items: Sequence[Item], free: list[int]) -> bool:
    """Whether there is a post for each."""
    if not items:
        return True
    kind, countries = items[0]
    for sort, count in enumerate(free):
        if count and countries >> (sort >> 1) & 1 and (kind == MERCHANT or not sort & 1):
            free[sort] -= 1
            good = fits(items[1:], free)
            free[sort] += 1
            if good:
                return True
    return False
