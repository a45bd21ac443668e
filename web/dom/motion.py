"""Pieces that move: each glides from where it was drawn last to where it is drawn now."""

from __future__ import annotations

from typing import Any

from js import Object, document, window
from pyodide.ffi import to_js

MILLISECONDS = 320
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
    if not before or _still():
        return
    for piece in element.querySelectorAll("[data-piece]"):
        was = before.get(str(piece.dataset.piece))
        box = piece.getBoundingClientRect()
        if was and max(abs(was[0] - box.x), abs(was[1] - box.y)) > LEAST:
            # The piece's own place is an attribute, so what is inside it moves; its lengths are those of the drawing.
            scale = piece.getScreenCTM().a
            start = f"translate({(was[0] - box.x) / scale:.1f}px, {(was[1] - box.y) / scale:.1f}px)"
            steps = [{"transform": start}, {"transform": "none"}]
            timing = {"duration": MILLISECONDS, "easing": "ease-in-out"}
            piece.firstElementChild.animate(_js(steps), _js(timing))


def _still() -> bool:
    if document.documentElement.getAttribute("data-motion") == "off":
        return True
    return bool(window.matchMedia("(prefers-reduced-motion: reduce)").matches)


def _js(value: object) -> Any:  # noqa: ANN401 - a JavaScript object
    return to_js(value, dict_converter=Object.fromEntries)
