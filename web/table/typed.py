"""Typing moves: a field, below it what is possible, and the answer in words.

It stays open, so that a whole game can be played in it, by keyboard alone and without looking at the board.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from web.draw.fields import text_field
from web.draw.writer import Markup, el, join
from web.play.entries import Entry
from web.play.future import Future
from web.play.typed import LENGTH, Forbidden, Meant, Moves, Several, words
from web.table.bar import hand_on
from web.table.dialog import framed
from web.text import language, say, sentences

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hansa import Action
    from web.play.session import Session
    from web.table.table import Table
    from web.wire.screen import Services

OFFERS = 6
FIELD = "typed"
TEXTLESS = {name: f"typed.does.{name}" for name in ("end", "done", "nothing")}
"""What makes nothing happen that a log tells."""


class Offer(NamedTuple):
    """Something that can be done now: what to type for it, what it does, and the table's command if it is no move."""

    text: str
    sentence: str
    command: str = ""


class TypedMoves:
    """One field for everything that can be done at a table."""

    name = "typed"

    def __init__(self, host: Services, session: Session, table: Table) -> None:
        self._host = host
        self._session = session
        self._table = table
        self._text = self._said = ""
        self._nearest: Sequence[Action] = ()
        self._moment: tuple[object, ...] = ()
        table.do("cancel")  # what is typed belongs to now, not to a moment that is looked back at

    def markup(self) -> Markup:
        field = text_field(
            "typed",
            "typed",
            LENGTH,
            class_="typed-field",
            data_id=FIELD,
            autocapitalize="off",
            spellcheck="false",
            enterkeyhint="go",
            autofocus=True,
            aria_describedby="typed-said",
        )
        play = el("button", say("typed.play"), type="submit", class_="button primary")
        line = el("div", field, play, class_="typed-line")
        form = el("form", el("label", say("typed.label"), for_="typed"), line, data_do="enter")
        asked = el("p", id="typed-asked", class_="typed-asked")
        said = el("p", id="typed-said", class_="typed-said", role="status")
        offers = el("div", id="typed-offers")
        return framed(say("typed.title"), el("div", asked, form, said, offers, class_="typed", data_arrows=True))

    def parts(self) -> dict[str, Markup]:
        """What changes while somebody types."""
        return {
            "typed-asked": join([self._asked()]),
            "typed-said": join([self._said or self._count()]),
            "typed-offers": self._list(),
        }

    def do(self, command: str, value: str = "") -> None:
        if command == "typed":
            self._text, self._said, self._nearest = value, "", ()
        elif command == "enter":
            self._enter()
        elif command == "offer":
            self._take(value)

    @property
    def _moves(self) -> Moves:
        """Computers, and other tabs, may change what is possible while the field is open."""
        session = self._session
        moment = (language(), session.match.ply, session.match.log[-1:], len(session.legal))
        if moment != self._moment:
            self._moment = moment
            kit = self._table.kit
            self._known = Moves(session, kit.synonyms(), kit.concerned(session.view))
        return self._known

    def _commands(self) -> list[Offer]:
        """What is no move of the game: handing on, and the way back."""
        session = self._session
        label = hand_on(session.next_seat, session.players)
        able = (
            (session.can_confirm, Offer(say("typed.confirm"), label, "confirm")),
            (session.can_undo, Offer(say("typed.undo"), say("typed.undo.does"), "undo")),
            (session.can_redo, Offer(say("typed.redo"), say("typed.redo.does"), "redo")),
        )
        typed = " ".join(words(self._text))
        return [offer for can, offer in able if can and offer.text.startswith(typed)]

    def _list(self) -> Markup:
        fitting = self._nearest or _varied(self._moves.fitting(self._text))
        offers = [Offer(action.text, self._would(action)) for action in fitting[:OFFERS]] + self._commands()
        items = [
            el(
                "li",
                el(
                    "button",
                    el("b", offer.text),
                    el("span", offer.sentence),
                    type="button",
                    class_="offer",
                    data_do="offer",
                    data_value=offer.text,
                ),
            )
            for offer in offers
        ]
        more = len(fitting) - OFFERS
        rest = el("p", say("typed.more", n=more), class_="hint") if more > 0 else ""
        return join([el("ul", *items, class_="offers", aria_label=say("typed.offers")), rest])

    def _count(self) -> str:
        if not self._text.strip():
            return say("typed.empty")
        fitting = len(self._moves.fitting(self._text)) + len(self._commands())
        return say("typed.choose", n=fitting) if fitting else say("typed.none")

    def _enter(self) -> None:
        """What was typed is meant."""
        typed = " ".join(words(self._text))
        if command := next((offer for offer in self._commands() if typed == offer.text), None):
            self._take(command.text)
        else:
            self._read()

    def _read(self) -> None:
        match self._moves.read(self._text):
            case Meant(meant):
                self._done(lambda: self._table.play(meant))
            case Several():
                self._said = self._count() if self._moves.legal else say("typed.waiting")
            case Forbidden(refusal, action):
                before = self._table.face.before(self._table.moment, action, refusal) if action else ""
                self._said = before or self._table.refused(refusal)
            case unknown:
                self._nearest = unknown.nearest
                self._said = say("typed.unknown", text=self._text.strip()[:40])

    def _take(self, text: str) -> None:
        """Something of the list."""
        self._text = text
        command = next((offer.command for offer in self._commands() if offer.text == text), "")
        if command == "undo" and self._session.turns_since(self._session.standing.last_choice or 0):
            self._table.do(command)  # which asks in a sheet of its own
        elif command:
            self._done(lambda: self._table.do(command))
        else:
            self._read()

    def _would(self, action: Action) -> str:
        """What happens if this is played, told as if it had been."""
        match = self._session.match
        events = tuple(Future.of(match.game, match.state).play(action).events)
        told = self._table.sentences([Entry(match.ply, match.to_act, action, events)])
        return sentences(told) or say(TEXTLESS.get(action.family, "typed.does.other"))

    def _asked(self) -> str:
        return say("refusal/handing-on") if self._session.handing_on else self._table.asked()

    def _done(self, act: Callable[[], None]) -> None:
        session, since = self._session, self._session.match.ply
        act()
        if session.over:
            self._host.dismiss()
            return
        self._said = sentences(self._table.happened(since))
        self._text, self._nearest = "", ()
        self._host.fill(FIELD, "")


def _varied(actions: Sequence[Action]) -> list[Action]:
    """One of each kind first, so that a short list shows what is possible at all."""
    first = {action.family: action for action in reversed(actions)}.values()
    return [*(action for action in actions if action in first), *(action for action in actions if action not in first)]
