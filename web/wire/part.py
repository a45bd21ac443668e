"""A part of the page: where it stands, what it depends on, and how it is drawn when that has changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from web.wire.markup import Markup

FRAME = "app"
"""The place of a screen's frame, which holds its other parts unless they say otherwise."""


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """Something that is drawn by itself.

    `of` is all that it depends on, as values: as long as that is equal to what it was, nothing is drawn. `inside` is
    the place that holds it: when that is drawn anew, so is this.
    """

    place: str
    of: tuple[object, ...]
    draw: Callable[[], Markup]
    inside: str = FRAME


def as_parts(shown: Mapping[str, Markup] | Sequence[Part], frame: str = FRAME) -> Sequence[Part]:
    """What a screen or a dialog shows as parts; plain markup depends on nothing but itself and lies in the frame."""
    if not isinstance(shown, Mapping):
        return shown
    return [plain(place, markup, "" if place == frame else frame) for place, markup in shown.items()]


def plain(place: str, markup: Markup, inside: str = FRAME) -> Part:
    """Markup that cost little to draw, as a part."""
    return Part(place, (markup,), partial(_same, markup), inside)


def _same(markup: Markup) -> Markup:
    return markup


class Inner:
    """Parts inside a place that have none of their own: each is drawn again only when what it depends on changed."""

    def __init__(self) -> None:
        self._drawn: dict[str, tuple[tuple[object, ...], Markup]] = {}

    def draw(self, parts: Iterable[Part]) -> list[Markup]:
        """All of them; those that are not there any more are forgotten."""
        before, self._drawn = self._drawn, {}
        for part in parts:
            known = before.get(part.place)
            self._drawn[part.place] = known if known and known[0] == part.of else (part.of, part.draw())
        return [markup for _, markup in self._drawn.values()]
