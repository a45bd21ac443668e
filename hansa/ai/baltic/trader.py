"""A player of Hansa: the best whole turn by its evaluation, with as much foresight as its level has."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any

from hansa.ai.baltic.facts import (
    ENDED,
    FILL,
    FIRST,
    FIRST_BOOTHS,
    HELD,
    INCOME,
    KEEP_TALERS,
    LOSS,
    PHASE,
    PLACED,
    PLAYERS,
    SEAT,
    TALERS,
    WARES,
    State,
)
from hansa.ai.baltic.turns import Turn, straight, turns
from hansa.ai.memory import Memory
from hansa.ai.player import Decision, Meter, Thinker, outcome, settled
from hansa.ai.reasons import Reason, compared, ordered
from hansa.ai.ways import error, with_foresight
from hansa.core.chance import draw

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from hansa.ai.baltic.evaluation import Evaluation
    from hansa.ai.player import Budget
    from hansa.core.action import Action
    from hansa.core.game import Game

    Baltic = Game[State, Any]

IDLE = ("sail", "end", "discard")
STANDSTILL = 20.0
"""What another round in which nobody does anything costs."""
FAR_ENOUGH = 400
"""Positions looked at then, if the budget has them: with few a full hand may hide everything that could be done."""
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
    _memory: Memory = field(default_factory=lambda: Memory(4000), init=False, repr=False, compare=False)

    def think(self, game: Baltic, view: Any, budget: Budget) -> Generator[int, None, Decision]:  # noqa: ANN401 - see Player
        """The best turn, or replenishing first where that promises more."""
        state = game.determinize(view, Random(0))  # noqa: S311 - Hansa hides nothing that is in the state
        legal = game.legal_actions(state)
        if len(legal) == 1:
            return Decision(legal[0], (legal[0],))
        meter = Meter(budget, self.skill.total)
        rng = Random(f"{game.digest(state)}/{self.name}")  # noqa: S311 - no secrets
        if state[PHASE] in {FIRST_BOOTHS, LOSS}:
            return (yield from self._small(game, state, meter))
        found = yield from self._turns(game, state, meter)
        best = found[0]
        other = next((turn for turn in found if turn.line[0] != best.line[0]), None)
        if legal[0].family == "replenish":
            worth = yield from self._replenished(game, state, legal[0], meter, rng)
            against = best.static - best.idle if meter.late else best.value
            if worth > against:
                why = [Reason("fresh-goods", worth - against - best.idle), Reason("standstill", best.idle)]
                return Decision(legal[0], (legal[0],), best.line, worth, ordered(why))
        return self._decision(game, best, other, state)

    def _decision(self, game: Baltic, best: Turn, other: Turn | None, state: State) -> Decision:
        seat, line = state[SEAT], best.line
        end = outcome(game.winners(best.state), seat) if best.state[PHASE] == ENDED else ""
        parts = self.evaluation.parts(best.state, seat)
        if other is None:
            gains = compared(parts, self.evaluation.parts(state, seat), seat)
            return Decision(line[0], line, (), best.value, gains, end)
        against = self.evaluation.parts(other.state, seat)
        for turn, found in ((best, parts), (other, against)):
            found["standstill", seat] = -turn.idle
            if best.foreseen == other.foreseen:
                found["hunch" if self.skill.noise else "replies", seat] = turn.value - turn.static + turn.idle
        return Decision(line[0], line, other.line, best.value, compared(parts, against, seat), end)

    def _turns(self, game: Baltic, state: State, meter: Meter) -> Generator[int, None, list[Turn]]:
        """The turns from here, best first, as this level judges them."""
        still = at_a_standstill(state)
        nodes = max(self.skill.nodes, FAR_ENOUGH) if still else self.skill.nodes
        ways = found = yield from turns(game, state, self.evaluation, meter, nodes)
        if self.skill.noise:
            found = straight(ways, state)
            for turn in ways:
                turn.value -= self.skill.noise * self._error(turn)
            found.sort(key=lambda turn: -turn.value)
        if self.skill.width and len(found) > 1 and not meter.late:
            best = found[: self.skill.width]
            if still:
                best += [turn for turn in found[self.skill.width :] if not _idle(turn.line[:1])][:1]
            ways = found = yield from self._with_replies(game, best, meter, state[SEAT], self.skill.plies)
        if still:
            near = self.skill.nodes < FAR_ENOUGH and any(state[HELD : HELD + state[PLAYERS]])
            _spur(found, inf if near else _rest(ways))
        return found

    def _error(self, turn: Turn) -> float:
        """By how much it misjudges a turn: always the same for where it leads, so it goes on with what it began."""
        rng = Random(self.name.encode() + bytes(turn.state))  # noqa: S311 - no secrets
        return error(rng)

    def _with_replies(
        self, game: Baltic, found: list[Turn], meter: Meter, seat: int, plies: int
    ) -> Generator[int, None, list[Turn]]:
        """The same turns, judged by what the others make of them."""

        def look(turn: Turn) -> Generator[int, None, float]:
            looking = self._play_on(game, turn.state, meter, seat, plies)
            return self._memory.recall(bytes([seat, plies, *turn.state]), meter, looking)

        return with_foresight(found, meter, look)

    def _play_on(self, game: Baltic, state: State, meter: Meter, seat: int, plies: int) -> Generator[int, None, float]:
        """What a position is worth after the next turns."""
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

    def _small(self, game: Baltic, state: State, meter: Meter) -> Generator[int, None, Decision]:
        """First booths and losses: one step, judged by the position after it; first booths also by what follows."""
        seat, found = state[SEAT], list[Turn]()
        tree = [(-1, action) for action in game.legal_actions(state)]
        for at, (_, action) in enumerate(tree):
            child = game.after(state, action)
            meter.nodes += 1
            found.append(Turn(child, self.evaluation.value(child, seat), tree, at))
        yield meter.nodes
        found.sort(key=lambda turn: -turn.value)
        if self.skill.width and state[PHASE] == FIRST_BOOTHS and not meter.late:
            found = yield from self._with_replies(game, found, meter, seat, 2 * self.skill.plies)
        return self._decision(game, found[0], found[1] if len(found) > 1 else None, state)

    def _placed(self, state: State) -> float:
        """What the seat that has just placed first booths has of it."""
        return self.evaluation.value(state, (state[FIRST] + state[PLACED] - 1) % state[PLAYERS])

    def _replenished(
        self, game: Baltic, state: State, action: Action, meter: Meter, rng: Random
    ) -> Generator[int, None, float]:
        """The mean worth of the turns that replenishing may open (H8)."""
        values: list[float] = []
        for _ in range(self.skill.fills):
            if values and meter.spent:
                break
            child = _fill(game, game.after(state, action), rng)
            found = yield from self._turns(game, child, meter)
            values.append(found[0].value)
        return settled(sum(values) / len(values))


def at_a_standstill(state: State) -> bool:
    """Whether all purses are as full as taxes allow (H16): so they are when nobody did anything for a round.

    They may be so otherwise; but somebody has to do something then, whatever it seems worth: a game in which nobody
    does has no end.
    """
    others = [state[TALERS + seat] for seat in range(state[PLAYERS]) if seat != state[SEAT]]
    return all(talers == KEEP_TALERS for talers in others) and state[TALERS + state[SEAT]] == KEEP_TALERS + INCOME


def _idle(line: Sequence[Action]) -> bool:
    return all(action.family in IDLE for action in line)


def _rest(found: Sequence[Turn]) -> float:
    """What doing nothing is worth, in the best of its ways."""
    return max((turn.value for turn in found if _idle(turn.line)), default=-inf)


def _spur(found: list[Turn], rest: float) -> None:
    """Whoever would do nothing has to find it worth a lot.

    So has whoever would sail to a deed worth no more than rest: on the way it would be given up. Who sees little on the
    way, and has begun, does something at once: the warehouses can always be filled, or a marker bought.
    """
    for turn in found:
        if _idle(turn.line[:1]) and (turn.value <= rest or _idle(turn.line)):
            turn.idle = STANDSTILL
            turn.value -= STANDSTILL
    found.sort(key=lambda turn: (not turn.foreseen, -turn.value))


def _fill(game: Baltic, state: State, rng: Random) -> State:
    """Draw until the warehouses are full."""
    while state[PHASE] == FILL:
        game.advance(state, draw(game.chances(state), rng))
    return state
