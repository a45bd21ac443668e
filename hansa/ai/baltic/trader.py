"""A player of Hansa: the best whole turn by its evaluation, with as much foresight as its level has."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log
from random import Random
from typing import TYPE_CHECKING, Any

from hansa.ai.baltic.facts import ENDED, FILL, FIRST, FIRST_BOOTHS, LOSS, PHASE, PLACED, PLAYERS, SEAT, WARES, State
from hansa.ai.baltic.turns import Turn, turns
from hansa.ai.player import Decision, Meter, Reason, Thinker, differences
from hansa.core.chance import draw

if TYPE_CHECKING:
    from collections.abc import Generator

    from hansa.ai.baltic.evaluation import Evaluation
    from hansa.ai.player import Budget
    from hansa.core.action import Action
    from hansa.core.game import Game

    Hansa = Game[State, Any]

IDLE = ("sail", "end", "discard")
REPLENISH_AT = 9
"""With so many empty spaces a player looked ahead to is taken to replenish."""


@dataclass(frozen=True, slots=True)
class Skill:
    """How far a level looks."""

    nodes: int  # positions of its own turn
    fills: int = 1  # draws tried before it replenishes
    noise: float = 0.0  # points by which it may misjudge a turn
    width: int = 0  # of its best turns, how many are looked at with the others' replies
    plies: int = 1  # how many turns of others and its own follow each of them
    reply_nodes: int = 400
    total: int = 40_000  # nodes of a whole decision


@dataclass(frozen=True)
class Trader(Thinker):
    """One level."""

    name: str
    skill: Skill
    evaluation: Evaluation
    _seen: dict[bytes, tuple[float, int]] = field(default_factory=dict, repr=False, compare=False)

    def think(self, game: Hansa, view: Any, budget: Budget) -> Generator[int, None, Decision]:  # noqa: ANN401 - see Player
        """The best turn, or replenishing first where that promises more."""
        state = game.determinize(view, Random(0))  # noqa: S311 - Hansa hides nothing that is in the state
        legal = game.legal_actions(state)
        if len(legal) == 1:
            return Decision(legal[0], (legal[0],))
        meter = Meter(budget, self.skill.total)
        rng = Random(f"{game.digest(state)}/{self.name}")  # noqa: S311 - no secrets
        if state[PHASE] == FIRST_BOOTHS or (state[PHASE] == LOSS):
            return (yield from self._small(game, state, meter))
        found = yield from self._turns(game, state, meter, rng)
        best = found[0]
        other = next((turn for turn in found if turn.line[0] != best.line[0]), None)
        if legal[0].family == "replenish":
            worth = yield from self._replenished(game, state, legal[0], meter, rng)
            idle = all(action.family in IDLE for action in best.line)
            if worth > best.value or idle:
                return Decision(legal[0], (legal[0],), best.line, worth, (Reason("fresh-goods", worth - best.value),))
        return self._decision(best, other, state[SEAT])

    def _decision(self, best: Turn, other: Turn | None, seat: int) -> Decision:
        if other is None:
            return Decision(best.line[0], best.line, (), best.value)
        terms = [self.evaluation.terms(turn.state, seat) for turn in (best, other)]
        for turn, found in zip((best, other), terms, strict=True):
            found["replies"] = turn.value - turn.static
        return Decision(best.line[0], best.line, other.line, best.value, differences(terms[0], terms[1]))

    def _turns(self, game: Hansa, state: State, meter: Meter, rng: Random) -> Generator[int, None, list[Turn]]:
        """The turns from here, best first, as this level judges them."""
        found = yield from turns(game, state, self.evaluation, meter, self.skill.nodes)
        if self.skill.noise:
            for turn in found:
                turn.value -= self.skill.noise * log(-log(rng.random() + 1e-9) + 1e-9)
            found.sort(key=lambda turn: -turn.value)
        if self.skill.width and len(found) > 1:
            found = yield from self._with_replies(game, found[: self.skill.width], meter, state[SEAT])
        return found

    def _with_replies(
        self, game: Hansa, found: list[Turn], meter: Meter, seat: int
    ) -> Generator[int, None, list[Turn]]:
        """The same turns, judged by what the others make of them. Those not reached in time are left out."""
        judged: list[Turn] = []
        for turn in found:
            if judged and meter.spent:
                break
            turn.value = yield from self._ahead(game, turn.state, meter, seat, self.skill.plies)
            judged.append(turn)
        judged.sort(key=lambda turn: -turn.value)
        return judged

    def _ahead(self, game: Hansa, state: State, meter: Meter, seat: int, plies: int) -> Generator[int, None, float]:
        """What a position is worth after the next turns. It depends on the position alone, so it is kept."""
        key = bytes([seat, plies, *state])
        if key in self._seen:
            value, nodes = self._seen[key]
            meter.nodes += nodes
            return value
        before = meter.nodes
        value = yield from self._play_on(game, state, meter, seat, plies)
        if not meter.late:
            if len(self._seen) > 4000:
                self._seen.clear()
            self._seen[key] = value, meter.nodes - before
        return value

    def _play_on(self, game: Hansa, state: State, meter: Meter, seat: int, plies: int) -> Generator[int, None, float]:
        while plies and state[PHASE] != ENDED:
            legal = game.legal_actions(state)
            if state[PHASE] == FIRST_BOOTHS:
                state = max((game.after(state, action) for action in legal), key=self._placed)
                continue
            if legal[0].family == "replenish" and (len(legal) == 1 or state[WARES:].count(0) >= REPLENISH_AT):
                state = _fill(game, game.after(state, legal[0]), Random(game.digest(state)))  # noqa: S311 - as above
            replies = yield from turns(game, state, self.evaluation, meter, self.skill.reply_nodes)
            state = replies[0].state
            plies -= 1
        return self.evaluation.value(state, seat)

    def _small(self, game: Hansa, state: State, meter: Meter) -> Generator[int, None, Decision]:
        """First booths and losses: one step, judged by the position after it."""
        seat, plies = state[SEAT], 2 * self.skill.plies if self.skill.width and state[PHASE] == FIRST_BOOTHS else 0
        judged: list[tuple[float, Action]] = []
        for action in game.legal_actions(state):
            child = game.after(state, action)
            judged.append(((yield from self._ahead(game, child, meter, seat, plies)), action))
        judged.sort(key=lambda pair: -pair[0])
        (value, best), (_, other) = judged[:2]
        terms = [self.evaluation.terms(game.after(state, action), seat) for action in (best, other)]
        return Decision(best, (best,), (other,), value, differences(terms[0], terms[1]))

    def _placed(self, state: State) -> float:
        """What the seat that has just placed first booths has of it."""
        return self.evaluation.value(state, (state[FIRST] + state[PLACED] - 1) % state[PLAYERS])

    def _replenished(
        self, game: Hansa, state: State, action: Action, meter: Meter, rng: Random
    ) -> Generator[int, None, float]:
        """The mean worth of the turns that replenishing may open (H8)."""
        values: list[float] = []
        for _ in range(self.skill.fills):
            if values and meter.spent:
                break
            child = _fill(game, game.after(state, action), rng)
            found = yield from self._turns(game, child, meter, rng)
            values.append(found[0].value)
        return sum(values) / len(values)


def _fill(game: Hansa, state: State, rng: Random) -> State:
    """Draw until the warehouses are full."""
    while state[PHASE] == FILL:
        game.advance(state, draw(game.chances(state), rng))
    return state
