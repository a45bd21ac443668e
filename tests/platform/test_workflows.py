"""What runs elsewhere is what runs here."""

import re

import pytest

from scripts.tasks.places import BUILD, ROOT

pytestmark = pytest.mark.cpython_only

WORKFLOWS = ROOT / ".github" / "workflows"


def test_the_jobs_are_the_parts_of_scripts_test() -> None:
    runs = re.findall(r"^ +- run: (scripts/\S+)$", (WORKFLOWS / "test.yml").read_text(), re.MULTILINE)
    assert runs == ["scripts/check", "scripts/test-pyodide", "scripts/e2e"]
    assert "scripts/test" in (ROOT / ".ci" / "run").read_text()


def test_every_command_of_ours_that_a_workflow_runs_is_there() -> None:
    for workflow in WORKFLOWS.iterdir():
        named = re.findall(r"run: ((?:\.ci|scripts)/\S+)", workflow.read_text())
        assert named, workflow.name
        assert [name for name in named if not (ROOT / name).is_file()] == []


def test_what_failed_tests_leave_is_taken_along() -> None:
    assert f"path: {(BUILD / 'e2e').relative_to(ROOT).as_posix()}\n" in (WORKFLOWS / "test.yml").read_text()
