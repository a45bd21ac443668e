"""Why a tap does nothing: of all that a post could stand for, what the tap most likely meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa import NotationError
from web.games.teutonica.moment import refused

if TYPE_CHECKING:
    from hansa import Refusal
    from hansa.teutonica.desk_view import Tradesman
    from web.games.teutonica.moment import Moment

PUTTING_DOWN = frozenset({"answer", "move", "from-route", "abroad"})


def why_not(moment: Moment, target: str) -> Refusal | None:
    """The rule that forbids what was meant, or None when the rules say nothing about it."""
    game, state = moment.session.game, moment.session.match.state
    if target.startswith("post:") and (meant := _meant(moment, target.removeprefix("post:"))):
        return refused(game, state, meant)
    try:
        return game.why_not(state, target)
    except NotationError:
        return None


def _meant(moment: Moment, post: str) -> str:
    """The action that a tap on a post stands for in this moment."""
    route, _, n = post.partition(".")
    man = moment.view.posts(route)[int(n) - 1]
    own = man is not None and man.seat == moment.seat
    kind = _kind(moment)
    if moment.phase == "turn":
        verb = f"place {kind}" if man is None else "lift" if own else f"displace {kind}"
        return f"{verb} {post}"
    if moment.phase in PUTTING_DOWN:
        lifts = man is not None and not moment.view.hand and moment.phase != "from-route"
        return f"lift {post}" if lifts else f"drop {_held(moment) or kind} {post}"
    return f"remove {post}" if moment.phase == "remove" else ""


def _kind(moment: Moment) -> str:
    """The piece in question: the chosen one, else a trader as long as there is one."""
    for chosen in moment.narrowing.chosen:
        if chosen.startswith("supply:"):
            return chosen.removeprefix("supply:")
    desk = moment.desk
    stocked = moment.phase != "turn" and moment.view.source(moment.seat) == "stock"
    pieces = desk.stock if stocked else desk.supply
    return "m" if pieces[1] and not pieces[0] else "t"


def _held(moment: Moment) -> str:
    """The first piece in the hand, as actions name it."""
    man: Tradesman | None = next(iter(moment.view.hand), None)
    if man is None:
        return ""
    return man.kind[0] if man.seat == moment.seat else f"{man.seat + 1}{man.kind[0]}"
