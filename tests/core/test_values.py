"""What the rules hand out are values: nobody who is told something can change it, or hang anything on it."""

from __future__ import annotations

from dataclasses import is_dataclass

import pytest

import hansa
from hansa.baltic import board as baltic_board
from hansa.baltic import events as baltic_events
from hansa.core import errors, events, game, match, setup
from hansa.teutonica import board as teutonica_board
from hansa.teutonica import desk_view, editions, view
from hansa.teutonica import events as teutonica_events

VALUES = [
    thing
    for module in (
        *(errors, events, game, match, setup, baltic_board, baltic_events),
        *(teutonica_board, teutonica_events, desk_view, editions, view),
    )
    for thing in vars(module).values()
    if isinstance(thing, type) and is_dataclass(thing) and thing.__module__ == module.__name__
]


def test_there_are_values_to_look_at() -> None:
    assert len(VALUES) > 50


@pytest.mark.parametrize("value", VALUES, ids=lambda value: f"{value.__module__}.{value.__name__}")
def test_a_value_can_be_neither_changed_nor_added_to(value: type) -> None:
    assert vars(value)["__dataclass_params__"].frozen
    roomy = [base for base in value.__mro__[:-1] if "__slots__" not in vars(base)]
    assert roomy == ([value] if value is hansa.Setup else [])
