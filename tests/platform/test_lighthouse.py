"""What is written down of Lighthouse's reports."""

from typing import Any

import pytest

from scripts.tasks.lighthouse import CATEGORIES, TIMES, short, written

pytestmark = pytest.mark.cpython_only


def report(score: float) -> dict[str, Any]:
    audits: dict[str, Any] = {
        name: {"title": name, "score": score, "displayValue": "1\N{NO-BREAK SPACE}s"} for name in TIMES
    }
    audits["unweighed"] = {"title": "unweighed", "score": 0}
    refs = [*({"id": name, "weight": 10} for name in TIMES), {"id": "unweighed", "weight": 0}]
    return {
        "lighthouseVersion": "1.2",
        "audits": audits,
        "categories": {name: {"score": score, "auditRefs": refs} for name in CATEGORIES},
    }


def test_scores_and_times_stand_in_tables_and_only_what_costs_points_is_named() -> None:
    words = written({"mobile": report(0.5), "desktop": report(1)}, "a machine")
    assert "| mobile | 50 | 50 | 50 |" in words
    assert "| desktop | 100 | 100 | 100 |" in words
    assert "| mobile | 1 s |" in words
    assert "first-contentful-paint" in words
    assert "unweighed" not in words
    assert short(report(1)) == []
