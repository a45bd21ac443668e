"""The built folder itself: complete, unmixed, and speaking of nobody else."""

import ast
import hashlib
import json
import re
import sys
import zipfile

import pytest

from scripts.pyodide.needed import imports
from scripts.tasks.places import DIST, ROOT, files

SOURCES = [path for path in files(ROOT / "hansa", ROOT / "web") if path.suffix == ".py"]
OWN = [path for path in files(DIST / "web", DIST / "index.html", DIST / "pyscript.toml") if path.suffix != ".svg"]


def library() -> set[str]:
    """The modules in the site's standard library."""
    (path,) = DIST.glob("library-*/python_stdlib.zip")
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
    assert [name for name in names if not name.endswith(".pyc")] == []
    return {name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for name in names}


def test_every_file_is_as_it_was_built() -> None:
    facts = json.loads((DIST / "files.json").read_text())
    there = {path.relative_to(DIST).as_posix(): path for path in files(DIST) if path.name != "files.json"}
    assert facts.keys() == there.keys()
    assert [n for n, p in there.items() if hashlib.sha256(p.read_bytes()).hexdigest() != facts[n]["sha256"]] == []


def test_the_library_holds_every_module_that_our_code_imports() -> None:
    shipped = library()
    ours = {
        name
        for path in SOURCES
        for name in imports(path.read_bytes(), path.relative_to(ROOT).as_posix(), lazy=True)
        if name.split(".")[0] in sys.stdlib_module_names
    }
    assert {"dataclasses", "random", "tomllib"} <= ours
    built_in = {"_thread", "builtins", "gc", "itertools", "marshal", "math", "sys", "time", "unicodedata", "zlib"}
    roots = {name.split(".")[0] for name in ours}
    assert roots - built_in <= shipped


@pytest.mark.parametrize("name", ["unittest", "doctest", "pdb", "tkinter", "xml", "multiprocessing"])
def test_the_library_leaves_out_what_no_page_needs(name: str) -> None:
    assert name not in library()


def test_our_wheels_bring_byte_code_beside_their_sources() -> None:
    for wheel in DIST.glob("wheels-*/hansa*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            names = set(archive.namelist())
        sources = {name for name in names if name.endswith(".py")}
        folders = {(name.rpartition("/")[0], name.rpartition("/")[2]) for name in sources}
        assert {f"{folder}/__pycache__/{file[:-3]}.cpython-314.pyc" for folder, file in folders} <= names


def test_no_file_of_ours_names_an_address_elsewhere() -> None:
    allowed = ("http://www.w3.org/",)  # names of SVG, never fetched
    found = [
        (path.name, address)
        for path in OWN
        for address in re.findall(r"(?:https?:)?//[a-z][\w.-]+\.[a-z]{2,}[^\s\"')]*", path.read_text())
        if not address.startswith(allowed)
    ]
    assert found == []


def test_the_policy_of_the_page_is_strict() -> None:
    page = (DIST / "index.html").read_text()
    found = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert found is not None
    policy = {part.split()[0]: part.split()[1:] for part in found[1].split(";")}
    assert policy["default-src"] == ["'none'"]
    assert policy["connect-src"] == policy["font-src"] == policy["style-src"] == ["'self'"]
    assert policy["script-src"] == ["'self'", "'unsafe-eval'"]
    assert not any(source.startswith(("http", "*")) for sources in policy.values() for source in sources)
    assert page.index("Content-Security-Policy") < page.index("<script")


def test_what_python_runs_in_the_page_is_python() -> None:
    ast.parse((DIST / "web" / "main.py").read_text())
