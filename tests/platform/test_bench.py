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


def measured(monkeypatch: pytest.MonkeyPatch, measure: str, found: dict[str, dict[str, float]]) -> list[str]:
    """The rows of the table that a measure writes down when this was found."""
    written: list[str] = []
    monkeypatch.setattr(bench, "chromium", str)
    monkeypatch.setattr(bench, "run", lambda *_: json.dumps(found))
    monkeypatch.setattr(bench, "put", lambda _title, body: written.append(body))
    bench.MEASURES[measure]()
    return written[0].splitlines()


def test_long_work_is_judged_by_the_processor_for_the_clock_knows_of_other_programs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    busy = {"took": 4_000.0, "clock": 900.0, "processor": 199.0}
    assert measured(monkeypatch, "long", {"it is opened": busy})[-1] == "| it is opened | 4,000 | 900 | 199 |"
    with pytest.raises(Problem, match="it is shared: 201 ms"):
        measured(monkeypatch, "long", {"it is shared": {**busy, "processor": 201.0}})


def test_what_stays_in_memory_of_games_that_were_closed_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {"nodes": 7_000.0, "listeners": 64.0, "heap": 10e6, "python": 30e6}
    rows = measured(monkeypatch, "memory", {"before": before, "after": {**before, "python": 45e6}})
    assert rows[-1] == "| after | 7,000 | 64 | 10.0 | 45.0 |"
    with pytest.raises(Problem, match="still in memory: nodes"):
        measured(monkeypatch, "memory", {"before": before, "after": {**before, "nodes": 7_400.0}})


def test_what_is_not_measured_is_refused_before_anything_is_built() -> None:
    with pytest.raises(Problem, match="Not measured here: speed"):
        bench.bench(["taps", "speed"])
