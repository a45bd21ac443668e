"""What the README and the guide to the rules show is what happens."""

import doctest
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.cpython_only

ROOT = Path(__file__).parents[1]


def test_the_game_in_the_readme_plays_as_printed() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_states_in_the_guide_to_the_rules_are_as_printed() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "rules-inside.md"), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


def test_every_file_and_command_the_readme_names_is_there() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    linked = re.findall(r"\]\((?!https?:)([^)#]+)\)", text)
    commands = re.findall(r"\bscripts/[a-z0-9-]+", text)
    assert len(linked) > 5
    assert "scripts/play" in commands
    missing = [name for name in (*linked, *commands) if not (ROOT / name).exists()]
    assert missing == []
