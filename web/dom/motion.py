"""Pieces that move: each glides from where it was drawn last to where it is drawn now."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from js import Object, document, window
from pyodide.ffi import to_js

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MILLISECONDS = {"quick": 320, "calm": 800}
"""How long a piece is on its way, as a person likes it."""

LEAST = 2
"""Pixels below which nothing is seen to move."""

Element = Any  # a JavaScript Element


def places(element: Element) -> dict[str, tuple[float, float]]:
    """Where the pieces inside an element stand on the screen, by name."""
    found = {}
    for piece in element.querySelectorAll("[data-piece]"):
        box = piece.getBoundingClientRect()
        found[str(piece.dataset.piece)] = (float(box.x), float(box.y))
    return found


def glide(element: Element, before: dict[str, tuple[float, float]]) -> None:
    """Let the pieces that stood elsewhere before come from there, unless less motion is wished for."""
    if not before or not _milliseconds():
        return
    for piece in element.querySelectorAll("[data-piece]"):
        was = before.get(str(piece.dataset.piece))
        box = piece.getBoundingClientRect()
        if was:
            _come(piece, was[0] - float(box.x), was[1] - float(box.y))


def lift(moves: Sequence[tuple[str, str]]) -> Callable[[], None]:
    """Note where moves begin; calling what is returned, once all is drawn, lets the pieces come from there."""
    if not moves or not _milliseconds():
        return lambda: None
    begun = [(_middle(_find(start)), end) for start, end in moves]

    def land() -> None:
        for start, end in begun:
            piece = document.querySelector(f"[data-stands={json.dumps(end)}]")
            there = _middle(piece)
            if start and there:
                _come(piece, start[0] - there[0], start[1] - there[1])

    return land


def _find(place: str) -> Element:
    """A piece where it stands, or where pieces come from: a player's panel, the piles."""
    name = json.dumps(place)
    return document.querySelector(f"[data-stands={name}], [data-home={name}]")


def _middle(element: Element) -> tuple[float, float] | None:
    if not element:
        return None
    box = element.getBoundingClientRect()
    return float(box.x + box.width / 2), float(box.y + box.height / 2)


def _come(piece: Element, x: float, y: float) -> None:
    """Let a piece come from so many pixels away."""
    if max(abs(x), abs(y)) <= LEAST:
        return
    # The piece's own place is an attribute, so what is inside it moves; its lengths are those of the drawing.
    scale = piece.getScreenCTM().a
    # On its way it is nothing to tap: whoever taps means what lies below.
    away = {"transform": f"translate({x / scale:.1f}px, {y / scale:.1f}px)", "pointerEvents": "none"}
    steps = [away, {"transform": "none", "pointerEvents": "none"}]
    timing = {"duration": _milliseconds(), "easing": "ease-in-out"}
    piece.firstElementChild.animate(_js(steps), _js(timing))


def _milliseconds() -> int:
    """How long a piece is on its way; not at all where less motion is wished for, here or in the whole system."""
    if window.matchMedia("(prefers-reduced-motion: reduce)").matches:
        return 0
    return MILLISECONDS.get(str(document.documentElement.getAttribute("data-motion")), 0)


def _js(value: object) -> Any:  # noqa: ANN401 - a JavaScript object
    return to_js(value, dict_converter=Object.fromEntries)
