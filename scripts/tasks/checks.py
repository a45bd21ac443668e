"""scripts/check, scripts/test-pyodide, scripts/e2e and scripts/test, which is all of them."""

import os
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from scripts.tasks import setup
from scripts.tasks.browser import TRACE, VARIABLE, chromium, quickest_chromium
from scripts.tasks.console import Problem, watch, watch_all
from scripts.tasks.places import BUILD, NODE_MODULES, PYTHON, ROOT
from scripts.tasks.site import build, own_wheels

CORES = str(os.cpu_count() or 1)
MOST_PYODIDES = 4
"""Each has to collect all tests before it runs its own."""
SOME_FAILED = 1
"""What pytest ends with when all tests were run and some failed, and not when it was broken off."""


def _run_all(commands: Mapping[str, Sequence[str | Path]]) -> str:
    """Run the tools one after the other, all of them; returns the last line printed, or says who complained."""
    line, complaints = "", []
    for name, command in commands.items():
        print(f"\n▸ {name}", flush=True)
        code, line = watch(*command)
        if code != 0:
            complaints.append(name)
    if complaints:
        raise Problem(f"To put right: {', '.join(complaints)}. The last line was: {line}")
    return line


def check(arguments: Sequence[str] = (), *, lint: bool = False, quick: bool = False) -> str:
    """Lint, types, unit and property tests on this Python; only the tests when some of them are asked for."""
    setup.python_tools("dev")
    commands = linters() if lint or not arguments else {}
    if not lint:
        chosen = unit_tests(arguments, quick=quick)
        commands[" ".join(chosen)] = [PYTHON, "-m", *chosen]
    return _run_all(commands)


def linters() -> dict[str, list[str | Path]]:
    """Lint, form and types of Python, JavaScript and CSS."""
    setup.npm_packages(tools=True)
    node = setup.node()
    return {
        "ruff check": [PYTHON, "-m", "ruff", "check"],
        "ruff format": [PYTHON, "-m", "ruff", "format", "--check"],
        "mypy": [PYTHON, "-m", "mypy"],
        "biome": [node, NODE_MODULES / "@biomejs/biome/bin/biome", "check", "--error-on-warnings", "--colors=off"],
        "tsc": [node, NODE_MODULES / "typescript/bin/tsc", "--project", "."],
        "tsc for workers": [node, NODE_MODULES / "typescript/bin/tsc", "--project", "tsconfig.worker.json"],
    }


def unit_tests(arguments: Sequence[str], *, quick: bool = False) -> list[str]:
    """How pytest is called: on all cores, unless a single file is asked for, which is done before they are ready."""
    one_by_one = any((ROOT / argument.partition("::")[0]).is_file() for argument in arguments)
    cores = [] if one_by_one else ["-n", CORES]
    return ["pytest", "-q", *cores, *(["-m", "not slow"] if quick else []), *arguments]


def inside_pyodide(module: str) -> list[str | Path]:
    """The command that runs a module inside Pyodide, with our wheels and the locked ones."""
    setup.python_tools("dev")
    setup.npm_packages()
    wheels = [*own_wheels(), *setup.pyodide_wheels("pyodide")]
    return [setup.node(), ROOT / "scripts" / "pyodide" / "python.mjs", *wheels, "--", module]


def pyodide_tests(arguments: Sequence[str] = ()) -> str:
    """The rules' tests inside Pyodide, against the built wheels; all of them are shared out among processes."""
    command = [*inside_pyodide("pytest"), "-q", "-p", "no:cacheprovider", "-m", "not cpython_only", *arguments]
    parts = 1 if arguments else min(int(CORES), MOST_PYODIDES)
    print("\n▸ pytest inside Pyodide", flush=True)
    ends = watch_all([[*command, "--part", f"{part}/{parts}"] for part in range(1, parts + 1)])
    lines = " and ".join(line for _code, line in ends)
    if any(code for code, _line in ends):
        raise Problem(f"The tests fail inside Pyodide. The last line was: {lines}")
    return lines


def e2e(arguments: Sequence[str] = ()) -> str:
    """The built site in a real Chromium.

    Browsers on a busy machine are late at times. What failed beside others is tried once more by itself, and said to be
    shaky if it passes then; what is broken fails again, and leaves a trace in build/e2e/.
    """
    setup.python_tools("dev")
    setup.npm_packages(tools=True)
    build()
    os.environ[VARIABLE] = quickest_chromium()
    shutil.rmtree(BUILD / "e2e", ignore_errors=True)
    chosen = any((ROOT / argument.partition("::")[0]).exists() for argument in arguments)
    tests = ["pytest", "-q", "--durations=15", *([] if chosen else ["e2e"]), *arguments]
    print(f"\n▸ {' '.join(tests)}", flush=True)
    # One test at a time to each core: dealt out in heaps, all long games would lie in the first.
    code, line = watch(PYTHON, "-m", *tests, "-n", CORES, "--maxschedchunk=1")
    if code == SOME_FAILED:
        os.environ[TRACE] = "1"
        again: list[str | Path] = [PYTHON, "-m", *tests, "-rA", "--last-failed", "--last-failed-no-failures", "none"]
        line = _run_all({"once more, one by one, what failed": again})
        return f"{line}, having failed beside others: shaky"
    if code != 0:
        raise Problem(f"The tests in the browser did not come to their end. The last line was: {line}")
    return line


def test() -> None:
    """Everything; all parts run, so that one look shows every failure."""
    setup.node()  # first what a person has to get, then what takes time
    setup.python_tools("dev")
    chromium()
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
