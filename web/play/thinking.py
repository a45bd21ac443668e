"""What happens in the worker: a question about a position comes in, a computer player thinks, its answer goes out.

Thinking is done in slices, with a look at what has come in between: who asks something else, or calls it off, is heard.
"""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING

import hansa
from hansa import ai
from web.play.question import Answer, Question

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from hansa import Match
    from hansa.ai import Decision, Player, Reason

SLICE = 0.025
"""Seconds of thinking between two looks at what has come in."""


def answer_of(number: int, decision: Decision, seconds: float) -> Answer:
    """A decision in words."""
    return Answer(
        number,
        str(decision.action),
        tuple(map(str, decision.line)),
        tuple(map(str, decision.instead)),
        tuple((_term(reason), round(reason.amount, 2)) for reason in decision.reasons),
        round(seconds, 3),
        outcome=decision.outcome,
    )


def _term(reason: Reason) -> str:
    return reason.term if reason.rival is None else f"{reason.term}@{reason.rival}"


async def _breathe() -> None:
    await asyncio.sleep(0)


class Mind:
    """Answers one question at a time: a new one puts an end to the one before."""

    def __init__(
        self,
        tell: Callable[[str], None],
        *,
        breathe: Callable[[], Awaitable[None]] = _breathe,
        clock: Callable[[], float] = time.perf_counter,
        player: Callable[[str, str], Player] = ai.player,
    ) -> None:
        self._tell = tell
        self._breathe = breathe
        self._clock = clock
        self._player = player
        self._wanted = 0
        self._known = ("", "")
        self._match: Match | None = None

    async def hear(self, message: str) -> None:
        """A question, or only a number, which says that no earlier one is wanted any more."""
        facts = json.loads(message)
        self._wanted = facts["number"]
        if "record" not in facts:
            return
        question = Question(**facts)
        try:
            answer = await self._think(question)
        except Exception as error:  # noqa: BLE001 - whatever a player raises is told, and the game goes on without it
            answer = Answer(question.number, trouble=f"{type(error).__name__}: {error}")
        if answer:
            self._tell(answer.dumps())

    async def _think(self, question: Question) -> Answer | None:
        begun = self._clock()
        match = self._position(question.record)
        game, seat = match.game, match.to_act
        budget = ai.Budget(seconds=question.seconds, clock=self._clock, effort=question.effort)
        thinking = self._player(game.id, question.level).think(game, game.view(match.state, seat), budget)
        pause = self._clock() + SLICE
        while self._wanted == question.number:
            try:
                next(thinking)
            except StopIteration as stop:
                return answer_of(question.number, stop.value, self._clock() - begun)
            if self._clock() >= pause:
                await self._breathe()
                pause = self._clock() + SLICE
        return None

    def _position(self, record: str) -> Match:
        """The match of a record. Where it only goes on from the one before, only the new lines are played."""
        header, _, log = record.partition("\n\n")
        known_header, known_log = self._known
        match, self._match = self._match, None  # one that fails on its way is not gone on from
        if match is None or header != known_header or not log.startswith(known_log):
            match = hansa.load(record)
        else:
            for line in log[len(known_log) :].splitlines():
                match.replay(line)
        self._known, self._match = (header, log), match
        return match
