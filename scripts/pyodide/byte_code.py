"""Compiles for the site with Pyodide's own Python, inside it: byte code starts in half the time of source."""

import base64
import hashlib
import io
import py_compile
import tempfile
import zipfile
from pathlib import Path

from scripts.pyodide.needed import imports, needed

MOMENT = (2020, 2, 2, 0, 0, 0)  # always the same, so that the same sources give the same bytes


def compiled(source: bytes, shown_as: str, *, optimize: int) -> bytes:
    """The byte code of one module; a traceback names it by `shown_as`."""
    with tempfile.TemporaryDirectory() as folder:
        path, target = Path(folder) / "module.py", Path(folder) / "module.pyc"
        path.write_bytes(source)
        # Unchecked: a file's time says nothing after it has been unpacked in a browser.
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(str(path), str(target), shown_as, doraise=True, optimize=optimize, invalidation_mode=mode)
        return target.read_bytes()


def contents(data: bytes) -> dict[str, bytes]:
    """The files of a zip."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


def zipped(files: dict[str, bytes]) -> bytes:
    """A zip of these files."""
    result = io.BytesIO()
    with zipfile.ZipFile(result, "w") as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name, MOMENT), content, zipfile.ZIP_DEFLATED, 9)
    return result.getvalue()


def wanted(wheel: bytes, *, lazy: bool) -> set[str]:
    """The modules that a wheel's sources import."""
    sources = {path: source for path, source in contents(wheel).items() if path.endswith(".py")}
    return {name for path, source in sources.items() for name in imports(source, path, lazy=lazy)}


def compiled_library(library: bytes, names: list[str]) -> bytes:
    """A standard library of byte code alone, without docstrings, holding what these modules need."""
    sources = contents(library)
    paths = needed(sources, names)
    return zipped({f"{path}c": compiled(sources[path], f"/lib/python314.zip/{path}", optimize=2) for path in paths})


def with_byte_code(wheel: bytes) -> bytes:
    """The wheel with a __pycache__ beside its sources: nothing is left to compile, and tracebacks keep their lines."""
    files = contents(wheel)
    record = next(name for name in files if name.endswith(".dist-info/RECORD"))
    lines = []
    for path in [name for name in files if name.endswith(".py")]:
        folder, _, name = path.rpartition("/")
        target = f"{folder}/__pycache__/{name.removesuffix('.py')}.cpython-314.pyc"
        files[target] = compiled(files[path], path, optimize=0)
        digest = base64.urlsafe_b64encode(hashlib.sha256(files[target]).digest()).decode().rstrip("=")
        lines.append(f"{target},sha256={digest},{len(files[target])}\n")
    files[record] += "".join(lines).encode()
    return zipped(files)
