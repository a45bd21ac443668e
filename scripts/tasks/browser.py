"""Finds a Chromium for the end-to-end tests, or gets one, or says how."""

import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path

from scripts.tasks.console import Problem, run, step
from scripts.tasks.places import PYTHON

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SHELL = "chromium-headless-shell"
"""Debian's package of the same Chromium without what a person would see: the tests take a third less time in it."""
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
VARIABLE = "HANSA_CHROMIUM"
TRACE = "HANSA_TRACE"
"""Set, it makes the end-to-end tests write traces."""

ADVICE = f"""The end-to-end tests need Chromium, and none was found.
  Debian:        sudo apt-get install chromium
  anywhere:      {PYTHON} -m playwright install --with-deps chromium
  one you have:  {VARIABLE}=/path/to/chromium scripts/e2e"""

ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as p:
    print(p.chromium.executable_path)
"""


def find_chromium() -> str | None:
    """The path of a browser that is here: the one asked for, Playwright's own, or the system's."""
    asked = os.environ.get(VARIABLE)
    if asked:
        if not Path(asked).exists():
            raise Problem(f"{VARIABLE} names {asked}, which does not exist.")
        return asked
    own = run(PYTHON, "-c", ASK_PLAYWRIGHT).strip()
    if Path(own).exists():
        return own
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or (str(MAC) if MAC.exists() else None)


def chromium() -> str:
    """The path of a browser, installed first where that needs no question."""
    found = find_chromium()
    if found is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        with step("Installing Chromium with apt-get"):
            _apt_get("update")
            _apt_get("install", "-y", "--no-install-recommends", "chromium")
        found = find_chromium()
        with step("Installing its quicker form for tests"), suppress(Problem):  # older systems have none
            _apt_get("install", "-y", "--no-install-recommends", SHELL)
    if found is None:
        raise Problem(ADVICE)
    return found


def quickest_chromium() -> str:
    """For tests of the page: the one asked for, or the one that takes least time."""
    whole = chromium()
    return whole if os.environ.get(VARIABLE) else shutil.which(SHELL) or whole


def _apt_get(*arguments: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        ["apt-get", *arguments], check=False, env=environment, capture_output=True, encoding="utf-8", errors="replace"
    )
    if done.returncode != 0:
        raise Problem(f"{done.stdout}{done.stderr}\n{ADVICE}")
