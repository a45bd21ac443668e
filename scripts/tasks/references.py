"""Makes the files of a site name each other by what is in them, so that no cache mixes two builds."""

import hashlib
from collections.abc import Mapping
from pathlib import Path

from scripts.tasks.console import Problem
from scripts.tasks.page import Page
from scripts.tasks.places import files

NAMING = ("href", "src", "data-snapshot", "data-modules", "data-thinker", "data-interpreter")
"""The attributes that name a file of the site."""
PRELOADS = ("preload", "modulepreload", "later")
SCRIPTS = {".js", ".mjs"}
OWN = "web/"


def content_hash(paths: list[Path]) -> str:
    """A short name for what is in these files, wherever they lie."""
    return hashlib.sha256(b"".join(hashlib.sha256(path.read_bytes()).digest() for path in paths)).hexdigest()[:12]


class Addresses:
    """Which address a file of the sources has in the site; its scripts are told when this is made.

    Folders of `moved` have the name of their content. What lies in web/ keeps its name and gets ?v=HASH behind it.
    """

    def __init__(self, site: Path, moved: Mapping[str, str]) -> None:
        self._site = site
        self._moved = moved
        self._told: set[Path] = set()
        scripts = [path for path in files(site / OWN) if path.suffix in SCRIPTS]
        for path in scripts:
            text = path.read_text()
            for old, new in moved.items():
                text = text.replace(f"/{old}", f"/{new}").replace(f'"{old}', f'"{new}')
            path.write_text(text)
        for path in scripts:
            self._tell(path)

    def of(self, name: str) -> str:
        """The address of a file that the sources call so."""
        place = self._place(name)
        return _versioned(place, self._file(place)) if place.startswith(OWN) else place

    def size(self, name: str) -> int:
        """Its bytes."""
        return self._file(self._place(name)).stat().st_size

    def _place(self, name: str) -> str:
        old = next((old for old in self._moved if name.startswith(old)), "")
        return self._moved.get(old, "") + name.removeprefix(old)

    def _file(self, place: str) -> Path:
        if not (self._site / place).is_file():
            raise Problem(f"Something in the site names {place}, which it does not have.")
        return self._site / place

    def _tell(self, path: Path) -> None:
        """Version what a script imports, after what that imports itself."""
        if path in self._told:
            return
        self._told.add(path)
        for other in sorted(path.parent.iterdir()):
            named = f'"./{other.name}"'
            if other.suffix in SCRIPTS and named in path.read_text():
                self._tell(other)
                path.write_text(path.read_text().replace(named, f'"{_versioned(other.name, other)}"'))


def redirect(page: Page, addresses: Addresses) -> None:
    """Let the page name its files by their addresses, and note the sizes of preloads."""
    for element in page.elements:
        # Without its fonts the page starts all the same, so they are not waited for.
        if element.tag == "link" and element["rel"] in PRELOADS and element["as"] != "font":
            element.attributes["data-bytes"] = str(addresses.size(element["href"]))
        for name in element.attributes.keys() & set(NAMING):
            element.attributes[name] = addresses.of(element[name])


def _versioned(name: str, path: Path) -> str:
    # The beginning of the very hash that the service worker knows the file by.
    return f"./{name}?v={hashlib.sha256(path.read_bytes()).hexdigest()[:12]}"
