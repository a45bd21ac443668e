"""From taps to one action: each tap keeps those legal actions that its target stands for."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import hansa

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Action, Refusal
    from web.play.session import Session


@dataclass(frozen=True, slots=True)
class Ready:
    """One action is left: play it."""

    action: Action


@dataclass(frozen=True, slots=True)
class Open:
    """Several are left: another tap, or a choice among them."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing can be done with that target; None when it means nothing in this game."""

    refusal: Refusal | None


@dataclass
class Narrowing:
    """The legal actions of a moment, fewer with every tap. Make a new one whenever the session has changed."""

    session: Session
    chosen: list[str] = field(default_factory=list)
    actions: tuple[Action, ...] = ()

    def __post_init__(self) -> None:
        self._targets = {action: self._of(action) for action in self.session.legal}
        self.actions = tuple(self._targets)

    def _of(self, action: Action) -> tuple[str, ...]:
        return self.session.game.targets(self.session.match.state, action)

    @property
    def possible(self) -> tuple[str, ...]:
        """The targets that lead on from here, in the order of the actions, chosen ones left out."""
        every = dict.fromkeys(target for action in self.actions for target in self._targets[action])
        return tuple(target for target in every if target not in self.chosen)

    def targets_of(self, action: Action) -> tuple[str, ...]:
        """The targets that stand for one of the legal actions."""
        return self._targets[action]

    def with_target(self, target: str, among: Sequence[Action] | None = None) -> tuple[Action, ...]:
        """Those of the actions (all that are left, unless told) that a target stands for."""
        return tuple(action for action in (self.actions if among is None else among) if target in self._targets[action])

    def tap(self, target: str) -> Ready | Open | Refused:
        """Narrow by a target. One that does not fit what was chosen before starts afresh."""
        found = self.with_target(target)
        if not found:
            found = self.with_target(target, tuple(self._targets))
            if not found:
                return Refused(self._why_not(target))
            self.chosen.clear()
        self.chosen.append(target)
        self.actions = found
        if len(found) == 1:
            return Ready(self.session.game.pick(self.session.match.state, found[0], target))
        return Open(found)

    def clear(self) -> None:
        """Forget the taps."""
        self.chosen.clear()
        self.actions = tuple(self._targets)

    def _why_not(self, target: str) -> Refusal | None:
        try:
            return self.session.game.why_not(self.session.match.state, target)
        except hansa.NotationError:
            return None
