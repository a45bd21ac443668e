"""The computers at a table, without a browser and without a worker: the test answers for them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

import hansa
from hansa.baltic.events import Lost
from tests.web.document import parse
from tests.web.opponents_game import Game
from tests.web.table import FakeHost, drawn
from web.games import kits
from web.play.computers import ANSWER, LEAST_SECONDS, MASTER_SECONDS, PACE, SECONDS, SHARE, effort
from web.play.preferences import Preferences
from web.play.session import Session

if TYPE_CHECKING:
    from web.wire.screen import Services


def test_a_computer_is_asked_as_soon_as_it_is_to_move() -> None:
    game = Game()
    assert game.thinker.asked is None
    game.screen.tap("city:danzig")
    assert game.thinker.asked is not None
    match, level, _ = game.thinker.asked
    assert (match, level) == (game.session.match, "master")
    assert "is thinking" in game.bar
    assert "Master" in game.bar


def test_the_worker_comes_up_with_the_table_but_only_where_a_computer_sits() -> None:
    assert Game().thinker.started
    assert not Game("person", "person").thinker.started


def test_what_it_does_is_shown_with_a_sentence_and_the_person_is_asked_again() -> None:
    game = Game()
    game.screen.tap("city:danzig")
    game.answer("booths riga")
    assert game.session.match.log[-1].text == "booths riga"
    assert "Bo sets up the first 2 booths in Riga." in game.host.announced[-1]
    assert "Anna’s turn" in game.bar
    assert game.thinker.asked is None


def test_a_step_after_which_a_person_goes_on_at_once_is_told_beside_the_question() -> None:
    game = Game()
    game.screen.tap("city:danzig")
    game.answer("booths riga")
    assert "Bo sets up the first 2 booths in Riga." in game.bar
    game.screen.tap("city:reval")
    game.answer("booths kalmar")
    assert "in Kalmar" in game.bar
    assert "in Riga" not in game.bar


def test_a_game_that_is_opened_at_a_computers_turn_goes_on() -> None:
    game = Game("journeyman", "person")
    assert game.thinker.asked is not None
    assert game.thinker.asked[1] == "journeyman"


def test_a_tap_while_a_computer_thinks_says_whose_turn_it_is() -> None:
    game = Game("master", "person")
    game.screen.tap("city:riga")
    assert "This is Anna’s turn." in game.bar
    assert game.ply == game.session.match.ply


def test_steps_follow_each_other_at_the_chosen_speed() -> None:
    for speed, wait in PACE.items():
        game = Game("master", "person", speed=speed)
        game.thinker.answer("booths danzig")
        assert game.host.waited == pytest.approx(wait)
        assert not any("danzig" in str(action) for action in game.session.match.log)
        game.wait()
        assert str(game.session.match.log[-1]) == "booths danzig"


def test_step_by_step_a_person_says_when() -> None:
    game = Game("master", "person", speed="step")
    before = game.ply
    game.thinker.answer("booths danzig")
    assert game.host.waiting is None
    assert "has decided" in game.bar
    assert "Next step" in game.bar
    assert game.ply == before
    game.screen.do("go-on")
    assert game.ply == before + 1
    assert "Anna sets up" in game.log


def test_another_speed_counts_for_what_waits_already() -> None:
    game = Game("master", "person", speed="step")
    game.thinker.answer("booths danzig")
    game.host.preferences.speed = "fast"
    game.screen.renew()
    game.wait()
    assert game.session.match.log[-1].text == "booths danzig"


def test_computers_can_be_paused_and_go_on() -> None:
    game = Game("master", "apprentice")
    game.screen.do("pause")
    assert game.thinker.asked is None
    assert "is waiting" in game.bar
    game.screen.do("pause")
    assert game.thinker.asked is not None
    assert "is thinking" in game.bar


def test_undo_calls_thinking_off_and_a_late_answer_is_not_played() -> None:
    game = Game()
    begun = game.ply
    game.screen.tap("city:danzig")
    late = game.thinker.then
    game.screen.do("undo")
    assert game.ply == begun
    assert game.thinker.asked is None
    from web.play.question import Answer  # noqa: PLC0415 - only here

    late(Answer(1, "booths riga"))
    assert game.host.waiting is None
    assert game.ply == begun


def test_after_leaving_the_table_nothing_is_played() -> None:
    game = Game("master", "person")
    before = game.ply
    game.thinker.answer("booths danzig")
    game.host.session = None
    game.wait()
    assert game.ply == before


def test_while_a_person_looks_back_steps_wait() -> None:
    game = Game("master", "person")
    before = game.ply
    game.thinker.answer("booths danzig")
    game.screen.do("history")
    game.wait()
    assert game.ply == before
    game.screen.do("history")
    game.wait()
    assert game.ply == before + 1


@pytest.mark.parametrize("wrong", ["sail riga", "nonsense", ""])
def test_an_illegal_answer_becomes_a_quick_step_and_the_log_says_so(wrong: str) -> None:
    game = Game("master", "person")
    before = game.ply
    game.answer(wrong)
    assert game.ply == before + 1
    assert "Anna had no time to think and took a quick step." in game.log


def test_trouble_in_the_worker_is_said_in_the_log() -> None:
    game = Game("master", "person")
    game.answer("booths danzig", trouble="was silent for too long")
    assert "Anna sets up the first 2 booths in Danzig." in game.log
    assert "quick step" in game.log
    game.screen.do("why")
    assert "no time to think" in game.bar


def at_the_masters_turn() -> tuple[Game, list[str]]:
    """The Master is to move, and this is a plan for three steps of its turn."""
    game = Game("person", "master").opened()
    game.session.play("end" if "end" in map(str, game.session.legal) else game.session.legal[-1])
    game.screen.changed(game.ply - 1)
    assert game.session.awaits_computer
    trial, plan = game.session.match.branch(game.ply), []
    for family in ("sail", "sail", "end"):
        plan.append(next(str(action) for action in trial.legal_actions if action.family == family))
        trial.play(plan[-1])
    return game, plan


def test_a_turn_gets_its_time_and_later_decisions_the_rest_of_it() -> None:
    game, plan = at_the_masters_turn()
    whole = MASTER_SECONDS["normal"]
    assert game.thinker.asked is not None
    assert game.thinker.asked[2] == SHARE * whole
    game.answer(plan[0], line=tuple(plan), seconds=0.5)
    assert game.thinker.asked is not None
    assert game.thinker.asked[2] == pytest.approx(SHARE * (whole - 0.5))


def test_the_only_computer_gets_its_time_in_every_turn() -> None:
    game, _ = at_the_masters_turn()
    for _ in range(3):
        assert game.thinker.asked is not None
        assert game.thinker.asked[2] == SHARE * MASTER_SECONDS["normal"]
        game.answer("end", seconds=MASTER_SECONDS["normal"])
        game.session.play("end")
        game.screen.changed(game.ply - 1)


def test_where_the_time_runs_out_the_plan_is_followed() -> None:
    game, plan = at_the_masters_turn()
    game.answer(plan[0], line=tuple(plan), seconds=MASTER_SECONDS["normal"])
    asked = game.thinker.questions
    assert game.thinker.asked is None
    game.wait()
    game.wait()
    assert [str(action) for action in game.session.match.log[-3:]] == plan
    assert game.thinker.questions == asked


def test_without_a_plan_a_player_thinks_though_its_time_has_run_out() -> None:
    game, plan = at_the_masters_turn()
    game.answer(plan[0], line=(plan[0],), seconds=MASTER_SECONDS["normal"])
    assert game.thinker.asked is not None
    assert game.thinker.asked[2] == LEAST_SECONDS


def test_an_answer_in_between_gives_no_new_time_and_takes_a_share_only() -> None:
    match = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cy"), {"board": "hanseatic-2-3", "start": "1"}, "time"))
    for line in ("place t hamburg-luebeck.1", "end"):
        match.play(line)
    match.seats = ("master",) * 3
    host = FakeHost(Preferences(confirm="never", speed="once"))
    session = host.session = Session(match, "g", preferences=host.preferences)
    screen = kits()["teutonica"].sit(cast("Services", host), session)
    whole = MASTER_SECONDS["normal"]
    told = []
    for action in ("displace t hamburg-luebeck.1", "pay 1t", "drop t hamburg-lueneburg.1", "done"):
        assert host.thinker.asked
        told.append(host.thinker.asked[2])
        host.thinker.answer(action, seconds=0.5)
        call, host.waiting = host.waiting, None
        assert call
        call()
    assert host.thinker.asked
    told.append(host.thinker.asked[2])
    assert session.match.to_act == session.match.game.turn_of(session.match.state) == 1
    mine = [SHARE * (whole - spent) for spent in (0.0, 0.5, 1.0)]
    assert told == pytest.approx([*mine[:2], SHARE * ANSWER * whole, LEAST_SECONDS, mine[2]])
    assert drawn(screen)


def test_the_master_takes_the_time_a_person_likes() -> None:
    game = Game("master", "person")
    game.host.preferences.master = "long"
    game.screen.do("pause")
    game.screen.do("go-on")
    assert game.thinker.asked is not None
    assert game.thinker.asked[2] == SHARE * MASTER_SECONDS["long"]
    assert max(*MASTER_SECONDS.values(), *SECONDS.values()) < 5


def test_the_master_looks_further_unless_it_is_to_be_quick_and_as_long_as_there_is_time() -> None:
    game = Game("master", "person")
    assert game.thinker.effort == 2
    game.host.preferences.master = "quick"
    game.screen.do("pause")
    game.screen.do("go-on")
    assert game.thinker.effort == 1
    game.host.preferences.master = "long"
    assert effort("master", LEAST_SECONDS, game.host.preferences) == 1
    assert effort("merchant", 1.0, game.host.preferences) == 1


def test_a_question_in_between_does_not_stop_the_computers() -> None:
    game = Game("person", "master", "merchant")
    game.screen.tap("city:danzig")
    game.answer("booths riga")
    game.screen._company.computers._answers.clear()
    assert game.thinker.asked is not None
    game.screen.do("why")
    assert game.thinker.asked[0].ply == game.ply - 1
    game.thinker.answer("booths riga")
    assert game.thinker.asked is not None
    assert (game.thinker.asked[0].ply, game.thinker.asked[1]) == (game.ply, "merchant")


def test_a_game_of_computers_plays_to_its_end_while_nobody_touches_it() -> None:
    game = Game("master", "apprentice")
    for _ in range(2000):
        if game.session.over:
            break
        assert game.thinker.asked is not None
        legal = game.session.match.legal_actions
        buy = [action for action in legal if action.family in {"replenish", "buy"}]
        game.answer(str((buy or legal)[-1]))
    assert game.session.over
    assert "final" in drawn(game.screen)["app"]


def test_the_level_stands_beside_the_name_at_the_table_and_on_the_sheet() -> None:
    game = Game()
    assert "Master" in parse(drawn(game.screen)["table-players"]).texts(class_="level")
    game.screen.do("score")
    assert game.host.dialog is not None
    assert "Master" in parse(game.host.dialog.markup()).texts(class_="level")


def test_taken_back_steps_are_asked_about_and_shown_in_the_log_and_on_the_sheet() -> None:
    game = Game()
    at = game.ply
    game.screen.tap("city:danzig")
    game.answer("booths riga")
    game.screen.do("undo")
    assert game.ply == at + 2, "whose turns go along is asked first"
    assert game.host.dialog is not None
    assert "Undo Bo’s turn too?" in game.host.dialog.markup()
    game.host.dialog.do("yes")
    assert game.ply == at
    assert "1 undo" in game.log
    assert "Undone: Anna sets up the first 2 booths in Danzig. With it: Bo’s turn." in game.bar
    game.screen.do("redo")
    assert game.ply == at + 2
    assert "Redone: Anna sets up" in game.bar
    assert "undo" not in game.log
    game.screen.do("undo")
    assert game.host.dialog is not None
    game.host.dialog.do("yes")
    game.screen.do("score")
    assert game.host.dialog is not None
    assert "1 undo" in game.host.dialog.markup()


def test_what_came_of_a_deed_is_told_with_it() -> None:  # H15
    golden = Path(__file__).parents[1] / "golden" / "hansa-two-players.hansa"
    kept = hansa.load(golden.read_text(encoding="utf-8"))
    sold = next(ply for ply in range(kept.ply) if any(isinstance(event, Lost) for event in kept.events(ply)))
    host = FakeHost(Preferences())
    host.session = Session(kept.branch(sold + 1), "g", preferences=host.preferences)
    told = kits()["hansa"].sit(cast("Services", host), host.session).last_line()
    assert "sells" in told.split(" loses ")[0]
    assert " loses " in told
