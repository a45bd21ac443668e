"""The log at a table: the last of it beside the board, all of it in a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.writer import Markup, join
from web.table import history_bar, log
from web.table.log_sheet import LogSheet

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from web.draw.players import Player
    from web.play.entries import Entry
    from web.play.session import Session

    Tell = Callable[[Sequence[Entry]], list[log.Line]]

RECENT = 60
"""How many of the last actions the log beside the board tells; the sheet tells all."""


def recent(session: Session, here: int | None, tell: Tell, players: Sequence[Player]) -> Markup:
    """The last of what happened; where the page looks back, until there."""
    end = len(session.entries) if here is None else here + 1
    lines = tell(session.entries[max(0, end - RECENT) : end])
    return join([history_bar.ways_in(session), log.markup(lines, players, here)])


def sheet(
    session: Session, here: int | None, tell: Tell, players: Sequence[Player], then: Callable[[str, str], None]
) -> LogSheet:
    """Everything that happened, the newest first."""

    def piece(since: int, until: int) -> Markup:
        # A line may be about several actions: those around are read as well, and then left out.
        lines = tell(session.entries[max(0, since - RECENT) : until + RECENT])
        meant = [line for line in lines if since < line.ply <= until]
        return log.markup(meant, players, here if here and since < here <= until else None)

    return LogSheet(history_bar.ways_in(session), session.match.ply, piece, then)
