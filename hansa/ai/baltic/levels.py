"""The four levels of Hansa. A level is a data file: how far it looks and what it counts."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from hansa.ai.baltic.evaluation import Evaluation
from hansa.ai.baltic.terms import TERMS
from hansa.ai.baltic.trader import Skill, Trader
from hansa.ai.level_file import weights_of

if TYPE_CHECKING:
    from collections.abc import Mapping

LEVELS = ("apprentice", "journeyman", "merchant", "master")


def read_level(name: str, text: str) -> Trader:
    """The player of a level file; ValueError names what is wrong with a bad one."""
    data: dict[str, Any] = tomllib.loads(text)
    return Trader(name, Skill(**data["skill"]), Evaluation(weights_of(name, data, TERMS)))


def text_of(name: str) -> str:
    """The level file of a name."""
    return files("hansa.ai.baltic").joinpath("weights", f"{name}.toml").read_text(encoding="utf-8")


PLAYERS: Mapping[str, Trader] = {name: read_level(name, text_of(name)) for name in LEVELS}
