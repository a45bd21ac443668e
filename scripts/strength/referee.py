"""One game between computer players. A player that raises, plays an illegal action or overruns its time loses it."""

from __future__ import annotations

import signal
import time
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

import hansa
import hansa.ai

if TYPE_CHECKING:
    from collections.abc import Iterator


class OverrunError(Exception):
    """A player took longer than it may."""


@dataclass(frozen=True)
class Task:
    """A game to be played: who sits where, on what, from which seed."""

    game: str
    seats: tuple[str, ...]  # a player's spec for each seat
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    nodes: int | None = None
    seconds: float | None = None
    cap: float = 30.0  # a decision that takes longer is an overrun
    rounds: int = 100  # a game that takes longer is unfinished

    @property
    def key(self) -> str:
        return repr(self)


@dataclass
class Result:
    """How a game ended: each seat's share of the win, points, and what every seat's thinking took."""

    shares: list[float]
    points: list[int]
    rounds: int
    decisions: list[int]
    turns: list[int]
    seconds: list[float]
    slowest: list[float]
    fault: str = ""
    faulty: int = -1
    log: list[str] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        return asdict(self)


def player(game_id: str, spec: str) -> Any:  # noqa: ANN401 - whatever the module holds
    """A level's name, `uct`, or `module:name` of one's own (an object, or something that makes one)."""
    if ":" not in spec:
        if spec == "uct":
            return import_module("scripts.strength.uct").Uct()
        return hansa.ai.player(game_id, spec)
    module, _, name = spec.partition(":")
    found = getattr(import_module(module), name)
    return found() if isinstance(found, type) else found


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Stop a player that does not come back, where the system can."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_number: int, _frame: object) -> None:
        raise OverrunError

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def play(task: Task) -> Result:
    """Play a task to its end, whatever the players do."""
    count = len(task.seats)
    match = hansa.new(
        hansa.Setup(task.game, tuple(f"seat {n + 1}" for n in range(count)), dict(task.options), task.seed)
    )
    players = [player(task.game, spec) for spec in task.seats]
    budget = hansa.ai.Budget(task.nodes, task.seconds, time.perf_counter)
    result = Result([0.0] * count, [], 0, [0] * count, [0] * count, [0.0] * count, [0.0] * count)
    turns, owner = 0, -1
    while (seat := match.to_act) != hansa.OVER:
        if match.game.turn_of(match.state) != owner:
            owner = match.game.turn_of(match.state)
            turns += 1
            result.turns[owner] += 1
        result.rounds = -(-turns // count)
        if result.rounds > task.rounds:
            result.fault = f"unfinished after {task.rounds} rounds"
            break
        if fault := _decide(match, players[seat], seat, budget, task, result):
            result.fault, result.faulty = fault, seat
            break
    _settle(match, result)
    return result


def _decide(match: hansa.Match, bot: Any, seat: int, budget: hansa.ai.Budget, task: Task, result: Result) -> str:  # noqa: ANN401, PLR0913, PLR0917 - one decision has all these
    """Let a player decide and play it; returns what is wrong, if anything."""
    view = match.game.view(match.state, seat)
    start = time.perf_counter()
    try:
        with _alarm(task.cap):
            action = bot.choose(match.game, view, budget)
    except OverrunError:
        return f"{task.seats[seat]} took longer than {task.cap:g} s"
    except Exception as error:  # noqa: BLE001 - whatever a stranger's bot does, the arena goes on
        return f"{task.seats[seat]} raised {type(error).__name__}: {error}"
    took = time.perf_counter() - start
    result.seconds[seat] += took
    result.slowest[seat] = max(result.slowest[seat], took)
    result.decisions[seat] += 1
    if took > task.cap:
        return f"{task.seats[seat]} took longer than {task.cap:g} s"
    try:
        match.play(str(action))
    except hansa.HansaError as error:
        return f"{task.seats[seat]} played {str(action)[:60]!r}: {error}"
    return ""


def _settle(match: hansa.Match, result: Result) -> None:
    result.points = [sheet.total for sheet in match.game.score(match.state)]
    count = len(result.points)
    if result.faulty >= 0:
        others = [seat for seat in range(count) if seat != result.faulty]
        result.shares = [0.0 if seat == result.faulty else 1 / len(others) for seat in range(count)]
    elif match.outcome:
        winners = match.outcome.winners
        result.shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(count)]
