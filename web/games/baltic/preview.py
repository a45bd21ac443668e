"""What would happen in a game of Hansa: prices, taxes, losses, asked of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hansa.baltic.events import Bought, Discarded, LastPileOpened, Lost, Taxed
from web.play.future import Future

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from hansa import Action, Game


def after(game: Game[Any, Any], state: Any, action: Action) -> Future:  # noqa: ANN401 - states belong to the game
    """One action and the draws it brings."""
    return Future.of(game, state).play(action).settle()


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
    """What the end of the turn takes, and who comes next: a seat or OVER."""

    talers: int
    goods: int
    following: int


def taxes(game: Game[Any, Any], state: Any, end: Action) -> Taxes:  # noqa: ANN401
    """What ending the turn now would cost (H16)."""
    seen = after(game, state, end)
    while game.to_act(seen.state) >= 0 and seen.view.phase == "taxes":
        seen.play(game.legal_actions(seen.state)[0])
    talers = sum(event.talers for event in seen.happened(Taxed))
    return Taxes(talers, len(seen.happened(Discarded)), game.to_act(seen.state))


def is_missed(game: Game[Any, Any], state: Any, buy: Action) -> bool:  # noqa: ANN401
    """Whether this could still be had for nothing, and kept at the end of the turn."""
    if bought(game, state, buy).price:
        return False
    then = after(game, state, buy).state
    ends = [action for action in game.legal_actions(then) if action.family == "end"]
    return all(not taxes(game, then, end).goods for end in ends)


def to_discard(game: Game[Any, Any], state: Any) -> int:  # noqa: ANN401
    """How many markers still go to taxes, counting those that go unasked."""
    seen = Future.of(game, state)
    while game.to_act(seen.state) >= 0 and seen.view.phase == "taxes":
        seen.play(game.legal_actions(seen.state)[0])
    return len(seen.happened(Discarded))


def sale(game: Game[Any, Any], state: Any, sells: Iterable[str]) -> tuple[Future, list[tuple[int, str]]]:  # noqa: ANN401
    """Selling these, finishing the sale and everybody's losses; who will choose which colour to lose (H14, H15)."""
    seen, choices = Future.of(game, state), []
    for text in sells:
        seen.play(text)
    if seen.view.phase == "sale":
        seen.play("done")
    while (colour := seen.view.colour_to_lose) is not None:
        choices.append((game.to_act(seen.state), colour))
        seen.play(game.legal_actions(seen.state)[0])
    return seen, choices


def losses(seen: Future, choices: Collection[tuple[int, str]]) -> dict[int, list[tuple[str, bool]]]:
    """By seat, the colours of which a sale takes one marker, and whether the seat will choose which."""
    lost: dict[int, list[tuple[str, bool]]] = {}
    for event in seen.happened(Lost):
        chosen = (event.seat, event.good.colour) in choices
        lost.setdefault(event.seat, []).append((event.good.colour, chosen))
    return lost


def points(game: Game[Any, Any], before: Any, seen: Future) -> dict[int, int]:  # noqa: ANN401
    """By seat, how many points more or fewer that would be."""
    now, then = game.score(before), game.score(seen.state)
    return {old.seat: new.total - old.total for old, new in zip(now, then, strict=True)}
