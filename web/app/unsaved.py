"""Games that are only in memory: whoever leaves is asked first, and keeping them is tried again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa import TITLE_LENGTH
from web.store import backup
from web.text import say
from web.text.saves import title_of
from web.wire import address

if TYPE_CHECKING:
    from collections.abc import Callable

    from web.app.services import AppServices
    from web.play.session import Session
    from web.store.library import Library
    from web.store.save import Save

AGAIN_SECONDS = 60
"""How often keeping them is tried again while nothing else happens."""


def at_stake(library: Library, session: Session | None) -> list[Save]:
    """The game at hand where it is only in memory, or else every game that is."""
    saves = library.unsaved()
    return [save for save in saves if session and save.id == session.id] or saves


class Unsaved:
    """Looks after what the store would not take, as long as there is anything."""

    def __init__(self, services: AppServices) -> None:
        self._services = services
        self._call_off: Callable[[], None] | None = None

    def attend(self) -> None:
        """Something happened: there may be the first one, or none any more."""
        some = bool(self._services.library.unsaved())
        self._services.page.ask_before_leaving(wanted=some)
        if some and self._call_off is None:
            self._call_off = self._services.after(AGAIN_SECONDS, self._again)
        elif not some and self._call_off:
            self._call_off()
            self._call_off = None

    def returned(self) -> None:
        """The tab is in front again; meanwhile something may have made room."""
        if self._services.library.unsaved():
            self._services.guarded(self._services.library.retry)

    def download(self) -> None:
        """Give what is at stake to the person as one file."""
        services = self._services
        match at_stake(services.library, services.session):
            case [save]:
                services.download_record(save.title, save.players, save.record)
            case saves:
                services.page.download(backup.name(services.now()), backup.together(saves))

    def overtaken(self, mine: Save) -> None:
        """Another tab went on from before what was played here: this becomes a game of its own."""
        services = self._services
        title = say("game.other-line", title=title_of(mine.title, mine.players))[:TITLE_LENGTH]
        route = address.game(services.library.branch_off(mine.record, mine.confirmed, title).id)
        services.notice(say("game.other-line.kept", title=title), say("game.open"), lambda: services.go(route))

    def _again(self) -> None:
        self._call_off = None
        self._services.library.retry()
