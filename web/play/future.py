"""What would happen: the rules themselves are asked, on a copy of the state. The page knows no rule of its own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self

import hansa
from web.play.standing import NOBODY

if TYPE_CHECKING:
    from hansa import Action, Event, Game


@dataclass
class Future:
    """A state that could come, with all that happens on the way to it."""

    game: Game[Any, Any]
    state: Any
    events: list[Event] = field(default_factory=list)

    @classmethod
    def of(cls, game: Game[Any, Any], state: Any) -> Self:  # noqa: ANN401 - states belong to the game
        """Beginning with how it is now."""
        return cls(game, game.copy(state))

    def play(self, action: Action | str) -> Self:
        """One action; a text is checked by the rules, as it is anywhere."""
        if isinstance(action, str):
            action = self.game.parse(self.state, action)
        self.game.advance(self.state, action, self.events.append)
        return self

    def settle(self) -> Self:
        """The draws that follow; what is drawn does not matter to those who ask."""
        while self.game.to_act(self.state) == hansa.CHANCE:
            self.play(self.game.chances(self.state)[0][0])
        return self

    @property
    def view(self) -> Any:  # noqa: ANN401 - each game has a view of its own
        """What everybody would see then."""
        return self.game.view(self.state, NOBODY)

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]
