"""scripts/mutate: goes on where it stopped, leaves the tree alone, and asks every test that concerns a mutant."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.tasks import mutate_figures, mutate_trial
from scripts.tasks.mutate_figures import counts, fingerprint, open_question, read, tell, write
from scripts.tasks.mutate_trial import Verdict, attempt, stages, try_source
from scripts.tasks.places import ROOT
from scripts.tasks.reliability import mutants_section

pytestmark = pytest.mark.cpython_only

RULE = "hansa/core/action.py"
KILLED = {"file": fingerprint(RULE), "change": ["- 1", "+ 2"], "killed": True, "by": "a test"}
SURVIVED = {**KILLED, "killed": False, "by": ""}
EQUAL = {**SURVIVED, "equivalent": "only faster"}


@pytest.mark.parametrize("path", ["core/packed.py", "baltic/state.py", "teutonica/families/route.py"])
def test_a_mutant_that_survives_has_met_every_test_of_the_rules_once(path: str) -> None:
    met = [test for tests, _ in stages(f"hansa/{path}") for test in tests]
    folders = [(ROOT / "tests" / name).glob("test_*.py") for name in ("core", "baltic", "teutonica")]
    expected = [path.relative_to(ROOT).as_posix() for folder in folders for path in folder]
    assert sorted(met) == sorted([*expected, "tests/test_golden.py", "tests/test_perft.py"])


def test_what_is_named_like_the_file_comes_first_and_what_takes_long_last() -> None:
    (first, few), (quick, _), (rest, many) = stages("hansa/teutonica/families/route.py")
    assert first == ["tests/teutonica/test_route.py", "tests/test_perft.py"]
    assert quick[-2:] == ["tests/core/test_values.py", "tests/test_golden.py"]
    assert all(test.startswith("tests/teutonica") for test in quick[:-2])
    assert "tests/teutonica/test_properties.py" in rest
    assert few < many
    assert stages("hansa/core/base36.py")[0][0] == ["tests/core/test_packed.py", "tests/test_perft.py"]


def test_a_later_run_tries_what_is_new_and_what_survived_without_a_reason(tmp_path: Path) -> None:
    write(tmp_path / "mutants.json", "1", {f"{RULE}:1:0 A": KILLED, f"{RULE}:2:0 B": SURVIVED, f"{RULE}:3:0 C": EQUAL})
    known = read(tmp_path / "mutants.json", "1")
    names = [f"{RULE}:{line}:0 {operator}" for line, operator in ((1, "A"), (2, "B"), (3, "C"), (4, "D"))]
    assert [name for name in names if open_question(known.get(name))] == names[1::2]
    assert read(tmp_path / "mutants.json", "2") == {}


def test_mutants_of_a_changed_file_are_forgotten_and_that_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = {**KILLED, "file": "before the change"}
    write(
        tmp_path / "mutants.json", "1", {f"{RULE}:1:0 A": KILLED, f"{RULE}:2:0 B": other, "hansa/gone.py:1:0 C": other}
    )
    assert list(read(tmp_path / "mutants.json", "1")) == [f"{RULE}:1:0 A"]
    assert "2 mutants were of files that have changed since" in capsys.readouterr().out


def test_it_fails_when_more_than_three_in_a_hundred_get_away(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = {"a": KILLED, "b": SURVIVED, "c": EQUAL}
    assert counts(tried) == {"tried": 3, "killed": 1, "equivalent": 1, "survived": 1}
    assert tell(tried) == 1
    told = capsys.readouterr().out
    assert "b: no test noticed" in told
    assert "c: only faster" in told
    assert "50.0% of those that matter" in told
    monkeypatch.setattr(mutate_figures, "WANTED", 0.5)
    assert tell(tried) == 0


def test_the_document_names_every_mutant_that_was_not_killed() -> None:
    section = mutants_section("9", {f"{RULE}:1:0 A": KILLED, f"{RULE}:2:0 B": SURVIVED, f"{RULE}:3:0 C": EQUAL})
    assert "| hansa/core | 3 | 1 | 1 | 1 | 33.3% | 50.0% |" in section
    assert section.endswith(
        f"- `{RULE}:2:0 B`: no test noticed.\n  `1` → `2`\n- `{RULE}:3:0 C`: only faster\n  `1` → `2`"
    )


def small_tree(tmp_path: Path) -> Path:
    """A tree with one rule and one test."""
    for folder in ("hansa", "tests"):
        (tmp_path / folder).mkdir()
    (tmp_path / "hansa" / "rule.py").write_text("POINTS = 1\n")
    (tmp_path / "tests" / "test_rule.py").write_text(
        "import sys\nsys.path.insert(0, '.')\nfrom hansa.rule import POINTS\ndef test_points(): assert POINTS == 1\n"
    )
    return tmp_path


@pytest.mark.slow
def test_a_mutant_is_made_tried_and_unmade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = small_tree(tmp_path)
    monkeypatch.setattr(mutate_trial, "stages", lambda _: [(["tests/test_rule.py"], 60)])
    for source, verdict in (
        ("POINTS = 2\n", Verdict(killed=True, by="tests/test_rule.py::test_points")),
        ("POINTS = +1\n", Verdict(killed=False, by="")),
        ("POINTS = 1 +\n", Verdict(killed=True, by="tests/test_rule.py")),
    ):
        assert try_source(tree, "hansa/rule.py", source) == verdict
        assert (tree / "hansa" / "rule.py").read_text() == "POINTS = 1\n"


@pytest.mark.slow
def test_a_mutant_that_runs_for_ever_is_killed_by_time(tmp_path: Path) -> None:
    tree = small_tree(tmp_path)
    (tree / "hansa" / "rule.py").write_text("while True: pass\n")
    assert attempt(tree, ["tests/test_rule.py"], 1) == Verdict(killed=True, by="time")
