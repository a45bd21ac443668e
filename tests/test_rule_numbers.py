"""Every numbered rule is named by a test: `def test_… -> None:  # H12` or, for several, `# H12, H17`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = {"H": 23, "T": 52}
"""The rules of each game: the letter, and how many there are."""

# A test's head, which may run over several lines, and the comment behind it.
HEAD = re.compile(r"^def test_\w+\([^)]*\) -> None:  # ([HT]\d+(?:, [HT]\d+)*)$", re.MULTILINE)


def proven() -> set[str]:
    """All rule numbers that tests name."""
    texts = (path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    return {number for text in texts for numbers in HEAD.findall(text) for number in numbers.split(", ")}


@pytest.mark.parametrize("rule", [f"{letter}{n}" for letter, last in RULES.items() for n in range(1, last + 1)])
def test_every_rule_is_named_by_a_test(rule: str) -> None:
    assert rule in proven()


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {f"{letter}{n}" for letter, last in RULES.items() for n in range(1, last + 1)}
    assert {rule for rule in proven() if rule[0] in RULES} <= known
