"""The board as tables: the same things, the same targets, and a turn played from there alone."""

import re

import pytest

from tests.teutonica.table import table as position
from tests.web.baltic_table import OPENING
from tests.web.baltic_table import Table as Hansa
from tests.web.teutonica_table import Table as Teutonica
from tests.web.teutonica_table import buttons
from web.games.teutonica import words as text
from web.games.teutonica.words import Words

TABLE = re.compile(r"<table.*?</table>", re.DOTALL)


def tables(page: str) -> list[str]:
    return TABLE.findall(page)


def row(markup: str, name: str) -> str:
    """The row about something."""
    rows: list[str] = re.findall(r"<tr>.*?</tr>", markup)
    return next(found for found in rows if name in found.partition("</th>")[0])


def words(markup: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", markup)).strip()


def tappable(markup: str) -> set[str]:
    return {target for target, value in buttons(markup) if ":" in target and not value}


@pytest.mark.parametrize("make", [Hansa, Teutonica])
def test_every_table_has_a_caption_and_named_rows_and_columns(make: type[Hansa | Teutonica]) -> None:
    table = make()
    table.screen.do("overview")
    found = tables(table.part("table-overview"))
    assert found
    for one in found:
        heads = re.findall(r'<th scope="col">([^<]+)</th>', one)
        assert re.search(r"<caption>[^<]+</caption>", one)
        for each in re.findall(r"<tr>(?!<th scope=\"col).*?</tr>", one):
            assert each.startswith('<tr><th scope="row">')
            assert each.count("<td>") == len(heads) - 1


def test_the_same_key_leads_there_and_back() -> None:
    table = Hansa()
    assert "<table" not in table.page
    assert table.screen.key("v")
    assert "<table" in table.part("table-overview")
    assert 'class="board' not in table.page
    assert not table.screen.key("ArrowDown"), "arrows scroll and read there"
    assert table.screen.key("v")
    assert "table-overview" not in table.screen.fragments()
    assert table.screen.key("ArrowDown")


def test_a_city_of_hansa_tells_its_goods_booths_payee_and_ways() -> None:
    table = Hansa().play(*OPENING)
    table.screen.do("overview")
    (cities,) = tables(table.part("table-overview"))
    told = row(cities, "Danzig")
    assert "Anna 2 booths" in told
    assert "Bo 2 booths" in told
    assert "the bank is paid" in words(told)
    assert "to Kalmar and Reval from Copenhagen and Riga" in words(told)
    assert "Anna is paid" in words(row(cities, "Reval"))
    assert "the ship is here" in words(row(cities, "Copenhagen"))
    assert 'data-id="city:danzig"' in told
    assert "Sail to Danzig" in words(told)


def test_what_can_be_tapped_is_the_same_in_hansas_table_and_picture() -> None:
    for table in (Hansa(), Hansa().play(*OPENING)):
        glowing = table.legal_marks()
        table.screen.do("overview")
        assert glowing
        assert glowing <= tappable(table.part("table-overview"))


def test_a_turn_of_hansa_is_played_from_the_table() -> None:
    table = Hansa().play(*OPENING)
    table.screen.do("overview")
    table.screen.tap("city:danzig")
    ware = next(target for target in tappable(table.part("table-overview")) if target.startswith("space:danzig"))
    table.screen.tap(ware)
    assert "button" not in row(tables(table.part("table-overview"))[0], "the ship is here").partition("</th>")[2]
    assert table.session.view.hand(0)


def test_a_city_of_teutonica_tells_its_offices_the_next_one_and_who_controls_it() -> None:
    table = Teutonica()
    posts = [f"place t stade-hamburg.{n}" for n in (1, 2)]
    table.play(*posts, *["end"] * 4, "place t stade-hamburg.3", "route stade-hamburg", "office hamburg")
    table.screen.do("overview")
    cities = tables(table.part("table-overview"))[1]
    told = row(cities, "Hamburg")
    assert "Anna’s office 1 in Hamburg" in told
    assert words(told).endswith("Anna")
    assert "nobody" in words(row(cities, "Stade"))
    assert "Privilege" in words(row(cities, "Stade"))
    assert "special points" in words(row(cities, "Coellen"))


def test_an_office_in_a_city_without_spaces_is_just_an_office() -> None:  # T42
    table = Teutonica("eastern", 3).lay(position("eastern", 3, additional={"waren": "at", "luebeck": "bt"}))
    table.screen.do("overview")
    cities = tables(table.part("table-overview"))[1]
    assert "Anna’s office, trader" in row(cities, "Waren")
    assert "Bo’s additional office, trader" in row(cities, "Lübeck")


def test_a_route_tells_its_posts_its_marker_and_what_can_be_done() -> None:
    table = Teutonica().play("place t stade-hamburg.1", "end")
    there, lying = next(
        (route.id, marker) for route in table.view.board.routes if (marker := table.view.marker(route.id))
    )
    table.screen.do("overview")
    routes = tables(table.part("table-overview"))[0]
    told = row(routes, "Stade–Hamburg")
    assert "Anna’s trader, post 1 of Stade–Hamburg: displace" in told
    assert "place, displace" in words(told)
    assert text.marker(lying) in words(row(routes, Words(table.view.board).route(there)))


def test_a_route_is_filled_and_created_from_the_table() -> None:
    table = Teutonica()
    table.screen.do("overview")
    for post in (1, 2):
        table.tap(f"post:stade-hamburg.{post}", "supply:t")
    table.play(*["end"] * 4).screen.do("overview")
    table.tap("post:stade-hamburg.3", "supply:t")
    routes = tables(table.part("table-overview"))[0]
    assert words(row(routes, "Stade–Hamburg")).startswith("Stade–Hamburg")
    assert "create" in words(row(routes, "Stade–Hamburg"))
    table.tap("route:stade-hamburg")
    assert "Then choose one" in table.sheet


@pytest.mark.parametrize(("board", "players"), [("hanseatic-4-5", 4), ("eastern", 3), ("hanseatic-2-3", 2)])
def test_what_glows_in_the_picture_can_be_tapped_in_the_tables(board: str, players: int) -> None:
    table = Teutonica(board, players, edition="2009" if players == 2 else "big-box")
    glowing = table.glowing()
    table.screen.do("overview")
    assert glowing
    assert glowing <= tappable(table.part("table-overview"))


def test_provinces_have_a_table_where_two_play() -> None:
    table = Teutonica("hanseatic-2-3", 2, edition="2009")
    table.screen.do("overview")
    province = next(target for target in tappable(table.part("table-overview")) if target.startswith("province:"))
    table.tap(province)
    assert f"province:{table.view.pawn}" == province
    assert "the pawn is here" in words(tables(table.part("table-overview"))[0])
