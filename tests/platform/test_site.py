"""References in the built page change with what they name."""

import json
import tomllib
from pathlib import Path

import pytest

from scripts.tasks.console import Problem
from scripts.tasks.inline import inline
from scripts.tasks.page import Page
from scripts.tasks.places import ROOT, Stamp, digest
from scripts.tasks.references import Addresses, redirect
from scripts.tasks.stock_site import stock_page

pytestmark = pytest.mark.cpython_only

MOVED = {"runtime/pyodide/": "runtime/pyodide-1/", "wheels/": "wheels-abc/"}
PAGE = """<link rel="modulepreload" href="runtime/pyodide/pyodide.mjs">
<link rel="later" href="runtime/pyodide/pyodide.mjs">
<link as="font" rel="preload" href="fonts/a.woff2">
<link href="web/a.css" rel="stylesheet"><script src="web/a.mjs"></script>
<svg viewBox='0 0 1 1'><path d="M0 0"/></svg><py-config src="pyscript.toml" hidden></py-config>
<script src="web/main.py" type="py" worker></script>"""


def site(folder: Path) -> Path:
    (folder / "web").mkdir(parents=True)
    (folder / "runtime" / "pyodide-1").mkdir(parents=True)
    (folder / "runtime" / "pyodide-1" / "pyodide.mjs").write_text("12345")
    (folder / "web" / "a.css").write_text("")
    (folder / "web" / "a.mjs").write_text('import "../runtime/pyodide/pyodide.mjs"; here("../wheels/lock.json")')
    (folder / "web" / "main.py").write_text("run()\n")
    (folder / "pyscript.toml").write_text('interpreter = "web/a.mjs"\n')
    return folder


def redirected(folder: Path, text: str = PAGE) -> Page:
    page = Page(text)
    addresses = Addresses(folder, MOVED)
    inline(folder, page, addresses)
    redirect(page, addresses)
    return page


def test_references_follow_the_files_to_their_versioned_places(tmp_path: Path) -> None:
    page = redirected(site(tmp_path))
    for link in (page.one("link", rel="modulepreload"), page.one("link", rel="later")):
        assert (link["href"], link["data-bytes"]) == ("runtime/pyodide-1/pyodide.mjs", "5")
    assert page.one("link", rel="preload").attributes.keys() == {"as", "rel", "href"}
    assert page.one("link", rel="stylesheet")["href"].startswith("./web/a.css?v=")
    assert (tmp_path / "web" / "a.mjs").read_text() == (
        'import "../runtime/pyodide-1/pyodide.mjs"; here("../wheels-abc/lock.json")'
    )
    settings = json.loads(page.one("py-config").inside or "")
    assert settings["interpreter"] == page.all("script")[0]["src"]
    entry = page.one("script", type="py")
    assert "worker" in entry.attributes
    assert entry["src"].startswith("./web/main.py?v=")


def test_what_is_not_changed_stays_as_it_was_written(tmp_path: Path) -> None:
    page = redirected(site(tmp_path))
    assert """<svg viewBox='0 0 1 1'><path d="M0 0"/></svg><py-config type="json" hidden>""" in str(page)
    assert str(Page(str(page))) == str(page)
    assert not (tmp_path / "pyscript.toml").exists()


def test_the_page_as_pyscript_shows_it_has_nothing_of_our_start(tmp_path: Path) -> None:
    ours = (
        '<html><script type="module" src="./web/page/boot.js?v=1"></script>\n'
        '<script src="web/page/recorder.js"></script>\n<link rel="later" href="./web/page/app.mjs?v=2">\n'
        '<link rel="later" href="runtime/pyscript-1/core.js">\n'
        '<script type="module" src="./web/page/python.mjs?v=3"></script>\n'
    )
    page = Page(stock_page(ours + str(redirected(site(tmp_path)))))
    assert [script["src"] for script in page.all("script") if "a.mjs" not in script["src"]] == [
        *("web/page/recorder.js", "./web/page/app.mjs?v=2", "web/main.py")
    ]
    assert [link["rel"] for link in page.all("link")] == ["modulepreload", "stylesheet"]
    assert "data-in-page" in page.one("html").attributes
    assert page.all("py-config") == []
    assert str(page).endswith('<script type="py" src="web/main.py" config="pyscript.toml"></script>')


def test_micropython_gets_none_of_the_plug_ins_that_python_gets_none_of() -> None:
    """PyScript would load them on its behalf, and one of them wakes the page four times a second."""
    python = tomllib.loads((ROOT / "pyscript.toml").read_text())
    _, _, rest = (ROOT / "index.html").read_text().partition("<mpy-config")
    settings = rest.partition(">")[2].partition("</mpy-config>")[0]
    assert json.loads(settings)["plugins"] == python["plugins"]


def test_a_reference_changes_with_the_content_and_not_with_the_place(tmp_path: Path) -> None:
    pages = []
    for name in ("one", "two", "three"):
        folder = site(tmp_path / name)
        if name == "three":
            (folder / "web" / "a.css").write_text("p { color: red }")
        pages.append(str(redirected(folder)))
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
        pages.append(str(redirected(folder)))
        assert '"./c.js?v=' in (folder / "web" / "b.js").read_text()
    assert pages[0] != pages[1]


def test_a_reference_to_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Problem, match=r"web/b\.css"):
        redirect(Page('<link rel="stylesheet" href="web/b.css">'), Addresses(site(tmp_path), MOVED))


def test_a_stamp_holds_until_an_input_changes(tmp_path: Path) -> None:
    source, stamp = tmp_path / "source", tmp_path / "made" / "stamp"
    source.write_text("one")
    assert not Stamp(stamp, digest([source])).matches()
    Stamp(stamp, digest([source])).write()
    assert Stamp(stamp, digest([source])).matches()
    assert not Stamp(stamp, digest([source], "another Python")).matches()
    source.write_text("two")
    assert not Stamp(stamp, digest([source])).matches()
