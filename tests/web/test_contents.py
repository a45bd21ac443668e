"""What is in the box: editions side by side, markers by kind, favours, missions, printings."""

from __future__ import annotations

import pytest

from hansa.teutonica.board import BOARD_IDS, board
from hansa.teutonica.editions import EDITIONS, FAVOURS, MARKER_KINDS
from hansa.teutonica.marker_set import PROPOSED
from tests.web.app import start
from tests.web.document import Node, parse
from tests.web.fakes import FakePage
from tests.web.teutonica_table import new_table
from web.app.app import App
from web.text import say
from web.wire import address


def rows(table: Node) -> dict[str, list[str]]:
    """The cells of a table by what its rows are about."""
    return {row.one("th").text: row.texts("td") for row in table.one("tbody").all("tr")}


def marker(name: str) -> str:
    return say("capital", word=say(f"t.marker.{name}"))


def read(app: App, page: FakePage) -> list[Node]:
    """The sections of the sheet."""
    app.did("contents")
    return parse(page.shown["dialog"]).all("section")


def at_rules() -> list[Node]:
    return read(*start(address.rules("teutonica")))


def set_up(*options: tuple[str, str]) -> tuple[App, FakePage]:
    app, page = start("#/new")
    app.did("game", "teutonica")
    for key, value in options:
        app.did(f"option:{key}", value)
    return app, page


def test_the_editions_stand_side_by_side() -> None:  # T1, T4, T7, T25, T34
    told = rows(at_rules()[0])
    assert told[say("t.contents.row.count")] == ["15", "16"]
    assert told[say("t.contents.row.players")] == ["3 to 5", "2 to 5"]
    assert told[say("t.contents.row.boards")] == [say("t.contents.all"), say("t.contents.some")]
    assert all(("2009" in board(name).editions) == name.startswith("hanseatic") for name in BOARD_IDS)
    for name in ("income", "exchange", "tie", "extras"):
        assert told[say(f"t.contents.row.{name}")] == [say(f"t.contents.{name}.yes"), say(f"t.contents.{name}.no")]
    assert [str(say("t.marker.remove-three")) in cell for cell in told[say("t.contents.row.start")]] == [False, True]


def test_the_markers_of_each_kind_are_counted_by_edition() -> None:  # T4
    told = rows(at_rules()[1])
    for kind in MARKER_KINDS:
        if kind.big_box or kind.first:
            assert told.pop(marker(kind.id)) == [str(kind.big_box or "–"), str(kind.first or "–")]
    assert told == {say("t.contents.total"): ["15", "16"]}


def test_a_chosen_set_of_markers_is_counted_beside_them() -> None:  # T52
    app, page = set_up(("board", "eastern"), ("promotional", PROPOSED))
    told = rows(read(app, page)[1])
    assert told[marker("tribute")] == ["–", "–", "2"]
    assert told[marker("additional-office")] == ["4", "5", str(PROPOSED.count("a") + 1)]
    assert told[say("t.contents.total")] == ["15", "16", "15"]


def test_favours_missions_and_printings_can_be_read_before_a_game() -> None:  # T38, T40
    _, _, favours, missions, printings = read(*set_up())
    for name in FAVOURS:
        assert say(f"t.favour.about.{name}") in favours.text
    cards = missions.texts("li")
    assert len(cards) == 9
    where = board("hanseatic-4-5")
    assert all(city in card for city, card in zip([where.city(c[0]).name for c in where.missions], cards, strict=True))
    printed = rows(printings)
    assert printed["Visby"] == ["orange (II) round", "white (I) round"]
    assert list(printed) == ["Visby", "Königsberg", "Breslau"]


def test_the_eastern_board_tells_which_cities_are_printed_otherwise() -> None:
    _, page = set_up()
    cards = {card.one("input")["value"]: card.text for card in parse(page.shown["options"]).all(class_="choice-card")}
    assert [name for name in BOARD_IDS if "Visby" in cards[name]] == ["eastern"]


@pytest.mark.parametrize(
    ("board_id", "edition"), [("hanseatic-4-5", "2009"), ("hanseatic-4-5", "big-box"), ("eastern", "big-box")]
)
def test_the_sign_of_the_marker_supply_counts_the_kinds(board_id: str, edition: str) -> None:  # T4, T50
    table = new_table(board_id, 4, edition=edition)
    table.screen.do("sign", "marker-supply")
    told = rows(parse(table.sheet))
    total = EDITIONS[edition].markers
    assert {name: int(cells[0]) for name, cells in told.items()} == {
        **{marker(kind.id): count for kind, count in zip(MARKER_KINDS, total, strict=True) if count},
        say("t.contents.total"): sum(total),
    }
    lying = [table.view.marker(route.id) for route in table.view.board.routes]
    for kind in MARKER_KINDS:
        if marker(kind.id) in told:
            game, unseen = (int(cell.replace("–", "0")) for cell in told[marker(kind.id)])
            assert game - unseen == lying.count(kind.id)


def test_a_game_without_such_a_sheet_has_no_button_for_it() -> None:
    _, page = start(address.rules("hansa"))
    assert not parse(page.shown["app"]).all(data_do="contents")
