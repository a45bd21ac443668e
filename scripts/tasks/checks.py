"""scripts/check, scripts/test-pyodide, scripts/e2e and scripts/test, which is all of them."""

import os
from collections.abc import Sequence
from pathlib import Path

from scripts.tasks import setup
from scripts.tasks.browser import VARIABLE, chromium
from scripts.tasks.console import Problem, watch
from scripts.tasks.places import PYTHON, ROOT
from scripts.tasks.site import build, own_wheels

CORES = str(os.cpu_count() or 1)


def _all_pass(*commands: Sequence[str]) -> str:
    """Run the tools one after the other; the first that complains ends it. Returns the last line printed."""
    line = ""
    for command in commands:
        print(f"\n▸ {' '.join(command)}", flush=True)
        code, line = watch(PYTHON, "-m", *command)
        if code != 0:
            raise Problem(f"{command[0]} found something to put right.")
    return line


def check(arguments: Sequence[str] = ()) -> str:
    """Lint, types, unit and property tests on this Python."""
    setup.python_tools("dev")
    return _all_pass(
        ["ruff", "check"],
        ["ruff", "format", "--check"],
        ["mypy"],
        ["pytest", "-q", "-n", CORES, *arguments],
    )


def inside_pyodide(module: str) -> list[str | Path]:
    """The command that runs a module inside Pyodide, with our wheels and the locked ones."""
    setup.python_tools("dev")
    setup.npm_packages()
    wheels = [*own_wheels(), *setup.pyodide_wheels("pyodide")]
    return [setup.node(), ROOT / "scripts" / "pyodide" / "python.mjs", *wheels, "--", module]


def pyodide_tests(arguments: Sequence[str] = ()) -> str:
    """The rules' tests inside Pyodide, against the built wheels."""
    command = inside_pyodide("pytest")
    print("\n▸ pytest inside Pyodide", flush=True)
    code, line = watch(*command, "-q", "-p", "no:cacheprovider", "-m", "not cpython_only", *arguments)
    if code != 0:
        raise Problem("The tests fail inside Pyodide.")
    return line


def e2e(arguments: Sequence[str] = ()) -> str:
    """The built site in a real Chromium."""
    setup.python_tools("dev")
    build()
    os.environ[VARIABLE] = chromium()
    return _all_pass(["pytest", "-q", "e2e", *arguments])


def test() -> None:
    """Everything; all parts run, so that one look shows every failure."""
    closing, failed = [], []
    for part in (check, pyodide_tests, e2e):
        try:
            closing.append(part())
        except Problem as problem:
            print(f"\n{problem}", flush=True)
            failed.append(part.__name__)
    print("\nCPython, Pyodide and Chromium in turn:")
    for line in closing:
        print(line)
    if failed:
        raise Problem(f"Not everything passes: {', '.join(failed)}.")
