"""A moment at the table: all that one picture is made from, worked out once after each change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import hansa
from web.draw.tappable import ABLE, ADVISED, WANTED
from web.play.standing import NOBODY, Standing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hansa import Action, Game, Match
    from web.draw.players import Player
    from web.play.guide import Guide
    from web.play.input import Narrowing
    from web.play.session import Session
    from web.table.face import TableFace

V = TypeVar("V")


@dataclass(frozen=True, slots=True, eq=False)
class Moment(Generic[V]):
    """The game as it is, or was after `ply` actions, with what was tapped and what is marked. Nothing here computes."""

    session: Session
    game: Game[Any, V]
    match: Match
    ply: int
    state: Any
    standing: Standing
    seat: int
    """The seat the page speaks to; negative when the game is over."""
    handing_on: bool
    phase: str
    """What is to be decided; `rest` while a turn is handed on."""
    view: V
    public: V
    """What everybody around the screen may see."""
    players: Sequence[Player]
    words: Any
    """The game's own sentences, where they belong to its board and players."""
    legal: Sequence[Action]
    families: Mapping[str, list[Action]]
    narrowing: Narrowing
    chosen: tuple[str, ...]
    """What was tapped so far."""
    actions: Sequence[Action]
    """What the taps so far have left."""
    possible: tuple[str, ...]
    """The targets that lead on from here."""
    marks: dict[str, int]
    """What is marked on each target."""
    guide: Guide | None
    advised: Sequence[str]
    """The actions that the Master advises, one after the other."""

    def name(self, seat: int) -> str:
        return self.players[seat].name

    def family(self, name: str) -> list[Action]:
        """The legal actions of one kind."""
        return self.families.get(name, [])

    def mark(self, target: str) -> int:
        return self.marks.get(target, 0)

    def mark_of(self, text: str) -> int:
        """What is marked on a choice that names an action."""
        wanted = WANTED if self.guide and self.guide.means(text) else 0
        return ABLE | wanted | (ADVISED if text in self.advised else 0)


def looked_back(session: Session, ply: int) -> Standing:
    """How a game stood after so many actions, with the eyes of the one who looks back: nothing can be done there."""
    now, match = session.standing, session.match
    seat = match.game.to_act(match.at(ply))
    return Standing(
        levels=now.levels,
        persons=now.persons,
        seat=seat,
        viewer=now.viewer,
        next_seat=seat,
        handing_on=False,
        awaits_computer=False,
        over=seat == hansa.OVER,
        legal=(),
        floor=ply,
        last_choice=None,
        can_undo=False,
        can_redo=False,
        can_confirm=False,
        read_only=True,
    )


def moment(
    session: Session, narrowing: Narrowing, players: Sequence[Player], face: TableFace, advised: Sequence[str]
) -> Moment[Any]:
    """The moment that the taps of a narrowing belong to; its marks are still to be made."""
    standing, state, game, match = narrowing.standing, narrowing.state, session.game, session.match
    sealed = session.is_sealed
    view = game.view(face.unopened(state, standing.viewer) if sealed else state, standing.viewer)
    outside = face.unopened(state, NOBODY) if sealed else state
    families: dict[str, list[Action]] = {}
    for action in standing.legal:
        families.setdefault(action.family, []).append(action)
    return Moment(
        session=session,
        game=game,
        match=match,
        ply=narrowing.ply,
        state=state,
        standing=standing,
        seat=standing.seat,
        handing_on=standing.handing_on,
        phase="rest" if standing.handing_on else view.phase,
        view=view,
        public=view if standing.viewer == NOBODY else game.view(outside, NOBODY),
        players=players,
        words=face.words,
        legal=standing.legal,
        families=families,
        narrowing=narrowing,
        chosen=tuple(narrowing.chosen),
        actions=narrowing.actions,
        possible=narrowing.possible,
        marks={},
        guide=session.guide,
        advised=advised,
    )
