"""What a person likes, kept between visits."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields

THEMES = ("system", "light", "dark")


@dataclass(slots=True)
class Preferences:
    """Every preference with what it is until somebody changes it."""

    confirm: bool = True
    """A turn is handed on only after a look at it."""

    auto: bool = True
    """Where only one thing can be done it is done without asking."""

    highlight: bool = True
    """What can be tapped now is marked on the board."""

    animate: bool = True
    """Pieces move visibly; a system that asks for less motion is obeyed whatever this says."""

    theme: str = "system"

    def dumps(self) -> str:
        return json.dumps(asdict(self))

    def put(self, name: str, value: object) -> bool:
        """Change one; False, and no change, for what is no preference or no value of it."""
        if name == "theme":
            good = value in THEMES
        else:
            good = isinstance(value, bool) and name in {field.name for field in fields(self)}
        if good:
            setattr(self, name, value)
        return good


def load(text: str | None) -> Preferences:
    """The preferences of a text; whatever cannot be read stays as it is by default."""
    preferences = Preferences()
    try:
        kept = json.loads(text or "{}")
    except ValueError:
        return preferences
    if isinstance(kept, dict):
        for name, value in kept.items():
            preferences.put(name, value)
    return preferences
