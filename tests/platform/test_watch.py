"""The pieces of scripts/play --watch; e2e/test_watch.py sees them work together."""

import gzip
import json
import threading
import urllib.request
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from scripts.pyodide.byte_code import compiled, contents, pressed
from scripts.tasks.serve import answering
from scripts.watch import modules
from scripts.watch.changes import Changes
from scripts.watch.modules import Modules, is_of
from scripts.watch.server import EVENTS, SourceHandler
from scripts.watch.source_site import MODULES, SourceSite

pytestmark = pytest.mark.cpython_only


def test_changes_are_told_since_a_version() -> None:
    changes = Changes()
    first = changes.version
    assert changes.since(first, 0) == []
    changes.note(["b", "a"])
    second = changes.version
    changes.note(["b"])
    assert changes.since(first, 0) == ["a", "b"]
    assert changes.since(second, 0) == ["b"]
    assert changes.since(changes.version, 0) == []


@pytest.mark.parametrize("version", ["", "1-0", "nonsense", "-1"])
def test_of_the_changes_of_another_server_nothing_is_known(version: str) -> None:
    assert Changes().since(version, 0) is None


def test_who_waits_is_woken() -> None:
    changes = Changes()
    seen: list[list[str] | None] = []
    version = changes.version
    waiting = threading.Thread(target=lambda: seen.append(changes.since(version, 60)))
    waiting.start()
    changes.note(["a"])
    waiting.join(60)
    assert seen == [["a"]]


def test_byte_code_tells_whose_it_is() -> None:
    code = compiled(b"a = 1", "a.py", optimize=1)
    assert is_of(code, b"a = 1")
    assert not is_of(code, b"a = 2")
    assert not is_of(b"", b"")


def test_modules_are_byte_code_unless_they_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(modules, "PYODIDE", tmp_path)
    root, made = tmp_path / "root", tmp_path / "made"
    made.mkdir()
    sources = {"hansa/same.py": b"a = 1", "hansa/other.py": b"b = 1", "web/gone.py": b"", "web/main.py": b"main"}
    code = {f"{name}c": compiled(source, name, optimize=1) for name, source in sources.items()}
    (made / "hansa.bin").write_bytes(pressed(code))
    (made / "library.bin").write_bytes(pressed({"json.pyc": b""}))
    stock = {"json.py": b"", "wave.py": b"rare"}
    (tmp_path / "python_stdlib.zip").write_bytes(gzip.decompress(pressed(stock)))
    now = sources | {"hansa/other.py": b"b = 2", "hansa/board.toml": b"c", "web/style.css": b"", "web/new.py": b""}
    now |= {"web/text/en/a.toml": b'[do]\nend = "End"', "web/text/en/rules_hansa.md": b"# Rules"}
    for name, text in now.items():
        if name != "web/gone.py":
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_bytes(text)
    found = contents(Modules(root, made).zipped())
    expected = {"hansa/same.pyc": code["hansa/same.pyc"], "hansa/other.py": b"b = 2", "hansa/board.toml": b"c"}
    expected["web/text/en.json"] = b'{"texts":{"do.end":"End"},"books":{"hansa":"# Rules"}}'
    assert found == expected | {"web/new.py": b"", "wave.py": b"rare"}


class FakeSite:
    """As much of a site as the server asks for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def page(self, name: str, version: str) -> str:
        return f"{name} {version}"

    def modules(self) -> bytes:
        return b"zip"

    def file(self, path: str) -> Path:
        return self._folder / path


@pytest.fixture
def changes() -> Changes:
    return Changes()


@pytest.fixture
def address(tmp_path: Path, changes: Changes) -> Iterator[str]:
    for name in ("runtime/a.wasm", "web/a.css", "service-worker.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    site = cast("SourceSite", FakeSite(tmp_path))
    with answering(partial(SourceHandler, site=site, changes=changes)) as found:
        yield found


@pytest.mark.parametrize(
    ("path", "body", "kept"),
    [
        ("web/a.css?1", b"web/a.css", "no-store"),
        ("runtime/a.wasm", b"runtime/a.wasm", "no-cache"),
        (MODULES, b"zip", "no-store"),
        ("service-worker.js", b"service-worker.js", "no-store"),
    ],
)
def test_a_browser_keeps_only_what_never_changes(address: str, path: str, body: bytes, kept: str) -> None:
    late = {"If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT"}  # what somebody else served here before
    request = urllib.request.Request(f"{address}/{path}", headers={} if kept == "no-cache" else late)  # noqa: S310 - our own server
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - our own server
        assert answer.read() == body
        assert answer.headers["Cache-Control"] == kept
        assert answer.headers["X-Unpacked"] == ("1" if path == MODULES else None)


def test_a_page_knows_its_version_and_hears_of_the_next(address: str, changes: Changes) -> None:
    with urllib.request.urlopen(f"{address}/") as answer:  # noqa: S310 - our own server
        name, version = answer.read().decode().split()
    assert (name, version) == ("index.html", changes.version)
    changes.note(["web/a.css"])
    with urllib.request.urlopen(f"{address}/{EVENTS}?version={version}") as events:  # noqa: S310 - our own server
        assert events.headers["Content-Type"] == "text/event-stream"
        assert events.readline() == b'data: ["web/a.css"]\n'
        events.readline()
        changes.note(["hansa/x.py"])
        assert json.loads(events.readline().removeprefix(b"data: ")) == ["hansa/x.py"]
    with urllib.request.urlopen(f"{address}/{EVENTS}?version=old") as events:  # noqa: S310 - our own server
        assert events.readline() == b"data: null\n"
