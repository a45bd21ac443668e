"""Marks of one picture: what can be used, glows, is chosen, advised or wanted, as numbers by target."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from web.draw.tappable import ABLE, ADVISED, CHOSEN, COSTLY, CURSOR, GLOWS, WANTED

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from web.play.guide import Guide
    from web.play.input import Narrowing


@dataclass(frozen=True, slots=True)
class Shown:
    """What a game shows of what is possible, and how."""

    glowing: Collection[str]
    """What is to glow of all that can be used."""
    telling: Collection[str] = ()
    """What can always be tapped, if only to explain itself."""
    costly: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class Pointers:
    """Who else points at something: the lesson, the advice, the keyboard; and whether somebody wants things to glow."""

    guide: Guide | None
    advised: Sequence[str]
    cursor: str
    highlight: bool


def marks(narrowing: Narrowing, shown: Shown, pointers: Pointers) -> dict[str, int]:
    """The marks of all targets that have any.

    In a lesson only what is wanted glows. A button means one of all legal actions, a thing one of those that are left.
    """
    guide = pointers.guide
    found: dict[str, int] = dict.fromkeys(shown.telling, ABLE)
    wanted = wants(narrowing, guide) if guide else ()
    glowing = (wanted if guide else shown.glowing) if pointers.highlight else ()
    possible = narrowing.possible
    _add(found, ABLE, (*possible, *narrowing.chosen, *narrowing.buttons))
    _add(found, GLOWS, glowing if not guide else [target for target in glowing if target in possible])
    _add(found, CHOSEN, narrowing.chosen)
    _add(found, ADVISED, pointers.advised)
    _add(found, WANTED, wanted)
    _add(found, COSTLY, shown.costly)
    _add(found, CURSOR, (pointers.cursor,))
    return found


def wants(narrowing: Narrowing, guide: Guide) -> Sequence[str]:
    """What a lesson wants to be tapped next, which is no longer what all actions that are left have in common."""
    common = set(narrowing.targets_of(narrowing.actions[0])) if len(narrowing.actions) > 1 else set()
    for action in narrowing.actions:
        common.intersection_update(narrowing.targets_of(action))
    left = guide.wants(
        narrowing.actions, lambda action: [each for each in narrowing.targets_of(action) if each not in common]
    )
    return left or guide.wants(narrowing.legal, narrowing.targets_of)  # whoever strayed is shown the way back


def _add(found: dict[str, int], mark: int, targets: Iterable[str]) -> None:
    for target in targets:
        found[target] = found.get(target, 0) | mark
