"""The four levels of Hansa Teutonica. A level is a data file: how far it looks and what it counts."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from hansa.ai.level_file import weights_of
from hansa.ai.teutonica.evaluation import TERMS, Evaluation
from hansa.ai.teutonica.steward import Skill, Steward

if TYPE_CHECKING:
    from collections.abc import Mapping

LEVELS = ("apprentice", "journeyman", "merchant", "master")


def read_level(name: str, text: str) -> Steward:
    """The player of a level file; ValueError names what is wrong with a bad one."""
    data: dict[str, Any] = tomllib.loads(text)
    evaluation = Evaluation(weights_of(name, data, TERMS), data.get("misjudges", 0.0))
    return Steward(name, Skill(**data["skill"]), evaluation)


def text_of(name: str) -> str:
    """The level file of a name."""
    return files("hansa.ai.teutonica").joinpath("weights", f"{name}.toml").read_text(encoding="utf-8")


PLAYERS: Mapping[str, Steward] = {name: read_level(name, text_of(name)) for name in LEVELS}
