"""A lesson at the table: the game's own table on the lesson's session, with a coach beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from web.draw.icons import icon
from web.draw.writer import Markup, button, el
from web.lessons import coach
from web.play.guide import LessonSession
from web.table.dialog import framed
from web.table.sheets import Reading
from web.text import say
from web.wire import address

if TYPE_CHECKING:
    from collections.abc import Callable

    from web.play.lesson import Lesson
    from web.play.session import Session
    from web.wire.screen import Dialog, Host, Screen


class LessonScreen:
    """The table hears everything first; what is right or not is the session's to say."""

    name = "table"

    def __init__(self, host: Host, lesson: Lesson, table: Callable[[Host, Session], Screen]) -> None:
        self._host = host
        self._lesson = lesson
        self._seat = table
        self._begin()

    def _begin(self) -> None:
        self._session = LessonSession(self._lesson, lambda: self._host.library.keep_learned(self._lesson.id))
        self._session.match.title = say("lesson.short", n=self._lesson.number)
        self._table = self._seat(cast("Host", _CoachedHost(self._host, self._session)), self._session)

    def arrived(self) -> None:
        """The table is drawn."""
        _show_subject(self._host, self._session)

    def title(self) -> str:
        game = say(f"learn.game.{self._lesson.game}")
        return say("lesson.title", game=game, n=self._lesson.number, title=coach.title(self._lesson))

    def fragments(self) -> dict[str, Markup]:
        shown = self._table.fragments()
        label = say("lesson.coach")
        words = el("section", id="coach", class_="coach", aria_label=label)
        frame = el("div", words, shown.pop("app"), class_="lesson")
        parts = {name: coach.point(part, self._session) for name, part in shown.items()}
        if bar := parts.get("table-bar"):
            parts["table-bar"] = coach.mark(bar, self._session)
        return {"app": frame, "coach": coach.panel(self._session), **parts}

    def tap(self, target: str) -> None:
        if self._session.can_confirm or self._session.step is None:
            self._session.strayed = True
            self._host.announce(coach.spoken(self._session))
        else:
            self._table.tap(target)

    def do(self, command: str, value: str = "") -> None:
        if command in {"lesson-again", "again"}:
            self._begin()
            self._host.dismiss()
            self._host.announce(coach.spoken(self._session))
            self.arrived()
        elif command == "menu":
            self._host.show(_Menu(self, self.title(), self._lesson.game))
        elif command not in {"history.copy", "share"}:  # a lesson is no game to be kept
            if command == "confirm":
                self._table.do("history.close")
            self._table.do(command, value)

    def key(self, key: str) -> bool:
        return self._table.key(key)


def _show_subject(host: Host, session: LessonSession) -> None:
    """Where the board may be larger than the window, bring what is spoken of into view."""
    if host.upright() and (subject := session.subject):
        host.focus(subject)


class _CoachedHost:
    """The host as the table of a lesson sees it: all as ever, but the coach has a say in sheets and announcements."""

    def __init__(self, host: Host, session: LessonSession) -> None:
        self._host = host
        self._session = session

    def __getattr__(self, name: str) -> object:
        return getattr(self._host, name)

    def show(self, dialog: Dialog) -> None:
        """In sheets that ask for something the coach has a say; what is only to be read stays as it is."""
        self._host.show(dialog if isinstance(dialog, Reading) else coach.Coached(dialog, self._session))

    def announce(self, sentence: str) -> None:
        """What happened, and what the coach says to it; a board larger than the window shows what is meant."""
        words = coach.spoken(self._session)
        self._host.announce(words if self._session.strayed else f"{sentence} {words}")
        _show_subject(self._host, self._session)


class _Menu:
    """The way out of a lesson, or back to its beginning."""

    name = "lesson-menu"

    def __init__(self, screen: LessonScreen, heading: str, game: str) -> None:
        self._screen = screen
        self._heading = heading
        self._game = game

    def markup(self) -> Markup:
        again = button(say("learn.repeat"), "lesson-again", icon=icon("reset"))
        rules = el("a", icon("book"), say("rules.open"), href=address.rules(self._game), class_="button")
        every = el("a", icon("learn"), say("lesson.all"), href=address.LEARN, class_="button primary")
        return framed(self._heading, el("div", again, rules, every, class_="dialog-foot"))

    def do(self, command: str, value: str = "") -> None:
        self._screen.do(command, value)
