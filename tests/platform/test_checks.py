"""How the checks are called: everything, a quick part, or just what somebody asks for."""

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from scripts.tasks import __main__ as command
from scripts.tasks import checks, setup
from tests.conftest import pytest_collection_modifyitems

pytestmark = pytest.mark.cpython_only

THIS = "tests/platform/test_checks.py"


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would be run, by the last words of each command."""
    seen: list[str] = []

    def note(*words: str | Path) -> tuple[int, str]:
        seen.append(" ".join(str(word) for word in words[2:]))
        return 0, ""

    monkeypatch.setattr(checks, "watch", note)
    monkeypatch.setattr(checks, "CORES", "2")
    monkeypatch.setattr(setup, "python_tools", lambda _name: None)
    monkeypatch.setattr(setup, "npm_packages", lambda *, tools: tools)
    monkeypatch.setattr(setup, "node", lambda: "node")
    return seen


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr("sys.argv", ["scripts", "check", *arguments])
    assert command.main() == 0


LINT = ["ruff check", "ruff format --check", "mypy", "check --error-on-warnings --colors=off", "--project ."]
LINT += ["--project tsconfig.worker.json"]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), [*LINT, "pytest -q -n 2"]),
        (("--quick",), [*LINT, "pytest -q -n 2 -m not slow"]),
        (("--lint",), LINT),
        ((THIS,), [f"pytest -q {THIS}"]),
        ((f"{THIS}::test_x", "-x"), [f"pytest -q {THIS}::test_x -x"]),
        (("tests/platform", "-k", "booth"), ["pytest -q -n 2 tests/platform -k booth"]),
        (("--quick", "tests/ai"), ["pytest -q -n 2 -m not slow tests/ai"]),
    ],
)
def test_only_what_was_asked_for_is_run(
    called: list[str], monkeypatch: pytest.MonkeyPatch, arguments: Sequence[str], expected: list[str]
) -> None:
    run(monkeypatch, *arguments)
    assert called == expected


def test_all_tools_run_and_those_that_complain_are_named(
    called: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def complain(*words: str | Path) -> tuple[int, str]:
        called.append("")
        return int("mypy" in words or "pytest" in words), "the end"

    monkeypatch.setattr(checks, "watch", complain)
    monkeypatch.setattr("sys.argv", ["scripts", "check"])
    assert command.main() == 1
    assert len(called) == len(LINT) + 1
    assert "To put right: mypy, pytest -q -n 2. The last line was: the end" in capsys.readouterr().err


def test_tools_are_fetched_for_those_who_use_them_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched: list[bool] = []

    def npm(*words: str | Path) -> str:
        for stamp in tmp_path.iterdir():
            stamp.unlink()  # as npm ci does
        fetched.append("--omit=dev" not in words)
        return ""

    monkeypatch.setattr(setup, "NODE_MODULES", tmp_path)
    monkeypatch.setattr(setup, "node", lambda: "node")
    monkeypatch.setattr(setup, "run", npm)
    for tools in (False, False, True, True, False):
        setup.npm_packages(tools=tools)
    assert fetched == [False, True]


@pytest.mark.parametrize("parts", [1, 2, 3])
def test_the_parts_of_the_tests_are_all_of_them_and_share_none(parts: int) -> None:
    items = [cast("pytest.Item", name) for name in "abcdefg"]
    seen: list[pytest.Item] = []
    for part in range(1, parts + 1):
        left: list[pytest.Item] = []
        hook = SimpleNamespace(pytest_deselected=lambda *, items, left=left: left.extend(items))
        config = SimpleNamespace(getoption=lambda _name, part=part: f"{part}/{parts}", hook=hook)
        chosen = list(items)
        pytest_collection_modifyitems(cast("pytest.Config", config), chosen)
        assert sorted([*chosen, *left], key=str) == items
        seen += chosen
    assert sorted(seen, key=str) == items
