"""What a plan of Hansa Teutonica is told as: without moves that change nothing, and with what speaks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hansa.ai.player import Decision, outcome
from hansa.ai.reasons import Reason, compared, ordered
from hansa.ai.teutonica.evaluation import shares
from hansa.ai.teutonica.facts import (
    BAG,
    DESKS,
    ENDED,
    KIND,
    OWNER,
    POSTS,
    POSTS_END,
    SEAT,
    TABLE,
    TABLES,
    TURN,
    State,
    nibbles,
    winners,
)
from hansa.ai.teutonica.plans import Plan
from hansa.core.errors import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hansa.ai.teutonica.plans import Line, Planner
    from hansa.core.action import Action


def decided(planner: Planner, found: Sequence[Plan], root: State, foresight: str) -> Decision:
    """The best of some plans with its reasons. `foresight` names what the plans' worth has besides the evaluation."""
    best, seat = found[0], root[SEAT]
    line = tidied(planner, root, best.line)
    end = outcome(winners(best.state), seat) if best.state[KIND] == ENDED else ""
    won = end in {"won", "shared"}
    ways = sorted(found, key=lambda plan: won and plan.state[KIND] == ENDED)
    lines = ((plan, tidied(planner, root, plan.line)) for plan in ways)
    other, instead = next(((plan, there) for plan, there in lines if there[0] != line[0]), (None, ()))
    if other is None:
        start = Plan(root, planner.evaluation.setting(root, planner.early), seat, ())
        return Decision(line[0], line, (), best.value, _why(planner, best, start, seat), end)
    reasons = list(_why(planner, best, other, seat))
    later = (best.value - best.static) - (other.value - other.static) if best.foreseen == other.foreseen else 0.0
    if (best.state[OWNER] == root[OWNER]) != (other.state[OWNER] == root[OWNER]):  # a marker is still to be drawn (T26)
        later += sum(reason.amount for reason in reasons if reason.term == "actions-left")
        reasons = [reason for reason in reasons if reason.term != "actions-left"]
    return Decision(line[0], line, instead, best.value, ordered([*reasons, Reason(foresight, later)]), end)


def _why(planner: Planner, best: Plan, other: Plan, seat: int) -> tuple[Reason, ...]:
    """What tells between the positions that two plans lead to; the amounts add up to the difference of their worths."""
    gain = best.static - other.static
    ended = best.state[KIND] == ENDED
    if ended != (other.state[KIND] == ENDED):
        won = ended and seat in winners(best.state)
        return (Reason("won" if won else "ended" if ended else "open", gain),)
    weights = shares(best.worths, seat)
    parts = [planner.evaluation.parts(plan.state, planner.early, weights) for plan in (best, other)]
    reasons = compared(parts[0], parts[1], seat)
    rest = gain - sum(reason.amount for reason in reasons)
    return ordered([*reasons, Reason("strongest", rest)])


def tidied(planner: Planner, root: State, line: Line) -> Line:
    """A line without moves after which all tradesmen stand as before; where nothing else is in it, the turn ends."""
    if not any(action.family == "lift" for action in line):
        return line
    seat, at = root[SEAT], 0
    plan = Plan(root, planner.evaluation.setting(root, planner.early), seat, ())
    kept: list[Action] = []
    try:
        while at < len(line):
            if line[at].family == "lift" and plan.state[KIND] == TURN:
                behind, after = _moved(planner, plan, line, at)
                if after.state[KIND] == TURN and _standing(plan.state) == _standing(after.state):
                    at = behind
                    continue
            kept.append(line[at])
            plan = _after(planner, plan, line[at], seat)
            at += 1
    except IllegalAction:  # meant for a post that had been changed by what was left out
        return line
    return tuple(kept) or (planner.game.legal_actions(root)[-1],)


def _after(planner: Planner, plan: Plan, action: Action, seat: int) -> Plan:
    return planner.child(plan, planner.game.parse(plan.state, action), seat)


def _moved(planner: Planner, plan: Plan, line: Line, at: int) -> tuple[int, Plan]:
    """Where in a line the move that begins here is over, and the position then."""
    seat = plan.state[SEAT]
    while at < len(line) and line[at].family in {"lift", "drop", "done"}:
        plan = _after(planner, plan, line[at], seat)
        at += 1
        if plan.state[KIND] == TURN:
            break
    return at, plan


def _standing(s: State) -> tuple[object, ...]:
    """Desks, and what stands on which kind of post of every route."""
    routes = zip(TABLES[s[TABLE]].boats, s[POSTS:POSTS_END], strict=False)
    pieces = ([pair for pair in zip(boats, nibbles(code), strict=False) if pair[1]] for boats, code in routes)
    return (s[DESKS:BAG], *map(sorted, pieces))
