"""Mutants of the rules, made by cosmic-ray: every small change it knows, and a random sample of them.

Needs the packages of requirements/mutate.txt, which only scripts/mutate has.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any
from warnings import catch_warnings

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from scripts.tasks.places import ROOT

PACKAGES = ("core", "baltic", "teutonica")

Place = tuple[int, int]


@dataclass(frozen=True)
class Mutant:
    """One change: the file, the line and column, the operator, and which of the file's places for it."""

    path: str
    line: int
    column: int
    operator: str
    occurrence: int

    @property
    def place(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"

    def __str__(self) -> str:
        return f"{self.place} {self.operator.removeprefix('core/')}"

    def source(self) -> str:
        """The whole file with the change made."""
        changed = mutate_code((ROOT / self.path).read_text(), operators()[self.operator], self.occurrence)
        if changed is None:
            raise ValueError(f"there is nothing to change at {self}")
        return str(changed)


@cache
def operators() -> dict[str, Any]:
    """Every kind of change that needs no further word."""
    kinds = {name: get_operator(name) for name in operator_names()}
    return {name: kind() for name, kind in sorted(kinds.items()) if not kind.arguments()}


def mutants(path: Path) -> list[Mutant]:
    """All mutants of a file that can make a difference."""
    text = path.read_text()
    nodes, unread = list(ast_nodes(get_ast(text))), list(never_run(text))
    signs = [node for node in nodes if node.type == "operator"]  # most kinds of change ask for nothing else
    name = path.relative_to(ROOT).as_posix()
    found = []
    for operator, kind in operators().items():
        fitting = signs if "ReplaceBinaryOperator" in operator else nodes
        spots = [start for node in fitting for start, _ in kind.mutation_positions(node)]
        for occurrence, start in enumerate(spots):
            if not any(begin <= start < end for begin, end in unread):
                found.append(Mutant(name, start[0], start[1], operator, occurrence))
    return found


def never_run(text: str) -> Iterator[tuple[Place, Place]]:
    """From where to where stands what Python never evaluates: annotations, and what is only for the type checker."""
    for node in ast.walk(ast.parse(text)):
        parts: list[ast.expr | None] = []
        if isinstance(node, ast.arg | ast.AnnAssign):
            parts = [node.annotation]
        elif isinstance(node, ast.FunctionDef):
            parts = [node.returns]
        elif isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            parts = [node.test]
        for part in parts:
            if part is not None:
                yield (part.lineno, part.col_offset), (part.end_lineno or 0, part.end_col_offset or 0)


def sample(count: int, seed: str) -> list[Mutant]:
    """So many mutants, the packages in turn: random places, and at each one of the changes that can be made there.

    A longer sample begins with a shorter one of the same seed, and a change of one file leaves the others' mutants
    in their order.
    """
    by_package = [_shuffled(package, seed) for package in PACKAGES]
    mixed = (mutant for turn in zip_longest(*by_package) for mutant in turn if mutant)
    return list(islice(mixed, count))


def _shuffled(package: str, seed: str) -> Iterator[Mutant]:
    def lot(thing: object) -> bytes:
        return sha256(f"{seed} {thing}".encode()).digest()

    places: dict[str, list[Mutant]] = {}
    for path in sorted((ROOT / "hansa" / package).rglob("*.py")):
        for mutant in mutants(path):
            places.setdefault(mutant.place, []).append(mutant)
    for place in sorted(places, key=lot):
        yield from islice(filter(_is_python, sorted(places[place], key=lot)), 1)


def _is_python(mutant: Mutant) -> bool:
    """A change that Python cannot even read is no mistake that anybody could make unnoticed."""
    try:
        with catch_warnings(action="ignore"):
            compile(mutant.source(), mutant.path, "exec")
    except SyntaxError:
        return False
    return True
