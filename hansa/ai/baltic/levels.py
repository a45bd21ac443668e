"""The levels of Hansa. A level is a data file: how far it looks and what it counts."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

from hansa.ai.baltic.evaluation import Evaluation
from hansa.ai.baltic.terms import TERMS
from hansa.ai.baltic.trader import Skill, Trader
from hansa.ai.level_file import players_of, weights_of

if TYPE_CHECKING:
    from collections.abc import Mapping


def read_level(name: str, text: str) -> Trader:
    """The player of a level file; ValueError names what is wrong with a bad one."""
    data: dict[str, Any] = tomllib.loads(text)
    return Trader(name, Skill(**data["skill"]), Evaluation(weights_of(name, data, TERMS)))


PLAYERS: Mapping[str, Trader] = players_of("hansa", read_level)
