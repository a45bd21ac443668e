"""The computer players at a table: who of them is to move, when what they do is shown, and what they would advise.

Thinking is the worker's; here is only the waiting. Whatever changes at the table is told by `attend`, and an answer to
a position that is no longer on the table is not played.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import hansa
import hansa.levels
from web.play.question import Answer
from web.play.thinker import quick_move

if TYPE_CHECKING:
    from collections.abc import Callable

    from web.play.preferences import Preferences
    from web.play.session import Session
    from web.wire.screen import Services

ADVISER = "master"

LEVELS = hansa.levels.EVERY
SECONDS = {name: level.seconds["normal"] for name, level in LEVELS.items()}
"""What a turn may take, by level."""

MASTER_SECONDS = LEVELS[ADVISER].seconds
"""The same for the Master, as a person likes it."""

MASTER_EFFORT = LEVELS[ADVISER].effort
"""How many times its own measure of positions the Master may look at: time alone would not make it look further."""

LEAST_SECONDS = 0.1
SHARE = 0.6
"""A turn is several decisions: each may take this much of what is left, for the first ones decide most."""

ANSWER = 0.25
"""Who answers in somebody else's turn has this much of what a turn of their own may take."""

ENOUGH = 0.3
"""With less of a turn's time left than this, a plan is followed as it was made: a hasty look would only spoil it."""

PACE = {"normal": 1.3, "fast": 0.4, "once": 0.0}
"""Seconds from one step of a computer to the next, by speed; in `step` a person says when."""


def seconds(level: str, likes: Preferences) -> float:
    """What a turn of a level may take."""
    return MASTER_SECONDS[likes.master] if level == ADVISER else SECONDS[level]


def effort(level: str, time: float, likes: Preferences) -> float:
    """What a level's own measure of positions is multiplied by; 1.0 where little time is left."""
    plenty = time >= ENOUGH * seconds(level, likes)
    return MASTER_EFFORT[likes.master] if level == ADVISER and plenty else 1.0


@dataclass(frozen=True, slots=True)
class Note:
    """Something a person asked about: what to do now (`advice`), or why something was done (`why`).

    `ply` is the number of the action that it is about; there is no answer as long as it is thought about.
    """

    kind: str
    ply: int
    answer: Answer | None = None
    asked: int = 0
    """How many actions had been played when it was asked."""


class Opponents:
    """Lets the computers of one table play, and answers questions about moves."""

    def __init__(
        self,
        host: Services,
        session: Session,
        played: Callable[[int], None],
        answered: Callable[[], None],
        *,
        held: Callable[[], bool],
    ) -> None:
        """`played` hears since which ply something was played, `answered` that the note has its answer.

        While `held` nothing is played.
        """
        self._host = host
        self._session = session
        self._played = played
        self._note_answered = answered
        self._held = held
        self._about: int | None = None
        self._ready: Answer | None = None
        self._call_off: Callable[[], None] | None = None
        self._moved = 0.0
        self._owner = -1
        self._spent: dict[int, float] = {}
        self._plan: tuple[int, tuple[str, ...]] = (-1, ())
        self._answers: dict[int, Answer] = {}
        self.paused = False
        self.note: Note | None = None

    @property
    def _here(self) -> bool:
        """Whether this table is still the one in front."""
        return self._host.session is self._session

    @property
    def waiting(self) -> bool:
        """A step is ready and waits for a person to ask for it."""
        return self._ready is not None and self._call_off is None

    def attend(self) -> None:
        """Something changed: whoever is to move now thinks, and nobody else."""
        match = self._session.match
        ply, owner = match.ply, match.game.turn_of(match.state)
        if owner != self._owner:
            self._owner, self._spent = owner, {}
        if self.note and self._outlived(self.note):
            self.note = None
        for later in [known for known in self._answers if known >= ply]:
            del self._answers[later]
        if any(self._session.levels) and not self._session.read_only:
            self._host.thinker.start()
        if not self._session.awaits_computer or self.paused:
            self._rest()
        elif self._about != ply and (not self.note or self.note.answer):  # one question at a time
            self._rest()
            self._ask()
        elif self.waiting:
            self._in_time()

    def pause(self) -> None:
        """Nobody moves until they may again."""
        self.paused = True
        self.attend()

    def resume(self) -> None:
        """Go on: after a pause, or with the step that waits."""
        self.paused = False
        if self._ready:
            self._play()
        else:
            self.attend()

    def advise(self) -> None:
        """What would the Master do here?"""
        session = self._session
        if self._here and session.legal:
            self.note = Note("advice", session.match.ply, asked=session.match.ply)
            self._think(session.match, ADVISER, seconds(ADVISER, self._host.preferences), self._told)

    def explain(self) -> None:
        """Why was the last step of a computer what it was? Where that is not known any more, it is thought over."""
        ply = self.explainable
        if ply is None or not self._here:
            return
        asked = self._session.match.ply
        if known := self._answers.get(ply):
            self.note = Note("why", ply, known, asked)
            return
        self._rest()
        match, level = self._session.match, self._session.levels[self._session.match.actors[ply]]
        self.note = Note("why", ply, asked=asked)
        self._think(match.branch(ply), level, seconds(level, self._host.preferences), self._told)

    @property
    def explainable(self) -> int | None:
        """The last step of a computer that was a choice; in a turn of several steps, not the one that only ends it."""
        match, levels = self._session.match, self._session.levels
        actors, log, game = match.actors, match.log, match.game
        choices: list[int] = []
        for ply in reversed(range(len(actors))):
            if choices and actors[ply] not in {actors[choices[0]], hansa.CHANCE}:
                break
            if actors[ply] >= 0 and levels[actors[ply]] and len(game.legal_actions(match.at(ply))) > 1:
                choices.append(ply)
                if not game.ends_turn(match.at(ply), log[ply]):
                    return ply
        return choices[0] if choices else None

    def forget(self) -> None:
        """The note has been read, or is not wanted any more."""
        if self.note and not self.note.answer:
            self._host.thinker.cancel()
        self.note = None
        self.attend()

    def _outlived(self, note: Note) -> bool:
        """Advice is for one position; a reason is of interest until somebody at the table goes on themselves."""
        match, levels = self._session.match, self._session.levels
        if note.kind == "advice" or match.ply < note.asked:
            return match.ply != note.asked
        return any(seat >= 0 and not levels[seat] for seat in match.actors[note.asked :])

    def _rest(self) -> None:
        if self._about is not None:
            self._host.thinker.cancel()
        self._stop_clock()
        self._about = self._ready = None

    def _stop_clock(self) -> None:
        if self._call_off:
            self._call_off()
        self._call_off = None

    def _ask(self) -> None:
        session, match = self._session, self._session.match
        seat = match.to_act
        level = session.levels[seat]
        whole = seconds(level, self._host.preferences) * (1 if seat == self._owner else ANSWER)
        left = whole - self._spent.get(seat, 0.0)
        self._about = match.ply
        if left < ENOUGH * whole and (rest := self._rest_of_plan()):
            self._answered(Answer(0, rest[0], rest))
        else:
            self._think(match, level, max(LEAST_SECONDS, SHARE * left), self._answered)

    def _think(self, match: hansa.Match, level: str, time: float, then: Callable[[Answer], None]) -> None:
        self._host.thinker.ask(match, level, time, then, effort=effort(level, time, self._host.preferences))

    def _rest_of_plan(self) -> tuple[str, ...]:
        """What is left of the line that the last answer began with, if nothing came in between."""
        ply, line = self._plan
        match = self._session.match
        done = tuple(map(str, match.log[ply:])) if ply >= 0 else ()
        rest = line[len(done) :]
        return rest if done and rest and line[: len(done)] == done else ()

    def _answered(self, answer: Answer) -> None:
        if self._here and self._about == self._session.match.ply:
            seat = self._session.match.to_act
            self._spent[seat] = self._spent.get(seat, 0.0) + answer.seconds
            self._ready = answer
            self._in_time()

    def _in_time(self) -> None:
        """What is ready is shown at once, or when the last step has been seen long enough."""
        speed = self._host.preferences.speed
        if speed in PACE:
            wait = PACE[speed] - (self._host.clock() - self._moved) / 1000
            self._call_off = self._host.after(max(0.0, wait), self._play)

    def _play(self) -> None:
        self._stop_clock()
        if self._held() or not self._here:
            return  # what is ready waits until the table attends again
        answer, self._ready, self._about = self._ready, None, None
        if answer is None:
            return
        session = self._session
        ply = session.match.ply
        try:
            session.play_for_computer(answer.action, quick=bool(answer.trouble))
        except hansa.HansaError:
            session.play_for_computer(quick_move(session.game, session.match.state), quick=True)
        else:
            self._plan = ply, answer.line
            if answer.number:
                self._answers[ply] = answer
        self._moved = self._host.clock()
        self._played(ply)

    def _told(self, answer: Answer) -> None:
        """The answer to what a person asked."""
        if self._here and self.note and not self.note.answer:
            self.note = note = replace(self.note, answer=answer)
            self.attend()
            if self.note is note:
                self._note_answered()
