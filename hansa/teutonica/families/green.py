"""The permanent marker that opens an office in a green city (T42, T44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import Refusal
from hansa.teutonica.families import tribute
from hansa.teutonica.families.common import finish_action, own_desk, wrong_frame
from hansa.teutonica.offices import add_right_office
from hansa.teutonica.state import GREEN, KIND_NAMES, LAID, SEAT, SUPPLY_T, State, piece, pop

if TYPE_CHECKING:
    from hansa.core.action import Action
    from hansa.core.events import Emit
    from hansa.teutonica.tables import Tables


def options(s: State, t: Tables, out: list[Action]) -> None:
    base = own_desk(s)
    out += [action for (kind, _), action in t.actions.green.items() if s[base + SUPPLY_T + kind]]
    out.append(t.actions.done)


def refuse(s: State, _t: Tables, action: Action) -> Refusal | None:
    kind, _ = action.args
    if refusal := wrong_frame(s, GREEN):
        return refusal
    return None if s[own_desk(s) + SUPPLY_T + kind] else Refusal("T44", "none-in-supply", {"kind": KIND_NAMES[kind]})


def apply(s: State, t: Tables, action: Action, emit: Emit | None) -> None:
    """A tribute that this office makes work comes right after it (T52)."""
    kind, city = action.args
    s[own_desk(s) + SUPPLY_T + kind] -= 1
    add_right_office(s, t, city, piece(s[SEAT], kind), emit)
    pop(s)
    if s[LAID] and (seats := tribute.owners(s, t, city)):
        tribute.begin(s, t, city, seats, emit)
    else:
        finish_action(s, emit)
