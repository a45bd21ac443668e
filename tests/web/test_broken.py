"""Something that cannot be drawn costs only its own place; the error is told once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

import pytest

from tests.web.app import begin, start
from tests.web.document import buttons, parse
from tests.web.fakes import FakePage, FakeStore
from web.app.app import App
from web.screens import home
from web.table import broken
from web.table.table import Table
from web.text import say

if TYPE_CHECKING:
    from web.draw.writer import Markup
    from web.store.save import Save

LINE = say("broken.part")
TROUBLE = say("trouble.title")


def fail(*_: object, **__: object) -> NoReturn:
    raise RuntimeError("cannot be drawn")


def test_a_part_that_cannot_be_drawn_costs_only_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    app, page = start()
    begin(app, page, "Anna", "Bo")
    monkeypatch.setattr(app.services.screen, "_panels", fail)
    app.tapped("city:riga")
    assert LINE in page.shown["table-players"]
    assert "Anna" in page.shown["table-log"]
    assert LINE not in page.shown["table-log"] + page.shown["table-bar"] + page.shown["table-head"]
    assert TROUBLE in page.shown["dialog"]
    app.dismissed()
    assert not page.dialog
    app.did("confirm")
    app.tapped("city:danzig")
    assert not page.dialog, "it was told once"
    assert len(page.errors) == 1
    monkeypatch.undo()
    app.turned()
    assert "Anna" in page.shown["table-players"]


def test_without_its_board_a_table_still_has_its_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    app, page = start()
    begin(app, page, "Anna", "Bo")
    assert isinstance(app.services.screen, Table)
    monkeypatch.setattr(app.services.screen.face, "board", fail)
    app.turned()
    assert LINE in page.shown["app"]
    assert "app.menu" in page.shown["table-head"]
    app.did("app.menu")
    assert say("game.download") in page.shown["dialog"]


class Refusing(FakePage):
    """A page that will not take the markup of one element."""

    refuses = ""

    def patch(self, element_id: str, markup: str) -> None:
        if element_id == self.refuses and markup != broken.line():
            fail()
        super().patch(element_id, markup)


def test_a_part_that_the_browser_does_not_take_costs_only_itself() -> None:
    page = Refusing()
    app = App(page, FakeStore())
    page.routed = app.routed
    app.start()
    begin(app, page, "Anna", "Bo")
    page.refuses = "table-log"
    app.tapped("city:riga")
    assert page.shown["table-log"] == broken.line()
    assert say("do.undo") in page.shown["table-bar"]
    assert TROUBLE in page.shown["dialog"]
    app.dismissed()
    app.turned()
    assert not page.dialog
    assert len(page.errors) == 1


def test_a_screen_that_cannot_be_drawn_at_all_has_a_way_home(monkeypatch: pytest.MonkeyPatch) -> None:
    app, page = start()
    begin(app, page, "Anna", "Bo")
    monkeypatch.setattr(app.services.screen, "fragments", fail)
    app.turned()
    assert parse(page.shown["app"]).all("a", href="#/")
    app.dismissed()
    assert not page.dialog
    page.go("#/")
    assert "Anna and Bo" in page.shown["games"]


def test_a_dialog_that_cannot_be_drawn_tells_why_and_can_be_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    app, page = start()
    monkeypatch.setattr("web.screens.preferences.PreferencesDialog.markup", fail)
    app.did("app.preferences")
    assert TROUBLE in page.shown["dialog"]
    assert say("trouble.copy") in page.shown["dialog"]
    app.dismissed()
    app.did("app.preferences")
    assert LINE in page.shown["dialog"]
    assert "app.dismiss" in page.shown["dialog"]
    app.did("app.dismiss")
    assert not page.dialog
    assert len(page.errors) == 1


def test_a_step_that_fails_is_told_each_time() -> None:
    app, page = start()
    for _ in range(2):
        app.services.guarded(fail)
        assert TROUBLE in page.shown["dialog"]
        app.dismissed()
    assert len(page.errors) == 2


def test_a_game_that_cannot_be_listed_is_there_as_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    app, page = start()
    first = begin(app, page, "Anna", "Bo")
    begin(app, page, "Cy", "Di")
    drawn = home.card

    def card(save: Save, now: int, *, unsaved: bool) -> Markup:
        return fail() if save.id == first else drawn(save, now, unsaved=unsaved)

    monkeypatch.setattr(home, "card", card)
    page.go("#/")
    assert "Cy and Di" in page.shown["games"]
    assert ("file", first) in buttons(page.shown["games"])
    app.did("file", first)
    assert "player: Anna" in page.files["Anna-and-Bo.hansa"]


def test_where_there_is_no_list_every_game_is_there_as_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    app, page = start()
    games = {begin(app, page, "Anna", "Bo"), begin(app, page, "Cy", "Di")}
    monkeypatch.setattr(app.services.library, "listed", fail)
    page.go("#/")
    assert LINE in page.shown["games"]
    for game in games:
        assert ("file", game) in buttons(page.shown["games"])
        app.did("file", game)
    assert page.files.keys() == {"Anna-and-Bo.hansa", "Cy-and-Di.hansa"}
