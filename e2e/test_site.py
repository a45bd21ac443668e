"""The built folder itself: complete, unmixed, and speaking of nobody else."""

import gzip
import hashlib
import io
import json
import re
import sys
import zipfile

import pytest

from scripts.pyodide.needed import imports
from scripts.tasks.places import DIST, ROOT, files
from tests.web.document import parse

SOURCES = [path for path in files(ROOT / "hansa", ROOT / "web") if path.suffix == ".py"]
OWN = [path for path in files(DIST / "web", DIST / "index.html") if path.suffix != ".svg"]


def packed(name: str) -> list[str]:
    """The files in one of the two zips that Python imports from."""
    (path,) = DIST.glob(f"library-*/{name}.bin")
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(path.read_bytes()))) as archive:
        return archive.namelist()


def library() -> set[str]:
    """The modules in the site's standard library."""
    names = packed("library")
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


@pytest.mark.parametrize("name", ["unittest", "doctest", "pdb", "tkinter", "sqlite3", "multiprocessing"])
def test_the_library_leaves_out_what_no_page_needs(name: str) -> None:
    assert name not in library()


def test_our_modules_are_all_there_as_byte_code_with_their_data() -> None:
    names = set(packed("hansa"))
    ours = {path.relative_to(ROOT).as_posix() for path in SOURCES} - {"web/main.py"}
    assert {f"{name}c" for name in ours} <= names
    assert [name for name in names if name.endswith(".py")] == []
    assert "hansa/baltic/baltic.toml" in names


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
    page = parse((DIST / "index.html").read_text())
    told = page.one("meta", http_equiv="Content-Security-Policy")
    policy = {part.split()[0]: part.split()[1:] for part in told["content"].split(";")}
    assert policy["default-src"] == ["'none'"]
    assert policy["font-src"] == policy["style-src"] == ["'self'"]
    assert policy["connect-src"] == ["'self'", "data:"]
    assert policy["script-src"] == ["'self'", "'unsafe-eval'"]
    assert not any(source.startswith(("http", "*")) for sources in policy.values() for source in sources)
    assert next(node for node in page.walk() if node is told or node.tag == "script") is told, "it comes first"


def test_no_page_has_a_script_or_style_of_its_own() -> None:
    """What stands in index.html for PyScript is data to the browser."""
    for path in DIST.glob("*.html"):
        text = path.read_text()
        page = parse(text)
        assert "'unsafe-inline'" not in text
        assert "javascript:" not in text
        assert page.all("style") == [], path.name
        names = {name for node in page.walk() for name in node.attributes}
        assert [name for name in names if name == "style" or name.startswith("on")] == [], path.name
        assert [each for each in page.all("script", src=False) if each["type"] != "py"] == [], path.name
    assert {path.name for path in DIST.glob("*.html")} == {"index.html", "404.html", "framed.html"}


def test_python_in_the_page_is_our_entry_alone() -> None:
    entry = parse((DIST / "index.html").read_text()).one("script", type="py")
    assert entry["src"].startswith("./web/main.py?v=")
    assert entry.children == []
    assert (DIST / "web" / "main.py").read_text() == (ROOT / "web" / "main.py").read_text()
