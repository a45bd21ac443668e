"""The worker's side: questions in, answers out, and an ear for whoever changes their mind."""

from __future__ import annotations

import json
from types import coroutine
from typing import TYPE_CHECKING, Any

import pytest

import hansa
from hansa import ai
from web.play.question import Answer, Question, call_off, read_answer
from web.play.thinking import Mind

if TYPE_CHECKING:
    from collections.abc import Coroutine, Generator


def match_of(game: str = "hansa") -> hansa.Match:
    names = ("Anna", "Bo", "Cy", "Di")[: 2 if game == "hansa" else 4]
    return hansa.new(hansa.Setup(game, names, {"start": "1"}, seed="mind"))


@coroutine
def breath() -> Generator[None]:
    """A pause in which the test does something else."""
    yield


def mind_of(told: list[str], **more: Any) -> Mind:
    return Mind(told.append, breathe=breath, **more)


def step(thinking: Coroutine[Any, Any, None]) -> bool:
    """Let somebody think until the next pause; False when that was the end."""
    try:
        thinking.send(None)
    except StopIteration:
        return False
    return True


def ask(mind: Mind, record: str, number: int = 1, level: str = "apprentice", seconds: float = 5.0) -> None:
    thinking = mind.hear(Question(number, record, level, seconds).dumps())
    while step(thinking):
        pass


class Endless(ai.Thinker):
    """Thinks for ever, and counts how often."""

    name = "endless"
    thoughts = 0

    def think(self, *_: Any) -> Generator[int, None, ai.Decision]:
        while True:
            self.thoughts += 1
            yield self.thoughts


class Broken(ai.Thinker):
    name = "broken"

    def think(self, *_: Any) -> Generator[int, None, ai.Decision]:
        raise ZeroDivisionError("oh")


@pytest.mark.parametrize("game", ["hansa", "teutonica"])
@pytest.mark.parametrize("level", ai.LEVELS[:3])
def test_a_question_is_answered_with_an_action_in_the_words_of_a_record(game: str, level: str) -> None:
    told: list[str] = []
    match = match_of(game)
    ask(mind_of(told), match.dumps(), 7, level)
    (answer,) = map(read_answer, told)
    assert answer.number == 7
    assert answer.action in map(str, match.legal_actions)
    assert not answer.trouble
    assert answer.line[:1] in {(), (answer.action,)}


def test_an_answer_survives_the_way_to_the_page() -> None:
    answer = Answer(3, "sail riga", ("sail riga", "end"), ("end",), (("talers", -1.5),), 0.25)
    assert read_answer(answer.dumps()) == answer


def test_only_new_lines_are_played_where_a_record_goes_on() -> None:
    told: list[str] = []
    mind, match = mind_of(told), match_of()
    ask(mind, match.dumps(), 1)
    first = mind._match
    match.play(read_answer(told[0]).action)
    ask(mind, match.dumps(), 2)
    assert mind._match is first
    assert first is not None
    assert first.digest() == match.digest()
    other = match_of()
    other.play(str(other.legal_actions[3]))
    ask(mind, other.dumps(), 3)
    assert mind._match is not first
    assert mind._match is not None
    assert mind._match.digest() == other.digest()


def test_a_player_that_raises_is_told_as_trouble() -> None:
    told: list[str] = []
    ask(mind_of(told, player=lambda *_: Broken()), match_of().dumps(), 4)
    assert read_answer(told[0]).trouble == "ZeroDivisionError: oh"
    assert read_answer(told[0]).number == 4


def test_a_record_that_cannot_be_read_is_told_as_trouble() -> None:
    told: list[str] = []
    ask(mind_of(told), "no record")
    assert "RecordError" in read_answer(told[0]).trouble


def test_thinking_stops_at_the_next_look_when_it_is_called_off() -> None:
    told: list[str] = []
    endless, ticks = Endless(), iter(range(10**6))
    mind = mind_of(told, clock=lambda: next(ticks) / 100, player=lambda *_: endless)
    thinking = mind.hear(Question(1, match_of().dumps(), "master", 5.0).dumps())
    assert step(thinking)
    assert step(thinking)
    assert not step(mind.hear(call_off(2)))
    before = endless.thoughts
    assert not step(thinking)
    assert endless.thoughts == before > 1
    assert told == []


def test_a_new_question_puts_an_end_to_the_one_before() -> None:
    told: list[str] = []
    players = iter([Endless(), ai.player("hansa", "apprentice")])
    mind, record = mind_of(told, player=lambda *_: next(players)), match_of().dumps()
    first = mind.hear(Question(1, record, "master", 5.0).dumps())
    assert step(first)
    ask(mind, record, 2)
    assert not step(first)
    assert [json.loads(words)["number"] for words in told] == [2]
