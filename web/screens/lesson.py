"""A lesson at the table: the game's own table on the lesson's session, with a coach beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.icons import icon
from web.draw.writer import Markup, button, el
from web.lessons import coach
from web.play import guide
from web.table.dialog import framed
from web.table.sheets import InfoSheet
from web.text import say
from web.wire import address
from web.wire.part import Part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.play.guide import Guide
    from web.play.lesson import Lesson
    from web.table.kit import Kit
    from web.wire.screen import Dialog, Services


class LessonScreen:
    """The table hears everything first; what is right or not is the session's to say."""

    name = "table"

    def __init__(self, host: Services, lesson: Lesson, kit: Kit) -> None:
        self._host = host
        self._lesson = lesson
        self._kit = kit
        self._begin()

    def _begin(self) -> None:
        session = guide.begin(self._lesson, lambda: self._host.library.keep_learned(self._lesson.id))
        session.match.title = say("lesson.short", n=self._lesson.number)
        assert session.guide  # noqa: S101 - it was begun with one
        self.session, self._guide = session, session.guide
        self._table = self._kit.sit(self._host, session, _Coach(session.guide))

    def arrived(self) -> None:
        """The table is drawn."""
        self._table.face.arrived(self._table.moment)

    def title(self) -> str:
        game = say(f"learn.game.{self._lesson.game}")
        return say("lesson.title", game=game, n=self._lesson.number, title=coach.title(self._lesson))

    def fragments(self) -> list[Part]:
        table, *parts = self._table.fragments()
        guide, complaint = self._guide, self._table.complaint
        of = (self._lesson, guide.done, guide.strayed, complaint)
        told = Part("coach", of, lambda: coach.panel(guide, complaint, self._kit.after(self._lesson)))
        return [Part("app", ("lesson", *table.of), lambda: _frame(table.draw())), told, *parts]

    def moves(self) -> Sequence[tuple[str, str]]:
        """Where pieces went."""
        return self._table.moves()

    def tap(self, target: str) -> None:
        if not self._guide.acts:
            self._guide.strayed = True
            self._host.announce(coach.spoken(self._guide))
        else:
            self._table.tap(target)

    def do(self, command: str, value: str = "") -> None:
        if command in {"lesson-again", "again"}:
            self._begin()
            self._host.dismiss()
            self._host.announce(coach.spoken(self._guide))
            self.arrived()
        elif command == "menu":
            self._host.show(_Menu(self, self.title(), self._lesson.game))
        elif command not in {"history.copy", "share"}:  # a lesson is no game to be kept
            if command == "confirm":
                self._table.do("history.close")
            self._table.do(command, value)

    def keys(self) -> frozenset[str]:
        return self._table.keys()

    def key(self, key: str) -> bool:
        return self._table.key(key)


def _frame(table: Markup) -> Markup:
    words = el("section", id="coach", class_="coach", aria_label=say("lesson.coach"))
    return el("div", words, table, class_="lesson")


class _Coach:
    """What the coach adds to announcements and sheets of the table."""

    def __init__(self, guide: Guide) -> None:
        self._guide = guide

    def above(self, dialog: Dialog) -> Dialog:
        """In sheets that ask for something the coach has a say; what is only to be read stays as it is."""
        return dialog if isinstance(dialog, InfoSheet) else coach.Coached(dialog, self._guide)

    def adds(self, sentence: str) -> str:
        """What happened, and what the coach says to it."""
        words = coach.spoken(self._guide)
        return words if self._guide.strayed else f"{sentence} {words}"


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
