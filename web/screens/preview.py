"""What would happen: the rules themselves are asked, on a copy of the state. The page knows no rule of its own."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import hansa
from hansa.baltic.events import Bought, Discarded, LastPileOpened, Lost, Taxed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hansa import Action, Event, Game
    from hansa.baltic.view import View


@dataclass
class Preview:
    """A state that could come, with all that happens on the way to it."""

    game: Game[Any, Any]
    state: Any
    events: list[Event] = field(default_factory=list)
    choices: list[tuple[int, str]] = field(default_factory=list)
    """Who will choose which colour to lose a marker of."""

    @property
    def view(self) -> View:
        view: View = self.game.view(self.state, 0)
        return view

    def of(self, kind: type[Event]) -> list[Any]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]


def _advance(seen: Preview, action: Action) -> None:
    seen.game.advance(seen.state, action, seen.events.append)


def after(game: Game[Any, Any], state: Any, action: Action) -> Preview:  # noqa: ANN401 - states belong to the game
    """One action and the draws it brings; which marker is drawn does not matter to those who ask."""
    seen = Preview(game, game.copy(state))
    _advance(seen, action)
    while game.to_act(seen.state) == hansa.CHANCE:
        _advance(seen, game.chances(seen.state)[0][0])
    return seen


def bought(game: Game[Any, Any], state: Any, buy: Action) -> Bought:  # noqa: ANN401
    """What buying this brings, what it costs and who is paid (H12)."""
    found: Bought
    (found,) = after(game, state, buy).of(Bought)
    return found


def opens_last_pile(game: Game[Any, Any], state: Any, action: Action) -> bool:  # noqa: ANN401
    """Whether replenishing now takes a marker of the fifth pile (H18)."""
    return bool(after(game, state, action).of(LastPileOpened))


@dataclass(frozen=True, slots=True)
class Taxes:
    """What the end of the turn takes, and whether it is the end of all."""

    talers: int
    goods: int
    ends_game: bool

    def __bool__(self) -> bool:
        return bool(self.talers or self.goods or self.ends_game)


def taxes(game: Game[Any, Any], state: Any, end: Action) -> Taxes:  # noqa: ANN401
    """What ending the turn now would cost (H16)."""
    seen = after(game, state, end)
    while game.to_act(seen.state) >= 0 and seen.view.phase == "taxes":
        _advance(seen, game.legal_actions(seen.state)[0])
    talers = sum(event.talers for event in seen.of(Taxed))
    return Taxes(talers, len(seen.of(Discarded)), bool(seen.of(hansa.GameEnded)))


def to_discard(game: Game[Any, Any], state: Any) -> int:  # noqa: ANN401
    """How many markers still go to taxes, counting those that go unasked."""
    seen = Preview(game, game.copy(state))
    while game.to_act(seen.state) >= 0 and seen.view.phase == "taxes":
        _advance(seen, game.legal_actions(seen.state)[0])
    return len(seen.of(Discarded))


def sale(game: Game[Any, Any], state: Any, sells: Iterable[str]) -> Preview:  # noqa: ANN401
    """Selling these, finishing the sale and everybody's losses (H14, H15)."""
    seen = Preview(game, game.copy(state))
    for text in sells:
        _advance(seen, game.parse(seen.state, text))
    if seen.view.phase == "sale":
        _advance(seen, game.parse(seen.state, "done"))
    while (colour := seen.view.colour_to_lose) is not None:
        seen.choices.append((game.to_act(seen.state), colour))
        _advance(seen, game.legal_actions(seen.state)[0])
    return seen


def losses(seen: Preview) -> dict[int, list[tuple[str, bool]]]:
    """By seat, the colours of which a sale takes one marker, and whether the seat will choose which."""
    lost: dict[int, list[tuple[str, bool]]] = {}
    for event in seen.of(Lost):
        chosen = (event.seat, event.good.colour) in seen.choices
        lost.setdefault(event.seat, []).append((event.good.colour, chosen))
    return lost


def points(game: Game[Any, Any], before: Any, seen: Preview) -> dict[int, int]:  # noqa: ANN401
    """By seat, how many points more or fewer that would be."""
    now, then = game.score(before), game.score(seen.state)
    return {old.seat: new.total - old.total for old, new in zip(now, then, strict=True)}
