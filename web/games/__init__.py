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


def packages() -> list[str]:
    """The folders of all games."""
    return sorted(f"{__name__}.{folder.name}" for folder in iter_modules(__path__) if folder.ispkg)


@cache
def kits() -> Mapping[str, Kit]:
    """The kit of every game by the game's id."""
    found: list[Kit] = [import_module(f"{package}.kit").KIT for package in packages()]
    return MappingProxyType({kit.id: kit for kit in found})
