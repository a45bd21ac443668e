"""The levels of the computer players, for those who want to know of them but not to let them think.

A level is a file a game, `hansa/ai/ROOM/weights/LEVEL.toml`: to be there is all it takes. Only the first lines of the
files are read here and nothing of `hansa.ai` is imported, so that a page which starts does not wait for players.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING

import hansa
from hansa.core.data_files import SUFFIX, in_order, read

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class Level:
    """What a page lets a level do, by how long a person likes to wait; `normal` holds where nothing else is said."""

    name: str
    seconds: Mapping[str, float]
    """What a turn may take."""
    effort: Mapping[str, float]
    """How many times its own measure of positions it may look at: time alone would not make it look further."""


def room(game_id: str) -> str:
    """What a game is called in all that we build: its package, its players, its folders."""
    return type(hansa.games()[game_id]).__module__.split(".")[-2]


@cache
def levels(game_id: str) -> Mapping[str, Level]:
    """The levels of a game, from a first-timer's partner upwards; none where nobody wrote players for it."""
    folder = files("hansa").joinpath("ai", room(game_id), "weights")
    heads = in_order(folder).items() if folder.is_dir() else ()
    return MappingProxyType(
        {name: Level(name, head["seconds"], {"normal": 1.0, **head.get("effort", {})}) for name, head in heads}
    )


def text_of(game_id: str, level: str) -> str:
    """The file of a level."""
    return read("hansa", "ai", room(game_id), "weights", level + SUFFIX)


EVERY: Mapping[str, Level] = next((found for found in map(levels, hansa.games()) if found), {})
"""All levels. Games that have any have the same, and give them the same time: a page knows them before the game."""

LEVELS = tuple(EVERY)
