"""The rules of Hansa and Hansa Teutonica: pure Python, no dependencies, nothing hidden in globals.

>>> import hansa
>>> match = hansa.new(hansa.Setup("hansa", ("Anna", "Bo"), {"start": "1"}, seed="doc"))
>>> match.play("booths danzig")
[FirstBooths(seat=0, city='danzig')]
>>> hansa.load(match.dumps()).digest() == match.digest()
True
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from hansa.core import packed, record
from hansa.core.action import Action
from hansa.core.chance import draw
from hansa.core.errors import (
    HansaError,
    IllegalAction,
    NotationError,
    PackedError,
    RecordError,
    Refusal,
    SetupError,
    UndoError,
)
from hansa.core.events import Event, GameEnded, TurnBegan
from hansa.core.game import CHANCE, OVER, Game, Row, ScoreSheet
from hansa.core.match import PERSON, Match, Outcome
from hansa.core.packed import pack, packing
from hansa.core.setup import NAME_LENGTH, TITLE_LENGTH, Option, Setup

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NAME_LENGTH",
    "OVER",
    "PERSON",
    "TITLE_LENGTH",
    "Action",
    "Event",
    "Game",
    "GameEnded",
    "HansaError",
    "IllegalAction",
    "Match",
    "NotationError",
    "Option",
    "Outcome",
    "PackedError",
    "RecordError",
    "Refusal",
    "Row",
    "ScoreSheet",
    "Setup",
    "SetupError",
    "TurnBegan",
    "UndoError",
    "draw",
    "games",
    "load",
    "new",
    "pack",
    "packing",
    "reading",
    "setup_of",
    "unpack",
    "unpacking",
]


@cache
def games() -> Mapping[str, Game[Any, Any]]:
    """Every game there is, by its id: a folder beside this file whose module `rules` has a GAME, by their names."""
    folders = sorted(folder.name for folder in iter_modules(__path__) if folder.ispkg)
    found: list[Game[Any, Any]] = [
        import_module(f"{__name__}.{folder}.rules").GAME for folder in folders if _has_rules(folder)
    ]
    return MappingProxyType({game.id: game for game in found})


def _has_rules(folder: str) -> bool:
    return any(module.name == "rules" for module in iter_modules(f"{path}/{folder}" for path in __path__))


def new(setup: Setup, title: str = "") -> Match:
    """A match about to begin: everything drawn up to the first decision."""
    game = games().get(setup.game)
    if game is None:
        raise SetupError(Refusal("", "unknown-game", {"game": setup.game}))
    match = Match(game, setup, title)
    match.roll()
    return match


def load(text: str) -> Match:
    """The match of a record; RecordError says which line is wrong."""
    return record.load(text, games())


def reading(text: str) -> Generator[tuple[int, int], None, Match]:
    """`load` in small steps, each telling how many of how many lines are read."""
    return record.reading(text, games())


def setup_of(header: str) -> Setup:
    """Who plays what, from the beginning of a record; RecordError where the rules of today do not know it."""
    return record.setup_of(header, games())


def unpack(text: str) -> Match:
    """The match that `pack` made such a text of; PackedError when it cannot be opened."""
    return packed.unpack(text, games())


def unpacking(text: str) -> Generator[tuple[int, int], None, Match]:
    """`unpack` in small steps, each telling how many of how many actions are replayed."""
    return packed.unpacking(text, games())
