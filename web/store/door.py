"""The one door for what comes out of the browser's storage: a text goes in, and out comes what was expected, or Misfit.

It may have been written by another version of this site, by another page of the same host, or by chance. Nothing that
stands there may do more than be refused.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST = 20_000
"""Characters; the facts of a game of five with the longest names have a thousand."""
BRACKETS = 500
"""More are not counted but refused: values nested too deep end Python itself, where its stack is JavaScript's."""
LAST_MOMENT = 4_102_444_800_000
"""The year 2100, in milliseconds: what is later is no date."""
MOST_STEPS = 1_000_000
SEQUENCES = 2**50
ID = re.compile(r"[0-9a-z]{1,40}")
WORD = re.compile(r"[a-z][a-z0-9-]{0,39}")


class Misfit(Exception):  # noqa: N818 - a fault of what was read, not of the program
    """Something that was kept does not fit; `what` is the word for it."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


def parsed(text: str | None, otherwise: str) -> Any:  # noqa: ANN401 - whatever JSON can say
    """The value of a JSON text of modest size and depth; `otherwise` stands for one that is not there."""
    text = text or otherwise
    if len(text) > LONGEST or text.count("[") + text.count("{") > BRACKETS:
        raise Misfit("size")
    try:
        return json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise Misfit("text") from error


def _no_number(name: str) -> float:
    raise ValueError(name)


def whole(value: object, what: str, *, least: int = 0, most: int = MOST_STEPS) -> int:
    """A whole number within its bounds; true and false are none."""
    if type(value) is int and least <= value <= most:
        return value
    raise Misfit(what)


def line(value: object, what: str, longest: int = 400) -> str:
    """A text that can be shown."""
    if isinstance(value, str) and len(value) <= longest:
        return value
    raise Misfit(what)


def lines(value: object, what: str, most: int = 8) -> tuple[str, ...]:
    """A few such texts."""
    if isinstance(value, list) and len(value) <= most:
        return tuple(line(each, what) for each in value)
    raise Misfit(what)


def matching(value: object, what: str, pattern: re.Pattern[str]) -> str:
    """A text of a certain form."""
    if isinstance(value, str) and pattern.fullmatch(value):
        return value
    raise Misfit(what)


def table(value: object, what: str) -> Mapping[str, Any]:
    """Names with values."""
    if isinstance(value, dict):
        return value
    raise Misfit(what)


def digits(text: str | None, most: int) -> int:
    """A number that was written out by itself; 0 for what is none."""
    text = text or ""
    number = int(text) if len(text) <= len(str(most)) and text.isascii() and text.isdigit() else 0
    return number if number <= most else 0
