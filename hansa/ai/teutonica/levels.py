"""The levels of Hansa Teutonica. A level is a data file: how far it looks and what it counts."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

from hansa.ai.level_file import players_of, weights_of
from hansa.ai.teutonica.evaluation import TERMS, Evaluation
from hansa.ai.teutonica.steward import Skill, Steward

if TYPE_CHECKING:
    from collections.abc import Mapping


def read_level(name: str, text: str) -> Steward:
    """The player of a level file; ValueError names what is wrong with a bad one."""
    data: dict[str, Any] = tomllib.loads(text)
    evaluation = Evaluation(weights_of(name, data, TERMS), data.get("misjudges", 0.0))
    return Steward(name, Skill(**data["skill"]), evaluation)


PLAYERS: Mapping[str, Steward] = players_of("teutonica", read_level)
