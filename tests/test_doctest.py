"""What the package says of itself is what happens."""

from __future__ import annotations

import doctest

import hansa


def test_the_game_in_the_docstring_plays_as_printed() -> None:
    result = doctest.testmod(hansa)
    assert result.attempted >= 4
    assert result.failed == 0


def test_every_public_name_is_there() -> None:
    assert len(set(hansa.__all__)) == len(hansa.__all__)
    assert all(hasattr(hansa, name) for name in hansa.__all__)
