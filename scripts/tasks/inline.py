"""Puts PyScript's configuration into the page itself: it would ask for it while Python waits."""

import json
import tomllib
from pathlib import Path

from scripts.tasks.page import Page
from scripts.tasks.references import Addresses


def inline(site: Path, page: Page, addresses: Addresses) -> None:
    """Give the page its configuration in the place of the name of a file.

    The entry stays a file: PyScript would make a blob: address of anything else, which the page's policy forbids.
    """
    named = page.one("py-config")
    configuration = site / named["src"]
    settings = tomllib.loads(configuration.read_text())
    settings["interpreter"] = addresses.of(settings["interpreter"])
    configuration.unlink()
    named.attributes = {"type": "json", "hidden": None}
    named.inside = json.dumps(settings)
