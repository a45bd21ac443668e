"""What every test can rely on, on CPython and inside Pyodide."""

import sys
from pathlib import Path

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
