"""Promotional markers at the table: chosen first, then laid; taken back from others; told where they lie (T52)."""

from __future__ import annotations

from pathlib import Path

import hansa
from tests.web.app import start
from tests.web.fakes import FakeFile, FakePage, FakeStore
from web.app.app import App

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "teutonica-promotional-britannia.hansa"


def before(family: str) -> tuple[App, FakePage, str]:
    """A table where the next thing that was done is of this kind, and its words."""
    whole = hansa.load(GOLDEN.read_text(encoding="utf-8"))
    ply = next(ply for ply, action in enumerate(whole.log) if action.family == family)
    app, page = start(store=FakeStore())
    app.chosen(FakeFile("game.hansa", whole.branch(ply).dumps()))
    return app, page, str(whole.log[ply])


def last(app: App) -> str:
    assert app.services.session is not None
    return str(app.services.session.match.log[-1])


def test_a_route_is_only_explained_until_a_marker_is_chosen_for_it() -> None:  # T52
    app, page, words = before("lay")
    _, kind, route = words.split()
    played = last(app)
    app.tapped(f"route:{route}")
    assert last(app) == played
    app.did("app.dismiss")
    app.tapped(f"marker:{kind}")
    app.did("lay", in_dialog=True)
    app.tapped(f"route:{route}")
    assert last(app) == words
    assert not page.errors


def test_a_used_marker_of_another_player_is_chosen_in_a_sheet() -> None:  # T52
    app, page, words = before("use-exchange-marker")
    app.tapped("marker:exchange-marker")
    app.did("act", words, in_dialog=True)
    assert last(app) == words
    assert not page.errors


def test_a_tribute_and_a_block_are_asked_for_in_the_bar() -> None:  # T52
    app, page, words = before("tribute")
    app.did("act", words)
    assert last(app) == words
    assert not page.errors
