"""Plans for a turn of Hansa Teutonica: a beam over its decisions, the others' answers taken as they would like best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hansa.ai.player import SLICE
from hansa.ai.teutonica.evaluation import ahead
from hansa.ai.teutonica.facts import ANSWER, ENDED, FIRST_DECISION, KIND, OWNER, SEAT, State, piece

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


class Plan:
    """A way to go on: the position it leads to, its worth, and the actions."""

    __slots__ = ("line", "stage", "state", "static", "value")

    def __init__(self, state: State, stage: Stage, value: float, line: Line) -> None:
        self.state = state
        self.stage = stage
        self.static = self.value = value
        self.line = line


class Planner:
    """Looks for plans from one time of the game."""

    def __init__(self, game: Game[State, Any], evaluation: Evaluation, meter: Meter, early: float) -> None:
        self.game, self.evaluation, self.meter, self.early = game, evaluation, meter, early

    def plans(self, root: State, width: int) -> Generator[int, None, list[Plan]]:
        """Ways to play on until somebody else or chance decides, best first. At least one for every budget."""
        meter = self.meter
        layer = [Plan(root, self.evaluation.stage(root, self.early), 0.0, ())]
        found: list[Plan] = []
        seen: dict[tuple[int, ...], None] = {}
        for depth in range(DEEPEST):
            children: list[Plan] = []
            for plan in layer:
                for action in sensible(self.game.legal_actions(plan.state)):
                    child = self._child(plan, action, root[SEAT])
                    meter.nodes += 1
                    if not meter.nodes % SLICE:
                        yield meter.nodes
                    key = tuple(child.state)
                    if key not in seen:
                        seen[key] = None
                        (found if handed_on(child.state, root) else children).append(child)
            if not children or (found and meter.spent):
                break
            children.sort(key=lambda plan: -plan.value)
            layer = children[: 1 if meter.spent else width if depth else 2 * width]
        found.sort(key=lambda plan: -plan.value)
        return found

    def _child(self, plan: Plan, action: Action, seat: int) -> Plan:
        state = self.game.after(plan.state, action)
        quiet = action.family in QUIET
        if quiet and state[SEAT] != seat and state[KIND] == ANSWER:
            state = self.answered(state, plan.stage, seat)
        stage = plan.stage if quiet else self.evaluation.stage(state, self.early)
        value = ahead(self.evaluation.worths_at(stage, state), seat)
        return Plan(state, stage, value, (*plan.line, action))

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


def sensible(legal: Sequence[Action]) -> list[Action]:
    """Without what is never better: less income than possible, a route completed for nothing."""
    most = max((sum(action.args) for action in legal if action.family == "income"), default=0)
    some = any(action.family in {"office", "skill", "special", "additional"} for action in legal)
    return [
        action
        for action in legal
        if not (action.family == "income" and sum(action.args) < most) and not (some and action.family == "nothing")
    ]
