"""Secrets of Hansa Teutonica at one screen, how a game is opened, and which set-ups there are."""

from __future__ import annotations

from random import Random

import pytest

import hansa
from hansa.teutonica.board import BOARD_IDS, board
from tests.teutonica.games import choose
from tests.web.document import buttons, parse
from tests.web.fakes import FakeStore, library
from tests.web.table import Table
from tests.web.teutonica_table import new_table, until
from web.games.teutonica.options import TeutonicaOptions, refusal

pytestmark = pytest.mark.cpython_only


def own_cities(table: Table, seat: int) -> set[str]:
    match = table.session.match
    mission = match.game.view(match.state, seat).desk(seat).mission
    return {board("hanseatic-4-5").city(city).name for city in mission}


def shown(table: Table) -> set[str]:
    """The cities of the sheet in front."""
    return set(parse(table.sheet).one("ul").texts("b"))


def flags(table: Table) -> set[str]:
    """The cities marked on the board, as labels name them."""
    return {label.partition(",")[0] for label in table.tree.values("aria-label") if "of your mission" in label}


def alone(table: Table) -> Table:
    table.session.match.seats = ("person", "master", "master", "master")
    table.open()
    return table


def test_one_tap_shows_the_card_of_whose_turn_it_is() -> None:  # T38
    table = new_table(missions="on")
    assert ("mission", "") in buttons(table.page)
    assert "Anna’s mission" in table.page
    table.screen.do("mission")
    assert shown(table) == own_cities(table, 0)
    assert "Only Anna should look" in table.sheet
    assert parse(table.sheet).one("svg", "lit-board")["aria-label"].startswith("Lit on the board")
    table.play("place t stade-hamburg.1")
    assert "secret mission" in table.part("table-log")


def test_one_person_among_computers_is_never_told_to_hand_the_screen_over() -> None:  # T38
    table = alone(new_table(missions="on"))
    table.screen.do("mission")
    assert shown(table) == own_cities(table, 0)
    assert "should look" not in table.sheet
    assert "Give the screen" not in table.sheet + table.page
    table.session.play("end")
    table.open()
    assert table.session.awaits_computer
    assert ("mission", "") in buttons(table.part("table-players")), "while computers play too"


def test_a_turn_goes_straight_to_the_table_and_shows_no_card_unasked() -> None:  # T38
    table = new_table(missions="on", confirm=True)
    table.screen.do("act", "end")
    assert ("mission", "") not in buttons(table.page), "the screen is on its way to somebody else"
    table.screen.do("confirm")
    assert table.host.dialog is None
    assert not own_cities(table, 1) & set(parse(table.part("table-players")).texts("b"))
    assert "Bo’s mission" in table.page
    table.screen.do("mission")
    assert shown(table) == own_cities(table, 1)


def test_the_own_cities_are_marked_on_the_board_for_their_owner_alone() -> None:  # T38, T50
    table = new_table(missions="on", confirm=True)
    assert not flags(table)
    table.screen.do("mission")
    table.answer("mark")
    assert flags(table) == own_cities(table, 0)
    assert len(table.tree.all("g", "mission-flag")) == 3
    assert "Take the marks away" in table.sheet
    table.screen.do("overview")
    assert table.tree.texts("span", "hint").count("of your mission") == 3, "in the tables too"
    table.screen.do("overview")
    table.screen.do("act", "end")
    assert not flags(table), "while the screen changes hands"
    table.screen.do("confirm")
    assert not flags(table)
    for _ in range(3):
        table.screen.do("act", "end")
        table.screen.do("confirm")
    assert table.view.turn == 0
    assert not flags(table), "nor when it comes back, for somebody else may still hold it"


def test_marks_stay_for_one_person_among_computers_until_they_are_taken_away() -> None:  # T38
    table = alone(new_table(missions="on"))
    table.screen.do("mission")
    table.answer("mark")
    table.screen.do("act", "end")
    assert table.session.awaits_computer
    assert flags(table) == own_cities(table, 0)
    table.answer("mark")
    assert not flags(table)


def test_nobody_who_answers_sees_the_marks_of_whose_turn_it_is() -> None:  # T10, T50
    table = new_table(missions="on").play("place t stade-hamburg.1", "end")
    table.screen.do("mission")
    table.answer("mark")
    assert flags(table) == own_cities(table, 1)
    table.screen.do("act", "displace t stade-hamburg.1")
    table.screen.do("act", "pay 1t")
    assert table.view.phase == "answer"
    assert not flags(table)
    assert ("mission", "") not in buttons(table.page)


def over(table: Table, seed: int = 3) -> Table:
    """A game played to its end, of which nobody has seen the result."""
    rng, match = Random(seed), table.session.match
    while match.to_act != hansa.OVER:
        match.play(choose(match.state, match.legal_actions, rng, 0.9))
    table.open()
    return table


def missions_counted(table: Table) -> list[int]:
    return [row.points for sheet in table.screen.moment.public.score() for row in sheet.rows if row.name == "mission"]


@pytest.mark.slow
@pytest.mark.parametrize("confirm", [True, False])
def test_nothing_of_the_missions_counts_or_shows_before_the_result_is_opened(confirm: bool) -> None:  # T38, T51
    table = over(new_table(missions="on", confirm=confirm))
    match = table.session.match
    assert table.session.is_sealed
    assert missions_counted(table) == [0, 0, 0, 0]
    totals = [sheet.total for sheet in table.screen.moment.public.score()]
    assert [int(total) for total in parse(table.part("table-players")).texts("button", "plate-score")] == totals
    assert not any(f"{name} wins" in table.page for name in table.session.players)
    for seat in range(4):
        table.screen.do("desk", str(seat))
        assert "lit-board" not in table.sheet
    table.screen.do("history.at", str(match.ply))
    assert missions_counted(table) == [0, 0, 0, 0], "looking back at the end shows no more"
    table.screen.do("history.close")
    assert table.session.can_undo


@pytest.mark.slow
def test_the_last_step_stays_once_the_missions_were_seen() -> None:  # T38, T51
    table = over(new_table(missions="on"))
    table.screen.do("confirm")
    assert any(missions_counted(table))
    assert not table.session.can_undo
    cards = parse(table.page).one("section", "missions")
    assert len(cards.all("li")) == 4
    assert len(cards.all(class_="mission-city")) == 12
    assert [int(line.split()[-2]) for line in cards.texts("li")] == missions_counted(table)
    table.screen.do("look")
    table.screen.do("desk", "2")
    assert len(parse(table.sheet).one("section", "desk-mission").all("li")) == 3


def test_who_only_answers_is_not_shown_a_mission() -> None:  # T10
    table = new_table(missions="on").play("place t stade-hamburg.1", "end")
    table.screen.do("act", "displace t stade-hamburg.1")
    table.screen.do("act", "pay 1t")
    assert table.view.phase == "answer"
    assert table.host.dialog is None


def test_what_is_asked_of_somebody_displaced_is_in_sight_when_a_game_is_opened() -> None:
    table = new_table()
    table.host.tall = True
    table.play("place t stade-hamburg.1", "end", "displace t stade-hamburg.1", "pay 1t")
    assert table.view.phase == "answer"
    table.screen.arrived()
    assert table.host.focus_on in table.glowing()


def test_nothing_takes_the_keyboard_when_a_game_is_opened_at_the_start_of_a_turn() -> None:
    table = new_table()
    table.host.tall = True
    table.open()
    table.screen.arrived()
    assert table.host.focus_on == ""


def test_projected_scores_do_not_betray_missions() -> None:
    table = until(new_table(missions="on"), "place-marker", seed=3)
    shown = table.screen.moment.public.score()
    assert all(row.points == 0 for sheet in shown for row in sheet.rows if row.name == "mission")


def test_impossible_set_ups_cannot_be_chosen_and_say_why() -> None:  # T1
    options = TeutonicaOptions()
    assert options.chosen(2) == {
        "board": "hanseatic-2-3",
        "edition": "2009",
        "missions": "off",
        "favours": "off",
        "promotional": "off",
    }
    assert options.chosen(5)["board"] == "hanseatic-4-5"
    options.choose("board", "eastern")
    options.choose("missions", "on")
    assert options.chosen(4) == {
        "board": "eastern",
        "edition": "big-box",
        "missions": "off",
        "favours": "off",
        "promotional": "off",
    }
    markup = options.markup(2)
    assert not parse(markup).all("input", name="board", disabled=True)  # a board brings the seats it is made for
    assert "Two-player games use the 2009 rules. (Rule T1)" in markup


@pytest.mark.parametrize("players", range(2, 6))
def test_whatever_is_wished_can_be_played(players: int) -> None:
    rng = Random(players)
    for _ in range(40):
        options = TeutonicaOptions()
        options.choose("board", rng.choice(BOARD_IDS))
        options.choose("edition", rng.choice(("big-box", "2009")))
        for key in ("missions", "favours"):
            options.choose(key, rng.choice(("on", "off")))
        assert refusal(players, options.chosen(players)) is None
        assert len(parse(options.markup(players)).all("input", type="radio", checked=True)) == 2


@pytest.mark.slow
def test_renaming_a_game_that_waits_for_its_end_gives_nothing_away() -> None:  # T38, T50
    games = library(FakeStore())
    ended = over(new_table(missions="on")).session.match
    session = games.create(ended.setup)
    session.match = ended
    games.keep(session)
    games.rename(session.id, "Other")
    save = games.find(session.id)
    assert save
    assert save.title == "Other"
    assert not save.winners
    assert save.seat != hansa.OVER
