"""Plans for a turn of Hansa Teutonica: a beam over its decisions, the others' answers taken as they would like best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hansa.ai.player import SLICE
from hansa.ai.teutonica.evaluation import ahead
from hansa.ai.teutonica.facts import (
    ANSWER,
    ENDED,
    FIRST_DECISION,
    KIND,
    LEFT,
    OWNER,
    POSTS,
    SEAT,
    SEAT_OF,
    TABLE,
    TABLES,
    TURN,
    State,
    nibbles,
    piece,
)

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from hansa.ai.player import Meter
    from hansa.ai.teutonica.evaluation import Evaluation, Stage
    from hansa.core.action import Action
    from hansa.core.game import Game

    Line = tuple[Action, ...]

DEEPEST = 40
"""More decisions than any turn has."""


QUIET = {"place", "displace", "pay", "lift", "drop", "done", "remove", "income", "hire", "pawn", "ride"}
"""Actions after which nothing has changed but tradesmen on routes and in supplies: the stage stays."""

ON_ONE_ROUTE = {"place", "lift", "drop", "remove"}


class Plan:
    """A way to go on: the position it leads to, its worth, and the actions."""

    __slots__ = ("line", "stage", "state", "static", "total", "value")

    def __init__(self, state: State, stage: Stage, total: list[float], value: float, line: Line) -> None:
        self.state = state
        self.stage = stage
        self.total = total
        self.static = self.value = value
        self.line = line


class Planner:
    """Looks for plans from one time of the game."""

    def __init__(self, game: Game[State, Any], evaluation: Evaluation, meter: Meter, early: float) -> None:
        self.game, self.evaluation, self.meter, self.early = game, evaluation, meter, early

    def plans(self, root: State, width: int, focus: int = 0) -> Generator[int, None, list[Plan]]:
        """Ways to play on until somebody else or chance decides, best first. At least one for every budget.

        Besides the beam, so many of the most promising routes are each worked on for themselves.
        """
        seen: dict[tuple[int, ...], None] = {}
        found = yield from self._beam(root, width, seen)
        if root[KIND] == TURN and root[LEFT]:
            for route in self._promising(root)[:focus]:
                if self.meter.spent:
                    break
                found += yield from self._beam(root, 1, seen, route)
        found.sort(key=lambda plan: -plan.value)
        return found

    def _beam(
        self, root: State, width: int, seen: dict[tuple[int, ...], None], route: int = -1
    ) -> Generator[int, None, list[Plan]]:
        meter = self.meter
        stage = self.evaluation.stage(root, self.early)
        layer = [Plan(root, stage, stage.with_routes(root), 0.0, ())]
        found: list[Plan] = []
        for depth in range(DEEPEST):
            children: list[Plan] = []
            for plan in layer:
                legal = sensible(self.game.legal_actions(plan.state))
                if route >= 0 and not any(action.family == "route" for action in plan.line):
                    legal = toward(legal, route) or legal
                for action in legal:
                    child = self._child(plan, action, root[SEAT])
                    meter.nodes += 1
                    if not meter.nodes % SLICE:
                        yield meter.nodes
                    key = tuple(child.state)
                    if key not in seen or route >= 0:
                        seen[key] = None
                        (found if handed_on(child.state, root) else children).append(child)
            if not children or (found and meter.spent):
                break
            children.sort(key=lambda plan: -plan.value)
            layer = children[: 1 if meter.spent else width if depth else 2 * width]
        return found

    def _promising(self, root: State) -> list[int]:
        """Routes by what they would bring for each post still to be won, others' posts counted twice."""
        stage, seat = self.evaluation.stage(root, self.early), root[SEAT]
        promise: list[tuple[float, int]] = []
        for route, boats in enumerate(TABLES[root[TABLE]].boats):
            pieces = [SEAT_OF[there] for there in nibbles(root[POSTS + route]) if there]
            mine = pieces.count(seat)
            missing = len(boats) - mine + (len(pieces) - mine)
            promise.append((-stage.goal(root, route, seat) / (1 + missing), route))
        return [route for _, route in sorted(promise)]

    def _child(self, plan: Plan, action: Action, seat: int) -> Plan:
        state = self.game.after(plan.state, action)
        quiet = action.family in QUIET
        if quiet and state[SEAT] != seat and state[KIND] == ANSWER:
            state = self.answered(state, plan.stage, seat)
        stage = plan.stage if quiet else self.evaluation.stage(state, self.early)
        if action.family in ON_ONE_ROUTE:
            total = stage.with_route(plan.state, plan.total, state, action.args[-2])
        else:
            total = stage.with_routes(state)
        return Plan(state, stage, total, ahead(stage.worths_of(state, total), seat), (*plan.line, action))

    def answered(self, state: State, stage: Stage, seat: int) -> State:
        """The position after others have answered to being displaced, each piece put where it looks best (T10)."""
        game = self.game
        while state[SEAT] != seat and state[KIND] == ANSWER:
            who = state[SEAT]
            best, most = None, 0.0
            legal = game.legal_actions(state)
            for action in legal:
                if action.family == "drop":
                    kind, route, post = action.args
                    gain = stage.gain(state, route, piece(who, kind) << 4 * post, who)
                    if best is None or gain > most:
                        best, most = action, gain
            if (best is None or most <= 0) and legal[-1].family == "done":
                best = legal[-1]
            state = game.after(state, best or legal[0])
        return state


def handed_on(state: State, root: State) -> bool:
    """Whether chance, another seat or nobody decides next, or another turn has begun."""
    kind = state[KIND]
    return kind < FIRST_DECISION or kind == ENDED or state[OWNER] != root[OWNER] or state[SEAT] != root[SEAT]


def toward(legal: Sequence[Action], route: int) -> list[Action]:
    """Of some actions those that bring a route nearer to completion, the direct ones alone where there are any."""
    done = [action for action in legal if action.family == "route" and action.args[0] == route]
    direct = [action for action in legal if action.family in {"place", "displace", "drop"} and action.args[-2] == route]
    if done or direct:
        return done or direct
    return [
        action
        for action in legal
        if action.family in {"income", "done"} or (action.family == "lift" and action.args[0] != route)
    ]


def sensible(legal: Sequence[Action]) -> list[Action]:
    """Without what is never better: less income than possible, a route completed for nothing."""
    most = max((sum(action.args) for action in legal if action.family == "income"), default=0)
    some = any(action.family in {"office", "skill", "special", "additional"} for action in legal)
    return [
        action
        for action in legal
        if not (action.family == "income" and sum(action.args) < most) and not (some and action.family == "nothing")
    ]
