"""What a person likes, kept between visits."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields
from typing import TYPE_CHECKING, Any

from web.store import door
from web.store.door import Misfit

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def _one_of(default: str, *values: str) -> Any:  # noqa: ANN401 - a field of a dataclass, whatever type checkers call it
    return field(default=default, metadata={"values": values})


@dataclass(slots=True)
class Preferences:
    """Every preference with what it is until somebody changes it, in the order of the dialog.

    To add one, add a field here (a switch, or one of some values), its texts (`preferences.NAME`, and
    `preferences.NAME.hint` for a switch or `preferences.NAME.VALUE` for each value), and use it where it counts.
    """

    confirm: str = _one_of("always", "never", "final", "always")
    """Which turns wait for a look when they have ended: none, a game's last, or also those before another person's.

    With none, nobody is asked either whether a turn is to end that leaves something undone.
    """

    auto: bool = True
    """Where only one thing can be done it is done without asking."""

    highlight: bool = True
    """What can be tapped now is marked on the board."""

    projection: bool = True
    """What everybody would score now stands beside the names."""

    motion: str = _one_of("quick", "off", "quick", "calm")
    """How pieces move; a system that asks for less motion is obeyed whatever this says."""

    sound: bool = True
    """Pieces, coins, a turn that begins are heard."""

    theme: str = _one_of("system", "system", "light", "dark")

    awake: bool = True
    """The screen does not go dark while a game is being played."""

    speed: str = _one_of("normal", "step", "normal", "fast", "once")
    """How computer players' steps are shown one after the other."""

    master: str = _one_of("normal", "quick", "normal", "long")
    """How long the Master may think."""

    more: dict[str, Any] = field(default_factory=dict, compare=False)
    """What only another version knows: it is kept for that one."""

    def dumps(self) -> str:
        known = asdict(self)
        more = known.pop("more")
        return json.dumps({**known, **more})

    def put(self, name: str, value: object) -> bool:
        """Change one; False, and no change, for what is no preference or no value of it."""
        good = value in VALUES.get(name, ())
        if good:
            setattr(self, name, value)
            self.more.pop(name, None)
        return good


VALUES: Mapping[str, Sequence[object]] = {
    each.name: each.metadata.get("values", (True, False)) for each in fields(Preferences) if each.name != "more"
}
"""What each preference may be; a switch is on or off."""


def load(text: str | None) -> Preferences:
    """The preferences of a text; whatever cannot be read stays as it is by default."""
    preferences = Preferences()
    try:
        kept = door.table(door.parsed(text, "{}"), "preferences")
    except Misfit:
        return preferences
    for name, value in kept.items():
        if not preferences.put(name, value):
            preferences.more[name] = value
    return preferences
