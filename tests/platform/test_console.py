"""Commands run on a person's behalf."""

import sys

import pytest

from scripts.tasks.console import watch, watch_all

pytestmark = pytest.mark.cpython_only


def test_a_command_is_seen_at_work_and_its_end_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert watch(sys.executable, "-c", "print('a\\nb\\n'); exit(3)") == (3, "b")
    assert capsys.readouterr().out == "a\nb\n\n"


def test_commands_side_by_side_do_not_talk_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    slow = "import time; print('a', flush=True); time.sleep(0.2); print('b')"
    commands = [[sys.executable, "-c", slow], [sys.executable, "-c", "print('c\\nd'); exit(1)"]]
    assert watch_all(commands) == [(0, "b"), (1, "d")]
    assert capsys.readouterr().out == "a\nb\n\nc\nd\n"
