"""Where the app runs; and puts what PyScript would ask for, while Python waits for it, into the page itself."""

import json
import os
import tomllib
from pathlib import Path

from scripts.tasks.console import Problem
from scripts.tasks.page import Page
from scripts.tasks.references import Addresses

VARIABLE = "HANSA_APP"
PLACES = ("page", "worker")


def place() -> str:
    """Where the app shall run: on the page's own thread, or in a worker."""
    asked = os.environ.get(VARIABLE) or PLACES[0]
    if asked not in PLACES:
        raise Problem(f"{VARIABLE} must be one of {', '.join(PLACES)}, and is {asked}.")
    return asked


def choose(page: Page, where: str) -> None:
    """Leave out what the page has for an app elsewhere."""
    for element in page.elements:
        if element.attributes.pop("data-app", where) != where:
            page.remove(element)


def inline(site: Path, page: Page, addresses: Addresses) -> None:
    """Give the page's entry its code and configuration, in the place of the names of two files."""
    entry = page.one("script", type="py")
    in_worker = "worker" in entry.attributes
    named = page.one("py-config") if in_worker else entry
    configuration = site / named["src" if in_worker else "config"]
    settings = tomllib.loads(configuration.read_text())
    settings["interpreter"] = addresses.of(settings["interpreter"])
    configuration.unlink()
    if in_worker:
        # The entry stays a file: PyScript would make a blob: address of anything else, which the page's policy forbids.
        named.attributes = {"type": "json", "hidden": None}
        named.inside = json.dumps(settings)
        return
    code = site / entry["src"]
    if "</" in code.read_text():
        raise Problem("The page's Python holds what would end its element.")
    entry.attributes = {"type": "py", "config": json.dumps(settings)}
    entry.inside = f"\n{code.read_text()}"  # the browser takes it for data
    code.unlink()
