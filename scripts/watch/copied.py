"""A copy of the sources, watched: for those who have to change some, and leave a person's own files alone."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts.tasks.places import ROOT

COPIED = ("docs", "hansa", "requirements", "scripts", "web")
SHARED = (".venv", "node_modules", "build/compiled", "build/icons", "build/wheels")
SAID = "The sources are at  "


def copy_tree(target: Path) -> Path:
    """The sources copied; what was installed and made from them is shared."""
    for name in COPIED:
        shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in ROOT.glob("*.*"):
        if path.is_file():
            shutil.copyfile(path, target / path.name)
    shutil.copyfile(ROOT / "LICENSE", target / "LICENSE")
    (target / "build").mkdir()
    for name in SHARED:
        (ROOT / name).mkdir(parents=True, exist_ok=True)
        (target / name).symlink_to(ROOT / name)
    return target


@contextmanager
def watched(root: Path, port: int = 0) -> Iterator[str]:
    """What `scripts/play --watch` serves in that tree; yields the address."""
    command = [sys.executable, "-m", "scripts.tasks", "play", "--watch", "--no-open", "--port", str(port)]
    with tempfile.TemporaryFile("w+") as errors:
        process = subprocess.Popen(command, cwd=root, text=True, stdout=subprocess.PIPE, stderr=errors)
        try:
            lines = iter(process.stdout or ())
            found = next((line for line in lines if SAID in line), None)
            if found is None:
                errors.seek(0)
                raise RuntimeError(errors.read())
            yield found.partition(SAID)[2].strip()
        finally:
            process.terminate()
            process.communicate()
