"""What a lesson asks for: its steps one after the other, which actions they accept and what they want to be tapped."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from web.play.lesson import fits
from web.play.preferences import Preferences
from web.play.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from hansa import Action, Match
    from web.play.lesson import Lesson, Step

ON_THE_TABLE = ("city", "space", "post", "route", "office", "special", "province")
"""Targets that are pointed at before those that are only buttons for the same."""


class Guide:
    """Where a learner is in a lesson."""

    def __init__(self, lesson: Lesson, finished: Callable[[], None] = lambda: None) -> None:
        self.lesson = lesson
        self.done = 0
        """How many steps are behind us."""
        self.strayed = False
        """The last thing tried was possible, but is not what the step asks for."""
        self._finished = finished

    @property
    def step(self) -> Step | None:
        """What is to be done now; None when the lesson is over."""
        return self.lesson.steps[self.done] if self.done < len(self.lesson.steps) else None

    @property
    def reads(self) -> bool:
        """The step only has to be read, and perhaps watched."""
        return self.step is not None and self.step.is_read

    @property
    def acts(self) -> bool:
        """Something is to be tapped."""
        return self.step is not None and not self.step.is_read

    def accepts(self, action: Action) -> bool:
        """Whether an action is what the step asks for."""
        return self.step is not None and self.step.fits(action.text)

    def wants(self, actions: Iterable[Action], targets: Callable[[Action], Sequence[str]]) -> tuple[str, ...]:
        """Of the targets that some actions have, those that are pointed at now."""
        return _pointed_at(self.step, actions, targets) if self.step else ()

    def means(self, text: str) -> bool:
        """Whether a choice is meant: it is an action that this step or the next expects, or the last word of one."""
        asked = (pattern for step in self.lesson.steps[self.done :][:2] for pattern in step.expects)
        return any(fnmatchcase(text, pattern) or pattern.endswith(f" {text}") for pattern in asked)

    def subjects(self, match: Match) -> tuple[str, ...]:
        """What the coach speaks of: what is wanted now or after reading, or what others do first."""
        steps = iter(self.lesson.steps[self.done :])
        told = next((patterns for step in steps if (patterns := step.expects or step.plays[:1])), ())
        return _aims(told, match.legal_actions, lambda action: match.game.targets(match.state, action))

    def advance(self) -> None:
        """The step is done."""
        self.done += 1
        self.strayed = False
        if self.step is None:
            self._finished()


def _pointed_at(step: Step, actions: Iterable[Action], targets: Callable[[Action], Sequence[str]]) -> tuple[str, ...]:
    """What comes first, things of the board, or else buttons and pieces beside it."""
    aims = _aims(step.expects, actions, targets)
    found = (tuple(target for target in aims if _kind(target) in kinds) for kinds in ((step.first,), ON_THE_TABLE))
    return next(filter(None, found), aims)


def _aims(
    patterns: Sequence[str], actions: Iterable[Action], targets: Callable[[Action], Sequence[str]]
) -> tuple[str, ...]:
    """All that stands for some actions."""
    fitting = (action for action in actions if fits(patterns, action.text))
    return tuple(dict.fromkeys(target for action in fitting for target in targets(action)))


def _kind(target: str) -> str:
    return target.partition(":")[0]


def begin(lesson: Lesson, finished: Callable[[], None] = lambda: None) -> Session:
    """A lesson as a session. Nobody keeps it; turns are not confirmed and nothing is taken without asking."""
    match = lesson.position()
    session = Session(match, "lesson", match.ply, preferences=Preferences(confirm="never", auto=False))
    session.teach(Guide(lesson, finished))
    return session
