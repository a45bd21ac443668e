"""The end of a turn: a last look, only where something would be lost that cannot be had again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.table.sheets import Question
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from web.table.table import Table


def ask(table: Table, lines: Sequence[str], end: Callable[[], None], *, waits: bool) -> bool:
    """Ask whether to end a turn that leaves this undone, and whether it was asked.

    Not where the turn `waits` before another person takes over, for that is the last look; and not whoever wants none.
    """
    if not lines or waits or table.host.preferences.confirm == "never":
        return False
    table.show(Question(table.host, "end", say("end.title"), lines, say("end.yes"), say("end.no"), end))
    return True
