"""Who plays what: the header of every match."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from hansa.core.errors import Refusal, SetupError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

NAME_LENGTH = 24
TITLE_LENGTH = 60
SEED_LENGTH = 40


def clean_line(text: str, length: int) -> str:
    """Any characters a person types, as one line: no control or invisible marks, spaces folded, length limited."""
    shown = (" " if char.isspace() else char for char in text)
    kept = "".join(char for char in shown if char == "\u200d" or unicodedata.category(char) not in {"Cc", "Cf", "Cs"})
    return " ".join(unicodedata.normalize("NFC", kept).split())[:length].strip()


@dataclass(frozen=True, slots=True)
class Option:
    """Something a set-up may choose; the first choice is what you get when you say nothing."""

    key: str
    choices: tuple[str, ...]


@dataclass(frozen=True)
class Setup:
    """A game to be played: its id, the players' names in seat order, options and the seed of all chance."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str = "0"

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", tuple(clean_line(name, NAME_LENGTH) for name in self.players))
        object.__setattr__(self, "seed", clean_line(self.seed, SEED_LENGTH) or "0")

    def with_defaults(self, known: Sequence[Option]) -> Setup:
        """The same set-up with every option spelled out; an unknown option or choice is refused."""
        choices = {option.key: option.choices for option in known}
        for key, value in self.options.items():
            if key not in choices:
                raise SetupError(Refusal("", "unknown-option", {"option": key}))
            if value not in choices[key]:
                raise SetupError(Refusal("", "unknown-choice", {"option": key, "choice": value}))
        full = {option.key: self.options.get(option.key, option.choices[0]) for option in known}
        return replace(self, options=full)
