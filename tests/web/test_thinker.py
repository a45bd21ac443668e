"""The page's side of thinking, with a worker that only remembers what it is told."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest

import hansa
from hansa import ai
from tests.web.fakes import FakePage
from web.play.patience import TICK
from web.play.question import Answer
from web.play.thinker import CHANCES, GRACE_SECONDS, REST_SECONDS, START_SECONDS, Thinker, quick_move

if TYPE_CHECKING:
    from collections.abc import Callable


def match_of(game: str = "hansa") -> hansa.Match:
    names = ("Anna", "Bo", "Cy", "Di")[: 2 if game == "hansa" else 4]
    return hansa.new(hansa.Setup(game, names, {"start": "1"}, seed="thinker"))


@dataclass
class Asker:
    """Asks, and writes down what it hears."""

    page: FakePage = field(default_factory=FakePage)
    heard: list[Answer] = field(default_factory=list)
    match: hansa.Match = field(default_factory=match_of)

    def __post_init__(self) -> None:
        self.thinker = Thinker(self.page, self._guarded)

    def _guarded(self, call: Callable[[], object]) -> None:
        call()

    def ask(self) -> None:
        self.thinker.ask(self.match, "merchant", 1.0, self.heard.append)

    def ready(self) -> None:
        """Ask, and let the worker come up."""
        self.ask()
        self.page.workers[-1].hear("ready")

    def tick(self) -> None:
        """The one timer goes off."""
        (call,) = self.page.timers
        self.page.timers.clear()
        call()

    def wait(self, seconds: float) -> None:
        """Let time go by, tick by tick, unless nothing is waited for any more."""
        for _ in range(round(seconds / TICK)):
            if self.page.timers:
                self.tick()

    def number(self) -> int:
        return int(json.loads(self.page.workers[-1].posted[-1])["number"])


def test_no_worker_is_started_before_there_is_a_question() -> None:
    asker = Asker()
    assert asker.page.workers == []
    asker.ask()
    assert len(asker.page.workers) == 1
    assert asker.page.workers[0].posted == []


def test_a_worker_can_come_up_before_it_is_asked() -> None:
    asker = Asker()
    asker.thinker.start()
    asker.thinker.start()
    assert len(asker.page.workers) == 1
    asker.page.workers[0].hear("ready")
    asker.ask()
    assert len(asker.page.workers[0].posted) == 1


def test_a_worker_that_failed_before_it_was_asked_is_replaced() -> None:
    asker = Asker()
    asker.thinker.start()
    asker.page.workers[0].hear("failed: no wasm")
    assert asker.heard == []
    asker.ready()
    asker.page.workers[1].hear(Answer(asker.number(), "booths riga").dumps())
    assert [answer.action for answer in asker.heard] == ["booths riga"]


def test_the_question_is_put_as_soon_as_the_worker_is_ready_and_its_answer_is_heard() -> None:
    asker = Asker()
    asker.ready()
    asked = json.loads(asker.page.workers[0].posted[0])
    assert (asked["level"], asked["record"], asked["seconds"]) == ("merchant", asker.match.dumps(), 1.0)
    answer = Answer(asker.number(), "booths riga")
    asker.page.workers[0].hear(answer.dumps())
    assert asker.heard == [answer]
    assert asker.page.timers == []


def test_an_answer_to_an_older_question_is_not_heard() -> None:
    asker = Asker()
    asker.ready()
    old = asker.number()
    asker.ask()
    asker.page.workers[0].hear(Answer(old, "booths riga").dumps())
    assert asker.heard == []
    asker.page.workers[0].hear(Answer(asker.number(), "booths reval").dumps())
    assert [answer.action for answer in asker.heard] == ["booths reval"]


def test_what_is_called_off_is_told_to_the_worker_and_never_answered() -> None:
    asker = Asker()
    asker.ready()
    old = asker.number()
    asker.thinker.cancel()
    assert asker.number() > old
    assert "record" not in asker.page.workers[0].posted[-1]
    asker.page.workers[0].hear(Answer(old, "booths riga").dumps())
    assert asker.heard == []
    assert asker.page.timers == []
    asker.thinker.cancel()
    assert len(asker.page.workers[0].posted) == 2, "there is nothing more to call off"


def test_called_off_before_the_worker_is_ready_nothing_is_asked() -> None:
    asker = Asker()
    asker.ask()
    asker.thinker.cancel()
    asker.page.workers[0].hear("ready")
    assert asker.page.workers[0].posted == []


def assert_quick(asker: Asker) -> None:
    (answer,) = asker.heard
    assert answer.trouble
    assert answer.action in map(str, asker.match.legal_actions)


def test_a_worker_that_does_not_start_costs_nobody_the_game() -> None:
    asker = Asker()
    asker.ask()
    asker.page.workers[0].hear("failed: no wasm")
    assert_quick(asker)
    assert asker.page.workers[0].ended


@pytest.mark.parametrize("when", ["starting", "thinking"])
def test_a_worker_that_is_silent_for_too_long_is_ended(when: str) -> None:
    asker = Asker()
    if when == "starting":
        asker.ask()
    else:
        asker.ready()
    asker.wait(START_SECONDS - 1 if when == "starting" else GRACE_SECONDS)
    assert asker.heard == []
    asker.wait(1)
    assert_quick(asker)
    assert asker.page.workers[0].ended
    asker.ask()
    assert len(asker.page.workers) == 2, "the next question has a worker of its own"


def test_a_player_in_trouble_does_not_cost_the_worker() -> None:
    asker = Asker()
    asker.ready()
    asker.page.workers[0].hear(Answer(asker.number(), trouble="ZeroDivisionError: oh").dumps())
    assert_quick(asker)
    assert not asker.page.workers[0].ended


def test_failures_long_ago_are_forgotten() -> None:
    asker = Asker()
    for _ in range(2 * CHANCES):
        asker.ask()
        asker.page.workers[-1].hear("failed: asleep")
        asker.ready()
        asker.page.workers[-1].hear(Answer(asker.number(), "booths danzig").dumps())
        assert asker.heard[-1].action == "booths danzig"


def test_after_some_failures_no_further_worker_is_started_and_answers_come_all_the_same() -> None:
    asker = Asker()
    for _ in range(CHANCES):
        asker.ask()
        asker.page.workers[-1].hear("failed: no wasm")
    asker.heard.clear()
    asker.ask()
    assert len(asker.page.workers) == CHANCES
    assert asker.page.waits[-1] == 0
    asker.tick()
    assert_quick(asker)


def test_after_a_rest_another_worker_is_tried_and_each_rest_is_longer() -> None:
    asker = Asker()
    rest = 1000 * REST_SECONDS
    for failures in range(1, CHANCES + 3):
        asker.ask()
        assert len(asker.page.workers) == failures
        asker.page.workers[-1].hear("failed: no wasm")
        if failures >= CHANCES:
            asker.page.passed += rest - 100
            asker.ask()
            assert len(asker.page.workers) == failures, "it rests"
            asker.page.passed += 100
            rest *= 2
    asker.ready()
    asker.page.workers[-1].hear(Answer(asker.number(), "booths riga").dumps())
    assert asker.heard[-1].action == "booths riga"
    asker.ask()
    asker.page.workers[-1].hear("failed: no wasm")
    asker.ask()
    assert len(asker.page.workers) == CHANCES + 4, "a good answer makes up for all failures before"


def test_a_machine_that_slept_while_a_worker_thought_waits_for_its_answer() -> None:
    asker = Asker()
    asker.ready()
    asker.page.passed += 9_000_000
    asker.tick()  # due long ago: it goes off the moment the machine wakes
    assert asker.heard == []
    asker.page.workers[0].hear(Answer(asker.number(), "booths riga").dumps())
    assert [answer.trouble for answer in asker.heard] == [""]
    assert not asker.page.workers[0].ended


@pytest.mark.parametrize("game", ["hansa", "teutonica"])
def test_a_quick_move_is_legal_wherever_it_is_needed(game: str) -> None:
    match = match_of(game)
    for _ in range(60):
        match.play(quick_move(match.game, match.state))


def test_a_quick_move_is_found_even_where_the_player_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: str) -> ai.Player:
        raise ZeroDivisionError

    monkeypatch.setattr(ai, "player", fail)
    match = match_of()
    assert quick_move(match.game, match.state) in map(str, match.legal_actions)
