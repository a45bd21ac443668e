"""What makes a group something to tap."""

from __future__ import annotations

from collections.abc import Callable

Label = Callable[[str], str]
"""Gives the spoken name of a target."""


def target(name: str, label: Label, class_: str = "") -> dict[str, str]:
    """The attributes of a group that stands for a target of the rules."""
    return {
        "data_id": name,
        "class_": f"target {class_}".rstrip(),
        "role": "button",
        "aria_label": label(name),
    }
