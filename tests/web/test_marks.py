"""What is marked on things, as values, and how the one writer of tappable things shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web import baltic_table, teutonica_table
from tests.web.document import parse
from web.draw.tappable import Mark, able, on_board, tappable
from web.play.preferences import Preferences

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.table import Table

BOTH = [baltic_table.new_table, teutonica_table.new_table]


def test_a_thing_of_the_board_tells_all_that_is_marked_on_it() -> None:
    mark = Mark.ABLE | Mark.GLOWS | Mark.ADVISED | Mark.CURSOR | Mark.COSTLY
    node = parse(on_board("city:riga", mark, "Riga", class_="city")).one("g")
    assert node.classes == ["target", "city", "is-legal", "is-dear"]
    assert node.attributes | {"class": ""} == {
        "data-id": "city:riga",
        "tabindex": "0",
        "role": "button",
        "aria-label": "Riga",
        "class": "",
        "data-advised": "",
    }


def test_what_is_of_no_use_is_told_so_and_not_reached_by_the_tab_key() -> None:
    node = parse(on_board("city:riga", 0, "Riga")).one("g")
    assert (node["aria-disabled"], node["tabindex"], node.classes) == ("true", "-1", ["target"])


def test_a_picture_has_nothing_to_tap() -> None:
    assert parse(on_board("city:riga", None, "Riga", class_="city")).one("g").attributes == {"class": "target city"}


def test_a_button_that_is_chosen_is_pressed_and_what_is_wanted_is_marked() -> None:
    node = parse(tappable("do:buy", Mark.ABLE | Mark.CHOSEN | Mark.GLOWS | Mark.WANTED, "Buy", class_="action")).one(
        "button"
    )
    assert node.classes == ["action", "is-chosen"]
    assert node["aria-pressed"] == "true"
    assert "data-meant" in node
    assert "aria-disabled" not in node


@pytest.mark.parametrize("possible", [True, False])
def test_a_mark_can_be_told_from_elsewhere_whether_it_is_of_use(possible: bool) -> None:
    assert able(Mark.CHOSEN | Mark.ABLE, possible) == Mark.CHOSEN | (Mark.ABLE if possible else 0)


def test_what_is_chosen_can_be_tapped_again() -> None:
    table = teutonica_table.new_table()
    table.tap("do:place")
    node = parse(table.page).one(data_id="do:place")
    assert "is-chosen" in node.classes
    assert "aria-disabled" not in node


@pytest.mark.parametrize("make", BOTH)
def test_without_highlights_nothing_glows_but_what_is_of_use_is_still_told(make: Callable[[], Table]) -> None:
    table = make()
    before = [node["data-id"] for node in parse(table.page).all("g", "target") if "aria-disabled" not in node]
    table.host.preferences = Preferences(highlight=False)
    after = [node["data-id"] for node in parse(table.page).all("g", "target") if "aria-disabled" not in node]
    assert before == after != []
    assert not parse(table.page).all(class_="is-legal")


def test_a_sheet_shows_what_is_advised() -> None:
    table = teutonica_table.new_table()
    table.host.session = table.session
    table.screen.do("hint")
    table.host.thinker.answer("place t stade-hamburg.1", line=("place t stade-hamburg.1",))
    table.tap("route:stade-hamburg")
    advised = [node["data-id"] for node in parse(table.sheet).all("button", "lens-post") if "data-advised" in node]
    assert "post:stade-hamburg.1" in advised
