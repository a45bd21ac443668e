"""A template that reads differently for one and for several."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Plural:
    """Which one is used is decided by the field n."""

    one: str
    other: str
