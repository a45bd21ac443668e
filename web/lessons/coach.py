"""The coach beside the table: what a lesson says, and the same above the sheets of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.writer import Markup, button, el, join
from web.text import say, sentences
from web.wire import address
from web.wire.screen import LiveDialog

if TYPE_CHECKING:
    from web.play.guide import Guide
    from web.play.lesson import Lesson
    from web.wire.screen import Dialog


def title(lesson: Lesson) -> str:
    """What a lesson is called."""
    return say(f"lesson.{lesson.game}.{lesson.number}")


def sentence(guide: Guide) -> str:
    """What the coach says now."""
    lesson, step = guide.lesson, guide.step
    return say(f"lesson.{lesson.game}.{lesson.number}.{step.name if step else 'learned'}")


def stray(guide: Guide) -> str:
    """What is said before it, when something else was tried."""
    if not guide.strayed or guide.step is None:
        return ""
    return say("lesson.wait" if guide.step.is_read else "lesson.stray")


def spoken(guide: Guide) -> str:
    """All of it, for those who listen."""
    over = "" if guide.step else say("lesson.complete")
    return sentences((over, stray(guide), sentence(guide)))


def panel(guide: Guide, *, is_last: bool) -> Markup:
    """The coach's card: how far we are, what to do, and the way on; after the last lesson that is a game."""
    lesson, step = guide.lesson, guide.step
    if step is None:
        far, ways = say("lesson.over"), _ways_on(lesson, is_last=is_last)
    else:
        far = say("lesson.step", n=guide.done + 1, all=len(lesson.steps))
        onward = button(say("lesson.go-on"), "confirm", class_="button primary", id="coach-on")
        ways = onward if step.is_read else Markup()
    astray = stray(guide)
    return join(
        (
            el(
                "p",
                icon("check" if step is None else "learn"),
                el("b", title(lesson)),
                el("span", far),
                class_="coach-step",
            ),
            el(
                "p",
                el("b", astray, say("sentences.between"), class_="coach-stray") if astray else "",
                sentence(guide),
            ),
            el("div", ways, class_="coach-ways") if ways else "",
        )
    )


def _ways_on(lesson: Lesson, *, is_last: bool) -> Markup:
    onward = (
        el("a", say("lesson.play"), href=address.NEW, class_="button primary")
        if is_last
        else el("a", say("lesson.next"), href=address.learn(lesson.game, lesson.number + 1), class_="button primary")
    )
    every = el("a", say("lesson.all"), href=address.LEARN, class_="button")
    return join((onward, button(say("lesson.again"), "lesson-again", class_="button"), every))


class Coached:
    """A sheet of the table with the coach's sentence above it."""

    def __init__(self, inner: Dialog, guide: Guide) -> None:
        self.name = inner.name
        self._inner = inner
        self._guide = guide

    def markup(self) -> Markup:
        line = el("p", icon("learn"), el("span", sentence(self._guide)), class_="coach-line")
        return join((line, self._inner.markup()))

    def parts(self) -> dict[str, Markup]:
        return self._inner.parts() if isinstance(self._inner, LiveDialog) else {}

    def do(self, command: str, value: str = "") -> None:
        self._inner.do(command, value)
