"""Where things are, and whether something made from them is still up to date."""

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
DIST = ROOT / "dist"
NODE_MODULES = ROOT / "node_modules"
REQUIREMENTS = ROOT / "requirements"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def files(*folders: Path) -> list[Path]:
    """Every source file below the folders (or the files named), in a stable order."""
    found: set[Path] = set()
    for folder in folders:
        found.update(p for p in folder.rglob("*") if p.is_file()) if folder.is_dir() else found.add(folder)
    return sorted(p for p in found if "__pycache__" not in p.parts)


def digest(paths: Iterable[Path], *facts: str) -> str:
    """One hash over names and contents of the files, and any further facts."""
    total = hashlib.sha256("\0".join(facts).encode())
    for path in paths:
        name = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
        total.update(f"\0{name}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


class Stamp:
    """Remembers what something was made from, so that making it again can be left out."""

    def __init__(self, path: Path, key: str) -> None:
        self.path = path
        self.key = key

    def matches(self) -> bool:
        """Whether the thing was made from exactly these inputs."""
        return self.path.exists() and self.path.read_text() == self.key

    def write(self) -> None:
        """Note that the thing has now been made."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(self.key)
