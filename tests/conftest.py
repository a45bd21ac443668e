"""What every test can rely on, on CPython and inside Pyodide."""

import sys
from pathlib import Path

import pytest
from hypothesis import settings

INSIDE_PYODIDE = sys.platform == "emscripten"

# A shared machine is slow at times, which is no failure. A test run gives the same answer every time;
# inside Pyodide, which is slower, fewer examples show that it agrees with CPython.
settings.register_profile("hansa", deadline=None, derandomize=True, database=None)
settings.register_profile("pyodide", parent=settings.get_profile("hansa"), max_examples=20)
settings.load_profile("pyodide" if INSIDE_PYODIDE else "hansa")


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out, inside Pyodide, modules that are marked as a whole: what they import is not there."""
    if INSIDE_PYODIDE and collection_path.suffix == ".py":
        return "pytestmark = pytest.mark.cpython_only" in collection_path.read_text() or None
    return None


def pytest_addoption(parser: pytest.Parser) -> None:
    """Inside Pyodide there are no further processes, so several of them share the tests out."""
    parser.addoption("--part", metavar="K/N", default="1/1", help="of N parts of the tests only the K-th")


@pytest.hookimpl(trylast=True)  # after all other choices
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every N-th test: tests that lie together often take equally long."""
    part, parts = map(int, str(config.getoption("--part")).split("/"))
    chosen = items[part - 1 :: parts]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(chosen)])
    items[:] = chosen
