"""The log at a table: the last of it beside the board, all of it in a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.writer import Markup, join
from web.table import history_bar, log
from web.table.log_sheet import LogSheet
from web.text import language, say
from web.wire.part import Inner, Part

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from web.draw.players import Player
    from web.play.entries import Entry
    from web.play.session import Session

RECENT = 60
"""How many of the last actions the log beside the board tells; the sheet tells all."""


class Log:
    """What happened in a game, told; the last of it once for each moment."""

    def __init__(
        self, session: Session, players: Sequence[Player], tell: Callable[[Iterable[Entry]], list[log.Line]]
    ) -> None:
        self._session = session
        self._players = players
        self._tell = tell
        self._recent: dict[int, Sequence[log.Line]] = {}
        self._recent_of: tuple[object, ...] = ()
        self._items = Inner()

    def lines(self, entries: Sequence[Entry]) -> list[log.Line]:
        """What is told of some actions, and of those that a computer took in haste."""
        lines = self._tell(entries)
        for entry in entries:
            if entry.quick:
                after = sum(line.ply <= entry.ply + 1 for line in lines)
                sentence = say("computer.quick", who=self._players[entry.seat].name)
                lines.insert(after, log.Line(entry.seat, sentence, entry.ply + 1))
        return lines

    def recent(self, ply: int) -> Sequence[log.Line]:
        """The lines about the last of so many actions."""
        entries = self._session.entries
        of = (language(), self._session.match.log, entries.quick)
        if self._recent_of != of:
            self._recent_of, self._recent = of, {}
        if ply not in self._recent:
            self._recent[ply] = self.lines(entries[max(0, ply - RECENT) : ply])
        return self._recent[ply]

    def part(self, here: int | None) -> Part:
        """The last of what happened; where the page looks back, until there and what follows."""
        session = self._session
        lines = self.recent(session.match.ply if here is None else here + 1)
        of = (lines, here, history_bar.ways(session), session.match.taken_back)

        def draw() -> Markup:
            return join([history_bar.ways_in(session), log.markup(lines, self._players, here, self._items)])

        return Part("table-log", of, draw)

    def sheet(self, here: int | None, then: Callable[[str, str], None]) -> LogSheet:
        """Everything that happened, the newest first."""
        session = self._session

        def piece(since: int, until: int) -> Markup:
            # A line may be about several actions: those around are read as well, and then left out.
            lines = self.lines(session.entries[max(0, since - RECENT) : until + RECENT])
            meant = [line for line in lines if since < line.ply <= until]
            return log.markup(meant, self._players, here if here and since < here <= until else None, Inner())

        return LogSheet(history_bar.ways_in(session), session.match.ply, piece, then)
