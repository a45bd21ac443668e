"""A new version of the site is offered when it disturbs nobody."""

from tests.web.app import begin, start
from tests.web.fakes import FakeStore
from web.text import say

OFFER = say("banner.update")


def test_a_new_version_is_offered_at_home_and_taken_when_somebody_wants_it() -> None:
    app, page = start()
    assert OFFER not in page.shown.get("banner", "")
    page.newer()
    assert OFFER in page.shown["banner"]
    assert "renewed" not in page.marks
    app.did("app.update")
    assert page.marks["renewed"] == "1"


def test_nobody_is_asked_while_setting_up_a_game() -> None:
    app, page = start()
    page.newer()
    page.go("#/new")
    assert OFFER not in page.shown["banner"]
    app.did("app.home")
    assert OFFER in page.shown["banner"]


def test_nobody_is_asked_in_the_middle_of_a_turn() -> None:
    app, page = start()
    begin(app, page, "Anna", "Bo")
    page.newer()
    for city in ("danzig", "kalmar", "reval", "stockholm", "riga", "luebeck"):
        assert OFFER in page.shown["banner"]
        app.tapped(f"city:{city}")
        assert OFFER not in page.shown["banner"]
        app.did("confirm")
    assert OFFER in page.shown["banner"]
    app.tapped("city:danzig")  # the ship sails, the turn goes on
    assert OFFER not in page.shown["banner"]


def test_a_game_that_is_only_in_this_tab_is_told_about_first() -> None:
    app, page = start(store=FakeStore(blocked=True))
    begin(app, page, "Anna", "Bo")
    page.newer()
    assert OFFER not in page.shown["banner"]
    assert say("banner.blocked") in page.shown["banner"]
