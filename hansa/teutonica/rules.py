"""Hansa Teutonica as a Game: what the page, the opponents, replay and import all use."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING

from hansa.core.errors import Refusal, SetupError
from hansa.core.flat import FlatGame, actor
from hansa.core.setup import Option, Setup
from hansa.teutonica import marker_set, scoring, turn
from hansa.teutonica.board import BOARD_IDS, Board, board
from hansa.teutonica.editions import EDITIONS, NEWEST, OLDEST, REVISIONS
from hansa.teutonica.families.opening import new_state
from hansa.teutonica.hidden import determinize
from hansa.teutonica.state import LAYOUT, TABLE, State, told
from hansa.teutonica.tables import TABLES, tables
from hansa.teutonica.targets import pick, targets, why_not
from hansa.teutonica.view import View

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hansa.core.action import Action

SWITCH = ("off", "on")


class Teutonica(FlatGame):
    """The game of 2009 and its Big Box of 2020. Further boards of one's own can be played too: `Teutonica(board)`."""

    id = "teutonica"
    revision = NEWEST
    layout = LAYOUT
    seats = range(2, 6)

    def __init__(self, *more: Board) -> None:
        self._boards = {own.id: own for own in more}
        self.options: Sequence[Option] = (
            Option("board", (*BOARD_IDS, *self._boards)),
            Option("edition", tuple(EDITIONS)),
            Option("missions", SWITCH),
            Option("favours", SWITCH),
            Option("start", ("drawn", "1", "2", "3", "4", "5")),
            Option("promotional", ("off",), others=True, unsaid=True),
        )

    def board(self, board_id: str) -> Board:
        """A printed board or one of one's own."""
        return self._boards.get(board_id) or board(board_id)

    def check(self, setup: Setup) -> Setup:
        players = len(setup.players)
        setup = setup.with_defaults(self.options)
        chosen = setup.options
        played, edition = self.board(chosen["board"]), EDITIONS[chosen["edition"]]
        facts: dict[str, str | int] = {"players": players, "board": played.id, "edition": edition.id}
        if players not in self.seats or players not in played.players:
            raise SetupError(Refusal("T1", "number-of-players", facts))
        if edition.id not in played.editions:
            raise SetupError(Refusal("T1", "edition-of-board", facts))
        if players == 2 and edition.extras:
            raise SetupError(Refusal("T1", "two-players-2009", facts))
        if chosen["missions"] == "on" and not (edition.extras and played.missions):
            raise SetupError(Refusal("T38", "no-missions", facts))
        if chosen["favours"] == "on" and not (edition.extras and played.favours):
            raise SetupError(Refusal("T39", "no-favours", facts))
        if chosen["start"] != "drawn" and int(chosen["start"]) > players:
            raise SetupError(Refusal("T3", "no-such-seat", {"seat": int(chosen["start"])}))
        rules = max(OLDEST, setup.rules or NEWEST)
        options = dict(chosen)
        if chosen["promotional"] != "off":
            if not (edition.extras and REVISIONS[rules].promotional):
                raise SetupError(Refusal("T52", "no-promotional-markers", facts))
            options["promotional"] = marker_set.written(marker_set.read(chosen["promotional"]))
        return replace(setup, options=options, rules=rules)

    def initial(self, setup: Setup) -> State:
        setup = self.check(setup)
        chosen = setup.options
        first = None if chosen["start"] == "drawn" else int(chosen["start"]) - 1
        t = tables(self.board(chosen["board"]), chosen["edition"], setup.rules)
        missions, favours = chosen["missions"] == "on", chosen["favours"] == "on"
        supply = () if chosen["promotional"] == "off" else marker_set.read(chosen["promotional"])
        return new_state(t, len(setup.players), first, missions=missions, favours=favours, supply=supply)

    # Static, so that search pays for no call in between.
    to_act = staticmethod(actor(LAYOUT))
    legal_actions = staticmethod(turn.legal_actions)
    chances = staticmethod(turn.chances)
    advance = staticmethod(turn.advance)
    score = staticmethod(scoring.sheets)
    winners = staticmethod(scoring.winners)
    targets = staticmethod(targets)
    why_not = staticmethod(why_not)
    pick = staticmethod(pick)
    view = staticmethod(View)
    determinize = staticmethod(determinize)

    def actions(self, state: State) -> Iterable[Action]:
        return TABLES[state[TABLE]].actions.catalogue

    def after(self, state: State, action: Action) -> State:
        state = state[:]
        turn.APPLY[action.family](state, TABLES[state[0]], action, None)
        return state

    def parse(self, state: State, words: Action | str) -> Action:
        """Any post that serves as well as a listed one is understood too, so that a piece lands where it was tapped."""
        return TABLES[state[TABLE]].actions.catalogue.read(words, lambda action: turn.refuse(state, action))

    def ends_turn(self, state: State, action: Action) -> bool:
        """Markers of the plate may still have to be placed then (T26); but there is no way back into the turn."""
        return action.family == "end" or super().ends_turn(state, action)

    def digest(self, state: State) -> str:
        text = f"{TABLES[state[TABLE]].name} {told(state)}"
        return sha256(text.encode()).hexdigest()[:16]


GAME = Teutonica()
