"""References in the built page change with what they name."""

import json
import tomllib
from pathlib import Path

import pytest

from scripts.tasks.console import Problem
from scripts.tasks.inline import VARIABLE, choose, inline, place
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
<svg viewBox='0 0 1 1'><path d="M0 0"/></svg><script config="pyscript.toml" src="web/main.py" type="py"></script>"""


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
    settings = json.loads(page.one("script", type="py")["config"])
    assert settings["interpreter"] == page.all("script")[0]["src"]


def test_what_is_not_changed_stays_as_it_was_written(tmp_path: Path) -> None:
    page = redirected(site(tmp_path))
    assert """<svg viewBox='0 0 1 1'><path d="M0 0"/></svg><script type="py" config=""" in str(page)
    assert str(page).endswith(">\nrun()\n</script>")
    assert str(Page(str(page))) == str(page)
    assert not (tmp_path / "web" / "main.py").exists()


IN_WORKER = """<link data-app="page" rel="later" href="web/a.mjs"><script data-app="worker" src="web/a.mjs"></script>
<py-config data-app="worker" src="pyscript.toml" hidden></py-config>
<script data-app="page" type="py" src="web/main.py" config="pyscript.toml"></script>
<script data-app="worker" type="py" worker src="web/main.py"></script>"""


def test_the_page_keeps_what_is_for_an_app_in_a_worker(tmp_path: Path) -> None:
    page = Page(IN_WORKER)
    choose(page, "worker")
    addresses = Addresses(site(tmp_path), MOVED)
    inline(tmp_path, page, addresses)
    redirect(page, addresses)
    made = Page(str(page))
    assert "data-app" not in str(made)
    assert made.all("link") == []
    entry = made.one("script", type="py")
    assert "worker" in entry.attributes
    assert entry["src"].startswith("./web/main.py?v=")
    settings = str(made).partition("hidden>")[2].partition("</py-config>")[0]
    assert json.loads(settings)["interpreter"].startswith("./web/a.mjs?v=")


def test_the_app_runs_in_the_page_unless_it_is_asked_for_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert place() == "page"
    monkeypatch.setenv(VARIABLE, "worker")
    assert place() == "worker"
    monkeypatch.setenv(VARIABLE, "moon")
    with pytest.raises(Problem, match="moon"):
        place()


def test_the_page_as_pyscript_shows_it_has_nothing_of_our_start(tmp_path: Path) -> None:
    ours = (
        '<script type="module" src="./web/page/boot.js?v=1"></script>\n<script src="web/page/recorder.js"></script>\n'
    )
    page = Page(stock_page(ours + str(redirected(site(tmp_path)))))
    assert [script["src"] for script in page.all("script")][::2] == ["web/page/recorder.js", "web/main.py"]
    assert [link["rel"] for link in page.all("link")] == ["stylesheet"]
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
