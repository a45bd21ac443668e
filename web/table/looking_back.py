"""Looking back at the table: the commands that move through the game, and the ways out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from web.play.history import History, last_seen, moments
from web.table import history_bar
from web.text import say
from web.wire import address

if TYPE_CHECKING:
    from collections.abc import Callable

    from web.draw.writer import Markup
    from web.play.session import Session
    from web.wire.screen import Host


class Seat(Protocol):
    """What looking back asks of the table."""

    def title(self) -> str: ...

    def last_line(self) -> str: ...

    def renew(self) -> None: ...

    def changed(self, since: int) -> None: ...


class LookingBack(History):
    """The history of the game at a table."""

    def __init__(self, host: Host, session: Session, table: Seat) -> None:
        super().__init__(session, host.later, table.renew)
        self._host = host
        self._table = table
        self.commands: dict[str, Callable[[str], None]] = {
            "history": lambda _: self._open_or_close(),
            "history.at": lambda value: self._tell(lambda: self.look(int(value))),
            "history.go": lambda value: self._tell(lambda: self.go(int(value))),
            "history.previous": lambda _: self._tell(lambda: self.go(self.place - 1)),
            "history.next": lambda _: self._tell(lambda: self.go(self.place + 1)),
            "history.play": lambda _: self.play(),
            "history.pause": lambda _: self.pause(),
            "history.all": lambda _: self.play(0),
            "history.since": lambda _: self._since(),
            "history.close": lambda _: self.close(),
            "history.back": lambda _: self._take_back(),
            "history.copy": lambda _: self._continue_in_copy(),
        }

    def parts(self, complaint: str) -> dict[str, Markup]:
        """What stands in place of the action bar, in fragments."""
        frame = history_bar.bar(len(moments(self._session)) - 1)
        return {"table-bar": frame, **history_bar.parts(self, self._session, self._table.last_line(), complaint)}

    def _open_or_close(self) -> None:
        if self.past:
            self.close()
        else:
            self._tell(lambda: self.look(self._session.match.ply))

    def _tell(self, turn: Callable[[], None]) -> None:
        self._host.dismiss()
        turn()
        self._host.announce(self._table.last_line())

    def _since(self) -> None:
        self._host.dismiss()
        self.play(last_seen(self._session) or 0)

    def _take_back(self) -> None:
        ply = self.ply
        self.close()
        if ply is not None and self._session.can_return(ply):
            since = self._session.match.ply
            self._session.return_to(ply)
            self._table.changed(since)

    def _continue_in_copy(self) -> None:
        """A game of its own that begins where the page looks."""
        place, ply = self.place, self.ply
        if ply is None:
            return
        self.close()
        twin = self._session.match.branch(ply)
        twin.title = say("history.copy.title", title=self._table.title(), n=place + 1)
        self._host.go(address.game(self._host.library.add(twin).id))
        self._host.notice(say("history.copied"))
