"""Our modules as one zip that is made anew in a moment: byte code where the last build has it, sources where not.

A page of sources alone starts a second later. So what a build has compiled is used for every module that is still the
same, which the byte code itself can tell: it holds a hash of its source.
"""

import _imp
import gzip
from pathlib import Path

from scripts.pyodide.byte_code import contents, with_catalogues, zipped
from scripts.tasks.places import files
from scripts.tasks.site import PYODIDE, WEB_TYPES

PACKAGES = ("hansa", "web")
LEFT_OUT = ("web/main.py", "web/pyproject.toml")


class Modules:
    """Makes the zip from a tree of sources and a folder with what was compiled from it at some time."""

    def __init__(self, root: Path, compiled: Path) -> None:
        self._root = root
        self._byte_code = contents(gzip.decompress((compiled / "hansa.bin").read_bytes()))
        library = contents(gzip.decompress((compiled / "library.bin").read_bytes()))
        # The site's library is trimmed to what is imported; the next change may import something else.
        stock = contents((PYODIDE / "python_stdlib.zip").read_bytes())
        self._rest = {path: source for path, source in stock.items() if f"{path}c" not in library}

    def zipped(self) -> bytes:
        """All modules as they are now."""
        found: dict[str, bytes] = {}
        for path in files(*(self._root / package for package in PACKAGES)):
            name = path.relative_to(self._root).as_posix()
            if path.suffix not in WEB_TYPES and name not in LEFT_OUT:
                source = path.read_bytes()
                code = self._byte_code.get(f"{name}c", b"")
                found |= {f"{name}c": code} if is_of(code, source) else {name: source}
        return zipped({**self._rest, **with_catalogues(found)})


def is_of(code: bytes, source: bytes) -> bool:
    """Whether this is the byte code of this source (PEP 552)."""
    return bool(code) and code[8:16] == _imp.source_hash(int.from_bytes(code[:4], "little"), source)
