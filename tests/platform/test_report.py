"""Measuring commands write their own sections of one report."""

from pathlib import Path

import pytest

from scripts.tasks.report import put

pytestmark = pytest.mark.cpython_only


def test_a_section_takes_the_place_of_its_older_self_and_leaves_the_others(tmp_path: Path) -> None:
    report = tmp_path / "report.md"
    report.write_text("# All\n\n## One\n\nold\n\n### Part\n\nold\n\n## Two\n\nkept\n")
    put("One", "new", report)
    assert report.read_text() == "# All\n\n## One\n\nnew\n\n## Two\n\nkept\n"
    put("Two", "newer", report)
    put("Three", "first", report)
    assert report.read_text() == "# All\n\n## One\n\nnew\n\n## Two\n\nnewer\n\n## Three\n\nfirst\n"
