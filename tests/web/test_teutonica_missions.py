"""Secrets of Hansa Teutonica at one screen, how a game is opened, and which set-ups there are."""

from __future__ import annotations

from random import Random

import pytest

from hansa.teutonica.board import BOARD_IDS, board
from tests.web.document import parse
from tests.web.teutonica_table import new_table, until
from web.games.teutonica.options import TeutonicaOptions, refusal

pytestmark = pytest.mark.cpython_only


def test_missions_stay_secret_on_the_page() -> None:
    table = new_table(missions="on")
    mission = table.view.desk(0).mission
    assert len(mission) == 3
    cities = [board("hanseatic-4-5").city(city).name for city in mission]
    table.screen.do("mission")
    assert "Give the screen to Anna" in table.sheet
    assert not set(cities) & set(parse(table.sheet).texts("b"))
    table.answer("show")
    assert set(cities) <= set(parse(table.sheet).texts("b"))
    table.play("place t stade-hamburg.1")
    assert "secret mission" in table.part("table-log")


def test_the_screen_is_handed_over_where_the_next_person_has_a_secret() -> None:
    table = new_table(missions="on", confirm=True)
    match = table.session.match
    cities = [board("hanseatic-4-5").city(city).name for city in match.game.view(match.state, 1).desk(1).mission]
    table.screen.do("act", "end")
    assert table.host.dialog is None
    table.screen.do("confirm")
    assert "Give the screen to Bo" in table.sheet
    assert "Play without looking" in table.sheet
    assert not any(city in table.sheet for city in cities)
    table.answer("show")
    assert set(cities) <= set(parse(table.sheet).texts("b"))
    assert "Hide it and play" in table.sheet


@pytest.mark.parametrize("missions", ["off", "on"])
def test_the_screen_is_not_handed_over_to_those_who_share_no_secret_or_sit_alone(missions: str) -> None:
    table = new_table(missions=missions, confirm=True)
    if missions == "on":
        table.session.match.seats = ("person", "master", "master", "master")
        table.open()
    table.screen.do("act", "end")
    table.screen.do("confirm")
    assert table.host.dialog is None


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
