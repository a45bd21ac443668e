"""scripts/tune: a level's weights from games it plays against itself, the same on any number of machines.

Every position at the end of a turn is one observation: how much of each term the seat that moved has more than the
others, and by how many points it finally was ahead of what is already safe. A ridge regression towards the old weights
moves those the games speak against. The players misjudge a little, so that positions differ; their weights stay frozen.

Where learning begins is kept in start/: weights set by hand, a file a level. A level learns only about what it counts
there: to overlook the rest is what makes it the level it is.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import hansa
import hansa.ai
from hansa.levels import room
from scripts.strength.jobs import progress, run, settings_of
from scripts.strength.referee import player

if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping, Sequence

Weights = dict[str, tuple[float, float]]
Matrix = list[list[float]]

START = Path("scripts/strength/start")

LONGEST = 5000
"""Actions after which a game is broken off: who stands still teaches nothing."""


@dataclass(frozen=True)
class Lesson:
    """One game to learn from."""

    game: str
    level: str  # a player's spec
    seats: int
    seed: str
    noise: float
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Observation:
    """Terms ahead, how early it was, and the points that the terms should have foretold."""

    ahead: tuple[tuple[str, float], ...]
    early: float
    points: float


def learning_of(game: str) -> Any:  # noqa: ANN401 - a module that each game has
    """What a game's levels learn from."""
    return import_module(f"hansa.ai.{room(game)}.learning")


def observe(lesson: Lesson) -> list[Observation]:
    """Play a game and look back on it."""
    learning = learning_of(lesson.game)
    level = player(lesson.game, lesson.level)
    pupil = replace(level, skill=learning.pupil(level.skill, lesson.noise), name=f"{lesson.level} {lesson.seed}")
    names = tuple(f"seat {seat + 1}" for seat in range(lesson.seats))
    match = hansa.new(hansa.Setup(lesson.game, names, dict(lesson.options), lesson.seed))
    seen: list[Any] = []
    rng = Random(lesson.seed)  # noqa: S311 - no secrets
    while (seat := match.to_act) != hansa.OVER:
        if match.ply > LONGEST:
            return []
        turn = match.game.turn_of(match.state)
        if learning.at_random(match.state):
            match.play(match.legal_actions[int(rng.random() * len(match.legal_actions))])
        else:
            match.play(pupil.choose(match.game, match.game.view(match.state, seat), hansa.ai.Budget()))
        if match.to_act != hansa.OVER and match.game.turn_of(match.state) != turn:
            seen.append((match.state, turn))
    totals = [sheet.total for sheet in match.game.score(match.state)]
    return [Observation(*found) for state, seat in seen if (found := learning.lesson(state, seat, totals)) is not None]


def fit(
    observations: Sequence[Observation], old: Mapping[str, tuple[float, float]], free: Sequence[str], trust: float
) -> Weights:
    """The weights that foretell the observations best, held to the old ones by `trust`."""
    size = 2 * len(free) + 1
    place = {name: 2 * index for index, name in enumerate(free)}
    matrix: Matrix = [[0.0] * size for _ in range(size)]
    vector = [0.0] * size
    for seen in observations:
        cells = [(size - 1, 1.0)]
        missing = seen.points
        for name, amount in seen.ahead:
            parts = (amount * seen.early, amount * (1 - seen.early))
            missing -= sum(part * weight for part, weight in zip(parts, old.get(name, (0.0, 0.0)), strict=True))
            if name in place:
                cells += [(place[name], parts[0]), (place[name] + 1, parts[1])]
        for at, amount in cells:
            vector[at] += amount * missing
            line = matrix[at]
            for other, more in cells:
                line[other] += amount * more
    for at in range(size - 1):
        matrix[at][at] += trust
    moved = solve(matrix, vector)
    new = dict(old)
    for name, at in place.items():
        early, late = old.get(name, (0.0, 0.0))
        new[name] = (round(early + moved[at], 3), round(late + moved[at + 1], 3))
    return new


def solve(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    """Gauss and Jordan, with the largest pivot."""
    size = len(vector)
    lines = [[*line, value] for line, value in zip(matrix, vector, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda line: abs(lines[line][at]))
        lines[at], lines[pivot] = lines[pivot], lines[at]
        for other in range(size):
            if other != at and lines[other][at]:
                share = lines[other][at] / lines[at][at]
                lines[other] = [mine - share * theirs for mine, theirs in zip(lines[other], lines[at], strict=True)]
    return [lines[at][size] / lines[at][at] for at in range(size)]


def tuned(options: argparse.Namespace) -> Weights:
    """New weights by the options of the command line."""
    level = player(options.game, start_of(options))
    settings = settings_of(options.option)
    lessons = [
        Lesson(options.game, start_of(options), options.seats, f"tune {seed}", options.noise, settings)
        for seed in range(options.first_seed, options.first_seed + options.games)
    ]
    played = run(observe, lessons, jobs=options.jobs, scheduler=options.scheduler)
    observations = [each for game in progress(played, len(lessons), "games") for each in game]
    if not observations:
        raise ValueError("nothing to learn from: no game was played to its end")
    old = level.evaluation.weights
    fitted = fit(observations, old, [term for term in learning_of(options.game).FREE if term in old], options.trust)
    return {name: part_of_the_way(old[name], new, options.step) for name, new in fitted.items()}


def part_of_the_way(old: tuple[float, float], new: tuple[float, float], step: float) -> tuple[float, float]:
    """Weights between two others; what the score counts stays to the last digit."""
    early, late = (before + step * (after - before) for before, after in zip(old, new, strict=True))
    return round(early, 3), round(late, 3)


def start_of(options: argparse.Namespace) -> str:
    """The level file that learning begins with."""
    return options.start or str(START / room(options.game) / f"{options.level}.toml")


def command(options: argparse.Namespace) -> str:
    """What makes the same weights again."""
    parts = [f"scripts/tune --game {options.game} --level {options.level}"]
    parts += [f"--from {options.start}"] if options.start else []
    parts += [f"--seats {options.seats} --games {options.games} --first-seed {options.first_seed}"]
    parts += [f"--noise {options.noise:g} --trust {options.trust:g} --step {options.step:g}"]
    parts += [f"--option {entry}" for entry in options.option]
    return " ".join(parts)


def tune(options: argparse.Namespace) -> None:
    """Write or print a level file: who it is and how far it looks is taken over, its weights are the new ones."""
    head = Path(start_of(options)).read_text(encoding="utf-8").partition("[weights]")[0]
    about, _, skill = head.partition("\n")
    weights = "".join(f'"{name}" = [{a}, {b}]\n' for name, (a, b) in tuned(options).items())
    text = f"{about}\n# {command(options)}\n{skill}[weights]\n{weights}"
    if options.out:
        Path(options.out).write_text(text, encoding="utf-8")
    else:
        print(text, end="")
