"""Undo and redo at the table: whose turns would go along is asked first, and what went back, or came again, is told."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from web.table import undo_reason
from web.table.sheets import Question
from web.text import listed, say, sentences

if TYPE_CHECKING:
    from collections.abc import Callable

    from web.play.session import Session
    from web.table.table import Table
    from web.wire.screen import Services


class TakingBack:
    """The way back at a table, and forth again."""

    def __init__(self, host: Services, session: Session, table: Table, rule: str) -> None:
        """`rule` is the number of the rule that says how far steps may be taken back."""
        self._host = host
        self._session = session
        self._table = table
        self._rule = rule
        self._told, self._at = "", 0
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": lambda _: self._ask(session.standing.last_choice),
            "reset": lambda _: self._ask(session.first_choice),
            "redo": lambda _: self._redo(),
        }

    @property
    def told(self) -> str:
        """What was taken back or done again, until something else is done."""
        return self._told if self._at == self._session.match.ply else ""

    def forget(self) -> None:
        """Something else is about to be done."""
        self._told = ""

    def to(self, ply: int) -> None:
        """Take back everything after so many actions."""
        if self._session.can_return(ply):
            self._table.done(partial(self._back, ply))

    def _ask(self, to: int | None) -> None:
        """A slip of the finger must not cost what others have done since."""
        self._table.look_at_now()
        if to is None or not self._session.can_undo:
            self._table.complain(undo_reason.sentence(self._session, self._rule))
        elif others := self._others(to):
            title = say("undo.ask.title", n=len(others), who=listed(others))
            yes, no = say("undo.ask.yes"), say("do.cancel")
            self._table.show(
                Question(self._host, "take-back", title, [say("undo.ask.text")], yes, no, partial(self.to, to))
            )
        else:
            self.to(to)

    def _back(self, ply: int) -> None:
        told = say("undo.done", deed=self._deed(ply))
        self._session.return_to(ply)
        self._told, self._at = told, ply

    def _redo(self) -> None:
        self._table.look_at_now()
        if self._session.can_redo:
            self._table.done(self._again)
        else:
            self._table.complain(say("redo.nothing"))

    def _again(self) -> None:
        since = self._session.match.ply
        self._session.redo()
        self._told, self._at = say("redo.done", deed=self._deed(since)), self._session.match.ply

    def _deed(self, since: int) -> str:
        """The first of what was done since so many actions, how much more, and whose turns."""
        session, match = self._session, self._session.match
        if match.action(since).family == "end":
            deed = say("undo.deed.end", who=session.players[match.actor(since)])
        else:
            deed = sentences(self._table.sentences(session.entries[since : since + 1])[:1])
        own = sum(match.actor(ply) in session.persons for ply in range(since, match.ply))
        if own > 1:
            deed = say("undo.deed.first", n=own, deed=deed)
        others = self._others(since)
        return sentences((deed, say("undo.deed.with", n=len(others), who=listed(others)))) if others else deed

    def _others(self, ply: int) -> list[str]:
        """The computers whose turns began since."""
        return [self._session.players[seat] for seat in self._session.turns_since(ply)]
