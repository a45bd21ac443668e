"""What scripts/bench makes of what was measured."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.tasks import bench
from scripts.tasks.console import Problem

pytestmark = pytest.mark.cpython_only

TABLE = {
    "tap": {"median": 40.0, "p95": 90.0},
    "bare": {"median": 5.0, "p95": 9.0},
    "nodes": 2400,
    "bytes": 170_000,
    "opening": 150.0,
    "playing": 90.0,
    "sharing": 110.0,
}


@pytest.fixture
def taps(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., str]:
    """Runs the measure of taps on figures of our own; what it writes down."""

    def measure(**figures: float) -> str:
        written: list[str] = []
        monkeypatch.setattr(bench, "chromium", lambda: str(tmp_path))
        monkeypatch.setattr(bench, "run", lambda *_: json.dumps({"a table": {**TABLE, **figures}}))
        monkeypatch.setattr(bench, "put", lambda _title, body: written.append(body))
        bench.taps()
        return written[0]

    return measure


def test_taps_are_told_as_ratios_to_the_change_of_one_node(taps: Callable[..., str]) -> None:
    head, _, row = taps().splitlines()[-3:]
    assert row == "| a table | 40 | 90 | 5 | 9 | **8.0** | **10.0** | 2,400 | 170,000 | 150 | 90 | 110 |"
    assert head.count("|") == row.count("|")


@pytest.mark.parametrize("when", ["opening", "playing", "sharing"])
def test_a_task_of_more_than_200_ms_is_a_failure(taps: Callable[..., str], when: str) -> None:
    with pytest.raises(Problem, match=f"a table: 201 ms while {when}"):
        taps(**{when: 201.0})


def test_what_is_not_measured_is_refused_before_anything_is_built() -> None:
    with pytest.raises(Problem, match="Not measured here: speed"):
        bench.bench(["taps", "speed"])
