"""What can go wrong, as facts; the sentences a player reads are made of them elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hansa.core.match import Match


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not possible: the numbered rule, a reason code and the facts a sentence needs."""

    rule: str
    reason: str
    facts: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        facts = ", ".join(f"{key} {value}" for key, value in self.facts.items())
        return f"{self.rule}: {self.reason}" + (f" ({facts})" if facts else "")


class HansaError(ValueError):
    """Everything this package refuses is one of these."""


class NotationError(HansaError):
    """A text that is no action of this game, legal or not."""


class IllegalAction(HansaError):  # noqa: N818 - reads as what it is
    """An action that exists but that a rule forbids now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule


class SetupError(HansaError):
    """Players or options that no rule allows."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class UndoError(HansaError):
    """There is nothing left that may be taken back or done again."""


class RecordError(HansaError):
    """A record that cannot be read whole. `match` holds the game up to the bad line, where there is one."""

    def __init__(self, line: int, reason: str, *, rule: str = "", detail: str = "", match: Match | None = None) -> None:
        words = [f"line {line}", rule, reason, detail]
        super().__init__(": ".join(word for word in words if word))
        self.line = line
        self.reason = reason
        self.rule = rule
        self.detail = detail
        self.match = match


class PackedError(HansaError):
    """A packed match that cannot be opened: `damaged`, `too-long`, `newer-format`, `newer-rules` or `other-rules`.

    Where the rules forbid its set-up, their reason.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
