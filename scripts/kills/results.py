"""The rounds on disk, one line each, and what they come to."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from scripts.kills.browser import KINDS
from scripts.kills.rounds import Round
from scripts.tasks.places import BUILD
from scripts.tasks.report import table

RESULTS = BUILD / "kill-test" / "rounds.jsonl"
HEAD = [
    "end",
    "kills",
    "steps played",
    "steps lost",
    "oldest lost step",
    "games lost",
    "deleted or undone, but back",
    "names lost",
]


def read(path: Path = RESULTS) -> list[dict[str, Any]]:
    """All rounds so far."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def add(told: Round, path: Path = RESULTS) -> None:
    """Note one round at once, so that nothing is lost when this is stopped."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        file.write(json.dumps(told.facts(), ensure_ascii=False) + "\n")


def summary(rounds: Iterable[dict[str, Any]]) -> str:
    """A table: a row for each kind of end, and all of them together."""
    every = list(rounds)
    by_kind = [[one for one in every if one["kind"] == kind] for kind in KINDS]
    rows = [_row(kind, some) for kind, some in zip(KINDS, by_kind, strict=True) if some]
    return table(HEAD, [*rows, _row("all", every)])


def _row(name: str, rounds: list[dict[str, Any]]) -> list[str]:
    costs = [one["cost"] for one in rounds]
    oldest = max((cost["oldest"] for cost in costs), default=0.0)
    sums = [sum(cost[what] for cost in costs) for what in ("steps", "games", "back", "names")]
    steps, *others = map(str, sums)
    played = sum(one["steps"] for one in rounds)
    return [name, str(len(rounds)), str(played), steps, f"{oldest / 1000:.1f} s" if sums[0] else "–", *others]


def line(told: Round) -> str:
    """One round in a line for the terminal."""
    cost = told.cost
    how = "nothing lost" if cost.nothing else "; ".join(cost.notes)
    return f"{told.number + 1:4} {told.kind}, after {told.seconds:.1f} s, {told.steps} steps: {how}"
