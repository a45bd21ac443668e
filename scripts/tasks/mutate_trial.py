"""Tries a mutant: the tests that concern it run on a copy of the tree, the quickest first, until one fails."""

import os
import resource
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from scripts.tasks.console import Problem
from scripts.tasks.places import PYTHON, ROOT

COPIED = ("hansa", "tests", "web", "scripts", "pyproject.toml")
COUNTS = "tests/test_perft.py"
GOLDEN = "tests/test_golden.py"
VALUES = "tests/core/test_values.py"  # quick, and of all packages
SHOWN_BY = {"base36": "packed", "setup": "setup_text", "errors": "record"}
SLOW = (
    *("tests/core/test_packed.py", "tests/core/test_record_fuzz.py", "tests/baltic/test_shadow.py"),
    *(
        "tests/baltic/test_properties.py",
        "tests/teutonica/test_second_reading.py",
        "tests/teutonica/test_properties.py",
    ),
)
QUICK_SECONDS = 60
SLOW_SECONDS = 300
MEMORY = 3 * 2**30
PATIENCE = 20  # a busy machine may give the tests only this part of its time


class Verdict(NamedTuple):
    """Whether the tests noticed, and which test was the first, or what else gave it away."""

    killed: bool
    by: str


def copy_tree(folder: Path) -> Path:
    """A copy of what the tests need, in which the mutants are made."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(ROOT / name, folder / name)
    return folder


def stages(path: str) -> list[tuple[list[str], int]]:
    """Files of tests with the processor's seconds they may take.

    First what is named like the mutant's file and what counts positions, then the quick ones near it, then all others.
    """

    def of(folder: str) -> list[str]:
        return [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "tests" / folder).glob("test_*.py"))]

    package, name = Path(path).parts[1], Path(path).stem
    # The rules of the core show in a game only: Hansa's tests are the quickest that play one.
    near = of("core") + of("baltic") if package == "core" else of(package)
    far = [test for folder in ("core", "baltic", "teutonica") for test in of(folder) if test not in {*near, VALUES}]
    first = [test for test in near if Path(test).stem.startswith(f"test_{SHOWN_BY.get(name, name)}")]
    quick = [test for test in near if test not in {*SLOW, *first, VALUES}]
    slow = [test for test in near if test in SLOW and test not in first]
    return [([*first, COUNTS], QUICK_SECONDS), ([*quick, VALUES, GOLDEN], QUICK_SECONDS), ([*slow, *far], SLOW_SECONDS)]


def attempt(tree: Path, paths: Sequence[str], seconds: int) -> Verdict:
    """Run these tests in the copy until one fails."""

    def limits() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

    command = [str(PYTHON), "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider", *paths]
    # The tests need no plugin, and loading those that are there takes longer than most mutants live.
    env = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    env.pop("PYTHONPATH", None)
    with subprocess.Popen(
        command,
        cwd=tree,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        preexec_fn=limits,  # noqa: PLW1509 - there are no threads here
    ) as process:
        try:
            output, _ = process.communicate(timeout=PATIENCE * seconds)
        except subprocess.TimeoutExpired:
            return Verdict(killed=True, by="time")
        finally:
            process.kill()  # whatever ends the trial ends its tests; the finished ones do not mind
    if process.returncode < 0:
        return Verdict(killed=True, by="time")
    failed = [line.split()[1] for line in output.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return Verdict(process.returncode != 0, failed[0] if failed else "collection" * (process.returncode != 0))


def try_source(tree: Path, path: str, source: str) -> Verdict:
    """Put a changed file in the place of the right one, and run the tests."""
    target = tree / path
    right = target.read_text()
    _forget(target)
    try:
        target.write_text(source)
        verdicts = (attempt(tree, *stage) for stage in stages(path))
        return next((verdict for verdict in verdicts if verdict.killed), Verdict(killed=False, by=""))
    finally:
        target.write_text(right)
        _forget(target)


def _forget(source: Path) -> None:
    """Python tells compiled files apart by second and size: two mutants can agree in both."""
    for compiled in (source.parent / "__pycache__").glob(f"{source.stem}.*"):
        compiled.unlink()


def prove_copy(tree: Path) -> None:
    """The tests pass on the copy as it is, and it is the copy that they see."""
    for paths, seconds in stages("hansa/teutonica/turn.py")[:2]:
        verdict = attempt(tree, paths, seconds)
        if verdict.killed:
            raise Problem(f"The tests fail without any mutant: {verdict.by}")
    broken = try_source(tree, "hansa/core/action.py", "raise ImportError")
    if not broken.killed:
        raise Problem("The tests do not see the copy that mutants are made in.")
