"""Imports the page's modules one after the other instead of all at once, so that the page can answer in between.

A package imports most of what is in it, which would make it one long piece. So until its own turn comes, which is
after its contents, a package is only a place to find them in.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def page() -> Iterator[str]:
    """The modules of the page, in the order that the build found good."""
    return steps(files("web").joinpath("order.txt").read_text().split())


def steps(names: Sequence[str]) -> Iterator[str]:
    """Import these modules in this order, one a step."""
    stand_ins: dict[str, ModuleType] = {}
    for name in names:
        for package in _packages(name):
            if package not in sys.modules:
                stand_ins[package] = sys.modules[package] = _stand_in(package)
        if name in stand_ins:
            _make_real(name, stand_ins.pop(name))
        else:
            import_module(name)
        yield name
    while stand_ins:
        _make_real(*stand_ins.popitem())


def _packages(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[:length]) for length in range(1, len(parts))]


def _stand_in(package: str) -> ModuleType:
    spec = find_spec(package)  # of a package inside another one this asks the stand-in of that one
    if spec is None:
        raise ModuleNotFoundError(package)
    module = ModuleType(package)
    module.__path__ = spec.submodule_search_locations or []
    module.__spec__ = spec
    return module


def _make_real(name: str, stand_in: ModuleType) -> None:
    """Import the package itself; it finds its contents in place, and they belong to it from now on."""
    if sys.modules.get(name) is not stand_in:
        return
    del sys.modules[name]
    real = import_module(name)
    for child, module in list(sys.modules.items()):
        package, _, own = child.rpartition(".")
        if package == name and not hasattr(real, own):
            setattr(real, own, module)
