"""Looking back at the table: the commands that move through the game, and the ways out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.play.history import History, last_seen
from web.table import history_bar
from web.text import say
from web.wire import address

if TYPE_CHECKING:
    from collections.abc import Callable

    from web.play.session import Session
    from web.table.table import Table
    from web.wire.part import Part
    from web.wire.screen import Services


class LookingBack:
    """The history of the game at a table."""

    def __init__(self, host: Services, session: Session, table: Table) -> None:
        self.history = History(session, host.after, table.renew)
        self._host = host
        self._session = session
        self._table = table
        past = self.history
        self.commands: dict[str, Callable[[str], None]] = {
            "history": lambda _: self._open_or_close(),
            "history.at": lambda value: self._tell(lambda: past.look(int(value))),
            "history.go": lambda value: self._tell(lambda: past.go(int(value))),
            "history.previous": lambda _: self._tell(lambda: past.go(past.place - 1)),
            "history.next": lambda _: self._tell(lambda: past.go(past.place + 1)),
            "history.play": lambda _: past.play(),
            "history.pause": lambda _: past.pause(),
            "history.all": lambda _: past.play(0),
            "history.since": lambda _: self._since(),
            "history.close": lambda _: past.close(),
            "history.back": lambda _: self._take_back(),
            "history.copy": lambda _: self._continue_in_copy(),
        }

    @property
    def ply(self) -> int | None:
        """The moment that is looked at; None for the game itself."""
        return self.history.ply

    def close(self) -> None:
        """Back to the game itself."""
        self.history.close()

    def parts(self, complaint: str) -> list[Part]:
        """What stands in place of the action bar."""
        return history_bar.parts(self.history, self._session, self._table.last_line(), complaint)

    def _open_or_close(self) -> None:
        if self.ply is not None:
            self.close()
        else:
            self._tell(lambda: self.history.look(self._session.match.ply))

    def _tell(self, turn: Callable[[], None]) -> None:
        self._host.dismiss()
        turn()
        self._table.announce(self._table.last_line())

    def _since(self) -> None:
        self._host.dismiss()
        self.history.play(last_seen(self._session) or 0)

    def _take_back(self) -> None:
        ply = self.ply
        self.close()
        if ply is not None and self._session.can_return(ply):
            self._table.take_back(ply)

    def _continue_in_copy(self) -> None:
        """A game of its own that begins where the page looks."""
        place, ply = self.history.place, self.ply
        if ply is None:
            return
        self.close()
        twin = self._session.match.branch(ply)
        twin.title = say("history.copy.title", title=self._table.names, n=place + 1)
        self._host.go(address.game(self._host.library.add(twin).id))
        self._host.notice(say("history.copied"))
