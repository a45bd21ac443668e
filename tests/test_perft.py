"""How many positions lie so many steps ahead: plain counts, which any slip in legality or effect would change."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

import hansa

if TYPE_CHECKING:
    from hansa import Game

PERFT = Path(__file__).parent / "perft"


class Case(NamedTuple):
    """A record, the numbers of leaves one step, two steps … ahead of its last line, and what it is about."""

    title: str
    record: str
    counts: tuple[int, ...]


def cases(text: str) -> list[Case]:
    """Each case begins with `## `; its counts stand on one line, then the record."""
    found = []
    for block in text.split("\n## ")[1:]:
        title, counts, _, record = block.split("\n", 3)
        found.append(Case(title, record, tuple(map(int, counts.removeprefix("counts:").split()))))
    return found


CASES = [case for path in sorted(PERFT.glob("*.txt")) for case in cases(path.read_text(encoding="utf-8"))]


def leaves(game: Game[Any, Any], state: object, depth: int) -> int:
    """Sequences of so many steps; every outcome of a draw is one step, however likely it is."""
    legal = game.legal_actions(state)
    if depth == 1:
        return len(legal)
    return sum(leaves(game, game.after(state, action), depth - 1) for action in legal)


@pytest.mark.parametrize("case", CASES, ids=[case.title for case in CASES])
def test_counts_of_what_can_follow(case: Case) -> None:
    match = hansa.load(case.record)
    counts = tuple(leaves(match.game, match.state, depth) for depth in range(1, len(case.counts) + 1))
    assert counts == case.counts


def test_there_are_counts() -> None:
    assert len(CASES) >= 8
    assert all(len(case.counts) >= 3 for case in CASES)
