"""Whatever can be tapped, on a board and beside it. Only here is written what makes it so and what is marked on it."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING

from web.draw.writer import Markup, el

if TYPE_CHECKING:
    from collections.abc import Mapping

    from web.draw.writer import Value


class Mark(IntFlag):
    """What is to be seen on one target."""

    ABLE = 1  # a tap on it does something
    GLOWS = 2  # it is shown to be of use
    CHOSEN = 4  # it was tapped, and more is needed
    ADVISED = 8  # the advice is about it
    WANTED = 16  # the lesson asks for it
    CURSOR = 32  # the one thing of a board that the Tab key reaches
    COSTLY = 64  # it is of use, but costs more than others


ABLE, GLOWS, CHOSEN, ADVISED, WANTED, CURSOR, COSTLY = map(int, Mark)
# Plain numbers: a board asks for hundreds of them, and an enum takes a Python call for each `&`.


_SEEN = GLOWS | CHOSEN | COSTLY
_LOOKS = {
    mark: (" is-chosen" if mark & CHOSEN else " is-legal") + (" is-dear" if mark & COSTLY else "")
    for mark in (GLOWS, CHOSEN, GLOWS | CHOSEN, GLOWS | COSTLY, CHOSEN | COSTLY, _SEEN)
} | {0: "", COSTLY: ""}
"""The classes of what is seen to be marked."""

UNMARKED: Mapping[str, int] = {}
"""Marks by target where nothing is marked."""


def on_board(
    target: str, mark: int | None, label: str, *children: str, class_: str = "", **attributes: Value
) -> Markup:
    """A part of a drawing that stands for a target of the rules; without any mark it is only a picture of it."""
    if mark is None:
        return el("g", *children, class_=f"target {class_}".rstrip())
    return el(
        "g",
        *children,
        data_id=target,
        tabindex="0" if mark & CURSOR else "-1",
        class_=f"target {class_}{_LOOKS[mark & _SEEN]}",
        role="button",
        aria_label=label,
        aria_disabled=None if mark & ABLE else "true",
        data_advised=mark & ADVISED != 0,
        **attributes,
    )


def telling(do: str, value: str, label: str, *children: str) -> Markup:
    """A part of a drawing that only explains itself, by a command: the rules know nothing of it.

    It is no stop of the Tab key; what it tells can be read in sheets as well.
    """
    more = {"data_do": do, "data_value": value, "role": "button", "aria_label": label, "tabindex": "-1"}
    return el("g", *children, class_="target", **more)


def tappable(target: str, mark: int, *children: str, class_: str, **attributes: Value) -> Markup:
    """A button that stands for a target of the rules."""
    return _button(mark, *children, class_=class_, data_id=target, **attributes)


def choice(do: str, value: str, mark: int, *children: str, class_: str, **attributes: Value) -> Markup:
    """A button that gives a command, where no target tells things apart."""
    return _button(mark, *children, class_=class_, data_do=do, data_value=value, **attributes)


def able(mark: int, possible: bool) -> int:  # noqa: FBT001 - asked just before
    """The same mark on something that is of use, or not, whatever the rules would make of a tap."""
    return mark | ABLE if possible else mark & ~ABLE


def _button(mark: int, *children: str, class_: str, **attributes: Value) -> Markup:
    return el(
        "button",
        *children,
        type="button",
        class_=class_ + _LOOKS[mark & _SEEN],
        aria_disabled=None if mark & ABLE else "true",
        aria_pressed="true" if mark & CHOSEN else None,
        data_advised=mark & ADVISED != 0,
        data_meant=mark & WANTED != 0,
        **attributes,
    )
