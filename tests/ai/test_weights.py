"""Where the weights of the levels come from: each file says by which command, beginning with a file that is kept."""

from __future__ import annotations

import shlex
from typing import Any

import pytest

import hansa.ai
from hansa.ai.teutonica.levels import text_of
from scripts.strength.__main__ import parser
from scripts.strength.referee import player
from scripts.strength.tune import command, learning_of, start_of

pytestmark = pytest.mark.cpython_only

LEVELS = hansa.ai.LEVELS


def made_by(level: str) -> Any:
    """The options of the command that a level's file names."""
    line = text_of(level).splitlines()[1]
    return parser().parse_args(shlex.split(line.removeprefix("# scripts/")))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_file_names_the_command_that_makes_it_again(level: str) -> None:
    options = made_by(level)
    assert (options.game, options.level) == ("teutonica", level)
    assert f"# {command(options)}" == text_of(level).splitlines()[1]


@pytest.mark.parametrize("level", LEVELS)
def test_learning_moves_only_what_may_be_learnt(level: str) -> None:
    old = player("teutonica", start_of(made_by(level)))
    new: Any = hansa.ai.player("teutonica", level)
    assert new.skill == old.skill
    assert new.evaluation.misjudges == old.evaluation.misjudges
    weights = new.evaluation.weights
    assert list(weights) == list(old.evaluation.weights)
    moved = {term for term, weight in weights.items() if weight != old.evaluation.weights[term]}
    assert moved
    assert moved <= set(learning_of("teutonica").FREE)


def test_every_level_has_weights_of_its_own() -> None:
    weights = [repr(hansa.ai.player("teutonica", level).evaluation.weights) for level in LEVELS]  # type: ignore[attr-defined]
    assert len(set(weights)) == len(LEVELS)
