"""Modules imported one at a time are the same in the end."""

import sys
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path

import pytest

from web.gradual_import import steps

FILES = {
    "town/__init__.py": "from town.harbour.crane import lift\nfrom town.market import sell\nwhole = True\n",
    "town/harbour/__init__.py": "from town.harbour.crane import lift\n",
    "town/harbour/crane.py": "from town.market import sell\ndef lift(): return sell()\n",
    "town/market.py": "def sell(): return 'sold'\n",
    "town/attic.py": "",
}
ORDER = ["town.market", "town.harbour.crane", "town.harbour", "town"]


@pytest.fixture
def town(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name, source in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    invalidate_caches()
    yield
    for name in [name for name in sys.modules if name.split(".")[0] == "town"]:
        del sys.modules[name]


@pytest.mark.usefixtures("town")
def test_each_step_imports_one_module_and_packages_come_last() -> None:
    done = []
    for name in steps(ORDER):
        done.append(name)
        assert not hasattr(sys.modules["town"], "whole") or name == "town"
    assert done == ORDER
    town = import_module("town")
    assert town.whole
    assert town.lift() == "sold"
    assert town.harbour.crane is sys.modules["town.harbour.crane"]
    assert town.harbour.crane.sell is town.market.sell


@pytest.mark.usefixtures("town")
def test_a_package_that_nobody_names_becomes_real_as_well() -> None:
    assert list(steps(["town.harbour.crane"])) == ["town.harbour.crane"]
    assert import_module("town").whole
    assert import_module("town").harbour.lift() == "sold"


@pytest.mark.usefixtures("town")
def test_what_is_there_already_stays() -> None:
    before = import_module("town")
    list(steps([*ORDER, "town.attic"]))
    assert import_module("town") is before
    assert before.attic is sys.modules["town.attic"]


@pytest.mark.usefixtures("town")
@pytest.mark.parametrize("name", ["town.cellar", "village.market"])
def test_a_module_that_is_missing_is_told(name: str) -> None:
    with pytest.raises(ModuleNotFoundError):
        list(steps([name]))
