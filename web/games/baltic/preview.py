"""What would happen in a game of Hansa: prices, taxes, losses, asked of the rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from hansa import GameEnded
from hansa.baltic.events import Bought, Discarded, LastPileOpened, Lost, Taxed
from web.play.future import Future

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hansa import Action, Game
    from hansa.baltic.view import View


@dataclass
class Preview(Future):
    """A state of Hansa that could come."""

    choices: list[tuple[int, str]] = field(default_factory=list)
    """Who will choose which colour to lose a marker of."""

    @property
    def view(self) -> View:
        view: View = self.game.view(self.state, 0)
        return view


def after(game: Game[Any, Any], state: Any, action: Action) -> Preview:  # noqa: ANN401 - states belong to the game
    """One action and the draws it brings."""
    return Preview.of(game, state).play(action).settle()


def bought(game: Game[Any, Any], state: Any, buy: Action) -> Bought:  # noqa: ANN401
    """What buying this brings, what it costs and who is paid (H12)."""
    found: Bought
    (found,) = after(game, state, buy).happened(Bought)
    return found


def opens_last_pile(game: Game[Any, Any], state: Any, action: Action) -> bool:  # noqa: ANN401
    """Whether replenishing now takes a marker of the fifth pile (H18)."""
    return bool(after(game, state, action).happened(LastPileOpened))


@dataclass(frozen=True, slots=True)
class Taxes:
    """What the end of the turn takes, and whether it is the end of all."""

    talers: int
    goods: int
    ends_game: bool


def taxes(game: Game[Any, Any], state: Any, end: Action) -> Taxes:  # noqa: ANN401
    """What ending the turn now would cost (H16)."""
    seen = after(game, state, end)
    while game.to_act(seen.state) >= 0 and seen.view.phase == "taxes":
        seen.play(game.legal_actions(seen.state)[0])
    talers = sum(event.talers for event in seen.happened(Taxed))
    return Taxes(talers, len(seen.happened(Discarded)), bool(seen.happened(GameEnded)))


def to_discard(game: Game[Any, Any], state: Any) -> int:  # noqa: ANN401
    """How many markers still go to taxes, counting those that go unasked."""
    seen = Preview.of(game, state)
    while game.to_act(seen.state) >= 0 and seen.view.phase == "taxes":
        seen.play(game.legal_actions(seen.state)[0])
    return len(seen.happened(Discarded))


def sale(game: Game[Any, Any], state: Any, sells: Iterable[str]) -> Preview:  # noqa: ANN401
    """Selling these, finishing the sale and everybody's losses (H14, H15)."""
    seen = Preview.of(game, state)
    for text in sells:
        seen.play(text)
    if seen.view.phase == "sale":
        seen.play("done")
    while (colour := seen.view.colour_to_lose) is not None:
        seen.choices.append((game.to_act(seen.state), colour))
        seen.play(game.legal_actions(seen.state)[0])
    return seen


def losses(seen: Preview) -> dict[int, list[tuple[str, bool]]]:
    """By seat, the colours of which a sale takes one marker, and whether the seat will choose which."""
    lost: dict[int, list[tuple[str, bool]]] = {}
    for event in seen.happened(Lost):
        chosen = (event.seat, event.good.colour) in seen.choices
        lost.setdefault(event.seat, []).append((event.good.colour, chosen))
    return lost


def points(game: Game[Any, Any], before: Any, seen: Preview) -> dict[int, int]:  # noqa: ANN401
    """By seat, how many points more or fewer that would be."""
    now, then = game.score(before), game.score(seen.state)
    return {old.seat: new.total - old.total for old, new in zip(now, then, strict=True)}
