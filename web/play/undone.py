"""What was taken back, piece by piece, so that each can be done again just as it was: draws and others' turns too."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hansa import Action, Match


@dataclass(frozen=True, slots=True)
class Piece:
    """What one tap took back."""

    start: int
    """How many actions were left."""
    actions: tuple[Action, ...]
    confirmed: int
    """How far the match was confirmed then."""
    taken_back: int
    joined: frozenset[int]
    """The actions that belonged to the one before them."""


class Undone:
    """What was taken back since something else was done; the last comes first."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []

    def remember(self, match: Match, to: int, confirmed: int, joined: frozenset[int]) -> None:
        """All after so many actions is about to be taken back."""
        self.pieces.append(Piece(to, match.log[to:], confirmed, match.taken_back, joined))

    def follow(self, match: Match, since: int) -> None:
        """Something was played: whoever does the same once more may go on, anything else is another way."""
        piece = self.pieces.pop() if self.pieces else None
        done = match.log[since:]
        if piece is None or piece.start != since or piece.actions[: len(done)] != done:
            self.pieces.clear()
        elif rest := piece.actions[len(done) :]:
            self.pieces.append(replace(piece, start=match.ply, actions=rest))

    def again(self, match: Match) -> Piece:
        """Do the last piece again, whoever did it."""
        piece = self.pieces.pop()
        for action in piece.actions:
            match.replay(action.text)
        match.taken_back = piece.taken_back
        return piece
