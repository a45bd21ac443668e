"""The board as tables: the same things, the same targets, and a turn played from there alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.teutonica.table import table as position
from tests.web.baltic_table import OPENING
from tests.web.baltic_table import new_table as hansa_table
from tests.web.document import Node, buttons, parse
from tests.web.teutonica_table import new_table as teutonica_table
from web.games.teutonica import words as text
from web.games.teutonica.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.table import Table


def tables(page: str) -> list[Node]:
    return parse(page).all("table")


def row(table: Node, name: str) -> Node:
    """The row about something."""
    return next(found for found in table.all("tr") if name in found.all("th")[0].text)


def spoken(node: Node) -> str:
    """Its words and the names of what is in it."""
    return " ".join([node.text, *node.values("aria-label")])


def tappable(markup: str) -> set[str]:
    return {target for target, value in buttons(markup) if ":" in target and not value}


@pytest.mark.parametrize("make", [hansa_table, teutonica_table])
def test_every_table_has_a_caption_and_named_rows_and_columns(make: Callable[[], Table]) -> None:
    table = make()
    table.screen.do("overview")
    found = tables(table.part("table-overview"))
    assert found
    for one in found:
        heads = one.texts("th", scope="col")
        assert all(heads)
        assert one.one("caption").text
        for each in one.all("tr")[1:]:
            assert [(cell.tag, cell.attributes.get("scope")) for cell in each.children if isinstance(cell, Node)] == [
                ("th", "row"),
                *[("td", None)] * (len(heads) - 1),
            ]


def test_the_same_key_leads_there_and_back() -> None:
    table = hansa_table()
    assert not table.tree.all("table")
    assert table.screen.key("v")
    assert tables(table.part("table-overview"))
    assert not table.tree.all(class_="board")
    assert not table.screen.key("ArrowDown"), "arrows scroll and read there"
    assert table.screen.key("v")
    assert "table-overview" not in [part.place for part in table.screen.fragments()]
    assert table.screen.key("ArrowDown")


def test_a_city_of_hansa_tells_its_goods_booths_payee_and_ways() -> None:
    table = hansa_table().play(*OPENING)
    table.screen.do("overview")
    (cities,) = tables(table.part("table-overview"))
    told = row(cities, "Danzig")
    assert "Anna 2 booths" in spoken(told)
    assert "Bo 2 booths" in spoken(told)
    assert "the bank is paid" in told.text
    assert "to Kalmar and Reval from Copenhagen and Riga" in told.text
    assert "Anna is paid" in row(cities, "Reval").text
    assert "the ship is here" in row(cities, "Copenhagen").text
    assert "city:danzig" in told.targets
    assert "Sail to Danzig" in told.text


def test_what_can_be_tapped_is_the_same_in_hansas_table_and_picture() -> None:
    for table in (hansa_table(), hansa_table().play(*OPENING)):
        glowing = table.glowing()
        table.screen.do("overview")
        assert glowing
        assert glowing <= tappable(table.part("table-overview"))


def test_a_turn_of_hansa_is_played_from_the_table() -> None:
    table = hansa_table().play(*OPENING)
    table.screen.do("overview")
    table.screen.tap("city:danzig")
    ware = next(target for target in tappable(table.part("table-overview")) if target.startswith("space:danzig"))
    table.screen.tap(ware)
    here = row(tables(table.part("table-overview"))[0], "the ship is here")
    assert not any(cell.all("button") for cell in here.all("td"))
    assert table.session.view.hand(0)


def test_a_city_of_teutonica_tells_its_offices_the_next_one_and_who_controls_it() -> None:
    table = teutonica_table()
    posts = [f"place t stade-hamburg.{n}" for n in (1, 2)]
    table.play(*posts, *["end"] * 4, "place t stade-hamburg.3", "route stade-hamburg", "office hamburg")
    table.screen.do("overview")
    cities = tables(table.part("table-overview"))[1]
    told = row(cities, "Hamburg")
    assert "Anna’s office 1 in Hamburg" in spoken(told)
    assert told.text.endswith("Anna")
    assert "nobody" in row(cities, "Stade").text
    assert "Privilege" in row(cities, "Stade").text
    assert "special points" in row(cities, "Coellen").text


def test_an_office_in_a_city_without_spaces_is_just_an_office() -> None:  # T42
    table = teutonica_table("eastern", 3).lay(position("eastern", 3, additional={"waren": "at", "luebeck": "bt"}))
    table.screen.do("overview")
    cities = tables(table.part("table-overview"))[1]
    assert "Anna’s office, trader" in spoken(row(cities, "Waren"))
    assert "Bo’s additional office, trader" in spoken(row(cities, "Lübeck"))


def test_a_route_tells_its_posts_its_marker_and_what_can_be_done() -> None:
    table = teutonica_table().play("place t stade-hamburg.1", "end")
    there, lying = next(
        (route.id, marker) for route in table.view.board.routes if (marker := table.view.marker(route.id))
    )
    table.screen.do("overview")
    routes = tables(table.part("table-overview"))[0]
    told = row(routes, "Stade–Hamburg")
    assert "Anna’s trader, post 1 of Stade–Hamburg: displace" in spoken(told)
    assert "place, displace" in told.text
    assert text.marker(lying) in row(routes, Words(table.view.board).route(there)).text


def test_a_route_is_filled_and_created_from_the_table() -> None:
    table = teutonica_table()
    table.screen.do("overview")
    for post in (1, 2):
        table.tap(f"post:stade-hamburg.{post}", "supply:t")
    table.play(*["end"] * 4).screen.do("overview")
    table.tap("post:stade-hamburg.3", "supply:t")
    routes = tables(table.part("table-overview"))[0]
    assert row(routes, "Stade–Hamburg").text.startswith("Stade–Hamburg")
    assert "create" in row(routes, "Stade–Hamburg").text
    table.tap("route:stade-hamburg")
    assert "Then choose one" in table.sheet


@pytest.mark.parametrize(("board", "players"), [("hanseatic-4-5", 4), ("eastern", 3), ("hanseatic-2-3", 2)])
def test_what_glows_in_the_picture_can_be_tapped_in_the_tables(board: str, players: int) -> None:
    table = teutonica_table(board, players, edition="2009" if players == 2 else "big-box")
    glowing = table.glowing()
    table.screen.do("overview")
    assert glowing
    assert glowing <= tappable(table.part("table-overview"))


def test_provinces_have_a_table_where_two_play() -> None:
    table = teutonica_table("hanseatic-2-3", 2, edition="2009")
    table.screen.do("overview")
    province = next(target for target in tappable(table.part("table-overview")) if target.startswith("province:"))
    table.tap(province)
    assert f"province:{table.view.pawn}" == province
    assert "the pawn is here" in tables(table.part("table-overview"))[0].text
