"""What a seat may not know, and how it could be (T50)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.teutonica.state import (
    BAG,
    ENDED,
    KIND,
    KINDS,
    MISSION,
    MISSIONS,
    OWNER,
    PLACE_MARKER,
    PLATE,
    PLAYERS,
    SEEN,
    TABLE,
    State,
    desk,
)
from hansa.teutonica.tables import TABLES

if TYPE_CHECKING:
    from random import Random

    from hansa.teutonica.view import View


def known(state: State, seat: int) -> State:
    """What others have seen on their plates goes back among the unseen; their missions are blank until the end."""
    s = state[:]
    if s[KIND] == ENDED:
        return s
    for other in range(s[PLAYERS]):
        if other != seat:
            base = desk(other)
            s[base + MISSION] = 0
            for kind, count in enumerate(s[base + SEEN : base + SEEN + KINDS]):
                s[BAG + kind] += count
                s[base + PLATE] += count
                s[base + SEEN + kind] = 0
    return s


def unopened(state: State, seat: int) -> State:
    """A game that has ended, with the missions of the others as blank as they were: until people look at the result."""
    if state[KIND] != ENDED or not state[MISSIONS]:
        return state
    s = state[:]
    for other in range(s[PLAYERS]):
        if other != seat:
            s[desk(other) + MISSION] = 0
    return s


def determinize(view: View, rng: Random) -> State:
    """A state this view could stand for: missions dealt anew, and plates that their owner has seen drawn anew."""
    s = view.known()
    if s[KIND] == ENDED:
        return s
    _deal_missions(s, view.seat, rng)
    for other in range(s[PLAYERS]):
        base = desk(other)
        # Before the end of a turn its owner has not looked either; the draw is still to come.
        unseen = other == s[OWNER] and s[KIND] != PLACE_MARKER
        while other != view.seat and not unseen and s[base + PLATE]:
            kind = _draw(s[BAG : BAG + KINDS], rng)
            s[BAG + kind] -= 1
            s[base + PLATE] -= 1
            s[base + SEEN + kind] += 1
    return s


def _draw(weights: list[int], rng: Random) -> int:
    point = int(rng.random() * sum(weights))
    for kind, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return kind
    raise ValueError("nothing to draw from")


def _deal_missions(s: State, seat: int, rng: Random) -> None:
    if not s[MISSIONS] or not s[desk(seat) + MISSION]:
        return
    cards = [card + 1 for card in range(len(TABLES[s[TABLE]].missions)) if card + 1 != s[desk(seat) + MISSION]]
    for other in range(s[PLAYERS]):
        if other != seat:
            s[desk(other) + MISSION] = cards.pop(int(rng.random() * len(cards)))
