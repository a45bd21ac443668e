"""Hansa (2004) as a Game: what the page, the opponents, replay and import all use."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING

from hansa.baltic import scoring
from hansa.baltic.actions import CATALOGUE
from hansa.baltic.state import LAYOUT, State, new_state
from hansa.baltic.targets import targets, why_not
from hansa.baltic.turn import APPLY, chances, legal_actions, refuse
from hansa.baltic.view import View
from hansa.core.errors import Refusal, SetupError
from hansa.core.flat import FlatGame, actor
from hansa.core.setup import Option, Setup

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from hansa.core.action import Action
    from hansa.core.events import Emit


class Baltic(FlatGame):
    """The sea-trading game of 2004."""

    id = "hansa"
    revision = 1
    layout = LAYOUT
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
        return replace(setup, rules=self.revision)

    def initial(self, setup: Setup) -> State:
        setup = self.check(setup)
        start = setup.options["start"]
        first = None if start == "drawn" else int(start) - 1
        return new_state(len(setup.players), first, bonuses=setup.options["bonuses"] == "on")

    # Static, so that search pays for no call in between.
    to_act = staticmethod(actor(LAYOUT))
    legal_actions = staticmethod(legal_actions)
    chances = staticmethod(chances)
    score = staticmethod(scoring.score)
    winners = staticmethod(scoring.winners)
    targets = staticmethod(targets)
    why_not = staticmethod(why_not)
    view = staticmethod(View)

    def actions(self, _state: State) -> Iterable[Action]:
        return CATALOGUE

    def advance(self, state: State, action: Action, emit: Emit | None = None) -> None:
        APPLY[action.family](state, action, emit)

    def after(self, state: State, action: Action) -> State:
        state = state[:]
        APPLY[action.family](state, action, None)
        return state

    def parse(self, state: State, words: Action | str) -> Action:
        return CATALOGUE.read(words, lambda action: refuse(state, action))

    def pick(self, _state: State, action: Action, _target: str) -> Action:
        return action

    def determinize(self, view: View, _rng: Random) -> State:
        return view.known()

    def digest(self, state: State) -> str:
        return sha256(bytes(state)).hexdigest()[:16]


GAME = Baltic()
