"""Folders of data files: to be there is all that a file has to do to be known."""

from __future__ import annotations

import tomllib
from importlib.util import find_spec
from itertools import takewhile
from math import inf
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

SUFFIX = ".toml"


def read(package: str, *path: str) -> str:
    """One file of a package.

    Whoever loaded the package is asked, and not `importlib.resources`: that opens a zip anew each time, which takes a
    hundred times as long in a browser.
    """
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(package)
    loader: Any = spec.loader
    data: bytes = loader.get_data("/".join((spec.submodule_search_locations[0], *path)))
    return data.decode()


def find(package: str, *path: str) -> str | None:
    """The same, or None where there is no such file."""
    try:
        return read(package, *path)
    except OSError:
        return None


def in_order(folder: Traversable) -> dict[str, dict[str, Any]]:
    """The names of a folder's files, each with its head: by the `order` they ask for, those that ask for none last."""
    found = {
        file.name.removesuffix(SUFFIX): head(file.read_text(encoding="utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(SUFFIX)
    }
    return dict(sorted(found.items(), key=lambda entry: (entry[1].get("order", inf), entry[0])))


def head(text: str) -> dict[str, Any]:
    """The values at the top of a data file, down to its first table or list of several lines.

    A whole file takes twenty times as long to read, and a page that starts wants names only.
    """
    return tomllib.loads("\n".join(takewhile(_short, text.splitlines())))


def _short(line: str) -> bool:
    return not line.startswith("[") and not line.endswith("[")
