"""One game between computer players. A player that raises, plays an illegal action or overruns its time loses it."""

from __future__ import annotations

import ctypes
import threading
import time
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import hansa
import hansa.ai
from scripts.strength.elsewhere import GRACE, Elsewhere, is_elsewhere

if TYPE_CHECKING:
    from collections.abc import Iterator


AGAIN = 0.05
"""Seconds until the alarm rings once more, for a player that did not listen."""

SLICE = 1.0
"""The alarm counts these, so that a machine that slept meanwhile takes nobody's time."""


class OverrunError(BaseException):
    """A player took longer than it may; not an Exception, so that none of its own handlers takes it for theirs."""


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
    rounds: int = 60  # a game that takes longer is unfinished

    @property
    def key(self) -> str:
        return repr(self)


@dataclass
class Result:
    """How a game ended: each seat's share of the win, points, and the seconds of every seat's turns.

    Time is the processor's, of the player's own thread: a busy machine must not make a player look slow, or weak.
    """

    shares: list[float]
    points: list[int]
    rounds: int
    decisions: list[int]
    turns: list[list[float]]
    fault: str = ""
    faulty: int = -1

    def data(self) -> dict[str, Any]:
        return asdict(self)


def player(game_id: str, spec: str) -> Any:  # noqa: ANN401 - whatever the module holds
    """A level's name, `uct`, a level file, or `module:name` of one's own (an object, or what makes one).

    `~commit` behind a level takes that of another commit; `@nodes` or, as in `@2x`, how many times its own measure
    of them may follow.
    """
    spec = spec.partition("@")[0]
    if is_elsewhere(spec):
        return Elsewhere(game_id, spec)
    if spec.endswith(".toml"):
        return hansa.ai.read_level(game_id, spec, Path(spec).read_text(encoding="utf-8"))
    if ":" not in spec:
        if spec == "uct":
            return import_module("scripts.strength.uct").Uct()
        return hansa.ai.player(game_id, spec)
    module, _, name = spec.partition(":")
    found = getattr(import_module(module), name)
    return found() if isinstance(found, type) else found


def budget_of(spec: str, task: Task) -> hansa.ai.Budget:
    """What a player may spend on a decision: its own measure as in `master@8000` or `master@2x`, or the task's."""
    own = spec.partition("@")[2]
    effort = float(own[:-1]) if own.endswith("x") else 1.0
    nodes = int(own) if own and not own.endswith("x") else task.nodes
    return hansa.ai.Budget(nodes, task.seconds, time.thread_time, effort)


@contextmanager
def _alarm(seconds: float) -> Iterator[threading.Event]:
    """Stop a player that does not come back; tells whether it rang.

    On a cluster players play in threads, where there are no signals.
    """
    playing, back, rang = threading.get_ident(), threading.Event(), threading.Event()

    def ring() -> None:
        left = seconds
        while not back.wait(min(left, SLICE)):
            left -= SLICE
            if left > 0:
                continue
            rang.set()
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(playing), ctypes.py_object(OverrunError))
            left = AGAIN

    watching = threading.Thread(target=ring, daemon=True)
    watching.start()
    try:
        yield rang
    finally:
        while watching.is_alive():
            with suppress(OverrunError):  # it may ring once more on the way out
                back.set()
                watching.join()


def play(task: Task) -> Result:
    """Play a task to its end, whatever the players do."""
    count = len(task.seats)
    match = hansa.new(
        hansa.Setup(task.game, tuple(f"seat {n + 1}" for n in range(count)), dict(task.options), task.seed)
    )
    players: list[Any] = []
    budgets = [budget_of(spec, task) for spec in task.seats]
    result = Result([0.0] * count, [], 0, [0] * count, [[] for _ in range(count)])
    _sit_down(players, task, result)
    turns, owner = 0, -1
    while not result.fault and (seat := match.to_act) != hansa.OVER:
        if match.game.turn_of(match.state) != owner:
            owner = match.game.turn_of(match.state)
            turns += 1
            result.turns[owner].append(0.0)
        result.rounds = -(-turns // count)
        if result.rounds > task.rounds:
            result.fault = f"unfinished after {task.rounds} rounds"
            break
        if fault := _decide(match, players[seat], seat, budgets[seat], task, result):
            result.fault, result.faulty = fault, seat
            break
    for bot in players:
        if isinstance(bot, Elsewhere):
            bot.leave()
    _settle(match, result)
    return result


def _sit_down(players: list[Any], task: Task, result: Result) -> None:
    for seat, spec in enumerate(task.seats):
        try:
            players.append(player(task.game, spec))
        except Exception as error:  # noqa: BLE001 - as in _decide
            result.fault, result.faulty = f"{spec} raised {type(error).__name__}: {error}", seat
            return


def _decide(match: hansa.Match, bot: Any, seat: int, budget: hansa.ai.Budget, task: Task, result: Result) -> str:  # noqa: ANN401, PLR0913, PLR0917 - one decision has all these
    """Let a player decide and play it; returns what is wrong, if anything."""
    view = match.game.view(match.state, seat)
    start = time.thread_time()
    spent = None
    try:
        with _alarm(task.cap * (GRACE if isinstance(bot, Elsewhere) else 1)) as rang:
            if isinstance(bot, Elsewhere):
                words, spent = bot.decide(match, budget, task.cap)
            else:
                words = str(bot.choose(match.game, view, budget))
    except (OverrunError, TimeoutError):
        return f"{task.seats[seat]} took longer than {task.cap:g} s"
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001 - whatever a stranger's bot does, even leaving, the arena goes on
        return f"{task.seats[seat]} raised {type(error).__name__}: {error}"
    took = time.thread_time() - start if spent is None else spent
    spans = result.turns[seat] or result.turns[match.game.turn_of(match.state)]
    spans[-1] += took
    result.decisions[seat] += 1
    if took > task.cap or rang.is_set():
        return f"{task.seats[seat]} took longer than {task.cap:g} s"
    try:
        match.play(words)
    except hansa.HansaError as error:
        return f"{task.seats[seat]} played {words[:60]!r}: {error}"
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
