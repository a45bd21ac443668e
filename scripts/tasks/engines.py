"""scripts/e2e-engines: a smoke test in WebKitGTK and Firefox where they are; writes docs/engines.md."""

import os
import shutil
from collections.abc import Sequence

from scripts.tasks import setup
from scripts.tasks.bench import last_json
from scripts.tasks.console import Problem, run, step
from scripts.tasks.places import PYTHON, ROOT
from scripts.tasks.report import put, table
from scripts.tasks.site import build

REPORT = ROOT / "docs" / "engines.md"
PACKAGES = {"WebKitGTK": "webkit2gtk-driver xvfb", "Firefox": "firefox-esr"}
"""What each browser is called in Debian."""
PROGRAMS = {"WebKitGTK": ("WebKitWebDriver", "Xvfb"), "Firefox": ("firefox-esr", "firefox")}
COLUMNS = (
    *("browser", "result", "first start", "start after a reload", "kept offline"),
    *("start when all is kept", "which was from"),
)
TEXT = """Written by `scripts/e2e-engines`: start, one turn of Hansa, reload, go on. Seconds are
of a busy machine and tell only that it works.

{table}"""


def engines(names: Sequence[str]) -> None:
    """Try every browser that is here, write down how it went, and say how to get the others."""
    names = names or list(PACKAGES)
    if strange := set(names) - set(PACKAGES):
        raise Problem(f"{', '.join(strange)}: there are only {' and '.join(PACKAGES)}.")
    missing = [name for name in names if not _here(name)]
    for name in missing:
        print(f"• {name} is not here.  Debian, Ubuntu:  sudo apt-get install {PACKAGES[name]}")
    here = [name for name in names if name not in missing]
    if not here:
        raise Problem("There is no browser to try the site in.")
    setup.python_tools("dev")
    build()
    os.environ["PYTHONPATH"] = str(setup.python_folder("engines"))
    with step(f"Playing in {' and '.join(here)}"):
        found = last_json(run(PYTHON, "-m", "scripts.engines", *here))["tried"]
    rows = [[one.get(column, "") for column in COLUMNS] for one in found]
    put("What was tried", TEXT.format(table=table(list(COLUMNS), rows)), REPORT)
    if any(one["result"] != "passed" for one in found):
        raise Problem("Not every browser plays.")


def _here(name: str) -> bool:
    """WebKitGTK needs all of its programs, Firefox one of two names."""
    there = [shutil.which(program) is not None for program in PROGRAMS[name]]
    return all(there) if name == "WebKitGTK" else any(there)
