"""scripts/arena: every pairing in rotated seats with seeds in common, as a table."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from itertools import combinations, pairwise
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from scripts.strength.elsewhere import Elsewhere
from scripts.strength.jobs import progress, run, settings_of
from scripts.strength.referee import Result, Task, play, player
from scripts.strength.shares import interval

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

HEADER = (  # a turn's ms are the median, the slowest is a turn too
    "| pairing | games | first wins | 95 % | points ahead | ms a decision | ms a turn | slowest | rounds | faults |",
    "|---|---|---|---|---|---|---|---|---|---|",
)

ROUNDS = {"hansa": 40, "teutonica": 60}
"""A game that takes longer is unfinished and nobody's win."""


@dataclass(frozen=True)
class Pairing:
    """Two players; A and B of a line-up say where each sits."""

    first: str
    second: str


def rotations(line_up: str) -> list[str]:
    """A line-up at every place of the table, each arrangement once: AB gives AB and BA."""
    turned = [line_up[step:] + line_up[:step] for step in range(len(line_up))]
    return sorted(set(turned))


def tasks(pairing: Pairing, options: argparse.Namespace) -> list[list[Task]]:
    """The games of a pairing, those of one seed together."""
    seatings = rotations(options.line_up)
    settings = settings_of(options.option)
    out = []
    for seed in range(options.first_seed, options.first_seed + -(-options.games // len(seatings))):
        cluster = []
        for seating in seatings:
            seats = tuple(pairing.first if letter == "A" else pairing.second for letter in seating)
            task = Task(options.game, seats, f"arena {seed}", settings, options.nodes, options.seconds, options.cap)
            cluster.append(replace(task, rounds=ROUNDS[options.game]))
        out.append(cluster)
    return out


def row(pairing: Pairing, seatings: Sequence[str], clusters: Sequence[Sequence[Result]]) -> str:
    """One line of the table."""
    wins, ahead, faults = [], [], []
    turns: dict[str, list[float]] = {"A": [], "B": []}
    decisions = {"A": 0, "B": 0}
    for cluster in clusters:
        shares = []
        for seating, result in zip(seatings, cluster, strict=True):
            mine = [seat for seat, letter in enumerate(seating) if letter == "A"]
            rest = [seat for seat in range(len(seating)) if seat not in mine]
            shares.append(sum(result.shares[seat] for seat in mine))
            ahead.append(
                sum(result.points[seat] for seat in mine) / len(mine)
                - sum(result.points[seat] for seat in rest) / max(len(rest), 1)
            )
            faults += [result.fault] if result.fault else []
            for seat, letter in enumerate(seating):
                turns[letter] += result.turns[seat]
                decisions[letter] += result.decisions[seat]
        wins.append(shares)
    mean, low, high = interval(wins)
    cells = (
        f"{pairing.first} – {pairing.second}",
        str(sum(map(len, wins))),
        f"{100 * mean:.1f} %",
        f"{100 * low:.0f}–{100 * high:.0f}",
        f"{sum(ahead) / len(ahead):+.1f}",
        " / ".join(f"{1000 * sum(turns[side]) / max(decisions[side], 1):.1f}" for side in "AB"),
        " / ".join(f"{1000 * median(turns[side] or [0]):.0f}" for side in "AB"),
        " / ".join(f"{max(turns[side], default=0):.2f} s" for side in "AB"),
        str(max(result.rounds for cluster in clusters for result in cluster)),
        f"{len(faults)}" + (f": {faults[0]}" if faults else ""),
    )
    return f"| {' | '.join(cells)} |"


class Book:
    """Results kept in a file, so that a broken-off tournament goes on where it stopped."""

    def __init__(self, path: str) -> None:
        self._path = Path(path) if path else None
        self._known: dict[str, dict[str, Any]] = {}
        if self._path and self._path.exists():
            for line in self._path.read_text(encoding="utf-8").splitlines():
                entry = json.loads(line)
                self._known[entry["task"]] = entry["result"]

    def find(self, task: Task) -> Result | None:
        data = self._known.get(task.key)
        return Result(**data) if data else None

    def add(self, task: Task, result: Result) -> None:
        if self._path:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"task": task.key, "result": result.data()}) + "\n")


def results(wanted: list[Task], book: Book, options: argparse.Namespace, what: str) -> Iterator[Result]:
    """Results of all tasks in order, played or remembered."""
    missing = [task for task in wanted if book.find(task) is None]
    played = progress(run(play, missing, jobs=options.jobs, scheduler=options.scheduler), len(missing), what)
    for task in wanted:
        known = book.find(task)
        if known is None:
            known = next(played)
            book.add(task, known)
        yield known


def arena(options: argparse.Namespace) -> list[str]:
    """Play and print the table; returns its rows."""
    names = [*options.players, *options.player]
    for name in names:
        found = player(options.game, name)
        if isinstance(found, Elsewhere):
            found.check()
            found.leave()
    pairings = [Pairing(second, first) for first, second in combinations(names, 2)]
    if options.neighbours:
        pairings = [Pairing(second, first) for first, second in pairwise(names)]
    book = Book(options.save)
    seatings = rotations(options.line_up)
    print("\n".join(HEADER), flush=True)
    rows = []
    for pairing in pairings:
        clusters = tasks(pairing, options)
        if options.known:
            clusters = [cluster for cluster in clusters if all(book.find(task) for task in cluster)]
        if not clusters:
            continue
        wanted = [task for cluster in clusters for task in cluster]
        found = list(results(wanted, book, options, f"{pairing.first} – {pairing.second}"))
        width = len(seatings)
        rows.append(row(pairing, seatings, [found[at : at + width] for at in range(0, len(found), width)]))
        print(rows[-1], flush=True)
    return rows
