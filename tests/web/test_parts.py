"""Parts of the page: drawn when what they depend on has changed, and only then."""

from __future__ import annotations

from pathlib import Path

import pytest

import hansa
from tests.calls import calls
from tests.web.app import start
from tests.web.fakes import FakeFile, FakePage, FakeStore
from web.app.app import App
from web.draw.writer import Markup
from web.wire import address
from web.wire.part import Inner, Part

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def at_table(stem: str, share: float = 1.0) -> tuple[App, FakePage]:
    whole = hansa.load((GOLDEN / f"{stem}.hansa").read_text())
    app, page = start(store=FakeStore())
    app.chosen(FakeFile("game.hansa", whole.branch(int(share * whole.ply)).dumps()))
    return app, page


def test_an_inner_part_is_drawn_again_only_when_it_depends_on_something_else() -> None:
    drawn: list[str] = []

    def part(name: str, *of: object) -> Part:
        def draw() -> Markup:
            drawn.append(name)
            return Markup("")

        return Part(name, of, draw)

    inner = Inner()
    inner.draw([part("a", 1), part("b", 1)])
    inner.draw([part("a", 1), part("b", 2)])
    inner.draw([part("b", 2)])
    inner.draw([part("a", 1), part("b", 2)])
    assert drawn == ["a", "b", "b", "a"]


@pytest.mark.parametrize("stem", ["hansa-three-players", "teutonica-2009-five-players"])
def test_opening_a_table_draws_it_once(stem: str) -> None:
    _, page = at_table(stem, 0.5)
    for place in ("table-bar", "table-players", "table-log", "part-chart"):
        assert page.patches.count(place) == 1, place


def test_what_is_shown_of_a_game_does_not_depend_on_what_was_shown_before() -> None:
    app, page = at_table("teutonica-hanseatic-4-5-cities", 0.5)
    first = app.services.session
    app.chosen(FakeFile("game.hansa", (GOLDEN / "teutonica-two-players.hansa").read_text()))
    assert app.services.session is not None
    assert app.services.session is not first
    app.did("look")
    other = address.game(app.services.session.id)
    straight = list(page.document.root.one(id="app").lines())
    page.go("#/")
    page.go(other)
    app.did("look")
    assert list(page.document.root.one(id="app").lines()) == straight


@pytest.mark.slow
def test_a_step_back_costs_the_same_in_a_long_game() -> None:
    found = []
    for share in (0.3, 1.0):
        app, page = at_table("teutonica-hanseatic-4-5-cities", share)
        for _ in range(3):
            app.did("history.previous")
        found.append(calls(lambda app=app: app.did("history.previous")))  # type: ignore[misc]
        assert not page.errors
    assert found[1] < 1.5 * found[0], found
