"""Every figure of the score sheet of Hansa Teutonica tells where it comes from, and the rows add up."""

from __future__ import annotations

from random import Random

import pytest

import hansa
from tests.teutonica.games import choose
from tests.teutonica.table import table as position
from tests.web.document import buttons, parse
from tests.web.table import Table
from tests.web.teutonica_table import new_table
from web.games.teutonica.earned import earned
from web.games.teutonica.row_sheet import completed_body

pytestmark = pytest.mark.cpython_only


def played(board: str = "hanseatic-4-5", players: int = 4, share: float = 1.0, **options: str) -> Table:
    """A table at which a game was played to its end, or nearly."""
    table = new_table(board, players, confirm=False, **options)
    match, rng = table.session.match, Random(5)
    while match.to_act != hansa.OVER:
        match.play(choose(match.state, match.legal_actions, rng, 0.9))
    whole = match.branch(int(match.ply * share))
    table.session.match = whole
    table.session.confirmed = whole.ply
    table.open()
    return table


def opened(table: Table, seat: int, row: str) -> str:
    table.screen.do("row", f"{seat} {row}")
    return table.sheet


def lit(sheet: str) -> set[str]:
    return set(parse(sheet).texts("text", "lit-name"))


def test_a_figure_can_be_tapped_in_the_score_the_desk_and_at_the_end() -> None:
    table = played()
    final = [value for command, value in buttons(table.page) if command == "row"]
    assert "0 prestige" in final
    table.screen.do("look")
    table.screen.do("score")
    sheet = [value for command, value in buttons(table.sheet) if command == "row"]
    assert sheet == final
    table.screen.do("desk", "1")
    assert {value for value in sheet if value.startswith("1 ")} == {
        value for command, value in buttons(table.sheet) if command == "row"
    }
    table.answer("row", "1 prestige")
    assert "Prestige in play: Bo" in table.sheet


@pytest.mark.slow
def test_every_figure_that_can_be_tapped_has_something_to_tell() -> None:
    for table in (played(missions="on", favours="on", share=0.999), played("britannia-4-5"), played("eastern", 3)):
        rows = [value for command, value in buttons(table.page) if command == "row"]
        table.screen.do("score")
        rows += [value for command, value in buttons(table.sheet) if command == "row"]
        assert rows
        for value in dict.fromkeys(rows):
            seat, _, name = value.partition(" ")
            points = next(row.points for row in table.screen.moment.public.score()[int(seat)].rows if row.name == name)
            assert f"{points} point" in opened(table, int(seat), name)


@pytest.mark.slow
def test_prestige_in_play_is_told_apart_and_adds_up() -> None:  # T28
    table = played("britannia-4-5")
    moment = table.screen.moment
    for seat in range(4):
        found = earned(moment, seat)
        assert sum(sum(by_city.values()) for by_city in found.values()) == moment.public.desk(seat).prestige
    words = opened(table, 0, "prestige")
    assert f"{earned(moment, 0)['control'].total()} for control of" in words
    assert lit(words) == {moment.words.city(city) for by in earned(moment, 0).values() for city in by}


def test_prestige_up_to_a_moment_that_is_looked_back_at() -> None:  # T28
    table = played(share=0.9)
    table.screen.do("history.at", str(table.session.match.ply // 2))
    moment = table.screen.moment
    found = earned(moment, 1)
    assert sum(sum(by_city.values()) for by_city in found.values()) == moment.public.desk(1).prestige


def test_the_largest_network_is_lit_with_the_ways_between_its_cities() -> None:  # T33
    offices = {"bremen": "at", "minden": "at at bt", "hannover": "at", "halle": "at at"}
    table = new_table().lay(position(offices=offices, skills={0: {"keys": 3}}))
    sheet = opened(table, 0, "network")
    assert lit(sheet) == {"Bremen", "Minden", "Hannover"}
    assert "4 offices in cities that routes join, times 3 for Keys" in sheet
    assert "Minden (2)" in sheet
    assert parse(sheet).all("path", "lit-road")
    assert lit(opened(table, 0, "cities")) == {"Bremen", "Minden", "Hannover", "Halle"}


def test_the_clock_of_completed_cities_names_them() -> None:  # T27
    offices = {"duisburg": "at", "emden": "at bm", "kampen": "ct"}
    table = new_table().lay(position(offices=offices))
    table.screen.do("sign", "completed")
    assert lit(table.sheet) == {"Duisburg", "Emden"}
    table.answer("signs")
    assert "Guard" in table.sheet


@pytest.mark.slow
def test_the_cities_that_are_complete_are_those_the_game_counts() -> None:  # T19, T27, T42
    for board, players in (("hanseatic-4-5", 4), ("eastern", 3), ("britannia-3", 3)):
        moment = played(board, players).screen.moment
        assert len(lit(completed_body(moment))) == moment.public.completed_cities


def test_who_leads_in_a_country_is_one_tap_away_with_ties_and_the_isle_of_man() -> None:  # T49
    offices = {"conway": "bt at", "chester": "bt", "isle_of_man": "cm", "glasgow": "dt"}
    table = new_table("britannia-4-5").lay(position("britannia-4-5", offices=offices))
    assert [node["data-value"] for node in table.tree.all("g", data_do="country")] == ["wales", "scotland"]
    table.screen.do("country", "wales")
    ranking = parse(table.sheet).one("ul", "told").texts("li")
    assert [line[2:] for line in ranking] == [
        "Bo 1 city and 2 offices 7 points",
        "Anna 1 city and 1 office 3 points",
        "Cleo 1 city and 1 office 3 points",
    ]
    assert "Anna, Bo and Cleo control equally many: offices decide." in table.sheet
    assert "Anna and Cleo are level: they add up their places" in table.sheet
    assert "Isle of Man counts for Wales and Scotland" in table.sheet
    assert opened(table, 3, "country:scotland").count("points") > 1
    table.tap("city:conway")
    assert ("country", "wales") in buttons(table.sheet)
    table.answer("country", "wales")
    assert "Who leads in Wales" in table.sheet


def test_every_route_names_its_country_sea_routes_too() -> None:  # T46, T47
    table = new_table("britannia-4-5")
    labels = " ".join(table.tree.values("aria-label"))
    assert "Route Carlisle–Isle of Man, in Scotland" in labels
    assert "Route Chester–Carlisle, in England" in labels
    assert "post 2 of Carlisle–Isle of Man in Scotland" in labels
    assert "Conway, no offices, in Wales" in labels
    table.tap("route:conway-isle_of_man")
    assert "In Wales. Placing or displacing there needs the office furthest right in Cardiff or London" in table.sheet
    table.tap("route:chester-carlisle")
    assert "In England: no permission is needed." in table.sheet
    table.screen.do("overview")
    told = [row for row in table.tree.texts("tr") if "Carlisle–Isle of Man" in row]
    assert "Scotland" in told[0]


def test_typed_moves_and_the_log_name_the_country_of_a_route_abroad() -> None:  # T46
    table = new_table("britannia-4-5").lay(position("britannia-4-5", offices={"cardiff": "at"}))
    table.screen.do("typed")
    table.answer("typed", "place conway chester")
    assert table.host.dialog
    offers = table.host.dialog.parts()["typed-offers"]  # type: ignore[attr-defined]
    assert "Conway–Chester in Wales" in parse(offers).text


def test_permissions_are_explained_where_they_stand() -> None:  # T46
    offices = {"cardiff": "at", "london": "bt", "carlisle": "bt at"}
    table = new_table("britannia-4-5").lay(position("britannia-4-5", offices=offices))
    chips = [node["aria-label"] for node in table.tree.all("button", data_do="permissions")]
    assert [label.partition(" is permitted")[0] for label in chips] == ["One action in Scotland", "One action in Wales"]
    assert table.tree.all("span", "flag", data_do="permissions")
    table.screen.do("permissions")
    assert "Anna may still act in Scotland and Wales in this turn." in table.sheet
    assert "Bo London permits Wales or Scotland" in parse(table.sheet).text
    table.tap("city:london")
    assert "It is Bo’s now." in table.sheet
    assert "Ribbon: yellow for a skill or special points, brown for Wales and blue for Scotland." in table.sheet


def test_on_a_phone_the_rows_begin_with_who_plays() -> None:
    table = new_table(players=4).play("end", "end")
    table.host.tall = True
    table.open()
    names = table.tree.texts("span", "name")
    assert [name for name in names if name in table.session.players][:4] == ["Cleo", "Dan", "Anna", "Bo"]
    table.host.tall = False
    names = table.tree.texts("span", "name")
    assert [name for name in names if name in table.session.players][:4] == ["Anna", "Bo", "Cleo", "Dan"]


def test_a_guard_explains_itself() -> None:  # T35
    table = new_table("hanseatic-2-3", 2, edition="2009")
    guards = table.tree.all("g", data_do="sign", data_value="guard")
    assert len(guards) == len(table.view.board.guards)
    assert "a border without a route" in guards[0]["aria-label"]
    table.screen.do("sign", "guard")
    assert "A border between two provinces" in table.sheet
