"""The arena: fair tables, honest intervals, and players that misbehave."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING, Any

import pytest

from hansa.ai import Budget, Decision, Thinker
from scripts.strength.__main__ import parser
from scripts.strength.arena import ROUNDS, Book, Pairing, arena, rotations, tasks
from scripts.strength.jobs import run
from scripts.strength.referee import Result, Task, play, player
from scripts.strength.shares import interval
from scripts.strength.standard import STANDARD, report
from scripts.strength.tune import Lesson, fit, observe, solve, tune
from scripts.strength.uct import Uct
from scripts.tasks.places import ROOT

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

pytestmark = pytest.mark.cpython_only

HERE = "tests.ai.test_arena"
BEGINS = (("start", "2"),)
"""The second seat begins: where it is the one that dawdles, no honest player can be slower on a busy machine."""


class Raises(Thinker):
    name = "raises"

    def think(self, _game: Any, _view: Any, _budget: Budget) -> Generator[int, None, Decision]:
        yield 1
        raise RuntimeError("no idea")


class Cheats(Thinker):
    name = "cheats"

    def choose(self, _game: Any, _view: Any, _budget: Budget) -> Any:
        return "sail atlantis"


class Dawdles(Thinker):
    name = "dawdles"

    def choose(self, _game: Any, _view: Any, _budget: Budget) -> Any:
        while True:
            pass


class Ignores(Thinker):
    """Takes no notice of whatever interrupts it."""

    name = "ignores"

    def choose(self, _game: Any, _view: Any, _budget: Budget) -> Any:
        rest = 3
        while rest:
            try:
                while True:
                    pass
            except Exception:  # noqa: BLE001, S110 - as some do
                pass
            except BaseException:  # noqa: BLE001 - and some even this
                rest -= 1


class Leaves(Thinker):
    name = "leaves"

    def choose(self, _game: Any, _view: Any, _budget: Budget) -> Any:
        raise SystemExit


class Mumbles(Thinker):
    name = "mumbles"

    def choose(self, _game: Any, _view: Any, _budget: Budget) -> Any:
        class Word:
            def __str__(self) -> str:
                raise ValueError("mm")

        return Word()


class NeverComes(Thinker):
    name = "never comes"

    def __init__(self) -> None:
        raise OSError("lost the way")


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("Raises", "raised RuntimeError: no idea"),
        ("Cheats", "sail atlantis"),
        ("Dawdles", "took longer than 0.05 s"),
        ("Ignores", "took longer than 0.05 s"),
        ("Leaves", "raised SystemExit"),
        ("Mumbles", "raised ValueError: mm"),
        ("NeverComes", "raised OSError: lost the way"),
    ],
)
def test_a_player_that_misbehaves_is_named_and_loses(bot: str, fault: str) -> None:
    result = play(Task("hansa", ("apprentice", f"{HERE}:{bot}"), "1", BEGINS, cap=0.05 if "took" in fault else inf))
    assert f"{HERE}:{bot}" in result.fault
    assert fault in result.fault
    assert result.shares == [1.0, 0.0]


def test_the_alarm_counts_slices_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scripts.strength.referee.SLICE", 0.01)
    result = play(Task("hansa", ("apprentice", f"{HERE}:Dawdles"), "1", BEGINS, cap=0.05))
    assert "took longer than 0.05 s" in result.fault


@pytest.mark.parametrize("game_id", ["hansa", "teutonica"])
def test_the_example_bot_plays(game_id: str) -> None:
    bot = "hansa.ai.example:Greedy"
    seats = (bot, bot) if game_id == "hansa" else (bot,) * 4
    result = play(Task(game_id, seats, "1", rounds=3))
    assert result.faulty == -1
    assert min(result.decisions) > 0


def test_the_example_bot_is_about_thirty_lines_of_code() -> None:
    import hansa.ai.example as module  # noqa: PLC0415 - its file is what is looked at

    assert module.__file__
    with open(module.__file__, encoding="utf-8") as file:  # noqa: PTH123 - one line
        assert len([line for line in file if line.strip()]) <= 40


def test_an_unfinished_game_is_nobody_s() -> None:
    result = play(Task("hansa", ("apprentice", "apprentice"), "1", rounds=2))
    assert "unfinished" in result.fault
    assert result.shares == [0, 0]


@pytest.mark.slow
@pytest.mark.parametrize("level", ["apprentice", "journeyman", "merchant"])
@pytest.mark.parametrize("game_id", ["hansa", "teutonica"])
def test_games_between_equals_end(game_id: str, level: str) -> None:
    """Two players are the hardest case of Hansa Teutonica: the pawn keeps them apart."""
    board = (("board", "hanseatic-2-3"), ("edition", "2009")) if game_id == "teutonica" else ()
    result = play(Task(game_id, (level, level), "1", board, rounds=ROUNDS[game_id]))
    assert not result.fault
    assert sum(result.shares) == 1


def test_every_seat_is_taken_by_everybody() -> None:
    assert rotations("AB") == ["AB", "BA"]
    assert rotations("ABAB") == ["ABAB", "BABA"]
    assert rotations("ABBB") == ["ABBB", "BABB", "BBAB", "BBBA"]


def test_games_of_one_seed_are_one_observation() -> None:
    alike = interval([[1.0, 1.0]] * 10 + [[0.0, 0.0]] * 10)
    apart = interval([[1.0], [1.0]] * 10 + [[0.0], [0.0]] * 10)
    assert alike[0] == apart[0] == 0.5
    assert alike[2] - alike[1] > apart[2] - apart[1]
    assert interval([[1.0, 1.0]] * 50)[1] > 0.95


def test_a_tournament_prints_a_table_and_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = tmp_path / "book.jsonl"
    command = ["arena", "apprentice", "--player", "hansa.ai.example:Greedy", "--games", "2", "--save", str(book)]
    arena(parser().parse_args(command))
    first = capsys.readouterr().out
    assert "| hansa.ai.example:Greedy – apprentice | 2 |" in first
    lines = book.read_text().splitlines()
    assert len(lines) == 2
    arena(parser().parse_args(command))
    assert capsys.readouterr().out == first
    assert book.read_text().splitlines() == lines
    arena(parser().parse_args([*command, "--games", "6", "--known"]))
    assert capsys.readouterr().out == first
    assert Book("").find(Task("hansa", ("a", "b"), "1")) is None


@pytest.mark.parametrize(("title", "line"), STANDARD, ids=[title for title, _ in STANDARD])
def test_the_tournaments_of_the_docs_can_be_played(title: str, line: str) -> None:
    options = parser().parse_args(["arena", *line.split()])
    first, *_ = tasks(Pairing(options.players[0], options.players[0]), options)[0]
    assert title
    assert play(replace(first, rounds=0)).fault == "unfinished after 0 rounds"


def test_a_level_that_does_not_exist_is_refused_before_anything_is_played() -> None:
    with pytest.raises(ValueError, match="no opponent 'emperor'"):
        arena(parser().parse_args(["arena", "apprentice", "emperor"]))


COMMITTED = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a clone knows other commits")


@COMMITTED
def test_a_level_of_another_commit_thinks_in_a_process_of_its_own() -> None:
    there, here = (play(Task("hansa", (who, who), "1", rounds=2)) for who in ("apprentice~HEAD", "apprentice"))
    assert "unfinished" in there.fault
    assert (there.points, there.decisions) == (here.points, here.decisions)
    assert sum(there.turns[0]) > 0


@COMMITTED
@pytest.mark.parametrize(
    ("who", "words"), [("apprentice~nowhere", "no commit nowhere"), ("emperor~HEAD", "no opponent 'emperor'")]
)
def test_a_player_that_another_commit_does_not_have_is_refused_before_anything_is_played(who: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        arena(parser().parse_args(["arena", "apprentice", who]))


def course(result: Result) -> Result:
    """A result without its times, which are never the same."""
    return replace(result, turns=[])


@pytest.mark.slow
def test_serial_many_cores_and_a_cluster_play_the_same() -> None:
    seats = ("journeyman", "apprentice"), (f"{HERE}:Raises", "apprentice")
    games = [Task("hansa", pair, "same", cap=inf) for pair in seats]
    games.append(Task("hansa", ("apprentice", f"{HERE}:Dawdles"), "same", BEGINS, cap=0.05))
    serial = [course(result) for result in run(play, games)]
    assert [bool(result.fault) for result in serial] == [False, True, True]
    assert list(map(course, run(play, games, jobs=2))) == serial
    assert list(map(course, run(play, games, jobs=2, scheduler="local"))) == serial


@pytest.mark.slow
def test_serial_many_cores_and_a_cluster_learn_the_same() -> None:
    lessons = [Lesson("hansa", "apprentice", 2, f"same {seed}", 1.0) for seed in range(2)]
    serial = list(run(observe, lessons))
    assert len(serial[0]) > 10
    assert list(run(observe, lessons, jobs=2)) == serial
    assert list(run(observe, lessons, jobs=2, scheduler="local")) == serial


def test_weights_move_to_where_the_games_are() -> None:
    observations = [
        observation for seed in range(2) for observation in observe(Lesson("hansa", "apprentice", 2, str(seed), 1.0))
    ]
    old = {"points.sold": (1.0, 1.0), "sets": (0.0, 0.0)}
    held, moved = (fit(observations, old, ["sets"], trust) for trust in (1e12, 1.0))
    assert held == old
    assert moved["sets"] != (0.0, 0.0)
    assert moved["points.sold"] == (1.0, 1.0)


@pytest.mark.slow
def test_teutonica_can_be_learnt_from_too() -> None:
    seen = observe(Lesson("teutonica", "apprentice", 4, "1", 1.0))
    assert len(seen) > 10
    assert all(0 < each.early <= 1 for each in seen)


def test_tuning_makes_a_level_file_that_the_arena_plays(tmp_path: Path) -> None:
    new = tmp_path / "new.toml"
    tune(parser().parse_args(["tune", "--level", "apprentice", "--games", "1", "--out", str(new)]))
    assert (
        new.read_text()
        .splitlines()[1]
        .startswith("# scripts/tune --game hansa --level apprentice --seats 2 --games 1 ")
    )
    assert play(Task("hansa", (str(new), "apprentice"), "1", rounds=2)).faulty == -1
    new.write_text('[weights]\n"sets" = [1, 1]\n')
    with pytest.raises(ValueError, match="is no level of the game 'hansa'"):
        player("hansa", str(new))


def test_the_docs_get_the_table_and_its_commands() -> None:
    found: dict[str, list[str]] = {title: [] for title, _ in STANDARD} | {"Hansa, two players": ["| a – b | 2 |"]}
    text = report("before\n<!-- arena -->\nold\n<!-- /arena -->\nafter", found)
    assert text.startswith("before\n<!-- arena -->\n| tournament | pairing |")
    assert "\n| Hansa, two players | a – b | 2 |\n" in text
    assert text.count("- Hansa") == 1
    assert text.endswith("\n<!-- /arena -->\nafter")
    assert "old" not in text


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == pytest.approx([3.0, 2.0])


def test_uct_plays_legal_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Uct, "iterations", 10)
    result = play(Task("hansa", ("uct", "journeyman"), "1", rounds=5))
    assert result.faulty == -1
    assert result.decisions[0] > 5
