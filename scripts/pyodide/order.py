"""In which order a module and all it imports come to be: the imported before the importing."""

import ast
from collections.abc import Mapping
from fnmatch import fnmatchcase

from scripts.pyodide.needed import imports, module_name

FOUND = ("hansa/*/rules.py", "web/games/*/kit.py")
"""Modules that no import statement names: whoever wants them looks which folders there are."""


def order(sources: Mapping[str, bytes], root: str) -> list[str]:
    """The modules among these sources that `root` imports at its start, itself last, and before it those it will find.

    A package is named only where somebody imports it, and not for what is in it.
    """
    paths = {module_name(path): path for path in sources}
    found: dict[str, None] = {}
    begun: set[str] = set()

    def visit(name: str) -> None:
        if name in paths and name not in begun:
            begun.add(name)
            for other in imports(without_types(sources[paths[name]]), paths[name], lazy=False):
                visit(other)
            found[name] = None

    for path in sorted(path for path in sources for pattern in FOUND if fnmatchcase(path, pattern)):
        visit(module_name(path))
    visit(root)
    return list(found)


def without_types(source: bytes) -> bytes:
    """A source without what it imports for type checkers alone."""
    tree = ast.parse(source)
    tree.body = [node for node in tree.body if not is_for_types(node)]
    return ast.unparse(tree).encode()


def is_for_types(node: ast.stmt) -> bool:
    """Whether this is `if TYPE_CHECKING:`."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
