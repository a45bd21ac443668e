"""The standard library of the site holds what is imported, and what that imports in turn."""

import pytest

from scripts.pyodide.needed import ALWAYS, NEVER, imports, module_name, needed

pytestmark = pytest.mark.cpython_only

LIBRARY = {
    "a/__init__.py": b"from . import b\nfrom .c import thing\n",
    "a/b.py": b"import d\ndef later():\n    import e\n",
    "a/c.py": b"from ..pdb import x\n",
    "d.py": b"try:\n    import f\nexcept ImportError:\n    pass\n",
    "e.py": b"",
    "f.py": b"",
    "pdb.py": b"",
    "site.py": b"",
    "g/__init__.py": b"",
    "g/h.py": b"",
}


def test_needed_follows_imports_but_not_those_inside_functions() -> None:
    assert needed(LIBRARY, ["a"]) == ["a/__init__.py", "a/b.py", "a/c.py", "d.py", "f.py", "site.py"]


def test_a_module_brings_its_package() -> None:
    assert needed(LIBRARY, ["g.h"]) == ["g/__init__.py", "g/h.py", "site.py"]


def test_what_is_always_needed_comes_unasked_and_what_never_is_stays_out() -> None:
    assert needed(LIBRARY, ["pdb"]) == ["site.py"]
    assert set(ALWAYS).isdisjoint(NEVER)


def test_imports_inside_functions_count_when_asked_for() -> None:
    assert set(imports(LIBRARY["a/b.py"], "a/b.py", lazy=True)) == {"d", "e"}
    assert set(imports(LIBRARY["a/b.py"], "a/b.py", lazy=False)) == {"d"}


@pytest.mark.parametrize(
    ("path", "name"), [("a.py", "a"), ("a/__init__.py", "a"), ("a/b.py", "a.b"), ("a/b/__init__.py", "a.b")]
)
def test_a_path_has_one_module_name(path: str, name: str) -> None:
    assert module_name(path) == name
