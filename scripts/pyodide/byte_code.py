"""Compiles for the site with Pyodide's own Python, inside it: byte code starts in half the time of source."""

import gzip
import io
import json
import py_compile
import tempfile
import zipfile
from pathlib import Path

from scripts.pyodide.needed import imports, needed
from web.text.source import catalogue

TEXTS = "web/text/"
ZIP_TIME = (2020, 2, 2, 0, 0, 0)  # always the same, so that the same sources give the same bytes


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
    """A zip to import from."""
    result = io.BytesIO()
    with zipfile.ZipFile(result, "w", zipfile.ZIP_STORED) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name, ZIP_TIME), content)
    return result.getvalue()


def pressed(files: dict[str, bytes]) -> bytes:
    """A zip compressed as a whole: smaller so, and the browser unpacks faster than Python would."""
    return gzip.compress(zipped(files), 9, mtime=0)


def wanted(wheel: bytes, *, lazy: bool) -> set[str]:
    """The modules that a wheel's sources import."""
    sources = {path: source for path, source in contents(wheel).items() if path.endswith(".py")}
    return {name for path, source in sources.items() for name in imports(source, path, lazy=lazy)}


def compiled_library(library: bytes, names: list[str]) -> bytes:
    """A standard library of byte code alone, without docstrings, holding what these modules need."""
    sources = contents(library)
    paths = needed(sources, names)
    return pressed({f"{path}c": compiled(sources[path], path, optimize=2) for path in paths})


def with_catalogues(files: dict[str, bytes]) -> dict[str, bytes]:
    """The folder of each language replaced by one file that is read in no time: `web/text/en.json`."""
    languages: dict[str, dict[str, str]] = {}
    others = {}
    for path, content in files.items():
        folder, _, name = path.rpartition("/")
        if folder.startswith(TEXTS):
            languages.setdefault(folder, {})[name] = content.decode()
        else:
            others[path] = content
    built = {f"{folder}.json": catalogue(texts) for folder, texts in languages.items()}
    return others | {
        path: json.dumps(texts, ensure_ascii=False, separators=(",", ":")).encode() for path, texts in built.items()
    }


def packed(wheels: list[bytes]) -> bytes:
    """The modules of some wheels as byte code, with their data.

    Docstrings stay: a dataclass without one makes one up at each start, which takes long.
    """
    given = {
        path: content for wheel in wheels for path, content in contents(wheel).items() if ".dist-info/" not in path
    }
    sources = {path: content for path, content in given.items() if path.endswith(".py")}
    files = with_catalogues({path: content for path, content in given.items() if path not in sources})
    files |= {f"{path}c": compiled(content, path, optimize=1) for path, content in sources.items()}
    return pressed(files)
