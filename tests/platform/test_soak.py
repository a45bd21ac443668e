"""scripts/soak: goes on where it stopped, counts nothing twice, and says how to see a broken rule again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scripts.tasks import soak_figures, soak_run
from scripts.tasks.places import ROOT
from scripts.tasks.reliability import games_section
from scripts.tasks.soak_figures import Chunk, Figures, sources
from scripts.tasks.soak_games import KINDS, Broken, Played, Unfinished

pytestmark = pytest.mark.cpython_only


class Quick:
    """Games that take no time; some of them have something happen at a number."""

    name, package, wanted, revision = "Quick", "baltic", 400, 7

    def __init__(self) -> None:
        self.played: list[int] = []
        self.happens: dict[int, BaseException] = {}

    def config(self, number: int) -> str:
        return "even" if number % 2 == 0 else "odd"

    def seed(self, number: int) -> int:
        return number // 2

    def zeal(self, _number: int) -> float:
        return 0.5

    def play(self, number: int) -> Played:
        self.played.append(number)
        if number in self.happens:
            raise self.happens[number]
        return Played(number % 10, 1, ("a full city",))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Quick:
    kind = Quick()
    monkeypatch.setitem(KINDS, "hansa", kind)
    return kind


@pytest.fixture
def soak(quick: Quick, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[int], dict[str, Any]]:
    """Runs the command until so many games are written down, or it is stopped; what it wrote."""
    del quick
    folded = soak_run.soak

    def run(wanted: int) -> dict[str, Any]:
        monkeypatch.setattr(soak_run, "write_down", lambda: None)
        monkeypatch.setattr(soak_run, "soak", lambda game, games, jobs: folded(game, games, jobs, tmp_path))
        soak_run.main(["hansa", str(wanted), "--jobs", "1"])
        written: dict[str, Any] = json.loads((tmp_path / "soak-hansa.json").read_text())
        assert [path.name for path in tmp_path.iterdir()] == ["soak-hansa.json"]
        return {**written, "seconds": 0}

    return run


def test_a_later_run_goes_on_with_the_next_chunk(soak: Callable[[int], dict[str, Any]], quick: Quick) -> None:
    assert soak(100)["games"] == 100
    assert soak(300)["games"] == 300
    assert quick.played == list(range(300))
    soak(300)
    assert quick.played == list(range(300))


def test_a_run_that_is_stopped_in_a_chunk_plays_that_chunk_again_and_counts_it_once(
    soak: Callable[[int], dict[str, Any]], quick: Quick, tmp_path: Path
) -> None:
    quick.happens[250] = KeyboardInterrupt()
    assert soak(400)["games"] == 200
    quick.happens.clear()
    stopped = soak(400)
    assert quick.played == [*range(251), *range(200, 400)]
    (tmp_path / "soak-hansa.json").unlink()
    assert soak(400) == stopped
    assert sum(setup["games"] for setup in stopped["setups"].values()) == stopped["games"] == 400
    assert stopped["steps"] == 40 * 45


def test_a_chunk_is_added_only_in_its_turn() -> None:
    figures = Figures({})
    figures.add(Chunk(0))
    for first in (0, 200):
        with pytest.raises(ValueError, match="do not follow 100 games"):
            figures.add(Chunk(first))


@pytest.mark.parametrize(
    ("error", "what"),
    [(Broken("a booth too many"), "broken"), (KeyError("red4"), "broken"), (Unfinished("no end"), "unfinished")],
)
def test_a_game_with_trouble_is_written_down_with_set_up_seed_and_command(
    error: Exception,
    what: str,
    soak: Callable[[int], dict[str, Any]],
    quick: Quick,
    capsys: pytest.CaptureFixture[str],
) -> None:
    quick.happens[135] = error
    written = soak(400)
    assert written["games"] == 200, "it stops after the chunk, for somebody to look"
    assert written[what] == 1
    assert written["broken"] + written["unfinished"] == 1
    (trouble,) = written["troubles"]
    assert trouble == {
        "what": what,
        "setup": "odd",
        "seed": 67,
        "zeal": 0.5,
        "error": repr(error),
        "again": "scripts/soak hansa --only 135",
    }
    assert f"{what}: odd, seed 67: {error!r}" in capsys.readouterr().out
    with pytest.raises(type(error)):
        soak_run.main(["hansa", "--only", "135"])
    assert soak(400)["games"] == 400
    assert soak(400)[what] == 1, "going on does not forget it"


def test_a_run_with_trouble_fails(quick: Quick, tmp_path: Path) -> None:
    quick.happens[1] = Broken("a rule")
    assert not soak_run.soak("hansa", 100, 1, tmp_path)
    assert not soak_run.soak("hansa", 200, 1, tmp_path)


@pytest.mark.parametrize("change", ["revision", "source", "checks"])
def test_other_rules_or_checks_start_anew_and_say_so(
    change: str,
    soak: Callable[[int], dict[str, Any]],
    quick: Quick,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    soak(300)
    assert "anew" not in capsys.readouterr().out
    if change == "revision":
        monkeypatch.setattr(quick, "revision", 8)
    elif change == "checks":
        monkeypatch.setattr(soak_figures, "CHECKS", 99)
    else:
        monkeypatch.setattr(soak_figures, "sources", lambda _: [ROOT / "README.md"])
    assert soak(100)["games"] == 100
    assert "soak-hansa.json is of other rules or other checks: Quick starts anew." in capsys.readouterr().out
    assert quick.played[300:] == list(range(100))


def test_the_rules_are_their_package_with_its_boards_and_what_they_use_of_the_core() -> None:
    found = {path.relative_to(ROOT).as_posix() for path in sources("teutonica")}
    assert {"hansa/teutonica/families/route.py", "hansa/core/action.py", "hansa/core/game.py"} <= found
    assert "hansa/teutonica/boards/eastern.toml" in found
    assert not {path for path in found if path.startswith(("hansa/baltic", "hansa/ai"))}
    assert "hansa/core/record.py" not in found


@pytest.mark.parametrize("game", ["hansa", "teutonica"])
def test_games_take_turns_over_all_set_ups_and_can_be_played_again(game: str) -> None:
    kind = KINDS[game]
    configs = [str(kind.config(number)) for number in range(len(kind.configs))]
    assert len(set(configs)) == len(configs) > 20
    last = len(configs) * len(kind.zeals)
    assert {kind.zeal(number) for number in range(last)} == set(kind.zeals)
    assert kind.play(3) == kind.play(3)


def test_the_document_tells_of_both_games() -> None:
    facts = {"games": 300_000, "steps": 7, "looks": 3, "longest": 4, "broken": 0, "unfinished": 2, "seconds": 90.0}
    section = games_section({"Hansa": facts, "Hansa Teutonica": facts}, {"hansa": 24, "teutonica": 22})
    assert "24 set-ups of Hansa and 22 of" in section
    assert section.splitlines()[-2:] == [
        "| Hansa | 300,000 | 7 | 3 | 4 | 0 | 2 | 2 |",
        "| Hansa Teutonica | 300,000 | 7 | 3 | 4 | 0 | 2 | 2 |",
    ]
