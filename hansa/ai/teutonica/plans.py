"""Plans for a turn of Hansa Teutonica: a beam over its decisions, the others' answers taken as they would like best."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any

from hansa.ai.player import settled
from hansa.ai.teutonica.evaluation import ahead
from hansa.ai.teutonica.facts import (
    ANSWER,
    ENDED,
    FIRST_DECISION,
    KIND,
    LEFT,
    OWNER,
    PAWN,
    PAYING_TRIBUTE,
    PLAYERS,
    POSTS,
    PROMOTION,
    SEAT,
    SEAT_OF,
    TABLE,
    TABLES,
    TURN,
    State,
    nibbles,
    piece,
)
from hansa.ai.teutonica.promotional import worth_laying

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from hansa.ai.player import Meter
    from hansa.ai.teutonica.evaluation import Evaluation
    from hansa.ai.teutonica.setting import Setting
    from hansa.core.action import Action
    from hansa.core.game import Game

    Line = tuple[Action, ...]

DEEPEST = 40
"""Decisions that a plan holds at most. Markers for further actions make longer turns; such a plan ends within one."""


QUIET = {"place", "displace", "pay", "lift", "drop", "done", "remove", "income", "hire", "tribute", "pawn", "ride"}
"""Actions after which nothing has changed but tradesmen on routes and in supplies: the setting stays."""


class Plan:
    """A way to go on: the position it leads to, its worth, and the actions."""

    __slots__ = ("foreseen", "line", "setting", "state", "static", "value", "worths")

    def __init__(self, state: State, setting: Setting, seat: int, line: Line) -> None:
        self.state = state
        self.setting = setting
        self.worths = setting.worths_of(state)
        self.static = self.value = ahead(self.worths, seat)
        self.foreseen = False  # whether the value has what follows in it
        self.line = line


Step = tuple[float, int, Plan, "Action | None"]
"""Its worth negated, its number, and a plan; or a plan and what is placed after it: made only if it is gone on with."""


class Planner:
    """Looks for plans from one time of the game."""

    def __init__(self, game: Game[State, Any], evaluation: Evaluation, meter: Meter, early: float) -> None:
        self.game, self.evaluation, self.meter, self.early = game, evaluation, meter, early

    def plans(self, root: State, width: int, focus: int = 0) -> Generator[int, None, list[Plan]]:
        """Ways to play on until somebody else or chance decides, best first. At least one for every budget.

        Besides the beam, so many of the most promising routes are each worked on for themselves.
        """
        start = Plan(root, self.evaluation.setting(root, self.early), root[SEAT], ())
        found = yield from self._beam(start, width)
        if root[KIND] == TURN and root[LEFT]:
            for route in self._promising(start)[:focus]:
                if self.meter.spent:
                    break
                found += yield from self._beam(start, 1, route)
        found.sort(key=lambda plan: -plan.value)
        return list({tuple(plan.state): plan for plan in reversed(found)}.values())[::-1]

    def _beam(self, start: Plan, width: int, route: int = -1) -> Generator[int, None, list[Plan]]:
        meter, seat = self.meter, start.state[SEAT]
        layer = [start]
        found: list[Plan] = []
        for depth in range(DEEPEST):
            steps: list[Step] = []
            for plan in layer:
                legal = sensible(self.game.legal_actions(plan.state))
                if plan.state[PROMOTION]:
                    legal = worth_laying(plan.state, legal)
                if route >= 0 and not any(action.family == "route" for action in plan.line):
                    legal = toward(legal, route, self.way(plan.state, route)) or legal
                for action in legal:
                    meter.nodes += 1
                    if meter.due():
                        yield meter.nodes
                    if action.family == "place" and action.args[1] not in plan.setting.blocked:
                        worths = plan.setting.placed(plan.state, plan.worths, action)
                        steps.append((-ahead(worths, seat), meter.nodes, plan, action))
                        continue
                    child = self.child(plan, action, seat)
                    if handed_on(child.state, start.state):
                        found.append(child)
                    else:
                        steps.append((-child.value, meter.nodes, child, None))
            if not steps or (found and meter.spent):
                break
            layer = self._best(steps, seat, 1 if meter.spent else width if depth else 2 * width)
        return found or layer

    def _best(self, steps: list[Step], seat: int, width: int) -> list[Plan]:
        """The best plans that lead to different positions."""
        best: dict[tuple[int, ...], Plan] = {}
        for _, _, plan, action in sorted(steps, key=itemgetter(0, 1)):
            made = self.child(plan, action, seat) if action else plan
            best.setdefault(tuple(made.state), made)
            if len(best) == width:
                break
        return list(best.values())

    def way(self, state: State, route: int) -> list[int]:
        """The provinces from which a route is reached (T37), if the pawn stands in none of them."""
        if state[PLAYERS] > 2:
            return []
        way = [province for province, routes in enumerate(TABLES[state[TABLE]].borders) if route in routes]
        return [] if state[PAWN] in way else way

    def _promising(self, start: Plan) -> list[int]:
        """Routes by what they would bring for each post still to be won, others' posts counted twice."""
        root, seat = start.state, start.state[SEAT]
        promise: list[tuple[float, int]] = []
        for route, boats in enumerate(TABLES[root[TABLE]].boats):
            pieces = [SEAT_OF[there] for there in nibbles(root[POSTS + route]) if there]
            mine = pieces.count(seat)
            missing = len(boats) - mine + (len(pieces) - mine)
            goal = start.setting.goal(route, seat) if missing else start.setting.sure_goal(route, seat)
            promise.append((settled(-goal / (1 + missing)), route))
        return [route for _, route in sorted(promise)]

    def child(self, plan: Plan, action: Action, seat: int) -> Plan:
        """A plan with an action more, the others' answers to it taken in."""
        state = self.game.after(plan.state, action)
        quiet = action.family in QUIET
        if quiet and state[SEAT] != seat and state[KIND] == ANSWER:
            state = self.answered(state, plan.setting, seat)
        elif state[KIND] == PAYING_TRIBUTE and state[SEAT] != seat:
            state = self.paid(state, seat)
        setting = plan.setting if quiet else self.evaluation.setting(state, self.early)
        return Plan(state, setting, seat, (*plan.line, action))

    def answered(self, state: State, setting: Setting, seat: int) -> State:
        """The position after others have answered to being displaced, each piece put where it looks best (T10)."""
        game = self.game
        while state[SEAT] != seat and state[KIND] == ANSWER:
            who = state[SEAT]
            best, most = None, 0.0
            legal = game.legal_actions(state)
            for action in legal:
                if action.family == "drop":
                    kind, route, post = action.args
                    gain = setting.gain(state, route, piece(who, kind) << 4 * post, who)
                    if best is None or gain > most:
                        best, most = action, gain
            if (best is None or most <= 0) and legal[-1].family == "done":
                best = legal[-1]
            state = game.after(state, best or legal[0])
        return state

    def paid(self, state: State, seat: int) -> State:
        """The position after others have taken their tributes, each the kinds that are worth most to it (T52)."""
        game = self.game
        while state[KIND] == PAYING_TRIBUTE and state[SEAT] != seat:
            who = state[SEAT]
            found = [game.after(state, action) for action in game.legal_actions(state)]
            state = max(found, key=lambda one: settled(self.evaluation.worths(one, self.early)[who]))
        return state


def handed_on(state: State, root: State) -> bool:
    """Whether chance, another seat or nobody decides next, or another turn has begun."""
    kind = state[KIND]
    return kind < FIRST_DECISION or kind == ENDED or state[OWNER] != root[OWNER] or state[SEAT] != root[SEAT]


def toward(legal: Sequence[Action], route: int, way: Sequence[int] = ()) -> list[Action]:
    """Of some actions those that bring a route nearer to completion, the direct ones alone where there are any.

    `way` are the provinces that the pawn may go to for it.
    """
    done = [action for action in legal if action.family == "route" and action.args[0] == route]
    direct = [action for action in legal if action.family in {"place", "displace", "drop"} and action.args[-2] == route]
    walks = [action for action in legal if action.family in {"pawn", "ride"} and action.args[0] in way]
    if done or direct or walks:
        return done or direct or walks
    return [
        action
        for action in legal
        if action.family in {"income", "done"} or (action.family == "lift" and action.args[0] != route)
    ]


def sensible(legal: Sequence[Action]) -> list[Action]:
    """Without what is never better: actions left unused, less income than possible."""
    most = max((sum(action.args) for action in legal if action.family == "income"), default=0)
    busy = most or any(action.family == "place" for action in legal)
    return [
        action
        for action in legal
        if not (action.family == "income" and sum(action.args) < most) and not (busy and action.family == "end")
    ]
