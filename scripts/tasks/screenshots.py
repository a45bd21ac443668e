"""scripts/screenshots: every screen at every size, light and dark, into build/screenshots/; some of them into docs/."""

import os
from collections.abc import Sequence

from scripts.tasks import setup
from scripts.tasks.browser import VARIABLE, chromium
from scripts.tasks.console import Problem, watch
from scripts.tasks.places import PYTHON
from scripts.tasks.site import build


def screenshots(arguments: Sequence[str] = ()) -> None:
    """Build the site and take its pictures; arguments are names of screens, all of them where none is given."""
    setup.python_tools("dev")
    build()
    os.environ[VARIABLE] = chromium()
    code, line = watch(PYTHON, "-m", "scripts.pictures", *arguments)
    if code != 0:
        raise Problem(f"Not every picture could be taken. The last line was: {line}")
