"""What a moment at the table of Hansa Teutonica leads to: the rules themselves are asked, on copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hansa import GameEnded, IllegalAction
from hansa.teutonica import events as happened
from hansa.teutonica.view import View
from web.games.teutonica.words import pieces
from web.play.future import Future
from web.play.standing import NOBODY
from web.table.moment import Moment

if TYPE_CHECKING:
    from hansa import Action, Game, Refusal
    from hansa.teutonica.desk_view import Desk

Now = Moment[View]
"""A moment at the table of Hansa Teutonica."""


def desk_of(moment: Now) -> Desk:
    """The desk of the seat the page speaks to."""
    return moment.view.desk(max(moment.seat, 0))


def income(moment: Now) -> tuple[int, int]:
    """The fewest and the most pieces that an income takes now (T7)."""
    sums = [sum(action.args) for action in moment.family("income")]
    return min(sums, default=0), max(sums, default=0)


def ready(moment: Now) -> list[str]:
    """The routes that can be created now."""
    return [action.text.removeprefix("route ") for action in moment.family("route")]


def ends_game(seen: Future) -> bool:
    """Whether the game is over then, or after what is still to be settled."""
    return bool(seen.happened(GameEnded) or seen.view.end_reasons)


def gained(seen: Future, seat: int) -> int:
    """Prestige that a seat gets on the way."""
    return sum(event.points for event in seen.happened(happened.Scored) if event.seat == seat)


def after(moment: Now, *texts: str) -> Future:
    """What some actions, with the draws they bring, would lead to."""
    seen = Future.of(moment.game, moment.state)
    for text in texts:
        seen.play(text).settle()
    return seen


def refused(game: Game[Any, Any], state: Any, action: Action | str) -> Refusal | None:  # noqa: ANN401
    """Why an action is not possible in a state; None when it is."""
    try:
        game.parse(state, action)
    except IllegalAction as error:
        return error.refusal
    return None


def lifted(moment: Now) -> int:
    """How many pieces the move that is going on has taken up so far."""
    match, count = moment.match, 0
    for ply in reversed(range(moment.ply)):
        family = match.action(ply).family
        if family not in {"lift", "drop"}:
            break
        count += family == "lift"
        if moment.game.view(match.at(ply), NOBODY).phase != "move":
            break
    return count


def amount(action: Action) -> str:
    """What an income or a payment takes, in words."""
    return pieces(*action.args)
