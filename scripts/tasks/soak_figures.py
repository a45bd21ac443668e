"""What the random games of one kind came to: a small file that is committed, and that the next run goes on from.

Games are played in chunks. The file says how many games, from number 0 on, are in it; a chunk is added only when it is
the next one, so none is missing and none counts twice.
"""

from __future__ import annotations

import ast
import json
import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from scripts.tasks.places import ROOT, digest, files

FIGURES = ROOT / "docs" / "figures"
CHUNK = 100
CHECKS = 1
"""Grows when games are chosen, numbered or looked at in another way: figures of both ways do not add up."""


@dataclass
class Tally:
    """Some games added up."""

    games: int = 0
    steps: int = 0
    looks: int = 0
    longest: int = 0
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.steps += other.steps
        self.looks += other.looks
        self.longest = max(self.longest, other.longest)
        self.ends.update(other.ends)


@dataclass(frozen=True)
class Trouble:
    """A game with something wrong, and the command that plays it again."""

    what: str
    setup: str
    seed: int
    zeal: float
    error: str
    again: str


@dataclass
class Chunk:
    """What so many games in a row came to, by set-up, with the processor's seconds."""

    first: int
    seconds: float = 0.0
    setups: dict[str, Tally] = field(default_factory=dict)
    troubles: list[Trouble] = field(default_factory=list)


@dataclass
class Figures:
    """All chunks so far. A game with trouble counts as played, but not for its set-up."""

    key: dict[str, Any]
    games: int = 0
    seconds: float = 0.0
    setups: dict[str, Tally] = field(default_factory=dict)
    troubles: list[Trouble] = field(default_factory=list)

    def add(self, chunk: Chunk) -> None:
        if chunk.first != self.games:
            raise ValueError(f"games from {chunk.first} on do not follow {self.games} games")
        self.games += CHUNK
        self.seconds += chunk.seconds
        self.troubles += chunk.troubles
        for name, tally in chunk.setups.items():
            self.setups.setdefault(name, Tally()).add(tally)

    def total(self) -> Tally:
        total = Tally()
        for tally in self.setups.values():
            total.add(tally)
        return total

    def count(self, what: str) -> int:
        """How many games had this trouble."""
        return sum(trouble.what == what for trouble in self.troubles)

    def write(self, path: Path) -> None:
        """The sums first, for people."""
        total = self.total()
        facts = {
            **self.key,
            "games": self.games,
            "broken": self.count("broken"),
            "unfinished": self.count("unfinished"),
            "steps": total.steps,
            "looks": total.looks,
            "longest": total.longest,
            "ends": _ordered(total.ends),
            "seconds": round(self.seconds, 1),
            "troubles": [vars(trouble) for trouble in self.troubles],
            "setups": {name: {**vars(tally), "ends": _ordered(tally.ends)} for name, tally in self.setups.items()},
        }
        write_whole(path, facts)


def write_whole(path: Path, facts: dict[str, Any]) -> None:
    """All or nothing: whoever stops the run finds the file as it was or as it is to be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    try:
        part.write_text(json.dumps(facts, indent=1) + "\n")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _ordered(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items()))


def read(path: Path, key: dict[str, Any]) -> Figures:
    """The figures to go on from; none where there are none or where they are of other rules or checks."""
    facts = json.loads(path.read_text()) if path.exists() else {}
    if {name: facts.get(name) for name in key} != key:
        return Figures(key)
    setups = {name: Tally(**{**tally, "ends": Counter(tally["ends"])}) for name, tally in facts["setups"].items()}
    troubles = [Trouble(**trouble) for trouble in facts["troubles"]]
    return Figures(key, facts["games"], facts["seconds"], setups, troubles)


def key(game: str, package: str, revision: int) -> dict[str, Any]:
    """What the figures hold for: the rules as they are, and the way they are looked at."""
    return {"game": game, "revision": revision, "rules": digest(sources(package))[:16], "checks": CHECKS}


def sources(package: str) -> list[Path]:
    """The files of a game's rules, and those of the core that they import, one way or another."""
    found = set(files(ROOT / "hansa" / package))
    new = {path for path in found if path.suffix == ".py"}
    while new:
        new = {path for each in new for path in _imported(each) if path.exists()} - found
        found |= new
    return sorted(found)


def _imported(source: Path) -> set[Path]:
    nodes = ast.walk(ast.parse(source.read_text(encoding="utf-8")))
    names = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    return {ROOT / f"{name.replace('.', os.sep)}.py" for name in names if name.startswith("hansa.")}
