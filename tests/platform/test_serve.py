"""The small server: a folder, below a sub-path, with the right types."""

import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.tasks.serve import serving

pytestmark = pytest.mark.cpython_only


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "index.html").write_text("home")
    (tmp_path / "web").mkdir()
    for name in ("a.mjs", "a.wasm", "a.css", "a.whl"):
        (tmp_path / "web" / name).write_text(name)
    with serving(tmp_path, prefix="/below/here/", headers={"Cache-Control": "no-cache"}) as found:
        yield found


def status(address: str) -> int:
    try:
        with urllib.request.urlopen(address) as answer:  # noqa: S310 - our own server
            return int(answer.status)
    except urllib.error.HTTPError as error:
        error.close()
        return error.code


def test_the_page_is_at_the_sub_path(address: str) -> None:
    with urllib.request.urlopen(address) as answer:  # noqa: S310 - our own server
        assert answer.read() == b"home"
        assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.wasm", "application/wasm"),
        ("a.css", "text/css; charset=utf-8"),
        ("a.whl", "application/zip"),
    ],
)
def test_browsers_get_the_type_they_insist_on(address: str, name: str, kind: str) -> None:
    with urllib.request.urlopen(f"{address}web/{name}?v=1") as answer:  # noqa: S310 - our own server
        assert answer.headers["Content-Type"] == kind


@pytest.mark.parametrize(
    "path", ["/", "/below/", "/below/here/missing", "/below/here/web/", "/below/here/../../etc/passwd"]
)
def test_nothing_else_is_there(address: str, path: str) -> None:
    assert status(address.removesuffix("/below/here/") + path) == 404
