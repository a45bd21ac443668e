"""The games that the page knows: every folder here with a module `kit` is one, in the order of their names."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.table.kit import Kit


@cache
def kits() -> Mapping[str, Kit]:
    """The kit of every game by the game's id."""
    folders = sorted(folder.name for folder in iter_modules(__path__) if folder.ispkg)
    found: list[Kit] = [import_module(f"{__name__}.{folder}.kit").KIT for folder in folders]
    return MappingProxyType({kit.id: kit for kit in found})
