"""scripts/kill-test: the browser is killed while games are played, and nothing that was on the screen may be lost."""

import os
import shutil
import signal

from scripts.tasks import setup
from scripts.tasks.browser import chromium
from scripts.tasks.console import Problem, watch
from scripts.tasks.engines import PACKAGES, PROGRAMS
from scripts.tasks.places import PYTHON
from scripts.tasks.site import build

KILLS = 300
SEED = "1"
ENGINES = ("Chromium", "Firefox")
BROWSER = "HANSA_KILLED_BROWSER"
"""The variable that tells the test which program to kill."""


def kill_test(kills: int = KILLS, seed: str = SEED, engine: str = ENGINES[0], *, resume: bool = False) -> None:
    """So many kills; `resume` goes on after those of the last time."""
    setup.python_tools("dev")
    build()
    os.environ[BROWSER] = chromium() if engine == "Chromium" else _firefox()
    how = ["--seed", seed, "--engine", engine, *(["--resume"] if resume else [])]
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl+C stops the test, which then tells how far it came
    code, _ = watch(PYTHON, "-m", "scripts.kills", str(kills), *how)
    if code != 0:
        raise Problem("Something was lost, or not every kill was made; what it was stands above.")


def _firefox() -> str:
    found = next(filter(None, map(shutil.which, PROGRAMS["Firefox"])), None)
    if found is None:
        raise Problem(f"Firefox is not here.  Debian, Ubuntu:  sudo apt-get install {PACKAGES['Firefox']}")
    os.environ["PYTHONPATH"] = str(setup.python_folder("engines"))
    return found
