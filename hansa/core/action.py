"""An action is a value with a text form; the text is the saved game, the share link and the bug report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.core.errors import IllegalAction, NotationError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hansa.core.errors import Refusal


class Action:
    """One atomic decision. A game builds each of its actions once and shares it."""

    __slots__ = ("args", "family", "text")

    def __init__(self, family: str, text: str, *args: int) -> None:
        self.family = family
        self.text = text
        self.args = args

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)


class Catalogue:
    """Every action a board knows, found by its text."""

    __slots__ = ("_by_text",)

    def __init__(self) -> None:
        self._by_text: dict[str, Action] = {}

    def add(self, family: str, text: str, *args: int) -> Action:
        """Build an action, or hand out the one that already has this text."""
        action = self._by_text.get(text)
        if action is None:
            action = self._by_text[text] = Action(family, text, *args)
        return action

    def find(self, text: str) -> Action | None:
        return self._by_text.get(text)

    def read(self, words: Action | str, refuse: Callable[[Action], Refusal | None]) -> Action:
        """The legal action that somebody wrote down or took from here; NotationError or IllegalAction for any other.

        One of this very catalogue is what it is. An equal one from elsewhere stands for its text only.
        """
        if isinstance(words, Action) and self.owns(words):
            action: Action | None = words
        else:
            action = self.find(" ".join(str(words).split()))
        if action is None:
            raise NotationError(f"no such action: {str(words)[:80]!r}")
        if refusal := refuse(action):
            raise IllegalAction(refusal)
        return action

    def owns(self, action: Action) -> bool:
        """Whether this very object was built here."""
        return self._by_text.get(action.text) is action

    def __iter__(self) -> Iterator[Action]:
        return iter(self._by_text.values())

    def __len__(self) -> int:
        return len(self._by_text)
