"""A game at the table: playing, taking back, handing on. Every change is kept before anybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import hansa
import hansa.levels
from web.play.entries import Entries
from web.play.preferences import Preferences

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa import Action, Event, Game, Match

LEVELS = hansa.levels.LEVELS
"""The computer players, as `hansa.ai` names them; the page itself does not load them."""

NOBODY = -1
"""The eyes of someone who only watches computers: all secrets stay hidden from them."""


class Keeper(Protocol):
    """Where a session is kept."""

    def keep(self, session: Session) -> None:
        """Write the session down; what goes wrong is the keeper's to tell."""
        ...


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
        self._entries = Entries(match)

    @property
    def game(self) -> Game[Any, Any]:
        return self.match.game

    @property
    def players(self) -> Sequence[str]:
        return self.match.setup.players

    @property
    def levels(self) -> Sequence[str]:
        """The level of the computer at each seat; nothing where a person sits, or one that this page does not know."""
        return tuple(word if word in LEVELS else "" for word in self.match.seats)

    @property
    def persons(self) -> list[int]:
        return [seat for seat, level in enumerate(self.levels) if not level]

    @property
    def alone(self) -> bool:
        """One person plays against computers, and may take back whatever they like."""
        return len(self.persons) == 1

    @property
    def awaits_computer(self) -> bool:
        """A computer is to move, and this page lets it."""
        seat = self.match.to_act
        return seat >= 0 and bool(self.levels[seat]) and not self.read_only and not self.handing_on

    @property
    def over(self) -> bool:
        """The game has ended and everybody has seen that it has."""
        return self.match.to_act == hansa.OVER and not self.handing_on

    @property
    def handing_on(self) -> bool:
        """The last action ended the turn and it is not confirmed yet: nobody else acts, and undo is still possible."""
        last = self._last_decision
        if last is None or last < self.confirmed or self.levels[self.match.actor(last)] or not self._asks_to_confirm:
            return False
        game, match = self.game, self.match
        return match.to_act == hansa.OVER or game.turn_of(match.at(last)) != game.turn_of(match.state)

    @property
    def _asks_to_confirm(self) -> bool:
        """Whether a turn that ends here is looked at once more; some only want that where it is final at once."""
        following = self.match.to_act
        final = following == hansa.OVER or (following >= 0 and bool(self.levels[following]))
        return self.preferences.confirm == "always" or (self.preferences.confirm == "final" and final)

    @property
    def seat(self) -> int:
        """The seat the page speaks to: who decides now, or who is about to hand on."""
        last = self._last_decision
        return self.match.actor(last) if self.handing_on and last is not None else self.match.to_act

    @property
    def next_seat(self) -> int:
        """Who decides next: a seat, or OVER."""
        return self.match.to_act

    @property
    def viewer(self) -> int:
        """The seat whose eyes the page looks through: while computers move, those of the person who moved last."""
        persons = self.persons
        if self.seat in persons:
            return self.seat
        if not persons:
            return NOBODY
        return next((seat for seat in reversed(self.match.actors) if seat in persons), persons[0])

    @property
    def view(self) -> Any:  # noqa: ANN401 - each game has a view of its own
        """All that the seat in front of the page may know."""
        return self.game.view(self.match.state, self.viewer)

    @property
    def legal(self) -> Sequence[Action]:
        """What can be done now; nothing while handing on, after the end, or where one can only watch."""
        if self.read_only or self.handing_on or self.awaits_computer or self.match.to_act == hansa.OVER:
            return ()
        return self.match.legal_actions

    @property
    def floor(self) -> int:
        """How far back the last steps may be taken."""
        return 0 if self.alone else self._barrier

    @property
    def _barrier(self) -> int:
        """What was done below is not taken back among people."""
        return max(self.match.floor, self.confirmed)

    @property
    def can_undo(self) -> bool:
        return not self.read_only and self._last_choice is not None

    @property
    def can_redo(self) -> bool:
        return not self.read_only and not self.handing_on and self.match.can_redo

    @property
    def can_confirm(self) -> bool:
        return not self.read_only and self.handing_on

    def ends_turn(self, action: Action) -> bool:
        return self.game.ends_turn(self.match.state, action)

    def play(self, action: Action | str) -> list[Event]:
        """Play an action and the forced ones after it. HansaError, and nothing changed, when it is not possible."""
        if self.read_only or self.handing_on or self.awaits_computer:
            raise hansa.HansaError("the game waits")
        return self._play(action)

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
        settled = self._settled()
        events = self.match.play(action)
        self.confirmed = settled
        events += self._forced()
        self._keep()
        return events

    def _settled(self) -> int:
        """What another player did before is settled once the next one acts, even if that is taken back again."""
        last = self._last_decision
        answered = last is not None and self.match.actor(last) != self.match.to_act
        return self.match.ply if answered else self.confirmed

    def confirm(self) -> list[Event]:
        """Hand the turn on. From here nothing before it can be taken back."""
        if not self.can_confirm:
            return []
        self.confirmed = self.match.ply
        events = self._forced()
        self._keep()
        return events

    def undo(self) -> None:
        """Back to the last choice: what was forced after it goes with it."""
        self._back(self._last_choice)

    def reset_turn(self) -> None:
        """Back to the first choice that may still be taken back."""
        plies = range(self._barrier, self.match.ply)
        self._back(next((ply for ply in plies if self._is_choice(ply)), self._last_choice))

    def can_return(self, ply: int) -> bool:
        """Whether everything after so many actions may be taken back."""
        return not self.read_only and self.floor <= ply < self.match.ply

    def return_to(self, ply: int) -> None:
        """Take back everything after so many actions."""
        self._back(ply if self.can_return(ply) else None)

    def redo(self) -> list[Event]:
        if not self.can_redo:
            raise hansa.UndoError("nothing was taken back")
        events = self.match.redo()
        events += self._forced()
        self._keep()
        return events

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

    @property
    def _last_decision(self) -> int | None:
        match = self.match
        return next((ply for ply in reversed(range(match.ply)) if match.actor(ply) != hansa.CHANCE), None)

    def _is_forced(self, ply: int) -> bool:
        """Whether what stood to choose here was taken without asking."""
        state = self.match.at(ply)
        legal = self.game.legal_actions(state)
        return self.preferences.auto and len(legal) == 1 and not self.game.ends_turn(state, legal[0])

    def _forced(self) -> list[Event]:
        events: list[Event] = []
        while self.match.to_act >= 0 and not self.handing_on and self._is_forced(self.match.ply):
            events += self.match.play(self.match.legal_actions[0])
        return events

    def _is_choice(self, ply: int) -> bool:
        """Whether a person had a choice here."""
        return self.match.actor(ply) in self.persons and not self._is_forced(ply)

    @property
    def _last_choice(self) -> int | None:
        """The nearest place back where somebody had a choice."""
        return next((ply for ply in reversed(range(self.floor, self.match.ply)) if self._is_choice(ply)), None)

    def _back(self, to: int | None) -> None:
        if to is None or self.read_only:
            raise hansa.UndoError("nothing can be taken back")
        if to < self._barrier:
            self.match.take_back(to)
            self.confirmed = min(self.confirmed, to)
        else:
            self.match.undo(to)
        self._entries.forget(to)
        self._keep()

    def _keep(self) -> None:
        if self.keeper is not None:
            self.keeper.keep(self)
