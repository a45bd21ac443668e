"""PyScript imports its Python package before our code runs. We use none of it, so it is imported when somebody does."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

NAME = "pyscript"


class _Later(ModuleType):
    def __getattr__(self, name: str) -> object:
        if sys.modules.get(NAME) is self:
            del sys.modules[NAME]
        return getattr(import_module(NAME), name)


sys.modules.setdefault(NAME, _Later(NAME))
