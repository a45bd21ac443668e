"""The coach beside the table: what a lesson says, and the same above the sheets of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.fields import round_button
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
    """What is said besides, when something else was tried."""
    if not guide.strayed or guide.step is None:
        return ""
    return say("lesson.wait" if guide.step.is_read else "lesson.stray")


def spoken(guide: Guide) -> str:
    """All of it, for those who listen."""
    over = "" if guide.step else say("lesson.complete")
    return sentences((over, stray(guide), sentence(guide)))


def panel(guide: Guide, complaint: str, following: Lesson | None) -> Markup:
    """The coach's card: how far we are, what to do, and the way on.

    What went wrong, `complaint` where a rule forbids it, stands where there always is room for it: nothing moves.
    """
    lesson, step = guide.lesson, guide.step
    if step is None:
        far, ways = say("lesson.over"), _ways_on(following)
    else:
        far = say("lesson.step", n=guide.done + 1, all=len(lesson.steps))
        onward = button(say("lesson.go-on"), "confirm", class_="button primary", id="coach-on")
        ways = onward if step.is_read else Markup()
    wrong = complaint or stray(guide)
    words = el("p", wrong, class_="coach-stray") if wrong else "", el("p", sentence(guide), class_="coach-says")
    return join(
        (
            el(
                "p",
                icon("check" if step is None else "learn"),
                el("b", title(lesson)),
                el("span", far),
                class_="coach-step",
            ),
            el("div", *words, class_="coach-words"),
            el("div", ways, class_="coach-ways") if ways else "",
        )
    )


def _ways_on(following: Lesson | None) -> Markup:
    """To the next lesson, where there is one of the same kind, or else to a game."""
    key, route = ("next", address.learn(following.game, following.number)) if following else ("play", address.NEW)
    onward = el("a", say(f"lesson.{key}"), href=route, class_="button primary")
    again, every = say("lesson.again"), say("lesson.all")
    all_of_them = el("a", icon("learn"), href=address.LEARN, class_="button quiet round", aria_label=every, title=every)
    return join((round_button("reset", "lesson-again", again, title=again), all_of_them, onward))


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
