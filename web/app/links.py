"""Games that come by link, and what they have to do with those of this browser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import hansa
from web.screens.opened import OpenedLink, UnreadableLink
from web.screens.working import Working
from web.text import say

if TYPE_CHECKING:
    from collections.abc import Generator

    from hansa import Match
    from web.store.library import Library
    from web.wire.screen import Services

SAME, BEHIND, AHEAD, APART = "same", "behind", "ahead", "apart"
"""How a game of this browser stands to the one in a link: it is the same, the link goes on from it, it is further, or
the two went different ways."""

_PLAYED = ("title:", "rules:", "seats:", "colours:", "taken-back:")
"""What may differ in the headers of one game on two devices."""


@dataclass(frozen=True, slots=True)
class LocalTwin:
    """A game of this browser that began as the one in the link did."""

    id: str
    relation: str
    steps: int
    alike: int
    """How many steps it has, and how many of them it shares with the link."""


def local_twin(library: Library, match: Match) -> LocalTwin | None:
    """The game of this browser that is nearest to one that came by link, or None when none began like it."""
    header, steps = _parts(match.dumps())
    begun = _begun(header)
    found = []
    for save in library.games():
        mine, own_steps = _parts(save.record)
        if _begun(mine) == begun:
            found.append(_compared(save.id, _lines(own_steps), _lines(steps)))
    order = (SAME, BEHIND, AHEAD, APART)
    return min(found, key=lambda one: (order.index(one.relation), -one.alike), default=None)


def _parts(record: str) -> tuple[str, str]:
    """The header and the steps of a record."""
    header, _, body = record.partition("\n\n")
    return header, body


def _begun(header: str) -> list[str]:
    """What a game was set up as."""
    return [line for line in header.split("\n") if not line.startswith(_PLAYED)]


def _lines(body: str) -> list[str]:
    return [line for line in body.split("\n") if line]


def _compared(game_id: str, mine: list[str], theirs: list[str]) -> LocalTwin:
    alike = next((n for n, (one, other) in enumerate(zip(mine, theirs, strict=False)) if one != other), None)
    if alike is not None:
        return LocalTwin(game_id, APART, len(mine), alike)
    relation = SAME if len(mine) == len(theirs) else BEHIND if len(mine) < len(theirs) else AHEAD
    return LocalTwin(game_id, relation, len(mine), min(len(mine), len(theirs)))


def read(host: Services, packed: str) -> None:
    """Show what somebody sent; nothing changes before it is answered."""

    def found(match: Match | str) -> None:
        if isinstance(match, str):
            host.show(UnreadableLink(match))
        else:
            host.show(OpenedLink(host, match, local_twin(host.library, match)))

    Working(host, say("link.reading"), _unpacking(packed), found)


def _unpacking(packed: str) -> Generator[tuple[int, int], None, Match | str]:
    """The match of a link, or why there is none."""
    try:
        return (yield from hansa.unpacking(packed))
    except hansa.PackedError as error:
        return error.reason
