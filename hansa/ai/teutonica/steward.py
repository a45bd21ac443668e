"""A player of Hansa Teutonica: the best plan for its turn, with as much foresight as its level has."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import ceil, sqrt
from random import Random
from typing import TYPE_CHECKING, Any

from hansa.ai.memory import Memory
from hansa.ai.player import Decision, Meter, Thinker
from hansa.ai.teutonica.evaluation import ahead
from hansa.ai.teutonica.extras import without_strangers
from hansa.ai.teutonica.facts import (
    ANSWER,
    ENDED,
    FIRST_DECISION,
    KIND,
    LEFT,
    MOVE,
    PAY,
    PAYING_TRIBUTE,
    REMOVING,
    SEAT,
    State,
    clock,
)
from hansa.ai.teutonica.plans import Plan, Planner
from hansa.ai.teutonica.telling import decided
from hansa.ai.ways import error, with_foresight
from hansa.core.chance import draw

if TYPE_CHECKING:
    from collections.abc import Generator

    from hansa.ai.player import Budget
    from hansa.ai.teutonica.evaluation import Evaluation
    from hansa.core.game import Game

    Teutonica = Game[State, Any]


FORESIGHT = 0.5
"""How much the next turns count beside the position itself: they are played quickly, not well."""

SLACK = 4
"""How many times its noise a plan may be worse than the best and still be mistaken for it."""

HASTE = 3.0
"""What an end counts less for every turn that it comes later: to win now is safer, to lose later is better."""

HANDWORK = {ANSWER, MOVE, PAY, PAYING_TRIBUTE, REMOVING}
"""Decisions about single tradesmen, often many in a turn: a narrow beam is enough, what follows is not looked at."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How far a level looks."""

    width: int  # of the beam over its own turn
    focus: int = 0  # how many routes are worked on for themselves
    noise: float = 0.0  # points by which it may misjudge a plan
    candidates: int = 0  # of its best plans, how many are looked at with what follows
    turns: int = 4  # how many turns follow each of them
    follow: int = 1  # width of the beams in them
    follow_focus: int = 0
    total: int = 40_000  # nodes of a whole decision

    def given(self, times: float) -> Skill:
        """With so many times its own nodes: who looks ahead looks at more, and at more of what follows."""
        if times < 2 or not self.candidates:
            return self
        names = ("width", "focus", "candidates", "follow", "follow_focus")
        return replace(self, **{name: ceil(getattr(self, name) * sqrt(times)) for name in names})


@dataclass(frozen=True)
class Steward(Thinker):
    """One level."""

    name: str
    skill: Skill
    evaluation: Evaluation
    _memory: Memory = field(default_factory=lambda: Memory(1000), init=False, repr=False, compare=False)

    def think(self, game: Teutonica, view: Any, budget: Budget) -> Generator[int, None, Decision]:  # noqa: ANN401 - see Player
        """The first action of the best plan."""
        state = game.determinize(view, Random(0))  # noqa: S311 - no secrets
        state = without_strangers(state, state[SEAT])
        legal = game.legal_actions(state)
        if len(legal) == 1:
            return Decision(legal[0], (legal[0],))
        meter = Meter(budget, self.skill.total)
        skill = self.skill.given(meter.times)
        early = clock(state)
        planner = Planner(game, self.evaluation, meter, early)
        detail = state[KIND] in HANDWORK
        found = yield from planner.plans(state, min(skill.width, 2 if detail else 99), skill.focus)
        if skill.noise:
            rng = Random(f"{game.digest(state)}/{self.name}")  # noqa: S311 - no secrets
            found = [plan for plan in found if plan.value > found[0].value - SLACK * skill.noise]
            for plan in found:
                plan.value -= skill.noise * error(rng)
            found.sort(key=lambda plan: -plan.value)
        if skill.candidates and len(found) > 1 and not detail:
            count = min(skill.candidates, 2 + state[LEFT])  # the later in a turn, the less is left to decide
            found = yield from self._with_sequels(planner, skill, _varied(found, count), state[SEAT])
        return decided(planner, found, state, "hunch" if skill.noise else "replies")

    def _with_sequels(
        self, planner: Planner, skill: Skill, found: list[Plan], seat: int
    ) -> Generator[int, None, list[Plan]]:
        """The same plans, judged by what follows as well."""

        def look(plan: Plan) -> Generator[int, None, float]:
            key = (planner.early, seat, skill.follow, skill.follow_focus, *plan.state)
            looking = self._play_on(planner, skill, plan.state, seat)
            later = yield from self._memory.recall(key, planner.meter, looking)
            return (1 - FORESIGHT) * plan.static + FORESIGHT * later

        return with_foresight(found, planner.meter, look)

    def _play_on(self, planner: Planner, skill: Skill, state: State, seat: int) -> Generator[int, None, float]:
        """What a position is worth after the next turns, in which everyone plays its best plan."""
        rng = Random(seat)  # noqa: S311 - the same draws after every candidate
        game = planner.game
        state = game.copy(state)
        turns, owner = skill.turns, game.turn_of(state)
        while state[KIND] != ENDED:
            while state[KIND] < FIRST_DECISION:
                game.advance(state, draw(game.chances(state), rng))
            if game.turn_of(state) != owner:
                owner = game.turn_of(state)
                if not turns:
                    break
                turns -= 1
            found = yield from planner.plans(state, skill.follow, skill.follow_focus)
            state = found[0].state
        value = ahead(self.evaluation.worths(state, planner.early), seat)
        if state[KIND] == ENDED:
            value -= (HASTE if seat in game.winners(state) else -HASTE) * (skill.turns - turns)
        return value


def _varied(found: list[Plan], count: int) -> list[Plan]:
    """The best plans, of each first action at most half as many as there is room for."""
    kept: list[Plan] = []
    firsts: dict[str, int] = {}
    for plan in found:
        first = str(plan.line[0])
        firsts[first] = firsts.get(first, 0) + 1
        if firsts[first] <= max(1, count // 2):
            kept.append(plan)
        if len(kept) == count:
            break
    return kept
