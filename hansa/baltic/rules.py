"""Hansa (2004) as a Game: what the page, the opponents, replay and import all use."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from hansa.baltic import scoring
from hansa.baltic.actions import CATALOGUE
from hansa.baltic.state import DRAW_START, ENDED, OWNER, PHASE, SEAT, State, new_state
from hansa.baltic.targets import targets, why_not
from hansa.baltic.turn import APPLY, chances, legal_actions, refuse
from hansa.baltic.view import View
from hansa.core.errors import Refusal, SetupError
from hansa.core.game import CHANCE, OVER, ScoreSheet
from hansa.core.setup import Option, Setup

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from hansa.core.action import Action
    from hansa.core.events import Emit


class Baltic:
    """The sea-trading game of 2004."""

    id = "hansa"
    revision = 1
    seats = range(2, 5)
    options: Sequence[Option] = (
        Option("bonuses", ("off", "on")),
        Option("start", ("drawn", "1", "2", "3", "4")),
    )

    def check(self, setup: Setup) -> Setup:
        if len(setup.players) not in self.seats:
            raise SetupError(Refusal("H1", "number-of-players", {"players": len(setup.players)}))
        setup = setup.with_defaults(self.options)
        start = setup.options["start"]
        if start != "drawn" and int(start) > len(setup.players):
            raise SetupError(Refusal("H5", "no-such-seat", {"seat": int(start)}))
        return setup

    def initial(self, setup: Setup) -> State:
        setup = self.check(setup)
        start = setup.options["start"]
        first = None if start == "drawn" else int(start) - 1
        return new_state(len(setup.players), first, bonuses=setup.options["bonuses"] == "on")

    def copy(self, state: State) -> State:
        return state[:]

    def to_act(self, state: State) -> int:
        phase = state[PHASE]
        if phase <= DRAW_START:
            return CHANCE
        return OVER if phase == ENDED else state[SEAT]

    def turn_of(self, state: State) -> int:
        return state[OWNER]

    # Static, so that search pays for no call in between.
    legal_actions = staticmethod(legal_actions)
    chances = staticmethod(chances)

    def actions(self, _state: State) -> Iterable[Action]:
        return CATALOGUE

    def advance(self, state: State, action: Action, emit: Emit | None = None) -> None:
        APPLY[action.family](state, action, emit)

    def after(self, state: State, action: Action) -> State:
        state = state[:]
        APPLY[action.family](state, action, None)
        return state

    def parse(self, state: State, text: str) -> Action:
        return CATALOGUE.read(text, lambda action: refuse(state, action))

    def why_not(self, state: State, target: str) -> Refusal | None:
        return why_not(state, target)

    def targets(self, state: State, action: Action) -> tuple[str, ...]:
        return targets(state, action)

    def pick(self, _state: State, action: Action, _target: str) -> Action:
        return action

    def ends_turn(self, state: State, action: Action) -> bool:
        after = self.after(state, action)
        return after[OWNER] != state[OWNER] or after[PHASE] == ENDED

    def score(self, state: State) -> tuple[ScoreSheet, ...]:
        return scoring.score(state)

    def winners(self, state: State) -> tuple[int, ...]:
        return scoring.winners(state)

    def view(self, state: State, seat: int) -> View:
        return View(state, seat)

    def determinize(self, view: View, _rng: Random) -> State:
        return view.known()

    def digest(self, state: State) -> str:
        return sha256(bytes(state)).hexdigest()[:16]
