"""The lessons of both games: which there are, and which are done."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.writer import Markup, el
from web.games import kits
from web.lessons.coach import title
from web.screens.hero import band, picture
from web.text import say
from web.wire import address
from web.wire.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from web.play.lesson import Lesson
    from web.table.kit import Kit
    from web.wire.screen import Services


class LearnScreen(Screen):
    """A list a game, in the order in which lessons are best taken."""

    name = "learn"

    def __init__(self, host: Services) -> None:
        self._host = host

    def title(self) -> str:
        return say("page.title", name=say("learn.title"))

    def fragments(self) -> dict[str, Markup]:
        done = self._host.library.learned()
        head = band(say("learn.title"), address.HOME, say("home.back"), picture(names=False))
        courses = [_course(kit, done) for kit in kits().values() if kit.lessons]
        about = el("p", say("learn.about"), class_="lead")
        return {"app": el("div", head, about, el("div", *courses, class_="courses"), class_="learn")}


def _course(kit: Kit, done: Collection[str]) -> Markup:
    """The game itself stands open, the rest is folded up, so that nobody has to be afraid of how much there is."""
    game, lessons = kit.id, kit.lessons
    behind = [lesson for lesson in lessons if lesson.id in done]
    following = next((lesson for lesson in lessons if lesson.id not in done), lessons[0])
    key = "learn.begin" if not behind else "learn.repeat" if len(behind) == len(lessons) else "learn.go-on"
    first, *more = (list(group) for _, group in groupby(lessons, lambda lesson: lesson.group))
    onward = el("a", say(key, n=following.number), href=address.learn(game, following.number), class_="button primary")
    rules = el("a", icon("book"), say("rules.open"), href=address.rules(game), class_="button")
    return el(
        "section",
        el("div", kit.vignette(), class_="vignette"),
        el("h2", say(f"learn.game.{game}")),
        el("p", _progress(first, done), class_="hint"),
        _lines(first, done),
        *(_folded(group, done, following) for group in more),
        el("div", onward, rules, *_more(kit), class_="coach-ways"),
        class_=f"course course-{game}",
    )


def _progress(lessons: Sequence[Lesson], done: Collection[str]) -> str:
    behind = sum(lesson.id in done for lesson in lessons)
    number = len(lessons)
    return say("learn.progress", n=behind, all=number) if behind else say("learn.lessons", n=number)


def _lines(lessons: Sequence[Lesson], done: Collection[str]) -> Markup:
    return el("ol", *(_line(lesson, done=lesson.id in done) for lesson in lessons))


def _folded(lessons: Sequence[Lesson], done: Collection[str], following: Lesson) -> Markup:
    """Lessons about something that can wait; open where the next one is among them."""
    first = lessons[0]
    name = el("b", say(f"learn.group.{first.game}.{first.group}"))
    head = el("summary", name, el("span", _progress(lessons, done), class_="hint"))
    return el("details", head, _lines(lessons, done), open=following in lessons and following.id not in done)


def _more(kit: Kit) -> list[Markup]:
    """What else there is to be read of a game."""
    ways = (
        ("card", "summary.open", address.summary(kit.id), kit.summary),
        ("lamp", "hints.open", address.hints(kit.id), kit.hints),
    )
    return [el("a", icon(sign), say(key), href=there, class_="button") for sign, key, there, has in ways if has]


def _line(lesson: Lesson, *, done: bool) -> Markup:
    mark = icon("check", say("learn.done")) if done else el("span", str(lesson.number), aria_hidden="true")
    link = el(
        "a", el("span", mark, class_="lesson-mark"), title(lesson), href=address.learn(lesson.game, lesson.number)
    )
    return el("li", link, class_="is-done" if done else None)
