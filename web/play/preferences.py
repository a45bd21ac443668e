"""What a person likes, kept between visits."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from web.store import door
from web.store.door import Misfit

THEMES = ("system", "light", "dark")
SPEEDS = ("step", "normal", "fast", "once")
MASTER_TIMES = ("quick", "normal", "long")
MOTIONS = ("off", "quick", "calm")
CONFIRMS = ("never", "final", "always")
CHOICES = {"confirm": CONFIRMS, "motion": MOTIONS, "theme": THEMES, "speed": SPEEDS, "master": MASTER_TIMES}


@dataclass(slots=True)
class Preferences:
    """Every preference with what it is until somebody changes it."""

    confirm: str = "always"
    """Which turns are handed on only after a look: none, those that others make final at once, or all."""

    auto: bool = True
    """Where only one thing can be done it is done without asking."""

    highlight: bool = True
    """What can be tapped now is marked on the board."""

    projection: bool = True
    """What everybody would score now stands beside the names."""

    motion: str = "quick"
    """How pieces move; a system that asks for less motion is obeyed whatever this says."""

    theme: str = "system"

    speed: str = "normal"
    """How computer players' steps are shown one after the other."""

    master: str = "normal"
    """How long the Master may think."""

    more: dict[str, Any] = field(default_factory=dict, compare=False)
    """What only another version knows: it is kept for that one."""

    def dumps(self) -> str:
        known = asdict(self)
        more = known.pop("more")
        return json.dumps({**known, **more})

    def put(self, name: str, value: object) -> bool:
        """Change one; False, and no change, for what is no preference or no value of it."""
        good = value in CHOICES.get(name, ()) or (isinstance(value, bool) and name in SWITCHES)
        if good:
            setattr(self, name, value)
            self.more.pop(name, None)
        return good


SWITCHES = {each.name for each in fields(Preferences)} - {*CHOICES, "more"}


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
