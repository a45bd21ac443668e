"""From taps to one action: each tap keeps those legal actions that its target stands for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import hansa

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Action, Game, Refusal
    from web.play.session import Session
    from web.play.standing import Standing


@dataclass(frozen=True, slots=True)
class Ready:
    """One action is left: play it."""

    action: Action


@dataclass(frozen=True, slots=True)
class Open:
    """Several are left: another tap, or a choice among them."""

    actions: Sequence[Action]


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing can be done with that target; None when it means nothing in this game."""

    refusal: Refusal | None


class Narrowing:
    """The legal actions of a moment, fewer with every tap. Make a new one whenever another moment is shown."""

    def __init__(self, session: Session, past: tuple[int, Standing] | None = None) -> None:
        """`past` is a moment that is looked back at: how many actions had been played, and how it stood then."""
        self._game: Game[Any, Any] = session.game
        self.ply, self.standing = past or (session.match.ply, session.standing)
        self.state = session.match.at(self.ply)
        self.chosen: list[str] = []
        self.legal = self.standing.legal
        self._targets = {action: self._game.targets(self.state, action) for action in self.legal}
        self.actions = self.legal
        self._possible: tuple[str, ...] | None = None

    @property
    def possible(self) -> tuple[str, ...]:
        """The targets that lead on from here, in the order of the actions, chosen ones left out."""
        if self._possible is None:
            every: dict[str, None] = {}
            for action in self.actions:
                every |= dict.fromkeys(self._targets[action])
            self._possible = tuple([target for target in every if target not in self.chosen])
        return self._possible

    @property
    def buttons(self) -> Sequence[str]:
        """The buttons of all legal actions, whatever was tapped: the first of each action's targets."""
        return [targets[0] for targets in self._targets.values()]

    def targets_of(self, action: Action) -> tuple[str, ...]:
        """The targets that stand for one of the legal actions."""
        return self._targets[action]

    def with_target(self, target: str, among: Sequence[Action] | None = None) -> tuple[Action, ...]:
        """Those of the actions (all that are left, unless told) that a target stands for."""
        return tuple(
            [action for action in (self.actions if among is None else among) if target in self._targets[action]]
        )

    def tap(self, target: str) -> Ready | Open | Refused:
        """Narrow by a target. One that does not fit what was chosen before starts afresh."""
        found = self.with_target(target)
        if not found:
            found = self.with_target(target, self.legal)
            if not found:
                return Refused(self._why_not(target))
            self.chosen.clear()
        self.chosen.append(target)
        self.actions, self._possible = found, None
        if len(found) == 1:
            return Ready(self._game.pick(self.state, found[0], target))
        return Open(found)

    def clear(self) -> None:
        """Forget the taps."""
        self.chosen.clear()
        self.actions, self._possible = self.legal, None

    def _why_not(self, target: str) -> Refusal | None:
        try:
            return self._game.why_not(self.state, target)
        except hansa.NotationError:
            return None
