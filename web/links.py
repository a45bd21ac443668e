"""Games that come by link, and what they have to do with those of this browser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import hansa
from web.dialogs.opened import OpenedLink, UnreadableLink

if TYPE_CHECKING:
    from hansa import Match
    from web.library import Library
    from web.screen import Host

SAME, BEHIND, AHEAD, APART = "same", "behind", "ahead", "apart"
"""How a game of this browser stands to the one in a link: it is the same, the link goes on from it, it is further, or
the two went different ways."""

_PLAYED = ("title:", "rules:", "seats:", "colours:", "taken-back:")
"""What may differ in the headers of one game on two devices."""


@dataclass(frozen=True, slots=True)
class Own:
    """A game of this browser that began as the one in the link did."""

    id: str
    relation: str
    steps: int
    alike: int
    """How many steps it has, and how many of them it shares with the link."""


def own(library: Library, match: Match) -> Own | None:
    """The game of this browser that is nearest to one that came by link, or None when none began like it."""
    begun, steps = _parts(match.dumps())
    found = []
    for save in library.games():
        mine, own_steps = _parts(save.record)
        if mine == begun:
            found.append(_compared(save.id, own_steps, steps))
    order = (SAME, BEHIND, AHEAD, APART)
    return min(found, key=lambda one: (order.index(one.relation), -one.alike), default=None)


def _parts(record: str) -> tuple[list[str], list[str]]:
    """What a game was set up as, and its steps."""
    header, _, body = record.partition("\n\n")
    begun = [line for line in header.split("\n") if not line.startswith(_PLAYED)]
    return begun, [line for line in body.split("\n") if line]


def _compared(game_id: str, mine: list[str], theirs: list[str]) -> Own:
    alike = next((n for n, (one, other) in enumerate(zip(mine, theirs, strict=False)) if one != other), None)
    if alike is not None:
        return Own(game_id, APART, len(mine), alike)
    relation = SAME if len(mine) == len(theirs) else BEHIND if len(mine) < len(theirs) else AHEAD
    return Own(game_id, relation, len(mine), min(len(mine), len(theirs)))


def read(host: Host, packed: str) -> None:
    """Show what somebody sent; nothing changes before it is answered."""
    try:
        match = hansa.unpack(packed)
    except hansa.PackedError as error:
        host.show(UnreadableLink(error.reason))
        return
    host.show(OpenedLink(host, match, own(host.library, match)))
