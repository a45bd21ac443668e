"""The sheet of a desk shows all that lies there, every step of every skill, and the score if it is wanted."""

from dataclasses import replace

import pytest

from hansa.teutonica.board import SKILLS
from hansa.teutonica.state import VALUES
from tests.web.document import buttons, parse
from tests.web.table import Table
from tests.web.teutonica_table import new_table
from web.draw.writer import Markup
from web.games.teutonica.desk_sheet import _favour, _markers, desk_body
from web.games.teutonica.words import tell


@pytest.fixture
def table() -> Table:
    return new_table(missions="on")


def sheet(table: Table, seat: int = 0) -> str:
    table.screen.do("desk", str(seat))
    return table.sheet


def test_every_step_of_every_skill_is_shown_with_what_is_still_covered(table: Table) -> None:
    shown = sheet(table)
    tree = parse(shown)
    assert len(tree.all(class_="slot-value")) == sum(len(values) for values in VALUES)
    assert len(tree.all(class_="slot-now")) == len(SKILLS)
    assert len(tree.all(class_="slot-covered")) == sum(table.view.desk(0).covered)
    for name in SKILLS:
        assert tell(f"skill.about.{name}") in shown


def test_supply_and_stock_are_counted_by_kind(table: Table) -> None:
    desk = table.view.desk(1)
    counts = [figure.one("b").text for figure in parse(sheet(table, 1)).all(class_="figure")]
    assert [int(n) for n in counts] == [*desk.supply, *desk.stock]


def test_markers_are_told_usable_used_and_on_the_plate(table: Table) -> None:
    desk = replace(table.view.desk(0), unused=("develop", "exchange", "develop"), used=3, plate_hidden=1)
    shown: Markup = _markers(desk, table.screen.moment)
    assert "2 × develop a skill" in shown
    assert tell("marker.about.develop") in shown
    assert "3 used" in parse(shown).text
    assert "1 to be placed" in parse(shown).text
    assert "None yet" in _markers(table.view.desk(0), table.screen.moment)
    assert tell("favour.about.extra-action") in _favour("extra-action")


def test_the_score_has_the_rows_of_the_final_sheet_unless_scores_are_hidden(table: Table) -> None:
    rows = table.screen.moment.public.score()[0].rows
    shown = sheet(table)
    assert all(row.rule in shown for row in rows)
    assert len(parse(shown).all(scope="row")) == len(rows) + 1
    table.host.preferences.projection = False
    hidden = sheet(table)
    assert "score-sheet" not in hidden
    assert "0 of 20 prestige points" in hidden


def test_the_mission_opens_only_for_the_one_who_has_the_screen(table: Table) -> None:
    assert ("mission", "") in buttons(sheet(table, 0))
    other = sheet(table, 1)
    assert ("mission", "") not in buttons(other)
    assert "A secret card with three cities. Bo can look" in other
    sheet(table, 0)
    table.answer("mission")
    assert "The mission of Anna" in table.sheet


def test_a_desk_never_shows_cities_of_a_mission(table: Table) -> None:
    moment = table.screen.moment
    for seat in range(4):
        shown = desk_body(moment, seat, scores=True)
        assert not any(moment.words.city(city) in shown for city in table.view.desk(0).mission)
