"""Puts what PyScript would ask for one after the other, while Python waits for it, into the page itself."""

import json
import tomllib
from pathlib import Path

from scripts.tasks.console import Problem
from scripts.tasks.page import Page
from scripts.tasks.references import Addresses


def inline(site: Path, page: Page, addresses: Addresses) -> None:
    """Give the page's entry its code and configuration, in the place of the names of two files."""
    entry = page.one("script", type="py")
    code, configuration = (site / entry[name] for name in ("src", "config"))
    if "</" in code.read_text():
        raise Problem("The page's Python holds what would end its element.")
    settings = tomllib.loads(configuration.read_text())
    settings["interpreter"] = addresses.of(settings["interpreter"])
    entry.attributes = {"type": "py", "config": json.dumps(settings)}
    entry.inside = f"\n{code.read_text()}"  # the browser takes it for data
    code.unlink()
    configuration.unlink()
