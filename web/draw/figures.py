"""Small drawings for rules and glossary, put together from the pieces of the boards: things in a row, cut-outs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from web.draw.players import Player
from web.draw.writer import Markup, el, group, join, number

if TYPE_CHECKING:
    from web.draw.lanes import Box

ANNA, BO = Player("purple", "A", "Anna"), Player("yellow", "B", "Bo")
"""Whose pieces the drawings show."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something around the origin and how wide and high it is."""

    drawing: Markup
    wide: float
    high: float = 66


@dataclass(frozen=True, slots=True)
class Drawing:
    """One picture of a figure; `caption` is the key of what stands below it."""

    inside: Markup
    box: Box
    caption: str = ""
    scale: float = 1.0

    def markup(self) -> Markup:
        left, top, right, bottom = self.box
        wide, high = right - left, bottom - top
        return el(
            "svg",
            self.inside,
            class_="board drawing",
            viewBox=f"{number(left)} {number(top)} {number(wide)} {number(high)}",
            width=wide * self.scale,
            height=high * self.scale,
            aria_hidden="true",
        )


def row(*things: Thing, caption: str = "", scale: float = 1.0, gap: float = 10) -> Drawing:
    """Things side by side."""
    x, parts = 0.0, []
    for thing in things:
        parts.append(group(x + thing.wide / 2, 0, thing.drawing))
        x += thing.wide + gap
    half = max(thing.high for thing in things) / 2 + 3
    return Drawing(join(parts), (-3, -half, x - gap + 3, half), caption, scale)


def sign(icon: str, size: float = 40) -> Thing:
    """A line icon as one of the things."""
    use = el("use", href=f"#icon-{icon}", x=-size / 2, y=-size / 2, width=size, height=size, class_="drawing-sign")
    return Thing(use, size, size)


def words(text: str, size: float = 34) -> Thing:
    """A figure or a mark such as = and ×."""
    width = size * 0.62 * len(text)
    return Thing(el("text", text, y=size * 0.35, class_="drawing-text", font_size=size), width, size)


def lost(thing: Thing) -> Thing:
    """The same thing, crossed out."""
    half = min(thing.wide, thing.high) / 2 - 8
    cross = el("path", d=f"M{-half:g} {-half:g}L{half:g} {half:g}M{half:g} {-half:g}L{-half:g} {half:g}")
    faded = el("g", thing.drawing, class_="drawing-faded")
    return Thing(join((faded, el("g", cross, class_="drawing-lost"))), thing.wide, thing.high)
