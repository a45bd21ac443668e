"""Which modules of the standard library the site needs: what is imported, and what that imports in turn.

Runs inside Pyodide, because only that Python reads its own library's syntax.
"""

import ast
from collections.abc import Collection, Iterator, Mapping

# What no import statement shows: loaded by the interpreter, by Pyodide or PyScript from JavaScript, or by C code.
# A name stands for the package with all that is in it.
ALWAYS = (
    "_pylong",  # int <-> str of very long numbers
    "_pyodide",
    "_strptime",  # datetime.strptime
    "_sysconfigdata__emscripten_wasm32-emscripten",
    "asyncio",
    "email.message",
    "email.parser",
    "email.policy",
    "encodings.aliases",
    "encodings.ascii",
    "encodings.cp437",  # names inside zip files
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_16",
    "encodings.utf_16_le",
    "encodings.utf_8",
    "encodings.utf_8_sig",
    "html.parser",
    "importlib",
    "pyodide",
    "site",
    "tarfile",  # shutil.unpack_archive
    "traceback",
    "zipfile",
)
# Fall-backs for what is compiled in, other systems' modules, and tools for people at a terminal.
NEVER = (
    "_pydatetime",
    "_pyrepl",
    "argparse",
    "asyncio.__main__",
    "asyncio.proactor_events",
    "asyncio.tools",
    "asyncio.windows_events",
    "asyncio.windows_utils",
    "ctypes",
    "doctest",
    "importlib.metadata.diagnose",
    "pdb",
    "pydoc",
    "unittest",
)


def module_name(path: str) -> str:
    """`json/__init__.py` holds `json`, `json/decoder.py` holds `json.decoder`."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imports(source: bytes, path: str, *, lazy: bool) -> Iterator[str]:
    """The names a module imports; those inside functions only when asked for."""
    package = module_name(path).split(".")
    if not path.endswith("__init__.py"):
        package.pop()
    todo: list[ast.AST] = [ast.parse(source)]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)
        elif lazy or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            todo.extend(ast.iter_child_nodes(node))


def needed(library: Mapping[str, bytes], wanted: Collection[str]) -> list[str]:
    """The paths in the library that the wanted modules need, themselves and their packages included."""
    paths = {module_name(path): path for path in library if path.endswith(".py")}
    whole = [name for name in paths if any(name == root or name.startswith(f"{root}.") for root in ALWAYS)]
    todo, found = [*wanted, *whole], set[str]()
    while todo:
        name = todo.pop()
        path = paths.get(name)
        if path is None or path in found or any(name == no or name.startswith(f"{no}.") for no in NEVER):
            continue
        found.add(path)
        todo.append(name.rpartition(".")[0])
        todo.extend(imports(library[path], path, lazy=False))
    return sorted(found)
