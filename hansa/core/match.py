"""A match is a set-up, a log of actions and the state they lead to."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hansa.core import chance
from hansa.core.errors import UndoError
from hansa.core.game import CHANCE, OVER, Game, ScoreSheet
from hansa.core.setup import TITLE_LENGTH, clean_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.core.action import Action
    from hansa.core.events import Event
    from hansa.core.setup import Setup

FORMAT = "1"
"""The version of the record's form, in its first line."""

PERSON = "person"
"""What sits at a seat, unless it is told that a computer player does: then the word for its level."""

_WORD = re.compile(r"[a-z][a-z-]{0,23}")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    sheets: tuple[ScoreSheet, ...]


class Match:
    """One game being played. Every state it went through is kept, so looking back costs nothing."""

    def __init__(self, game: Game[Any, Any], setup: Setup, title: str = "") -> None:
        self.game = game
        self.setup = game.check(setup)
        self.title = title
        self.seats = ()
        self.colours = ()
        self.taken_back = 0
        """How often somebody went back further than the rules of undoing allow, which a record does not hide."""
        self._states: list[Any] = [game.initial(self.setup)]
        self._log: list[Action] = []
        self._actors: list[int] = []
        self._undone: list[Action] = []
        self._shown: tuple[tuple[Action, ...], tuple[int, ...]] | None = None
        """Log and actors as they were last asked for, until one of them changes."""

    @property
    def title(self) -> str:
        return self._title

    @title.setter
    def title(self, title: str) -> None:
        self._title = clean_line(title, TITLE_LENGTH)

    @property
    def seats(self) -> tuple[str, ...]:
        """What sits where: PERSON, or a word that means a computer player to whoever lets it play."""
        return self._seats

    @seats.setter
    def seats(self, seats: Sequence[str]) -> None:
        """Nothing at all means persons everywhere; ValueError for what is no word, or not one for each seat."""
        self._seats = self._each(seats) or (PERSON,) * len(self.setup.players)

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour of each seat's pieces, in the words of whoever draws them; nothing where nobody chose any."""
        return self._colours

    @colours.setter
    def colours(self, colours: Sequence[str]) -> None:
        """ValueError for what is no word, not one for each seat, or the same for two."""
        if len(set(colours)) != len(colours):
            raise ValueError("a colour for each seat")
        self._colours = self._each(colours)

    def _each(self, words: Sequence[str]) -> tuple[str, ...]:
        if (words and len(words) != len(self.setup.players)) or not all(map(_WORD.fullmatch, words)):
            raise ValueError("one word for each seat")
        return tuple(words)

    @property
    def state(self) -> Any:  # noqa: ANN401 - each game has its own kind of state
        """The state now. Look, don't touch: `game.copy` is there for those who want to try things."""
        return self._states[-1]

    @property
    def log(self) -> tuple[Action, ...]:
        """All actions so far. As long as nothing is played or taken back it is the same tuple: asking again is free."""
        if self._shown is None:
            self._shown = tuple(self._log), tuple(self._actors)
        return self._shown[0]

    @property
    def actors(self) -> tuple[int, ...]:
        """Who made each action of the log: a seat or CHANCE. As cheap as the log."""
        if self._shown is None:
            self._shown = tuple(self._log), tuple(self._actors)
        return self._shown[1]

    def action(self, ply: int) -> Action:
        """The action with this number (from 0)."""
        return self._log[ply]

    def actor(self, ply: int) -> int:
        """Who made it: a seat or CHANCE."""
        return self._actors[ply]

    @property
    def ply(self) -> int:
        return len(self._log)

    @property
    def to_act(self) -> int:
        return self.game.to_act(self.state)

    @property
    def legal_actions(self) -> Sequence[Action]:
        return self.game.legal_actions(self.state)

    @property
    def outcome(self) -> Outcome | None:
        if self.to_act != OVER:
            return None
        return Outcome(self.game.winners(self.state), self.game.score(self.state))

    def at(self, ply: int) -> Any:  # noqa: ANN401 - as above
        """The state after so many actions."""
        return self._states[ply]

    def play(self, action: Action | str) -> list[Event]:
        """Play one action and whatever chance answers to it. Refused actions change nothing."""
        legal = self.game.parse(self.state, action)
        if self._undone and self._undone[-1] == legal:
            self._undone.pop()
        else:
            self._undone.clear()
        events: list[Event] = []
        self._append(legal, events)
        self.roll(events)
        return events

    def roll(self, events: list[Event] | None = None) -> None:
        """Let chance act for as long as it is its move."""
        while self.to_act == CHANCE:
            rng = chance.generator(self.setup.seed, self.ply)
            self._append(chance.draw(self.game.chances(self.state), rng), events)

    def replay(self, text: str) -> None:
        """Play one line of a record, a draw or a decision, without letting chance answer."""
        self._append(self.game.parse(self.state, text), None)

    def events(self, ply: int) -> list[Event]:
        """What the action with this number (from 0) made happen."""
        events: list[Event] = []
        self.game.advance(self.game.copy(self._states[ply]), self._log[ply], events.append)
        return events

    @property
    def floor(self) -> int:
        """How far back the last steps may be taken: to a draw, another seat's step or another turn (H23, T51)."""
        floor = self.ply
        while floor and self._actors[floor - 1] != CHANCE:
            seat, turn = self._actors[floor - 1], self.game.turn_of(self._states[floor - 1])
            if floor < self.ply and (seat, turn) != (self._actors[floor], self.game.turn_of(self._states[floor])):
                break
            floor -= 1
        return floor

    def undo(self, to: int | None = None) -> None:
        """Take back the last step, or all steps down to a ply at or above the floor."""
        to = self.ply - 1 if to is None else to
        if not self.floor <= to < self.ply:
            raise UndoError("nothing can be taken back")
        while self.ply > to:
            self._undone.append(self._pop())

    def take_back(self, to: int) -> None:
        """Go back to any decision, over draws and other seats' steps, and say so in the record.

        What was done there can be done again; what others answered they decide anew.
        """
        if not 0 <= to < self.ply or self._actors[to] == CHANCE:
            raise UndoError("nothing can be taken back")
        self._undone = [self._log[to]]
        while self.ply > to:
            self._pop()
        self.taken_back += 1

    def redo(self) -> list[Event]:
        """Play again what was last taken back."""
        if not self._undone:
            raise UndoError("nothing was taken back")
        return self.play(self._undone[-1])

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def branch(self, ply: int) -> Match:
        """A copy that ends after so many actions and goes its own way from there."""
        other = Match(self.game, self.setup, self.title)
        other.seats, other.colours, other.taken_back = self.seats, self.colours, self.taken_back
        other._states = self._states[: ply + 1]  # shared: nobody changes a state that was reached
        other._log = self._log[:ply]
        other._actors = self._actors[:ply]
        other.roll()
        return other

    def dumps(self) -> str:
        """The record: all that is needed to play this match again, as text."""
        setup = self.setup
        header = [f"hansa-record: {FORMAT}", f"game: {setup.game}", f"rules: {setup.rules or self.game.revision}"]
        if self.title:
            header.append(f"title: {self.title}")
        header.append(f"seed: {setup.seed}")
        header += [f"player: {name}" for name in setup.players]
        if set(self.seats) != {PERSON}:
            header.append(f"seats: {', '.join(self.seats)}")
        if self.colours:
            header.append(f"colours: {', '.join(self.colours)}")
        if self.taken_back:
            header.append(f"taken-back: {self.taken_back}")
        header += [f"option {key}: {value}" for key, value in setup.said(self.game.options)]
        return "\n".join([*header, "", *[action.text for action in self._log], ""])

    def digest(self) -> str:
        return self.game.digest(self.state)

    def _pop(self) -> Action:
        self._shown = None
        self._actors.pop()
        self._states.pop()
        return self._log.pop()

    def _append(self, action: Action, events: list[Event] | None) -> None:
        self._shown = None
        state = self.game.copy(self.state)
        actor = self.game.to_act(state)
        self.game.advance(state, action, None if events is None else events.append)
        self._states.append(state)
        self._log.append(action)
        self._actors.append(actor)
