"""Moves in words: which action somebody means who types a line of a record, or something close to it.

An action's text is cut into places, and each place knows the words that mean it: `place t stade-hamburg.2` is also
"Place a trader between Stade and Hamburg, 2". What was typed fits an action when every word of it stands for a place of
its own; unfinished words count as their beginnings.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

import hansa
from web.text import typed as known
from web.text.folded import fold

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from hansa import Action, Refusal
    from web.play.session import Session

Synonyms = Mapping[str, Sequence[str]]
"""What else may be typed, by the record's word for the same thing."""

Concerned = Callable[["Action"], "Sequence[int]"]
"""The seats that an action concerns besides its own: their names may be typed for it."""

LENGTH = 200
"""Nobody types more than this for one move."""

NEAREST = 3
_PIECES = re.compile(r"[^\W\d]+|\d+")


@dataclass(frozen=True, slots=True)
class Meant:
    """Just this action, and it is legal."""

    action: Action


@dataclass(frozen=True, slots=True)
class Several:
    """More than one legal action fits; none when nothing was typed."""

    actions: Sequence[Action]


@dataclass(frozen=True, slots=True)
class Forbidden:
    """An action that a rule forbids now."""

    refusal: Refusal
    action: Action | None
    """Unless it was only written like one, as a sale of goods that are not there."""


@dataclass(frozen=True, slots=True)
class Unknown:
    """No action at all; these are the legal ones that look most like it."""

    nearest: Sequence[Action]


def words(text: str) -> list[str]:
    """The words and numbers of a text: `2t` is a number and a word."""
    return _words(text[:LENGTH])


def _words(text: str) -> list[str]:
    return _PIECES.findall(fold(text).replace("_", " "))


@cache
def _synonyms() -> dict[str, tuple[str, ...]]:
    return {word: tuple(_words(others)) for word, others in known.synonyms().items()}


@cache
def _fillers() -> frozenset[str]:
    return frozenset(_words(known.fillers()))


def _nobody(_action: Action) -> Sequence[int]:
    return ()


class Moves:
    """What can be typed at one moment of a game."""

    def __init__(self, session: Session, synonyms: Synonyms, concerned: Concerned = _nobody) -> None:
        self._synonyms = {**synonyms, **_synonyms()}
        self._concerned = concerned
        self._people = [words(name) for name in session.players]
        self._placed: dict[str, list[list[str]]] = {}
        self._game = session.game
        self._state = session.match.state
        self._names = {city.id: words(city.name) for city in session.view.board.cities}
        self.legal = tuple(session.legal)

    def read(self, text: str) -> Meant | Several | Forbidden | Unknown:
        """What somebody means by a text."""
        if not self.legal:
            return Several(())
        line = " ".join(fold(text[:LENGTH]).split())
        exact = self._parsed(
            line, next((action for action in self._game.actions(self._state) if action.text == line), None)
        )
        if exact:
            return exact
        typed = self._reading(text)
        fitting = self.fitting(text) if typed or not text.strip() else []
        named = [action for action in fitting if self._begins(action, typed) or self._is_verb(action, typed)]
        complete = [action for action in named if self._fit(action, typed) == 0]
        for found in (fitting, complete):
            if len(found) == 1:
                return Meant(found[0])
        if fitting:
            return Several(fitting)
        return (words(text) and self._elsewhere(text)) or Unknown(self._nearest(text))

    def fitting(self, text: str) -> list[Action]:
        """The legal actions that a text may grow into: whose own verb it begins, then those that need fewest words."""
        typed = self._reading(text)
        fits = self._fits(self.legal, typed)
        ranked = sorted(fits, key=lambda pair: (not self._begins(pair[1], typed), pair[0]))
        return [action for _, action in ranked]

    def _fits(self, actions: Iterable[Action], typed: Sequence[str]) -> list[tuple[int, Action]]:
        return [(fit, action) for action in actions if (fit := self._fit(action, typed)) is not None]

    def _readings(self, text: str) -> list[list[str]]:
        """The words of a text: first with the names of people taken as such, though they look like other words."""
        plain = words(text)
        named, rest = [], plain
        while rest:
            sitting = [seat for seat, name in enumerate(self._people) if name and rest[: len(name)] == name]
            seat = max(sitting, key=lambda seat: len(self._people[seat]), default=None)
            named.append(rest[0] if seat is None else _person(seat))
            rest = rest[1 if seat is None else len(self._people[seat]) :]
        return [named, plain] if named != plain else [plain]

    def _reading(self, text: str) -> list[str]:
        """What a text says of the legal actions."""
        every = self._readings(text)
        return next((typed for typed in every if self._fits(self.legal, typed)), every[-1])

    @staticmethod
    def _begins(action: Action, typed: Sequence[str]) -> bool:
        """Whether the first word is the verb that the record has for an action, or the beginning of it."""
        return bool(typed) and action.text.startswith(typed[0])

    def _is_verb(self, action: Action, typed: Sequence[str]) -> bool:
        """Whether the first word is just one of the words for it."""
        return bool(typed) and typed[0] in self._places(action)[0]

    @cached_property
    def _verbs(self) -> frozenset[str]:
        """All words for what can ever be done on this board."""
        families = {action.text.split()[0] for action in self._game.actions(self._state)}
        return frozenset(word for family in families for word in (*words(family), *self._synonyms.get(family, ())))

    def _left_out(self, typed: Sequence[str]) -> Collection[str]:
        """What may be left out of a text: but not the verb that it begins with."""
        first = next((word for word in typed if word not in _fillers() or word in self._verbs), "")
        return _fillers() - {first}

    def _fit(self, action: Action, typed: Sequence[str]) -> int | None:
        """How many places of an action were not mentioned, or None when some typed word means none of its places."""
        places = self._places(action)
        left = [(place, word) for place, every in enumerate(places) for word in every]
        left_out = self._left_out(typed)
        mentioned = set()
        unread = []
        for word in typed:
            exact = next((pair for pair in left if pair[1] == word), None)
            if exact is None:
                unread.append(word)
            else:
                left.remove(exact)
                mentioned.add(exact[0])
        for word in unread:
            begun = next((pair for pair in left if not word.isdigit() and pair[1].startswith(word)), None)
            if begun is not None:
                left.remove(begun)
                mentioned.add(begun[0])
            elif word not in left_out:
                return None
        return len(places) - len(mentioned) if mentioned or not typed else None

    def _places(self, action: Action) -> list[list[str]]:
        """The places of an action's text, each with the words for it."""
        known = self._placed.get(action.text)
        if known is not None:
            return known
        pieces = re.findall(r"[a-z_]+|\d+", action.text)
        every = [[*words(piece), *self._names.get(piece, ()), *self._synonyms.get(piece, ())] for piece in pieces]
        for seat in self._concerned(action):
            every[-1] += [_person(seat), *(word for word in self._people[seat] if not word.isdigit())]
        self._placed[action.text] = every
        return every

    def _parsed(self, text: str, action: Action | None) -> Meant | Forbidden | None:
        if text.startswith("~"):
            return None
        try:
            return Meant(self._game.parse(self._state, text))
        except hansa.IllegalAction as error:
            return Forbidden(error.refusal, action)
        except hansa.NotationError:
            return None

    def _elsewhere(self, text: str) -> Meant | Forbidden | None:
        """Among all actions of the board: one as good as a listed one, or what most of them are refused for."""
        every = [action for action in self._game.actions(self._state) if not action.text.startswith("~")]
        fits = next((found for typed in self._readings(text) if (found := self._fits(every, typed))), [])
        fewest = min((fit for fit, _ in fits), default=0)
        read = [self._parsed(action.text, action) for fit, action in fits if fit == fewest]
        if meant := [found for found in read if isinstance(found, Meant)]:
            return meant[0] if len(meant) == 1 else None
        return _most([found for found in read if isinstance(found, Forbidden)])

    def _nearest(self, text: str) -> list[Action]:
        from difflib import SequenceMatcher  # noqa: PLC0415 - only who mistypes needs it

        matcher = SequenceMatcher(b=" ".join(words(text)))

        def likeness(action: Action) -> float:
            matcher.set_seq1(" ".join(every[-1] for every in self._places(action)))
            return -matcher.ratio()

        return sorted(self.legal, key=likeness)[:NEAREST]


def _person(seat: int) -> str:
    """What stands for somebody in what was typed."""
    return f"@{seat}"


def _most(refused: Iterable[Forbidden]) -> Forbidden | None:
    """The refusal that most of them share."""
    every = list(refused)
    counts: Counter[Any] = Counter((one.refusal.rule, one.refusal.reason) for one in every)
    return max(every, key=lambda one: counts[one.refusal.rule, one.refusal.reason], default=None)
