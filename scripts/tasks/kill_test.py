"""scripts/kill-test: the browser is killed while games are played, and nothing that was on the screen may be lost."""

import os

from scripts.tasks import setup
from scripts.tasks.browser import VARIABLE, chromium
from scripts.tasks.console import Problem, watch
from scripts.tasks.places import PYTHON
from scripts.tasks.site import build

KILLS = 300
SEED = "1"


def kill_test(kills: int = KILLS, seed: str = SEED, *, resume: bool = False) -> None:
    """So many kills; `resume` goes on after those of the last time."""
    setup.python_tools("dev")
    build()
    os.environ[VARIABLE] = chromium()
    how = ["--seed", seed, *(["--resume"] if resume else [])]
    code, _ = watch(PYTHON, "-m", "scripts.kills", str(kills), *how)
    if code != 0:
        raise Problem("Something was lost, or not every kill was made; what it was stands above.")
