"""What a person asks about moves at a table with computers: advice, and why something was done."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import hansa
from tests.web.document import parse
from tests.web.opponents_game import Game
from tests.web.table import FakeHost, drawn
from web.games import kits
from web.play.preferences import Preferences
from web.play.session import Session

if TYPE_CHECKING:
    from web.wire.screen import Services


def test_advice_is_shown_where_it_points_and_nothing_is_played() -> None:
    game = Game()
    before = game.ply
    game.screen.do("hint")
    assert "is thinking" in game.note
    assert game.thinker.asked is not None
    assert game.thinker.asked[1] == "master"
    reasons = (("leads", 1.5), ("talers", -0.5))
    game.thinker.answer("booths riga", line=("booths riga",), instead=("booths reval",), reasons=reasons)
    parts = drawn(game.screen)
    assert "Anna sets up the first 2 booths in Riga." in parts["table-note"]
    assert "Compared with: Anna sets up the first 2 booths in Reval." in parts["table-note"]
    assert "For it, in points: cities led +1.5. Against it: talers −0.5." in parts["table-note"]
    assert [node["data-id"] for node in parse("".join(parts.values())).all(data_advised=True)] == ["city:riga"]
    assert "For it, in points: cities led" in game.host.announced[-1]
    assert game.ply == before


def test_advice_without_another_way_says_what_it_gains() -> None:
    game = Game()
    game.screen.do("hint")
    game.thinker.answer("booths riga", line=("booths riga",), reasons=(("leads", 1.5),))
    assert "For it, in points: cities led +1.5. All the good plans start with this move." in game.note


def test_advice_is_gone_with_the_next_step_or_when_it_is_closed() -> None:
    game = Game()
    game.screen.do("hint")
    game.thinker.answer("booths riga")
    game.screen.do("note.close")
    assert "advice" not in game.note
    game.screen.key("a")
    game.thinker.answer("booths riga")
    game.screen.tap("city:danzig")
    assert "The Master’s advice" not in game.note
    assert game.thinker.asked is not None


def test_advice_is_followed_by_one_tap_and_closed_by_escape() -> None:
    game = Game()
    game.screen.do("hint")
    game.thinker.answer("booths riga", line=("booths riga",))
    assert "Play it" in game.note
    game.screen.do("note.play")
    assert str(game.session.match.log[-1]) == "booths riga"
    assert game.note == ""
    game.answer("booths danzig")
    game.screen.do("hint")
    game.thinker.answer("booths kalmar", line=("booths kalmar",))
    assert game.screen.key("Escape")
    assert game.note == ""


def test_advice_that_is_followed_while_somebody_looks_back_leads_back_to_the_game() -> None:
    game = Game()
    game.screen.do("hint")
    game.thinker.answer("booths riga", line=("booths riga",))
    game.screen.do("history.at", "1")
    game.screen.do("note.play")
    assert str(game.session.match.log[-1]) == "booths riga"
    assert not game.screen.looks_back


def test_all_of_an_advised_deed_is_done_as_one_step() -> None:
    match = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cy"), {"board": "hanseatic-2-3", "start": "1"}, "deed"))
    for line in ("place t hamburg-luebeck.1", "end"):
        match.play(line)
    match.seats = ("apprentice", "person", "apprentice")
    host = FakeHost(Preferences(speed="once"))
    host.session = session = Session(match, "g", preferences=host.preferences)
    screen = kits()["teutonica"].sit(cast("Services", host), session)
    before = match.ply
    screen.do("hint")
    plan = ("displace t hamburg-luebeck.1", "pay 1t", "drop t hamburg-lueneburg.1", "done", "place t stade-hamburg.1")
    host.thinker.answer(plan[0], line=plan)
    screen.do("note.play")
    assert [str(action) for action in match.log[before:]] == list(plan[:2]), "what others decide is theirs"
    screen.do("undo")
    assert match.ply == before


def test_advice_that_is_closed_before_it_comes_is_called_off() -> None:
    game = Game()
    game.screen.do("hint")
    game.screen.do("note.close")
    assert game.thinker.asked is None
    assert "advice" not in game.note


def test_where_the_worker_fails_there_is_no_advice() -> None:
    game = Game()
    game.screen.do("hint")
    game.thinker.answer("booths riga", trouble="no worker")
    assert "nothing to say" in game.note


def test_a_computers_last_step_is_explained() -> None:
    game = Game()
    game.screen.tap("city:danzig")
    game.answer("booths riga", instead=("booths reval",), reasons=(("leads", 1.0),))
    asked = game.thinker.questions
    game.screen.do("why")
    assert "Why did Bo do that?" in game.note
    assert "For it, in points: cities led +1. Compared with: Bo sets up the first 2 booths in Reval." in game.note
    assert game.thinker.questions == asked, "it is still known"
    game.screen.do("hint")
    assert "is thinking" in game.note, "another question takes the place of the first"


def test_a_reason_goes_when_the_person_goes_on_and_the_next_question_is_about_the_newest_step() -> None:
    game = Game()
    game.screen.tap("city:danzig")
    game.answer("booths riga", instead=("booths reval",), reasons=(("leads", 1.0),))
    game.screen.do("why")
    assert "Why did Bo do that?" in game.note
    game.screen.tap("city:kalmar")
    assert "Why did" not in game.note
    game.answer("booths stockholm", instead=("booths reval",), reasons=(("leads", 2.0),))
    game.screen.do("why")
    assert "booths in Stockholm" in game.note


def test_a_step_from_before_the_page_was_loaded_is_thought_over_again() -> None:
    game = Game()
    game.screen.tap("city:danzig")
    game.answer("booths riga")
    game.sit_down()
    game.screen.do("why")
    assert "thinks it over" in game.note
    assert game.thinker.asked is not None
    match, level, _ = game.thinker.asked
    assert (match.ply, level) == (game.ply - 1, "master")
    game.thinker.answer("booths reval", instead=("booths riga",))
    assert "Bo would rather do this: Bo sets up the first 2 booths in Reval." in game.note


def test_a_question_outlasts_a_pause() -> None:
    game = Game("person", "master", "merchant")
    game.screen.tap("city:danzig")
    game.answer("booths riga")
    game.screen._company.computers._answers.clear()
    game.screen.do("why")
    asked = game.thinker.questions
    game.screen.do("pause")
    game.screen.do("go-on")
    assert game.thinker.questions == asked
    game.thinker.answer("booths riga", line=("booths riga",), instead=("booths reval",), reasons=(("leads", 1.5),))
    assert "Why did Bo do that?" in game.note
    assert game.thinker.questions == asked + 1
