"""A third game is two folders and its texts: this one lies beside the tests, and is played like the others."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import hansa
import web.games
from tests.web.app import start
from web.app.templates import early_models
from web.games import kits
from web.text import texts

NIM = Path(__file__).resolve().parents[1] / "additions" / "nim"
WORDS = {"setup.game.nim": "Nim", "setup.about.nim": "Whoever takes the last stone wins.", "rules.title.nim": "Nim"}


@pytest.fixture(autouse=True)
def nim(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The two folders, found where the others are found."""
    monkeypatch.setattr(hansa, "__path__", [*hansa.__path__, str(NIM / "hansa")])
    monkeypatch.setattr(web.games, "__path__", [*web.games.__path__, str(NIM / "web")])
    for key, words in WORDS.items():
        monkeypatch.setitem(texts(), key, words)
    hansa.games.cache_clear()
    kits.cache_clear()
    yield
    for name in [name for name in sys.modules if name.startswith(("hansa.nim", "web.games.nim"))]:
        del sys.modules[name]
    hansa.games.cache_clear()
    kits.cache_clear()


def test_it_is_found() -> None:
    assert "nim" in hansa.games()
    assert list(kits()) == list(hansa.games())


def test_it_is_set_up_played_kept_and_opened_again() -> None:
    app, page = start("#/new")
    app.did("game", "nim")
    app.did("name:0", "Anna")
    app.did("name:1", "Bo")
    app.did("begin")
    assert app.services.session is not None
    assert app.services.session.game.id == "nim"
    app.tapped("stones:3")
    assert app.services.session.match.state == [9, 1, 2]
    assert app.services.session.can_confirm
    app.did("undo")
    assert app.services.session.match.state == [12, 0, 2]
    app.tapped("stones:2")
    app.did("confirm")
    app.tapped("stones:1")
    app.did("confirm")
    here = page.address
    page.go("#/")
    assert "Whoever" not in page.shown["games"]
    assert "Nim" in page.shown["games"]
    page.go(here)
    assert app.services.session.match.state == [9, 0, 2]
    assert not page.errors


def test_it_is_played_to_its_end() -> None:
    app, page = start("#/new")
    for command, value in (("game", "nim"), ("name:0", "Anna"), ("name:1", "Bo"), ("begin", "")):
        app.did(command, value)
    for _ in range(4):
        app.tapped("stones:3")
        app.did("confirm")
    assert app.services.session is not None
    assert app.services.session.over
    assert "Bo" in page.shown["app"]
    assert hansa.unpack(hansa.pack(app.services.session.match)).digest() == app.services.session.match.digest()
    assert not page.errors


@pytest.mark.cpython_only
def test_the_static_page_has_a_card_and_a_set_up_for_it() -> None:
    page = early_models()
    assert 'data-card="nim"' in page
    assert 'data-setup="nim 2"' in page
