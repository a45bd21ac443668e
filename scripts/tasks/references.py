"""Makes the files of a site name each other by what is in them, so that no cache mixes two builds."""

import hashlib
import re
from pathlib import Path

from scripts.tasks.console import Problem
from scripts.tasks.places import files

TEXT_TYPES = {".css", ".html", ".js", ".mjs", ".toml"}
# Without its fonts the page starts all the same, so they are not waited for.
PRELOADED = re.compile(r'(<link rel="(?:(?:module)?preload|early)"(?! as="font")[^>]* href="([^"]+)")')
IMPORTED = re.compile(r'(?:(?<=from )|(?<=import\())"\./([\w-]+\.m?js)"')
LINKED = re.compile(r'"(?:\./)?(web/[^"?#]+)"')


def content_hash(paths: list[Path]) -> str:
    """A short name for what is in these files, wherever they lie."""
    return hashlib.sha256(b"".join(hashlib.sha256(path.read_bytes()).digest() for path in paths)).hexdigest()[:12]


def redirect(site: Path, moved: dict[str, str]) -> None:
    """Point to the versioned folders, put ?v=HASH behind what keeps its name, and note the sizes of preloads."""
    texts = [p for p in files(site / "web", site / "index.html", site / "pyscript.toml") if p.suffix in TEXT_TYPES]
    for path in texts:
        text = path.read_text()
        for old, new in moved.items():
            text = re.sub(rf'(?<=["/]){re.escape(old)}', new, text)
        path.write_text(text)
    scripts = _Scripts(site)
    for path in texts:
        if path.suffix in {".js", ".mjs"}:
            scripts.version(path)
    for path in (site / "pyscript.toml", site / "index.html"):
        text = PRELOADED.sub(
            lambda found: f'{found[1]} data-bytes="{_file(site, found[2]).stat().st_size}"', path.read_text()
        )
        path.write_text(LINKED.sub(lambda found: _versioned(found[1], _file(site, found[1])), text))


class _Scripts:
    """The scripts in web/, each of which may import others that lie beside it."""

    def __init__(self, site: Path) -> None:
        self._site = site
        self._done: set[Path] = set()

    def version(self, path: Path) -> Path:
        """Version what a script imports, after what that imports itself."""
        if path not in self._done:
            self._done.add(path)

            def beside(name: str) -> Path:
                return self.version(_file(self._site, (path.parent / name).relative_to(self._site).as_posix()))

            path.write_text(IMPORTED.sub(lambda found: _versioned(found[1], beside(found[1])), path.read_text()))
        return path


def _versioned(name: str, path: Path) -> str:
    # The beginning of the very hash that the service worker knows the file by.
    return f'"./{name}?v={hashlib.sha256(path.read_bytes()).hexdigest()[:12]}"'


def _file(site: Path, name: str) -> Path:
    if not (site / name).is_file():
        raise Problem(f"Something in the site names {name}, which it does not have.")
    return site / name
