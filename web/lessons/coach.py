"""The coach beside the table: what a lesson says, what it points at, and the same inside the sheets of the table."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.writer import Markup, button, el, join
from web.lessons import COURSES
from web.text import say
from web.wire import address
from web.wire.screen import LiveDialog

if TYPE_CHECKING:
    from web.play.guide import LessonSession
    from web.play.lesson import Lesson
    from web.wire.screen import Dialog

_THING = re.compile(r'data-id="([^"]+)"([^>]*? class="target)([^"]*)"')
_BUTTON = re.compile(r'class="(?!target)([^"]*)" data-id="([^"]+)"')
_CHOICE = re.compile(r'data-value="([^"]+)"')
MEANT = " data-meant"


def title(lesson: Lesson) -> str:
    """What a lesson is called."""
    return say(f"lesson.{lesson.game}.{lesson.number}")


def sentence(session: LessonSession) -> str:
    """What the coach says now."""
    lesson, step = session.lesson, session.step
    return say(f"lesson.{lesson.game}.{lesson.number}.{step.name if step else 'learned'}")


def stray(session: LessonSession) -> str:
    """What is said before it, when something else was tried."""
    if not session.strayed or session.step is None:
        return ""
    return say("lesson.wait" if session.step.is_read else "lesson.stray")


def spoken(session: LessonSession) -> str:
    """All of it, for those who listen."""
    over = "" if session.step else say("lesson.complete")
    return " ".join(filter(None, (over, stray(session), sentence(session))))


def panel(session: LessonSession) -> Markup:
    """The coach's card: how far we are, what to do, and the way on."""
    lesson, step = session.lesson, session.step
    if step is None:
        far, ways = say("lesson.over"), _ways_on(lesson)
    else:
        far = say("lesson.step", n=session.done + 1, all=len(lesson.steps))
        onward = button(say("lesson.go-on"), "confirm", class_="button primary", id="coach-on")
        ways = onward if step.is_read else Markup()
    astray = stray(session)
    return join(
        (
            el(
                "p",
                icon("check" if step is None else "learn"),
                el("b", title(lesson)),
                el("span", far),
                class_="coach-step",
            ),
            el("p", el("b", astray + " ", class_="coach-stray") if astray else "", sentence(session)),
            el("div", ways, class_="coach-ways") if ways else "",
        )
    )


def _ways_on(lesson: Lesson) -> Markup:
    following = len(COURSES[lesson.game]) > lesson.number
    onward = (
        el("a", say("lesson.next"), href=address.learn(lesson.game, lesson.number + 1), class_="button primary")
        if following
        else el("a", say("lesson.play"), href=address.NEW, class_="button primary")
    )
    every = el("a", say("lesson.all"), href=address.LEARN, class_="button")
    return join((onward, button(say("lesson.again"), "lesson-again", class_="button"), every))


def point(part: Markup, session: LessonSession) -> Markup:
    """A part of the table on which only what is wanted glows; buttons beside the board are marked as meant."""
    wanted, aims = session.wanted, session.aims

    def thing(found: re.Match[str]) -> str:
        target, between, look = found.groups()
        glows = target in wanted and "aria-disabled" not in between and "is-chosen" not in look
        rest = look.replace(" is-legal", "")
        return f'data-id="{target}"{between}{" is-legal" if glows else ""}{rest}"'

    def beside(found: re.Match[str]) -> str:
        asked = aims if found[1].startswith("pick") else wanted  # among several it is the piece that tells
        return found[0] + MEANT if found[2] in asked else found[0]

    return Markup(_BUTTON.sub(beside, _THING.sub(thing, part)))


def mark(part: Markup, session: LessonSession) -> Markup:
    """A bar or a sheet in which the choice that is meant is marked.

    A choice names an action of this step or of the next, or the last word of one.
    """
    asked = [pattern for step in session.lesson.steps[session.done :][:2] for pattern in step.expects]

    def choice(found: re.Match[str]) -> str:
        meant = any(fnmatchcase(found[1], pattern) or pattern.endswith(f" {found[1]}") for pattern in asked)
        return found[0] + MEANT if meant else found[0]

    return Markup(_CHOICE.sub(choice, part))


class Coached:
    """A sheet of the table with the coach's sentence above it."""

    def __init__(self, inner: Dialog, session: LessonSession) -> None:
        self.name = inner.name
        self._inner = inner
        self._session = session

    def markup(self) -> Markup:
        line = el("p", icon("learn"), el("span", sentence(self._session)), class_="coach-line")
        return join((line, mark(self._inner.markup(), self._session)))

    def parts(self) -> dict[str, Markup]:
        return self._inner.parts() if isinstance(self._inner, LiveDialog) else {}

    def do(self, command: str, value: str = "") -> None:
        self._inner.do(command, value)
