"""The page's side of thinking: asks the worker, and does without it where it fails.

One question at a time; an answer to any but the last is not listened to. A worker that does not start, raises, or is
silent for too long costs nobody the game: a quick move is found here, and its answer says what the trouble was. After
some failures the page rests before it tries another worker, each time longer; a machine may only have been busy.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from web.play.patience import Patience
from web.play.question import Answer, Question, call_off, read_answer

if TYPE_CHECKING:
    from collections.abc import Callable

    from hansa import Game, Match
    from web.wire.page import Page, Worker

START_SECONDS = 60.0
"""How long a worker may take to start: a second Python on a slow machine with a slow network."""

GRACE_SECONDS = 2.0
"""How much longer than it was given a player may take before it is not waited for any more."""

CHANCES = 2
"""So many workers in a row may fail before the page rests from starting new ones."""

REST_SECONDS = 60.0
"""How long the first rest is; each further failure doubles it."""

QUICK_NODES, QUICK_SECONDS = 24, 0.02

READY, FAILED = "ready", "failed"


class Thinker:
    """Whom the page asks what a computer player would do."""

    def __init__(self, page: Page, guarded: Callable[[Callable[[], object]], None]) -> None:
        self._page = page
        self._guarded = guarded
        self._worker: Worker | None = None
        self._ready = False
        self._failures = 0
        self._rests_until = 0.0
        self._number = 0
        self._asked: tuple[Question, Match, Callable[[Answer], None]] | None = None
        self._patience = Patience(page.after)

    def start(self) -> None:
        """Let the worker come up before it is needed, which takes a second or two."""
        if self._worker is None and self._page.clock() >= self._rests_until:
            self._ready = False
            self._worker = self._page.worker(lambda words: self._guarded(lambda: self._hear(words)))

    def ask(
        self, match: Match, level: str, seconds: float, then: Callable[[Answer], None], *, effort: float = 1.0
    ) -> None:
        """Ask what a level would do in a match; what was asked before is forgotten."""
        self._number += 1
        self._asked = Question(self._number, match.dumps(), level, seconds, effort), match, then
        self.start()
        if self._worker is None:
            self._wait(0, lambda: self._give_up("no worker"))
        elif self._ready:
            self._post()
        else:
            self._wait(START_SECONDS, lambda: self._break_down("did not start"))

    def cancel(self) -> None:
        """Nothing is asked any more."""
        if self._asked is None:
            return
        self._number += 1
        self._asked = None
        self._patience.stop()
        if self._worker and self._ready:
            self._worker.post(call_off(self._number))

    def _post(self) -> None:
        if self._worker and self._asked:
            question = self._asked[0]
            self._worker.post(question.dumps())
            self._wait(question.seconds + GRACE_SECONDS, lambda: self._break_down("was silent for too long"))

    def _hear(self, words: str) -> None:
        if words == READY:
            self._ready = True
            self._patience.stop()
            self._post()
        elif words.startswith(FAILED):
            self._break_down(words)
        elif self._asked:
            answer = read_answer(words)
            if answer.number == self._asked[0].number and answer.trouble:
                self._give_up(answer.trouble)
            elif answer.number == self._asked[0].number:
                self._failures = 0
                self._answered(answer)

    def _break_down(self, trouble: str) -> None:
        """The worker is of no use any more. The next question may have another one, or one after a rest."""
        self._failures += 1
        if self._failures >= CHANCES:
            self._rests_until = self._page.clock() + 1000 * REST_SECONDS * 2 ** (self._failures - CHANCES)
        if self._worker:
            self._worker.end()
        self._worker, self._ready = None, False
        self._give_up(trouble)

    def _give_up(self, trouble: str) -> None:
        self._page.log_error(trouble)
        if self._asked:
            question, match, _ = self._asked
            self._answered(Answer(question.number, quick_move(match.game, match.state), trouble=trouble))

    def _answered(self, answer: Answer) -> None:
        self._patience.stop()
        if self._asked:
            then = self._asked[2]
            self._asked = None
            then(answer)

    def _wait(self, seconds: float, call: Callable[[], None]) -> None:
        self._patience.wait(seconds, lambda: self._guarded(call))


def quick_move(game: Game[Any, Any], state: Any) -> str:  # noqa: ANN401 - each game has its own kind of state
    """A sensible move at once: the lowest level with hardly any time; where even that fails, any legal move."""
    from hansa import ai  # noqa: PLC0415 - the page needs the players only where the worker fails, and starts faster so

    try:
        player = ai.player(game.id, ai.LEVELS[0])
        budget = ai.Budget(QUICK_NODES, QUICK_SECONDS, time.perf_counter)
        return str(player.choose(game, game.view(state, game.to_act(state)), budget))
    except Exception:  # noqa: BLE001 - whatever the player raises, the game goes on
        return str(game.legal_actions(state)[0])
