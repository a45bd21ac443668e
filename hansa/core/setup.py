"""Who plays what: the header of every match."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from hansa.core.errors import Refusal, SetupError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

NAME_LENGTH = 24
TITLE_LENGTH = 60
SEED_LENGTH = 40


# Signs that show nothing by themselves though they are no spaces, controls or format marks: fillers, joiners of marks.
_NOTHING = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u2065\u3164\uffa0\ufff0-\ufff8\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]"
)
_BLANK = "\u2800"  # a Braille cell without dots
_JOINER = "\u200d"  # makes one emoji of two
_VARIANTS = "\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef"  # say how the sign before them is to look
_LOST_VARIANTS = re.compile(f"(?<![^ {_JOINER}])[{_VARIANTS}]+")
_LOST_JOINERS = re.compile(f"(?<![^ {_JOINER}]){_JOINER}+|{_JOINER}+(?=[ {_VARIANTS}]|$)|(?<={_JOINER}){_JOINER}+")


def clean_line(text: str, length: int) -> str:
    """Any characters a person types, as one line: no control or invisible marks, spaces folded, length limited.

    What only changes the signs beside it stays where there are such; by itself it would be a name that nobody sees.
    """
    shown = (" " if char.isspace() or char == _BLANK else char for char in text)
    kept = "".join(char for char in shown if char == _JOINER or unicodedata.category(char) not in {"Cc", "Cf", "Cs"})
    line = unicodedata.normalize("NFC", _NOTHING.sub("", kept))
    line = _LOST_JOINERS.sub("", _LOST_VARIANTS.sub("", line))
    return " ".join(line.split())[:length].rstrip(f" {_JOINER}")


@dataclass(frozen=True, slots=True)
class Option:
    """Something a set-up may choose; the first choice is what you get when you say nothing."""

    key: str
    choices: tuple[str, ...]
    others: bool = False
    """Whether there are more choices than can be listed: the game itself says which."""
    unsaid: bool = False
    """Whether records leave the first choice out, so that those from before there was such an option stay as short."""


@dataclass(frozen=True)
class Setup:
    """A game to be played: its id, the players' names in seat order, options and the seed of all chance."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str = "0"
    rules: int = 0
    """The revision of the rules it is played by; 0 means those of today."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", tuple(clean_line(name, NAME_LENGTH) for name in self.players))
        object.__setattr__(self, "seed", clean_line(self.seed, SEED_LENGTH) or "0")

    def with_defaults(self, known: Sequence[Option]) -> Setup:
        """The same set-up with every option spelled out; an unknown option or choice is refused."""
        options = {option.key: option for option in known}
        for key, value in self.options.items():
            if key not in options:
                raise SetupError(Refusal("", "unknown-option", {"option": key}))
            if value not in options[key].choices and not options[key].others:
                raise SetupError(Refusal("", "unknown-choice", {"option": key, "choice": value}))
        full = {option.key: self.options.get(option.key, option.choices[0]) for option in known}
        return replace(self, options=full)

    def said(self, known: Sequence[Option]) -> list[tuple[str, str]]:
        """The options as a record has them."""
        silent = {option.key: option.choices[0] for option in known if option.unsaid}
        return [(key, value) for key, value in self.options.items() if silent.get(key) != value]
