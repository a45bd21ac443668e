"""The order in which the page's modules come to be."""

import subprocess
import sys

import pytest

from scripts.pyodide.order import order
from scripts.tasks.places import ROOT, files

pytestmark = pytest.mark.cpython_only

SOURCES = {
    "shop/__init__.py": b"from shop.till import ring",
    "shop/till.py": b"import json\nfrom shop import coins\ndef ring():\n    import shop.alarm",
    "shop/coins.py": b"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from shop.owner import Owner",
    "shop/alarm.py": b"",
    "shop/owner.py": b"import shop",
}
PIECEMEAL = """import sys
from web.gradual_import import steps
names = sys.argv[1].split()
assert list(steps(names)) == names
import hansa, web.app.app
assert hansa.games() and hansa.baltic.rules is sys.modules["hansa.baltic.rules"]
assert web.screens.home.Home is web.app.app.Home
"""


def test_the_imported_come_before_the_importing() -> None:
    assert order(SOURCES, "shop.till") == ["shop", "shop.coins", "shop.till"]
    assert order(SOURCES, "shop.owner") == ["shop.coins", "shop.till", "shop", "shop.owner"]


def test_what_only_functions_or_type_checkers_import_is_left_out() -> None:
    assert not {"shop.alarm", "shop.owner"} & set(order(SOURCES, "shop"))


@pytest.mark.slow
def test_the_page_can_be_imported_piece_by_piece() -> None:
    sources = {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for path in files(ROOT / "hansa", ROOT / "web")
        if path.suffix == ".py"
    }
    names = order(sources, "web.app.app")
    assert len(names) > 100
    assert not [name for name in names if name.startswith(("web.dom", "hansa.ai"))]
    command = [sys.executable, "-c", PIECEMEAL, " ".join(names)]
    subprocess.run(command, check=True, cwd=ROOT)  # noqa: S603 - our own code
