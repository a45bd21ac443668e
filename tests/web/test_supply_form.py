"""Choosing the marker supply in the set-up: by hand, from the proposal, kept for the next game (T52)."""

from __future__ import annotations

from hansa.teutonica import marker_set
from tests.web.app import start
from tests.web.document import Node, part
from tests.web.fakes import FakePage, FakeStore
from web.app.app import App
from web.games.teutonica.supply_form import SupplyForm

OTHER = "aaeemd34xttb"


def set_up(store: FakeStore | None = None) -> tuple[App, FakePage]:
    app, page = start("#/new", store)
    for command, value in (("game", "teutonica"), ("option:board", "eastern"), ("option:promotional", "on")):
        app.did(command, value)
    return app, page


def form(page: FakePage) -> Node:
    return part(page.shown["options"]).one(class_="supply-form")


def change(app: App, *steps: str) -> None:
    for step in steps:
        app.did("option:supply", step)


def played(app: App) -> str:
    app.did("begin")
    assert app.services.session is not None
    return app.services.session.match.setup.options["promotional"]


def test_without_promotional_markers_nothing_is_to_be_chosen() -> None:  # T52
    app, page = set_up()
    app.did("option:promotional", "off")
    assert not part(page.shown["options"]).all(class_="supply-form")
    assert played(app) == "off"


def test_the_supply_begins_with_the_proposal() -> None:  # T52
    app, page = set_up()
    assert "12 of 12 chosen" in form(page).text
    assert not form(page).all(id="supply-proposal")
    assert played(app) == marker_set.PROPOSED


def test_a_set_that_was_picked_by_hand_is_played_with() -> None:  # T52
    app, page = set_up()
    change(app, "b-", "d+")
    assert "12 of 12 chosen" in form(page).text
    assert marker_set.read(played(app)) == marker_set.read("aaedd34xxttb")


def test_no_more_can_be_chosen_than_there_are_and_than_the_supply_has() -> None:  # T52
    app, page = set_up()
    buttons = {node["id"]: node for node in form(page).all("button")}
    assert all("disabled" in buttons[f"supply-{letter}-plus"] for letter in "ae34dxtb")
    change(app, "b-", "x+")
    buttons = {node["id"]: node for node in form(page).all("button")}
    assert "disabled" in buttons["supply-x-plus"], "there are two exchange markers"
    assert "disabled" not in buttons["supply-d-plus"]
    assert "disabled" not in buttons["supply-b-plus"]


def test_what_is_missing_is_said_and_added() -> None:  # T52
    app, page = set_up()
    change(app, "b-", "t-")
    assert "10 of 12 chosen. These are added: 1 × tribute and 1 × block." in form(page).text
    assert played(app) == marker_set.PROPOSED


def test_one_tap_brings_the_proposal_back() -> None:  # T52
    app, page = set_up()
    change(app, "b-", "d+", "")
    assert not form(page).all(id="supply-proposal")
    assert played(app) == marker_set.PROPOSED


def test_the_next_set_up_knows_the_supply_of_the_last_game() -> None:  # T52
    store = FakeStore()
    app, _ = set_up(store)
    change(app, "b-", "d+")
    assert played(app) == "aaedd34xxttb"
    app, page = start("#/new", store)
    assert form(page).all(id="supply-proposal")
    assert played(app) == "aaedd34xxttb"


def test_any_choice_whatsoever_makes_a_supply_that_the_rules_allow() -> None:  # T52
    chosen = SupplyForm()
    for letter in "aaeddd34xxttb":
        chosen.choose(f"{letter}-")
        assert sum(marker_set.read(chosen.text)) == marker_set.SIZE
    chosen.choose(OTHER)
    assert marker_set.read(chosen.text) == marker_set.read(OTHER)
