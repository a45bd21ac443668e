"""What is kept of a test that failed, in build/e2e/: a picture of every page, and a trace of all that was done.

    .venv/bin/python -m playwright show-trace build/e2e/NAME.zip

A trace doubles a test's work, so only what failed and is tried once more is traced (scripts/e2e), or what is run with
HANSA_TRACE=1.
"""

import os
import re
from contextlib import suppress

import pytest
from playwright.sync_api import BrowserContext, Page
from playwright.sync_api import Error as PlaywrightError

from scripts.tasks.browser import TRACE
from scripts.tasks.places import BUILD

FOLDER = BUILD / "e2e"
""".github/workflows/test.yml and scripts/tasks/checks.py know it, too."""
FAILED = pytest.StashKey[bool]()


def name(item: pytest.Item) -> str:
    """A test's name as a file's."""
    return re.sub(r"[^A-Za-z0-9]+", "-", item.name).strip("-")


def note_failure(item: pytest.Function) -> None:
    """Remember it until the contexts are closed, and take pictures while there is something to see."""
    item.stash[FAILED] = True
    FOLDER.mkdir(parents=True, exist_ok=True)
    for argument, page in item.funcargs.items():
        if isinstance(page, Page) and not page.is_closed():
            with suppress(PlaywrightError):  # a page that does not answer any more
                page.screenshot(path=FOLDER / f"{name(item)}-{argument}.png")


def failed(item: pytest.Item) -> bool:
    """Whether the test itself failed; what is found when it ends is somebody else's to say."""
    return item.stash.get(FAILED, False)


def record(context: BrowserContext) -> None:
    """Write down what is done from now on, where that is wished for."""
    if os.environ.get(TRACE):
        context.tracing.start(snapshots=True, screenshots=True)


def stop(context: BrowserContext, kept_as: str) -> None:
    """Keep what was written down under a name, or throw it away."""
    if os.environ.get(TRACE):
        with suppress(PlaywrightError):  # a browser that was killed
            context.tracing.stop(path=FOLDER / f"{kept_as}.zip" if kept_as else None)
