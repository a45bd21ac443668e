"""What a failed test leaves behind."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from e2e import evidence
from scripts.tasks.browser import TRACE


@pytest.mark.parametrize("wish", ["1", ""])
def test_a_trace_is_kept_under_a_name_and_otherwise_thrown_away(
    new_context: Callable[[str], BrowserContext], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, wish: str
) -> None:
    monkeypatch.setattr(evidence, "FOLDER", tmp_path)
    monkeypatch.setenv(TRACE, wish)
    for name in ("", "kept"):
        context = new_context("desktop")
        context.new_page().set_content("<p>Hello</p>")
        evidence.stop(context, name)
    assert [path.name for path in tmp_path.iterdir()] == (["kept.zip"] if wish else [])


def test_a_picture_of_every_page_is_kept(
    request: pytest.FixtureRequest,
    new_context: Callable[[str], BrowserContext],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(evidence, "FOLDER", tmp_path)
    item = request.node
    assert isinstance(item, pytest.Function)
    monkeypatch.setitem(item.funcargs, "page", new_context("phone").new_page())
    evidence.note_failure(item)
    assert evidence.failed(item)
    item.stash[evidence.FAILED] = False  # it has not failed
    assert [path.name for path in tmp_path.iterdir()] == ["test-a-picture-of-every-page-is-kept-page.png"]
