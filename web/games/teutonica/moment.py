"""A moment at the table of Hansa Teutonica, and what would happen next: the rules themselves are asked, on copies."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from hansa import GameEnded, IllegalAction
from hansa.teutonica import events as happened
from web.games.teutonica.words import pieces
from web.play.future import Future

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Action, Game, Refusal
    from hansa.teutonica.desk_view import Desk
    from hansa.teutonica.view import View
    from web.draw.players import Player
    from web.games.teutonica.words import Words
    from web.play.input import Narrowing
    from web.play.session import Session

NOBODY = -1
"""The seat of someone who watches: secrets of all seats stay hidden from it (T50)."""


@dataclass
class Moment:
    """Everything that the parts of the table need to draw themselves."""

    session: Session
    narrowing: Narrowing
    players: Sequence[Player]
    words: Words

    @cached_property
    def view(self) -> View:
        view: View = self.session.view
        return view

    @cached_property
    def open_view(self) -> View:
        """What everybody around the screen may see."""
        view: View = self.session.game.view(self.session.match.state, NOBODY)
        return view

    @cached_property
    def handing_on(self) -> bool:
        return self.session.handing_on

    @cached_property
    def seat(self) -> int:
        """The seat the page speaks to; negative when the game is over."""
        return self.session.seat

    @property
    def desk(self) -> Desk:
        """The desk of the seat the page speaks to."""
        return self.view.desk(max(self.seat, 0))

    @cached_property
    def phase(self) -> str:
        """What is to be decided; `rest` while a turn is handed on."""
        return "rest" if self.handing_on else self.view.phase

    @cached_property
    def by_family(self) -> dict[str, list[Action]]:
        found: dict[str, list[Action]] = {}
        for action in self.session.legal:
            found.setdefault(action.family, []).append(action)
        return found

    def family(self, name: str) -> list[Action]:
        """The legal actions of one kind."""
        return self.by_family.get(name, [])

    @property
    def income(self) -> tuple[int, int]:
        """The fewest and the most pieces that an income takes now (T7)."""
        sums = [sum(action.args) for action in self.family("income")]
        return min(sums, default=0), max(sums, default=0)

    def name(self, seat: int) -> str:
        return self.players[seat].name

    @cached_property
    def ready(self) -> list[str]:
        """The routes that can be created now."""
        return [action.text.removeprefix("route ") for action in self.family("route")]

    def after(self, *texts: str) -> Seen:
        """What some actions, one after the other, would lead to."""
        return after(self.session.game, self.session.match.state, *texts)


class Seen(Future):
    """A state of Hansa Teutonica that could come."""

    @property
    def view(self) -> View:
        view: View = self.game.view(self.state, NOBODY)
        return view

    @property
    def ends_game(self) -> bool:
        """Whether the game is over then, or after what is still to be settled."""
        return bool(self.happened(GameEnded) or self.view.end_reasons)

    def gained(self, seat: int) -> int:
        """Prestige that a seat gets on the way."""
        return sum(event.points for event in self.happened(happened.Scored) if event.seat == seat)


def after(game: Game[Any, Any], state: Any, *texts: str) -> Seen:  # noqa: ANN401 - states belong to the game
    """What some actions, with the draws they bring, would lead to."""
    seen = Seen.of(game, state)
    for text in texts:
        seen.play(text).settle()
    return seen


def refused(game: Game[Any, Any], state: Any, text: str) -> Refusal | None:  # noqa: ANN401
    """Why an action is not possible in a state; None when it is."""
    try:
        game.parse(state, text)
    except IllegalAction as error:
        return error.refusal
    return None


def outcomes(moment: Moment, seen: Seen, route_id: str) -> list[str]:
    """What a created route might bring, possible or not: offices, additional ones, skills, special points, nothing."""
    board = moment.view.board
    route = board.route(route_id)
    ends = [board.city(route.start), board.city(route.end)]
    found = [f"office {city.id}" for city in ends]
    kinds = {"merchant" if man.kind == "merchant" else "trader" for man in moment.view.posts(route_id) if man}
    more = [f"additional {kind[0]} {city.id}" for city in ends for kind in sorted(kinds, reverse=True)]
    found += [text for text in more if not _lacks_marker(seen, text)]
    found += [f"skill {name}" for name in dict.fromkeys(skill for city in ends for skill in city.skills)]
    if route_id in board.special_routes:
        found += [f"special {space.points}" for space in board.special]
    return [*found, "nothing"]


def _lacks_marker(seen: Seen, text: str) -> bool:
    """Without a marker, or with one taken just now (T23), there is no additional office to speak of."""
    refusal = refused(seen.game, seen.state, text)
    return refusal is not None and refusal.reason == "no-such-marker"


def lifted(session: Session) -> int:
    """How many pieces the move that is going on has taken up so far."""
    match, count = session.match, 0
    for ply in reversed(range(match.ply)):
        family = match.action(ply).family
        if family not in {"lift", "drop"}:
            break
        count += family == "lift"
        if session.game.view(match.at(ply), NOBODY).phase != "move":
            break
    return count


def amount(action: Action) -> str:
    """What an income or a payment takes, in words."""
    return pieces(*action.args)
