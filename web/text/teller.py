"""Facts become sentences: what happened, and why something cannot be done."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from web.text import known, listed, say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from hansa import Event, Refusal

PEOPLE = {"seat": "who", "victim": "victim", "paid_to": "payee", "other": "other"}
"""Facts that are seats, and the fields that have the names of those who sit there."""


def by_rule(sentence: str, rule: str) -> str:
    """A sentence with the number of the rule behind it, where there is one."""
    return say("by-rule", sentence=sentence, rule=rule) if rule else sentence


@dataclasses.dataclass(frozen=True)
class Teller:
    """How one game tells facts: each is a field of the sentence, shown by its name."""

    prefix: str
    """What the keys of the game begin with."""
    shown: Mapping[str, Callable[[Any], str]]
    """Other facts are looked up in the catalogue, and if they are not there they speak for themselves."""
    variant: Callable[[Event], str]
    """Which of several sentences about one kind of event fits."""
    more: Callable[[Mapping[str, Any]], Mapping[str, str]] = lambda _facts: {}
    """Fields that are made of several facts."""

    def event(self, what: Event, names: Sequence[str]) -> str:
        """One sentence about one thing that happened."""
        facts = {one.name: getattr(what, one.name) for one in dataclasses.fields(what)}
        return self.tell(f"{type(what).__name__}{self.variant(what)}", facts, names)

    def tell(self, kind: str, facts: Mapping[str, Any], names: Sequence[str]) -> str:
        """The sentence about a kind of event with these facts."""
        return say(f"{self.prefix}event.{kind}", **self._fields(facts, names))

    def refusal(self, why: Refusal, target: str = "", actor: str = "") -> str:
        """Why something cannot be done. Some targets, rules and facts have a sentence of their own."""
        key = f"{self.prefix}refusal.{why.reason}"
        own = next((own for about in (target, why.rule, *why.facts) if known(own := f"{key}/{about}")), key)
        return by_rule(say(own, **{"actor": actor, **self._fields(why.facts, ())}), why.rule)

    def _fields(self, facts: Mapping[str, Any], names: Sequence[str]) -> dict[str, str | int]:
        fields: dict[str, str | int] = {}
        for name, fact in facts.items():
            if name == "winners":
                fields |= {"who": listed([names[seat] for seat in fact]), "n": len(fact)}
            elif name in PEOPLE:
                fields[name] = str(fact)
                fields[PEOPLE[name]] = names[fact] if fact is not None and fact < len(names) else ""
            elif name in self.shown:
                fields[name] = self.shown[name](fact)
            else:
                key = f"{self.prefix}{name}.{fact}"
                fields[name] = say(key) if known(key) else str(fact)
        return {**fields, **self.more(facts)}
