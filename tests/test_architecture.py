"""Dependencies point one way, the rules know no outside world, and modules and functions stay small."""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from hansa.baltic.board import BOARD
from hansa.teutonica.board import BOARD_IDS, board

pytestmark = pytest.mark.cpython_only

ROOT = Path(__file__).resolve().parents[1]
MODULE_LINES = 400
FUNCTION_LINES = 50

GAMES = ("hansa.baltic", "hansa.teutonica")
BROWSER = ("js", "pyscript", "pyodide", "pyodide_js", "polyscript")
ENTRIES = ("web.dom", "web.main", "web.thinker")
"""Where the page touches the browser; everything else is plain Python."""

CLOCKS_AND_MACHINES = (
    *("asyncio", "ctypes", "datetime", "glob", "io", "locale", "logging", "multiprocessing", "os", "pathlib", "pickle"),
    *(
        "platform",
        "secrets",
        "shelve",
        "shutil",
        "signal",
        "socket",
        "subprocess",
        "sys",
        "tempfile",
        "threading",
        "time",
    ),
    *("urllib", "uuid", "http", "webbrowser", "zoneinfo"),
)


class Import(NamedTuple):
    """One imported name: the module that imports, from where, and what (or nothing for a whole module)."""

    by: str
    module: str
    name: str

    @property
    def full(self) -> str:
        return f"{self.module}.{self.name}" if self.name else self.module


def below(module: str, packages: tuple[str, ...]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


@cache
def trees(folder: str) -> dict[str, tuple[ast.Module, int]]:
    """Every module of a folder with its syntax tree and its number of lines."""
    found = {}
    for path in sorted((ROOT / folder).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        found[name] = ast.parse(text), text.count("\n")
    return found


def imports(folder: str) -> list[Import]:
    found = []
    for module, (tree, _) in trees(folder).items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                found += [Import(module, alias.name, "") for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert not node.level, f"{module} imports relatively"
                found += [Import(module, node.module or "", alias.name) for alias in node.names]
    return found


def test_there_is_something_to_look_at() -> None:
    assert len(trees("hansa")) > 20
    assert len(trees("web")) > 10
    assert len(imports("hansa")) > 100


def test_the_rules_import_only_the_standard_library_and_themselves() -> None:
    strangers = [
        each
        for each in imports("hansa")
        if not below(each.module, ("hansa",)) and each.module.partition(".")[0] not in sys.stdlib_module_names
    ]
    assert strangers == []


def test_the_rules_know_no_clock_and_no_machine() -> None:
    assert [each for each in imports("hansa") if below(each.module, CLOCKS_AND_MACHINES)] == []


def test_chance_comes_only_from_a_generator_with_a_seed() -> None:
    assert {each.full for each in imports("hansa") if below(each.module, ("random",))} <= {"random.Random"}
    unseeded = [
        module
        for module, (tree, _) in trees("hansa").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Random" and not node.args
    ]
    assert unseeded == []


def test_the_core_imports_no_game_and_games_do_not_import_each_other() -> None:
    core = [each for each in imports("hansa") if below(each.by, ("hansa.core",))]
    assert core
    assert [each for each in core if below(each.full, ("hansa",)) and not below(each.full, ("hansa.core",))] == []
    for game in GAMES:
        own = [each for each in imports("hansa") if below(each.by, (game,)) and below(each.full, ("hansa",))]
        assert own
        assert [each for each in own if not below(each.full, (game, "hansa.core"))] == []


def test_no_rule_names_a_city() -> None:
    cities = {city.id for city in BOARD.cities}
    cities |= {city.id for board_id in BOARD_IDS for city in board(board_id).cities}
    named = [
        (module, node.value)
        for module, (tree, _) in trees("hansa").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node.value in cities
    ]
    assert len(cities) > 60
    assert named == []


def test_opponents_read_positions_but_play_only_through_the_game() -> None:
    machinery = tuple(
        f"{game}.{part}" for game in GAMES for part in ("actions", "families", "rules", "targets", "turn")
    )
    theirs = [each for each in imports("hansa") if below(each.by, ("hansa.ai",)) and below(each.full, ("hansa",))]
    assert [each for each in theirs if below(each.full, machinery)] == []
    assert [each for each in theirs if "._" in each.full] == []


def test_the_rules_do_not_import_the_opponents() -> None:
    theirs = [each for each in imports("hansa") if below(each.full, ("hansa.ai",))]
    assert [each for each in theirs if not below(each.by, ("hansa.ai",))] == []


def test_the_rules_do_not_import_the_page_or_the_tools() -> None:
    assert [each for each in imports("hansa") if below(each.full, ("web", "scripts", "tests", "e2e"))] == []
    assert [each for each in imports("web") if below(each.full, ("scripts", "tests", "e2e"))] == []


def test_only_the_entries_of_the_page_touch_the_browser() -> None:
    touching = {each.by for each in imports("web") if below(each.module, BROWSER)}
    assert touching
    assert {module for module in touching if not below(module, ENTRIES)} == set()
    assert [each for each in imports("hansa") if below(each.module, BROWSER)] == []


def is_set(node: ast.expr) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in {"set", "frozenset"}
    return isinstance(node, ast.Set | ast.SetComp)


def test_nothing_in_the_rules_depends_on_the_order_of_a_set_or_on_addresses() -> None:
    loops = [
        f"{module}:{node.lineno if isinstance(node, ast.For) else node.iter.lineno}"
        for module, (tree, _) in trees("hansa").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.For | ast.comprehension) and is_set(node.iter)
    ]
    assert loops == []
    addresses = [
        f"{module}:{node.lineno}"
        for module, (tree, _) in trees("hansa").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "id"
    ]
    assert addresses == []


def test_what_was_kept_is_read_through_one_door() -> None:
    """Texts between the page and its own worker are read where they are spoken; all others may come from anywhere."""
    readers = {
        module
        for module, (tree, _) in trees("web").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node) == "json.loads"
    }
    assert readers == {"web.store.door", "web.play.question", "web.play.thinking"}


@pytest.mark.parametrize("folder", ["hansa", "web", "scripts"])
def test_modules_and_functions_stay_small(folder: str) -> None:
    long = [f"{module}: {lines} lines" for module, (_, lines) in trees(folder).items() if lines > MODULE_LINES]
    for module, (tree, _) in trees(folder).items():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > FUNCTION_LINES:
                    long.append(f"{module}.{node.name}: {lines} lines")
    assert long == []
