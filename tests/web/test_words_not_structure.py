"""Whatever the page looks for in its own markup may be somebody's name: words stay words."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import hansa
import web
from tests.web.app import start
from tests.web.document import part
from tests.web.fakes import FakePage
from web.wire import address

pytestmark = pytest.mark.cpython_only  # it reads the sources

SEEKS = frozenset({"querySelector", "querySelectorAll", "closest", "matches", "hasAttribute", "getAttribute"})
SEEKS |= {"replace", "compile", "sub", "search", "findall", "partition", "getElementById"}
IN_SCRIPTS = re.compile(rf"""\.(?:{"|".join(sorted(SEEKS))})\(\s*["'`]([^"'`]+)""")
GAMES = {"hansa": 4, "teutonica": 5}


def sought() -> list[str]:
    """Every string that a module of the page looks for in something, and the words in it."""
    found: set[str] = set()
    for path in Path(web.__file__).parent.rglob("*.py"):
        if "text" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SEEKS:
                found.update(words for each in node.args for words in strings(each))
            elif isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
                found.update(strings(node.left))
    for path in (Path(web.__file__).parent / "page").glob("*.*js"):
        found.update(IN_SCRIPTS.findall(path.read_text(encoding="utf-8")))
    found |= {word for words in found for word in re.findall(r"(?:data|table|board)-[a-z-]+", words)}
    return sorted(words for words in found if len(words.strip()) > 2)


def strings(node: ast.AST) -> list[str]:
    return [each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def pictures(game: str, names: list[str]) -> list[list[tuple[str, ...]]]:
    """The bones of everything that is seen of a game with these players, called after the first of them."""
    app, page = start()
    game_id = app.services.library.create(hansa.Setup(game, tuple(names), seed="1")).id
    app.services.library.rename(game_id, names[0])
    page.go(address.game(game_id))
    seen = [shown(page)]
    for command in ("log", "score", "help", "typed", "app.menu", "history.open", "overview", "share"):
        app.did(command)
        seen.append(shown(page))
        app.dismissed()
    page.go("#/")
    seen.append(shown(page))
    for command in ("menu", "rename"):
        app.did(command, game_id)
        seen.append(shown(page))
    assert page.errors == []
    return seen


def shown(page: FakePage) -> list[tuple[str, ...]]:
    """All elements with the names of their attributes, without any words."""
    nodes = [node for name in sorted(page.shown) for node in part(page.shown[name]).walk()]
    return [(node.tag, *sorted(node.attributes)) for node in nodes]


def test_what_the_page_looks_for_is_found() -> None:
    assert {"[data-slides]", "data-slides", "data-zoom"} <= set(sought())


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_players_called_like_structure_change_no_element(game: str) -> None:
    words = sought()[list(GAMES).index(game) :: len(GAMES)]  # each at one of the two tables
    seats = GAMES[game]
    plain = pictures(game, ["Anna", "Bo", "Cy", "Di", "Ed"][:seats])
    for first in range(0, len(words), seats):
        names = [*words[first : first + seats], "Fi", "Gus", "Hal", "Ida", "Jo"][:seats]
        assert pictures(game, names) == plain, names
