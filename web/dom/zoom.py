"""The size of a board in its frame: whatever a person looks at stays in its place while the board grows or shrinks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from js import Object, document, getComputedStyle
from pyodide.ffi import create_proxy, to_js

if TYPE_CHECKING:
    from web.app.app import App

FRAME = ".board-scroll"
MOST = 400
"""How far two fingers may enlarge a board, in hundredths of its frame's width."""

Element = Any  # a JavaScript Element
Heard = Any  # a JavaScript Event
Point = tuple[float, float]


def fit() -> None:
    """Give the board the size that the page asks for, around the middle of what is seen of it."""
    frame, wish = document.querySelector(FRAME), document.querySelector("[data-zoom]")
    if not frame or not wish:
        return
    board, size = frame.firstElementChild, str(wish.dataset.zoom)
    if not board.hasAttribute("data-zoomed"):
        _resize(board, size)
        frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2
        frame.scrollTop = (frame.scrollHeight - frame.clientHeight) / 2
    elif board.dataset.zoomed != size:
        box = frame.getBoundingClientRect()
        middle = float(box.x + box.width / 2), float(box.y + box.height / 2)
        hold = _Hold(frame, middle)
        _resize(board, size)
        hold.keep(middle)


def viewport_size() -> Point:
    """How wide and high the frame is, without what hangs over its edge."""
    frame = document.querySelector(FRAME)
    return (float(frame.clientWidth), float(frame.clientHeight) - _edge(frame)) if frame else (0.0, 0.0)


def centre(part: Point) -> None:
    """Bring a point of the board, in parts of its width and height, to the middle of the frame."""
    if frame := document.querySelector(FRAME):
        box, edge = frame.getBoundingClientRect(), _edge(frame)
        hold = _Hold(frame, part=part)
        hold.keep((float(box.x) + float(box.width) / 2, float(box.y) + (float(box.height) + edge) / 2))


def _edge(frame: Element) -> float:
    return float(str(getComputedStyle(frame).paddingTop).removesuffix("px"))


def _resize(board: Element, size: str) -> None:
    """In hundredths of the frame's width; 0 shows the whole board."""
    board.dataset.zoomed = size
    board.style.width = "" if size == "0" else f"{size}%"


class _Hold:
    """A place on the board, found under a point of the screen and brought under another."""

    def __init__(self, frame: Element, at: Point = (0, 0), part: Point | None = None) -> None:
        self._frame = frame
        left, top, width, height = self._drawn()
        self._part = part or ((at[0] - left) / width, (at[1] - top) / height)

    def keep(self, at: Point) -> None:
        left, top, width, height = self._drawn()
        self._frame.scrollLeft += left + self._part[0] * width - at[0]
        self._frame.scrollTop += top + self._part[1] * height - at[1]

    def _drawn(self) -> tuple[float, float, float, float]:
        """Where the picture is: in the middle of its element, whose shape may be another."""
        board = self._frame.firstElementChild
        box, shape = board.getBoundingClientRect(), board.viewBox.baseVal
        scale = min(box.width / shape.width, box.height / shape.height)
        width, height = float(shape.width * scale), float(shape.height * scale)
        return (
            float(box.x) + (float(box.width) - width) / 2,
            float(box.y) + (float(box.height) - height) / 2,
            width,
            height,
        )

    def size(self) -> float:
        """How large the board is now."""
        return 100 * self._drawn()[2] / float(self._frame.clientWidth)


def listen(app: App) -> None:
    """From here on two fingers on a board enlarge it and make it smaller."""
    pinch = _Pinch(app)
    document.addEventListener("touchstart", create_proxy(pinch.begin), _active())


def _active() -> Any:  # noqa: ANN401 - a JavaScript object
    """The browser waits for what these listeners say before it scrolls by itself."""
    return to_js({"passive": False}, dict_converter=Object.fromEntries)


class _Pinch:
    """Two fingers. What lies between them stays between them."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._frame: Element = None
        self._move, self._end = create_proxy(self._moved), create_proxy(self._ended)

    def begin(self, event: Heard) -> None:
        frame = event.target.closest(FRAME) if event.touches.length == 2 else None
        if not frame:
            return
        event.preventDefault()
        middle, self._apart = _fingers(event)
        self._hold = _Hold(frame, middle)
        self._start = self._size = self._hold.size()
        if self._frame is None:
            document.addEventListener("touchmove", self._move, _active())
            document.addEventListener("touchend", self._end)
            document.addEventListener("touchcancel", self._end)
        self._frame = frame

    def _moved(self, event: Heard) -> None:
        if event.touches.length != 2:
            return
        event.preventDefault()
        middle, apart = _fingers(event)
        self._size = min(self._start * apart / max(self._apart, 1), MOST)
        _resize(self._frame.firstElementChild, str(max(round(self._size), 1)))
        self._hold.keep(middle)

    def _ended(self, _event: Heard) -> None:
        for kind, ear in (("touchmove", self._move), ("touchend", self._end), ("touchcancel", self._end)):
            document.removeEventListener(kind, ear)
        whole = self._frame.clientHeight > self._frame.firstElementChild.getBoundingClientRect().height
        self._frame = None
        self._app.did("zoom", "0" if whole else str(round(self._size)))


def _fingers(event: Heard) -> tuple[Point, float]:
    """The point between two fingers, and how far they are apart."""
    one, two = event.touches.item(0), event.touches.item(1)
    middle = float(one.clientX + two.clientX) / 2, float(one.clientY + two.clientY) / 2
    return middle, math.hypot(float(one.clientX - two.clientX), float(one.clientY - two.clientY))
