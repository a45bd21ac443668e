"""A game at the table: playing, taking back, handing on. Every change is kept before anybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import hansa
import hansa.levels
from web.play.entries import Entries
from web.play.preferences import Preferences
from web.play.standing import NOBODY, Standing
from web.play.undone import Undone

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hansa import Action, Event, Game, Match
    from web.play.guide import Guide

LEVELS = hansa.levels.LEVELS
"""The computer players, as `hansa.ai` names them; the page itself does not load them."""


class Keeper(Protocol):
    """Where a session is kept."""

    def keep(self, session: Session) -> None:
        """Write the session down; what goes wrong is the keeper's to tell."""


class Session:
    """One match with what the table adds to it: confirming turns, forced choices, looking back at the log."""

    def __init__(
        self,
        match: Match,
        game_id: str,
        confirmed: int = 0,
        *,
        keeper: Keeper | None = None,
        preferences: Preferences | None = None,
    ) -> None:
        self.match = match
        self.id = game_id
        self.confirmed = min(confirmed, match.ply)
        self.keeper = keeper
        self.preferences = preferences or Preferences()
        self.read_only = False
        """Another tab has this game; here it can only be watched."""
        self.guide: Guide | None = None
        """In a lesson, what its step asks for: nothing else is played."""
        self.ends_sealed = match.setup.options.get("missions") == "on"
        """The end of this game opens secrets: it is looked at by all at once, and the last turn confirmed before."""
        self._began = 0
        """What was right in a lesson stays; what a step is made of can be taken back until it is complete."""
        self._entries = Entries(match)
        self._undone = Undone()
        self._keeps_later = False
        """More belongs to this step, which is kept as a whole."""
        self._joined: frozenset[int] = frozenset()
        """The actions that belong to the one before: a person meant them as one, and one undo takes them back."""
        self._made: Standing | None = None
        self._made_at: object = None
        self._made_of: tuple[object, ...] = ()

    @property
    def game(self) -> Game[Any, Any]:
        return self.match.game

    @property
    def players(self) -> Sequence[str]:
        return self.match.setup.players

    @property
    def standing(self) -> Standing:
        """All that follows from how things are, worked out anew only when they have changed."""
        state, likes, guide = self.match.state, self.preferences, self.guide
        done, undone = guide.done if guide else 0, len(self._undone.pieces)
        wishes = likes.confirm, likes.auto, self.ends_sealed
        facts = (self.confirmed, self.read_only, *wishes, undone, done, self.match.seats)
        if self._made is None or state is not self._made_at or facts != self._made_of:
            self._made_at, self._made_of = state, facts
            self._made = self._stand()
        return self._made

    def _stand(self) -> Standing:
        match, read_only = self.match, self.read_only
        following, handing_on, levels = match.to_act, self._hands_on(), self._levels()
        persons = tuple([seat for seat, level in enumerate(levels) if not level])
        last = self._last_decision()
        seat = match.actor(last) if handing_on and last is not None else following
        awaits = following >= 0 and bool(levels[following]) and not read_only and not handing_on
        waits = read_only or handing_on or awaits or following == hansa.OVER or (self.guide and not self.guide.acts)
        floor = max(0 if len(persons) == 1 else self._undo_floor(), self._began)
        choice = self._last_choice(floor, persons)
        return Standing(
            levels=levels,
            persons=persons,
            seat=seat,
            viewer=self._viewer(seat, persons),
            next_seat=following,
            handing_on=handing_on,
            awaits_computer=awaits,
            over=following == hansa.OVER and not handing_on,
            legal=() if waits else match.legal_actions,
            floor=floor,
            last_choice=choice,
            can_undo=not read_only and choice is not None,
            can_redo=not read_only and not handing_on and bool(self._undone.pieces),
            can_confirm=self.guide.reads if self.guide else not read_only and handing_on,
            read_only=read_only,
        )

    def _levels(self) -> tuple[str, ...]:
        return tuple([word if word in LEVELS else "" for word in self.match.seats])

    def _hands_on(self) -> bool:
        last = self._last_decision()
        if last is None or last < self.confirmed or not self.hands_on_to(self.match.to_act):
            return False
        game, match = self.game, self.match
        if match.seats[match.actor(last)] in LEVELS:
            return False
        return match.to_act == hansa.OVER or game.turn_of(match.at(last)) != game.turn_of(match.state)

    def hands_on_to(self, following: int) -> bool:
        """Whether a turn waits before this seat, or OVER, comes after it: computers go on by themselves."""
        wish = self.preferences.confirm
        if following == hansa.OVER:
            return self.ends_sealed or wish != "never"
        return wish == "always" and self.match.seats[following] not in LEVELS

    def _viewer(self, seat: int, persons: Sequence[int]) -> int:
        if seat in persons:
            return seat
        if not persons:
            return NOBODY
        for actor in reversed(self.match.actors):
            if actor in persons:
                return actor
        return persons[0]

    def _undo_floor(self) -> int:
        """How far steps may be taken back where several people play."""
        return max(self.match.floor, self.confirmed)

    @property
    def levels(self) -> tuple[str, ...]:
        return self.standing.levels

    @property
    def persons(self) -> tuple[int, ...]:
        return self.standing.persons

    @property
    def alone(self) -> bool:
        return self.standing.alone

    @property
    def awaits_computer(self) -> bool:
        return self.standing.awaits_computer

    @property
    def over(self) -> bool:
        return self.standing.over

    @property
    def handing_on(self) -> bool:
        return self.standing.handing_on

    @property
    def is_sealed(self) -> bool:
        """The game has ended, but what that opens nobody has seen yet: the last step may still be taken back."""
        return self.ends_sealed and self.handing_on and self.next_seat == hansa.OVER

    @property
    def seat(self) -> int:
        return self.standing.seat

    @property
    def next_seat(self) -> int:
        return self.standing.next_seat

    @property
    def viewer(self) -> int:
        return self.standing.viewer

    @property
    def view(self) -> Any:  # noqa: ANN401 - each game has a view of its own
        """All that the seat in front of the page may know."""
        return self.game.view(self.match.state, self.standing.viewer)

    @property
    def legal(self) -> Sequence[Action]:
        return self.standing.legal

    @property
    def floor(self) -> int:
        return self.standing.floor

    @property
    def can_undo(self) -> bool:
        return self.standing.can_undo

    @property
    def can_redo(self) -> bool:
        return self.standing.can_redo

    @property
    def can_confirm(self) -> bool:
        return self.standing.can_confirm

    def play(self, action: Action | str) -> list[Event]:
        """Play an action and the forced ones after it. HansaError, and nothing changed, when it is not possible."""
        if self.read_only or self.handing_on or self.awaits_computer:
            raise hansa.HansaError("the game waits")
        return self._learn(self.guide, action) if self.guide else self._play(action)

    def play_together(self, actions: Iterable[Action | str]) -> None:
        """Several actions as one step: it is kept once, and one undo takes all of them back.

        What was the only thing to do has been done already, and is left out.
        """
        begun = self.match.ply
        self._keeps_later = True
        try:
            for action in actions:
                if self.match.ply > begun:
                    if not self._is_possible(action):
                        break
                    self._joined |= {self.match.ply}
                self.play(action)
        finally:
            self._keeps_later = False
            if self.match.ply > begun:
                self._keep()

    def _is_possible(self, action: Action | str) -> bool:
        try:
            self.game.parse(self.match.state, action)
        except hansa.IllegalAction:
            return False
        return not (self.read_only or self.handing_on or self.awaits_computer)

    def teach(self, guide: Guide) -> None:
        """From here on it is a lesson."""
        self.guide, self._began = guide, self.match.ply

    def _learn(self, guide: Guide, action: Action | str) -> list[Event]:
        """Play what the step asks for; anything else that is legal changes nothing but is told."""
        try:
            legal = self.game.parse(self.match.state, action)
        except hansa.IllegalAction:
            if guide.strayed:  # it would have followed from what was not played
                return []
            raise
        if not guide.accepts(legal):
            guide.strayed = True
            return []
        events = self._play(legal)
        self._advance(guide)
        return events

    def _read(self, guide: Guide) -> list[Event]:
        """The sentence has been read: what it tells happens."""
        events = [event for text in guide.step.plays for event in self._play(text)] if guide.step else []
        self._advance(guide)
        return events

    def _advance(self, guide: Guide) -> None:
        guide.advance()
        self._began = self.match.ply

    def play_for_computer(self, action: Action | str, *, quick: bool = False) -> list[Event]:
        """The same for a computer whose move it is; `quick` where it could not think."""
        if not self.awaits_computer:
            raise hansa.HansaError("no computer is to move")
        ply = self.match.ply
        events = self._play(action)
        if quick:
            self._entries.note_quick(ply)
        return events

    def _play(self, action: Action | str) -> list[Event]:
        settled, since = self._settled(), self.match.ply
        events = self.match.play(action)
        self.confirmed = settled
        events += self._forced()
        self._undone.follow(self.match, since)
        self._keep()
        return events

    def _settled(self) -> int:
        """When the next player acts, the turn before can no longer be undone, even if that action is undone."""
        last = self._last_decision()
        answered = last is not None and self.match.actor(last) != self.match.to_act
        return self.match.ply if answered else self.confirmed

    def confirm(self) -> list[Event]:
        """Hand the turn on. From here nothing before it can be taken back."""
        if not self.can_confirm:
            return []
        if self.guide:
            return self._read(self.guide)
        self.confirmed = self.match.ply
        events = self._forced()
        self._keep()
        return events

    @property
    def first_choice(self) -> int | None:
        """Where the first choice was that may still be taken back; when it has been, that of the turn before."""
        plies, persons = range(self._undo_floor(), self.match.ply), self.persons
        return next((ply for ply in plies if self._is_choice(ply, persons)), self.standing.last_choice)

    def turns_since(self, ply: int) -> list[int]:
        """The computers that have done something in turns of their own since so many actions."""
        match, levels = self.match, self._levels()
        since = ((match.actor(at), self.game.turn_of(match.at(at))) for at in range(ply, match.ply))
        return list(dict.fromkeys(actor for actor, owner in since if actor >= 0 and actor == owner and levels[actor]))

    def can_return(self, ply: int) -> bool:
        """Whether everything after so many actions may be taken back."""
        return not self.read_only and self.floor <= ply < self.match.ply

    def return_to(self, ply: int | None) -> None:
        """Take back everything after so many actions."""
        if ply is None or not self.can_return(ply):
            raise hansa.UndoError("nothing can be taken back")
        self._undone.remember(self.match, ply, self.confirmed, self._joined)
        self._joined = frozenset(at for at in self._joined if at < ply)
        if ply < self._undo_floor():
            self.match.take_back(ply)
            self.confirmed = min(self.confirmed, ply)
        else:
            self.match.undo(ply)
        self._entries.forget(ply)
        self._keep()

    def redo(self) -> None:
        """Do again all that was last taken back, computers' turns and draws just as they were."""
        if not self.can_redo:
            raise hansa.UndoError("nothing was taken back")
        piece = self._undone.again(self.match)
        self.confirmed, self._joined = piece.confirmed, piece.joined
        self._keep()

    def start(self) -> list[Event]:
        """Take at once what is forced when the game is opened."""
        events = [] if self.read_only else self._forced()
        if events:
            self._keep()
        return events

    def rename(self, title: str) -> None:
        self.match.title = title
        self._keep()

    @property
    def entries(self) -> Entries:
        """The whole log so far, in order."""
        return self._entries

    def _last_decision(self) -> int | None:
        match = self.match
        for ply in reversed(range(match.ply)):
            if match.actor(ply) != hansa.CHANCE:
                return ply
        return None

    def _is_forced(self, ply: int) -> bool:
        """Whether what stood to choose here was taken without asking."""
        state = self.match.at(ply)
        legal = self.game.legal_actions(state)
        return self.preferences.auto and len(legal) == 1 and not self.game.ends_turn(state, legal[0])

    def _forced(self) -> list[Event]:
        events: list[Event] = []
        while self.match.to_act >= 0 and not self._hands_on() and self._is_forced(self.match.ply):
            events += self.match.play(self.match.legal_actions[0])
        return events

    def _is_choice(self, ply: int, persons: Sequence[int]) -> bool:
        """Whether a person had a choice here."""
        return self.match.actor(ply) in persons and ply not in self._joined and not self._is_forced(ply)

    def _last_choice(self, floor: int, persons: Sequence[int]) -> int | None:
        for ply in reversed(range(floor, self.match.ply)):
            if self._is_choice(ply, persons):
                return ply
        return None

    def _keep(self) -> None:
        if self.keeper is not None and not self._keeps_later:
            self.keeper.keep(self)
