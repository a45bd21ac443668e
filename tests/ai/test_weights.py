"""Where the weights of the levels come from: each file says by which command, beginning with a file that is kept."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import hansa.ai
from hansa.levels import levels, text_of
from scripts.strength.__main__ import parser
from scripts.strength.referee import player
from scripts.strength.tune import command, learning_of, start_of

pytestmark = pytest.mark.cpython_only


@dataclass(frozen=True)
class Kept:
    """A level of a game as it is kept."""

    game: str
    level: str

    @property
    def head(self) -> str:
        """The line of its file that names the command."""
        return text_of(self.game, self.level).splitlines()[1]

    @property
    def made_by(self) -> Any:
        """The options of that command."""
        return parser().parse_args(shlex.split(self.head.removeprefix("# scripts/")))

    @property
    def player(self) -> Any:
        return hansa.ai.player(self.game, self.level)


ALL = [Kept(game, level) for game in hansa.games() for level in levels(game)]
every_level = pytest.mark.parametrize("kept", ALL, ids=lambda kept: f"{kept.game}-{kept.level}")


@every_level
def test_a_level_file_names_the_command_that_makes_it_again(kept: Kept) -> None:
    options = kept.made_by
    assert (options.game, options.level) == (kept.game, kept.level)
    assert f"# {command(options)}" == kept.head


@every_level
def test_a_level_file_begins_as_the_one_that_it_was_made_from(kept: Kept) -> None:
    made = text_of(kept.game, kept.level).partition("[weights]")[0].splitlines()
    start = Path(start_of(kept.made_by)).read_text(encoding="utf-8").partition("[weights]")[0].splitlines()
    assert [made[0], *made[2:]] == start


@every_level
def test_learning_moves_only_what_may_be_learnt(kept: Kept) -> None:
    old = player(kept.game, start_of(kept.made_by))
    assert kept.player.skill == old.skill
    before, after = old.evaluation, kept.player.evaluation
    assert getattr(after, "misjudges", None) == getattr(before, "misjudges", None)
    assert list(after.weights) == list(before.weights)
    moved = {term for term, weight in after.weights.items() if weight != before.weights[term]}
    assert moved
    assert moved <= set(learning_of(kept.game).FREE)


@pytest.mark.parametrize("game", sorted({kept.game for kept in ALL}))
def test_every_level_has_weights_of_its_own(game: str) -> None:
    weights = {repr(kept.player.evaluation.weights) for kept in ALL if kept.game == game}
    assert len(weights) == len(hansa.ai.LEVELS)
