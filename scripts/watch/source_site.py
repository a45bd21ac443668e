"""The site as its sources are at this moment: which address stands for what."""

import html
import shutil
import tempfile
import threading
from collections.abc import Iterable
from pathlib import Path

from scripts.tasks.console import Problem, run
from scripts.tasks.licences import licences
from scripts.tasks.lockfile import lock_text
from scripts.tasks.places import PYTHON, ROOT
from scripts.tasks.site import PYODIDE, PYSCRIPT, copy_fonts
from scripts.watch.modules import Modules

HERE = Path(__file__).parent
NOT_DRAWN = {".css", ".js", ".mjs"}
"""What no drawing depends on."""
MODULES = "library/hansa.bin"
SCRIPT = '<script src="watch/reload.js" data-version="{}"></script>'
BROKEN = "<!doctype html><html><head><title>Hansa</title></head><body><pre>{}</pre></body></html>"


class SourceSite:
    """Answers for every address of the site, and draws again what a change concerns."""

    def __init__(self, made: Path, compiled: Path, wheels: list[Path]) -> None:
        self._made = made
        self._modules = Modules(ROOT, compiled)
        self._zipped = b""
        self._trouble = ""
        self.lock = threading.RLock()
        self._folders = {
            "runtime/pyodide/": PYODIDE,
            "runtime/pyscript/": PYSCRIPT / "dist",
            "library/": compiled,
            "web/": ROOT / "web",
            "watch/": HERE,
        }
        shutil.rmtree(made, ignore_errors=True)
        (made / "wheels").mkdir(parents=True)
        for wheel in wheels:
            shutil.copyfile(wheel, made / "wheels" / wheel.name)
        (made / "wheels" / "pyodide-lock.json").write_text(lock_text(PYODIDE / "pyodide-lock.json", wheels))
        copy_fonts(made / "fonts")
        (made / "licences.txt").write_text(licences())
        self.draw()

    def changed(self, paths: Iterable[Path]) -> None:
        """Draw again if these may have changed a drawing; whoever asks meanwhile waits for it."""
        if any(path.suffix not in NOT_DRAWN for path in paths):
            self.draw()

    def draw(self) -> None:
        """Everything that our Python draws, and our modules themselves."""
        with self.lock, tempfile.TemporaryDirectory(dir=self._made) as folder:
            try:
                run(PYTHON, "-m", "scripts.watch.drawn", folder)
                shutil.copytree(folder, self._made, dirs_exist_ok=True)
                self._zipped = self._modules.zipped()
                self._trouble = ""
            except Problem as problem:
                self._trouble = str(problem)
                print(f"\n{problem}", flush=True)

    def page(self, name: str, version: str) -> str:
        """A page that hears of changes; or what is wrong with the Python that should draw it."""
        with self.lock:
            text = BROKEN.format(html.escape(self._trouble)) if self._trouble else (self._made / name).read_text()
        return text.replace("<head>", f"<head>\n{SCRIPT.format(version)}", 1)

    def modules(self) -> bytes:
        """Our modules as a zip."""
        with self.lock:
            return self._zipped

    def file(self, path: str) -> Path:
        """The file that an address stands for, whether there is one or not."""
        if path == "service-worker.js":
            return HERE / "no-worker.js"
        if path == "pyscript.toml":
            return ROOT / path
        for prefix, folder in self._folders.items():
            if path.startswith(prefix):
                return folder / path.removeprefix(prefix)
        return self._made / path
