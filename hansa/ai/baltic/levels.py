"""The four levels of Hansa. A level is a data file: how far it looks and what it counts."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from hansa.ai.baltic.evaluation import Evaluation
from hansa.ai.baltic.terms import TERMS
from hansa.ai.baltic.trader import Skill, Trader

if TYPE_CHECKING:
    from collections.abc import Mapping

LEVELS = ("apprentice", "journeyman", "merchant", "master")


def read_level(name: str, text: str) -> Trader:
    """The player of a level file; ValueError names what is wrong with a bad one."""
    data: dict[str, Any] = tomllib.loads(text)
    if unknown := sorted(set(data["weights"]) - set(TERMS)):
        raise ValueError(f"{name}: unknown terms {', '.join(unknown)}")
    weights = {term: (float(early), float(late)) for term, (early, late) in data["weights"].items()}
    return Trader(name, Skill(**data["skill"]), Evaluation(weights))


def text_of(name: str) -> str:
    """The level file of a name."""
    return files("hansa.ai.baltic").joinpath("weights", f"{name}.toml").read_text(encoding="utf-8")


PLAYERS: Mapping[str, Trader] = {name: read_level(name, text_of(name)) for name in LEVELS}
