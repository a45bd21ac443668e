"""A lesson being taken: the session of its match, which plays only what the step at hand asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa import IllegalAction
from web.play.preferences import Preferences
from web.play.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hansa import Action, Event
    from web.play.lesson import Lesson, Step

ON_THE_TABLE = ("city", "space", "post", "route", "office", "special", "province")
"""Targets that are pointed at before those that are only buttons for the same."""


class LessonSession(Session):
    """Nobody keeps it. Turns are not confirmed and nothing is taken without asking: each step is the learner's own."""

    def __init__(self, lesson: Lesson, finished: Callable[[], None] = lambda: None) -> None:
        match = lesson.position()
        super().__init__(match, "lesson", match.ply, preferences=Preferences(confirm="never", auto=False))
        self.lesson = lesson
        self.done = 0
        """How many steps are behind us."""
        self.strayed = False
        """The last thing tried was possible, but is not what the step asks for."""
        self._began = match.ply
        self._finished = finished

    @property
    def step(self) -> Step | None:
        """What is to be done now; None when the lesson is over."""
        return self.lesson.steps[self.done] if self.done < len(self.lesson.steps) else None

    @property
    def legal(self) -> Sequence[Action]:
        """Nothing while there is something to read: what glows is to be tapped."""
        return () if self.step is None or self.step.is_read else super().legal

    @property
    def floor(self) -> int:
        """A step that was right stays; what it was made of can be taken back until it is complete."""
        return max(super().floor, self._began)

    @property
    def can_confirm(self) -> bool:
        """The step only has to be read, and perhaps watched."""
        return self.step is not None and self.step.is_read

    @property
    def aims(self) -> tuple[str, ...]:
        """Every target that stands for what the step asks for."""
        return self._targets(self.step) if self.step else ()

    @property
    def wanted(self) -> tuple[str, ...]:
        """Those of them that are pointed at: things of the board, or else buttons and pieces beside it."""
        return _first_on_the_table(self.aims)

    @property
    def subject(self) -> str:
        """What the coach speaks of: a thing that is wanted, or will be when a sentence has been read."""
        step = self.step
        if step and step.is_read and not step.plays and self.done + 1 < len(self.lesson.steps):
            step = self.lesson.steps[self.done + 1]
        return next(iter(_first_on_the_table(self._targets(step))), "") if step else ""

    def _targets(self, step: Step) -> tuple[str, ...]:
        fitting = [action for action in super().legal if step.fits(str(action))]
        return tuple(dict.fromkeys(target for one in fitting for target in self.game.targets(self.match.state, one)))

    def play(self, action: Action | str) -> list[Event]:
        """Play what the step asks for; anything else that is legal changes nothing but is told."""
        try:
            legal = self.game.parse(self.match.state, str(action))
        except IllegalAction:
            if self.strayed:  # it would have followed from what was not played
                return []
            raise
        if self.step is None or not self.step.fits(str(legal)):
            self.strayed = True
            return []
        events = super().play(legal)
        self._advance()
        return events

    def confirm(self) -> list[Event]:
        """The sentence has been read: what it tells happens."""
        step = self.step
        if step is None or not step.is_read:
            return []
        events = [event for text in step.plays for event in super(LessonSession, self).play(text)]
        self._advance()
        return events

    def _advance(self) -> None:
        self.done += 1
        self.strayed = False
        self._began = self.match.ply
        if self.step is None:
            self._finished()


def _first_on_the_table(targets: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(target for target in targets if target.partition(":")[0] in ON_THE_TABLE) or targets
