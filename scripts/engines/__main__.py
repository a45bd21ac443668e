"""Runs the smoke test in each browser that is here; prints what was found as JSON. Run by scripts/e2e-engines."""

import json
import shutil
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager

from scripts.engines.engine import Engine, EngineError
from scripts.engines.firefox import firefox
from scripts.engines.smoke import Smoke
from scripts.engines.webkit import webkit
from scripts.tasks.places import DIST
from scripts.tasks.serve import serving

Start = Callable[[str], AbstractContextManager[Engine]]
ENGINES: dict[str, tuple[Start, tuple[str, ...]]] = {
    "WebKitGTK": (webkit, ("WebKitWebDriver",)),
    "Firefox": (firefox, ("firefox-esr", "firefox")),
}


def smoke(name: str) -> dict[str, str]:
    """What one browser makes of the site."""
    start, programs = ENGINES[name]
    program = next(filter(None, map(shutil.which, programs)), None)
    if program is None:
        return {"browser": name, "result": "not here"}
    with serving(DIST, prefix="/some/where/hansa/") as address:
        told = {"browser": name}
        try:
            with start(program) as engine:
                test = Smoke(engine, address)
                told = test.told
                test.run()
        except EngineError as error:
            return {**told, "result": f"failed: {error}"}
    return {**told, "result": "passed"}


if __name__ == "__main__":
    print(json.dumps({"tried": [smoke(name) for name in sys.argv[1:] or ENGINES]}))
