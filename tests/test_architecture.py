"""Dependencies point one way, the rules know no outside world, and modules and functions stay small."""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import hansa
from hansa.baltic.board import BOARD
from hansa.teutonica.board import BOARD_IDS, board

pytestmark = pytest.mark.cpython_only

ROOT = Path(__file__).resolve().parents[1]
MODULE_LINES = 400
FUNCTION_LINES = 50

GAMES = ("hansa.baltic", "hansa.teutonica")
BROWSER = ("js", "pyscript", "pyodide", "pyodide_js", "polyscript")
ENTRIES = ("web.main", "web.thinker")
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


ROOMS = ("app", "screens", "games", "lessons", "table", "store", "play", "draw", "text", "wire")
"""The rooms of the page: each imports only from itself and from those behind it."""
BACKWARDS = {("web.play.preferences", "store")}
"""What is kept of preferences comes through the same door as everything."""


def room(module: str) -> str:
    return f"{module}.".split(".")[1]


def test_rooms_of_the_page_import_only_rooms_behind_them() -> None:
    found = {
        (each.by, room(each.full))
        for each in running("web")
        if room(each.by) in ROOMS and below(each.module, ("web",)) and room(each.full) in ROOMS
        if ROOMS.index(room(each.full)) < ROOMS.index(room(each.by))
    }
    assert found == BACKWARDS


def running(folder: str) -> list[Import]:
    """What is imported when the program runs, and not for type checkers alone."""
    for_types = {
        (module, alias.name)
        for module, (tree, _) in trees(folder).items()
        for block in ast.walk(tree)
        if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"
        for node in ast.walk(block)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    return [each for each in imports(folder) if (each.by, each.name) not in for_types]


NAMES = {*hansa.games(), *(package.rpartition(".")[2] for package in GAMES)}
"""Ids and folders of all games."""


def constants(tree: ast.Module) -> list[str]:
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def test_nothing_of_the_page_outside_the_games_names_a_game() -> None:
    """Catalogues of texts do: they are data, and speak of every game."""
    others = {
        module: tree
        for module, (tree, _) in trees("web").items()
        if not below(module, ("web.games",)) and not module.startswith("web.text.en_")
    }
    assert [(module, word) for module, tree in others.items() for word in constants(tree) if word in NAMES] == []
    inside = tuple(f"web.games.{name}" for name in NAMES)
    assert [each for each in imports("web") if each.by in others and below(each.full, (*GAMES, *inside))] == []
    page = ROOT / "web" / "page"
    scripts = {path.name: path.read_text(encoding="utf-8") for path in sorted(page.glob("*.*js"))}
    assert len(scripts) > 8
    assert [(name, word) for name, text in scripts.items() for word in NAMES if f'"{word}"' in text] == []
    styles = {path.name: path.read_text(encoding="utf-8") for path in sorted((page / "css").glob("*.css"))}
    assert len(styles) > 8
    assert [(name, word) for name, text in styles.items() for word in NAMES if f".{word}" in text] == []


def test_games_of_the_page_do_not_import_each_other() -> None:
    folders = [f"web.games.{package.rpartition('.')[2]}" for package in GAMES]
    for own, rules in zip(folders, GAMES, strict=True):
        theirs = tuple(name for name in (*folders, *GAMES) if name not in {own, rules})
        mine = [each for each in imports("web") if below(each.by, (own,))]
        assert mine
        assert [each for each in mine if below(each.full, theirs)] == []


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
    """The catalogue is ours, and texts between page and worker are read there; all others may come from anywhere."""
    readers = {
        module
        for module, (tree, _) in trees("web").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node) == "json.loads"
    }
    assert readers == {"web.store.door", "web.play.question", "web.play.thinking", "web.text"}


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


MARKUP_WRITERS = {"web.draw.writer", "web.wire.markup"}
"""Where finished markup may be made of text."""

TEXT_METHODS = {"partition", "replace", "rpartition", "rsplit", "split", "splitlines", "translate", "find", "index"}


def markup_names(function: ast.AST) -> set[str]:
    """Names in a function that hold finished markup: parameters that say so, and what `el` and its like return."""
    makers = {"Markup", "el", "group", "join", "button", "tappable", "on_board", "choice", "picture", "icon"}
    names = set()
    for node in ast.walk(function):
        if isinstance(node, ast.arg) and node.annotation and ast.unparse(node.annotation) == "Markup":
            names.add(node.arg)
        elif (
            isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and isinstance(node.targets[0], ast.Name)
        ):
            called = node.value.func
            if (isinstance(called, ast.Name) and called.id in makers) or (
                isinstance(called, ast.Attribute) and called.attr in {"markup", "draw"}
            ):
                names.add(node.targets[0].id)
    return names


def test_finished_markup_is_never_read_or_changed() -> None:
    """Marks, places and pictures go into what draws them as values; text that was written stays as it is."""
    made = {
        module
        for module, (tree, _) in trees("web").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Markup" and node.args
        if not (isinstance(node.args[0], ast.Constant) and node.args[0].value == "")
    }
    assert made <= MARKUP_WRITERS
    looked_at = [
        f"{module}:{node.lineno} {ast.unparse(node)}"
        for module, (tree, _) in trees("web").items()
        if module not in MARKUP_WRITERS
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for names in (markup_names(function),)
        for node in ast.walk(function)
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id in names
            and node.func.attr in TEXT_METHODS
        )
        or (
            isinstance(node, ast.Compare)
            and isinstance(node.ops[0], ast.In | ast.NotIn)
            and isinstance(node.comparators[0], ast.Name)
            and node.comparators[0].id in names
        )
    ]
    assert looked_at == []


DRAWING = ("web.app", "web.draw", "web.games", "web.lessons", "web.screens", "web.table", "web.wire")
PLAIN_TEXT = {"web.app.files", "web.screens.share", "web.wire.address"}
"""Modules of those rooms that look for patterns in records, names of files and addresses, never in markup."""


def test_rooms_that_draw_look_for_no_patterns() -> None:
    assert {each.by for each in imports("web") if each.module == "re" and below(each.by, DRAWING)} <= PLAIN_TEXT


def test_only_one_module_writes_what_makes_a_thing_tappable() -> None:
    """The field for typed moves and the rules have names for the keyboard, too, but are nothing to tap."""
    writers = {
        module
        for module, (tree, _) in trees("web").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and any(keyword.arg == "data_id" for keyword in node.keywords)
    }
    assert writers == {"web.draw.tappable", "web.table.typed", "web.screens.rules"}


def test_no_class_of_a_table_inherits_from_another_of_ours() -> None:
    rooms = ("web.table", "web.play", "web.games", "web.lessons", "web.draw", "web.wire")
    ours = {
        node.name
        for _, (tree, _) in trees("web").items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and "Protocol" not in map(ast.unparse, node.bases)
    }
    heirs = [
        f"{module}.{node.name}"
        for module, (tree, _) in trees("web").items()
        if below(module, rooms)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) in ours for base in node.bases)
    ]
    assert heirs == []
