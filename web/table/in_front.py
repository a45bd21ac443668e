"""What the buttons above a board open in front of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.draw.writer import Markup, join
from web.table import boxes, glossary, history_bar, sounds, summary
from web.table.sheets import InfoSheet
from web.table.typed import TypedMoves
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from web.table.table import Table
    from web.wire.screen import Services


def commands(host: Services, table: Table) -> Mapping[str, Callable[[str], None]]:
    """Each by its command; and what there is to hear, which has its button beside them."""
    kit, session = table.kit, table.session
    return {
        "score": lambda _: table.show(InfoSheet("score", say("sheet.score.title"), _score(table), table.do)),
        "log": lambda _: table.show(table.log_sheet()),
        "summary": lambda _: summary.show(host, session.match.setup, kit.summary),
        "help": lambda _: table.show(InfoSheet("help", say("sheet.help.title"), _help(table), table.do)),
        "typed": lambda _: table.show(TypedMoves(host, session, table)),
        "share": lambda _: host.share(session.id),
        "sound": lambda _: sounds.turn(host),
        glossary.COMMAND: lambda key: kit.signs.show(host, key),
        glossary.ALL: lambda _: kit.signs.show_all(host),
        boxes.NAMES: lambda _: host.show(boxes.names_sheet(kit.id)),
    }


def _score(table: Table) -> Markup:
    return join([table.face.score(table.moment, table.seats()), history_bar.mark(table.session)])


def _help(table: Table) -> Markup:
    return table.kit.keys.help_body(has_summary=table.kit.summary is not None, has_hints=bool(table.kit.hints))
