"""The same people, the same options, other chances."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from web.wire import address

if TYPE_CHECKING:
    from hansa import Match
    from web.wire.screen import Services


def begin(host: Services, match: Match) -> None:
    """Open a new game like this one."""
    old = match.setup
    setup = hansa.Setup(old.game, old.players, old.options, host.token())
    host.go(address.game(host.library.create(setup, match.seats, match.colours).id))
