"""What the page and its worker say to each other, as text."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Question:
    """What would this player do in the position after this record, with so many times its own measure of thought?"""

    number: int
    record: str
    level: str
    seconds: float
    effort: float = 1.0

    def dumps(self) -> str:
        return json.dumps(asdict(self))


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player would do, in the words of a record; `seconds` is how long it thought.

    `reasons` are the terms of its evaluation that told between `line` and `instead`, `term@seat` for what another seat
    has of it, `term@-1` for several. `outcome` is what comes of a line that ends the game. Where `trouble` says what
    went wrong there is no action.
    """

    number: int
    action: str = ""
    line: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()
    reasons: tuple[tuple[str, float], ...] = ()
    seconds: float = 0.0
    trouble: str = ""
    outcome: str = ""

    def dumps(self) -> str:
        return json.dumps(asdict(self))


def call_off(number: int) -> str:
    """The message that no question before this number is wanted any more."""
    return json.dumps({"number": number})


def read_answer(text: str) -> Answer:
    """The answer of a message."""
    facts: dict[str, Any] = json.loads(text)
    reasons = tuple((str(term), float(amount)) for term, amount in facts.pop("reasons"))
    return Answer(line=tuple(facts.pop("line")), instead=tuple(facts.pop("instead")), reasons=reasons, **facts)
