"""References in the built page change with what they name."""

from pathlib import Path

import pytest

from scripts.tasks.console import Problem
from scripts.tasks.places import Stamp, digest
from scripts.tasks.references import redirect

pytestmark = pytest.mark.cpython_only

MOVED = {"runtime/pyodide/": "runtime/pyodide-1/", "wheels/": "wheels-abc/"}
PAGE = """<link rel="modulepreload" href="runtime/pyodide/pyodide.mjs">
<link rel="early" href="runtime/pyodide/pyodide.mjs">
<link rel="stylesheet" href="web/a.css"><script src="web/a.mjs"></script>"""


def site(folder: Path, *, page: str = PAGE) -> Path:
    (folder / "web").mkdir(parents=True)
    (folder / "runtime" / "pyodide-1").mkdir(parents=True)
    (folder / "runtime" / "pyodide-1" / "pyodide.mjs").write_text("12345")
    (folder / "web" / "a.css").write_text("")
    (folder / "web" / "a.mjs").write_text('import "../runtime/pyodide/pyodide.mjs"; here("../wheels/lock.json")')
    (folder / "index.html").write_text(page)
    (folder / "pyscript.toml").write_text('interpreter = "web/a.mjs"\n')
    return folder


def test_references_follow_the_files_to_their_versioned_places(tmp_path: Path) -> None:
    redirect(site(tmp_path), MOVED)
    page = (tmp_path / "index.html").read_text()
    assert '"runtime/pyodide-1/pyodide.mjs" data-bytes="5"' in page
    assert '"./web/a.css?v=' in page
    assert (tmp_path / "web" / "a.mjs").read_text() == (
        'import "../runtime/pyodide-1/pyodide.mjs"; here("../wheels-abc/lock.json")'
    )
    named = (tmp_path / "pyscript.toml").read_text().partition('"')[2].partition('"')[0]
    assert named in page


def test_a_reference_changes_with_the_content_and_not_with_the_place(tmp_path: Path) -> None:
    pages = []
    for name in ("one", "two", "three"):
        folder = site(tmp_path / name)
        if name == "three":
            (folder / "web" / "a.css").write_text("p { color: red }")
        redirect(folder, MOVED)
        pages.append((folder / "index.html").read_text())
    assert pages[0] == pages[1]
    assert pages[1] != pages[2]


def test_a_reference_changes_with_what_is_imported_by_what_it_names(tmp_path: Path) -> None:
    pages = []
    for name, leaf in (("one", "1"), ("two", "2")):
        folder = site(tmp_path / name)
        for script, text in (
            ("a.mjs", 'import { b } from "./b.js";'),
            ("b.js", 'import { c } from "./c.js";'),
            ("c.js", leaf),
        ):
            (folder / "web" / script).write_text(text)
        redirect(folder, MOVED)
        assert '"./c.js?v=' in (folder / "web" / "b.js").read_text()
        pages.append((folder / "index.html").read_text())
    assert pages[0] != pages[1]


def test_a_reference_to_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Problem, match=r"web/b\.css"):
        redirect(site(tmp_path, page='<link rel="stylesheet" href="web/b.css">'), MOVED)


def test_a_stamp_holds_until_an_input_changes(tmp_path: Path) -> None:
    source, stamp = tmp_path / "source", tmp_path / "made" / "stamp"
    source.write_text("one")
    assert not Stamp(stamp, digest([source])).matches()
    Stamp(stamp, digest([source])).write()
    assert Stamp(stamp, digest([source])).matches()
    assert not Stamp(stamp, digest([source], "another Python")).matches()
    source.write_text("two")
    assert not Stamp(stamp, digest([source])).matches()
