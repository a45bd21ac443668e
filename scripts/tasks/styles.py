"""Puts all style sheets of the page into one: nothing is painted before the last of them has come."""

import os
import re
from pathlib import Path

from scripts.tasks.page import Page

SHEET = "web/style.css"
RELATIVE = re.compile(r"url\((?!data:)([^)]+)\)")


def bundle(site: Path, page: Page) -> None:
    """One sheet in the place of those that the page names, in their order."""
    links = page.all("link", rel="stylesheet")
    sheets = [site / link["href"] for link in links]
    (site / SHEET).write_text("\n".join(_moved(sheet, (site / SHEET).parent) for sheet in sheets))
    for sheet in sheets:
        sheet.unlink()
    links[0].attributes["href"] = SHEET
    for link in links[1:]:
        page.remove(link)


def _moved(sheet: Path, folder: Path) -> str:
    """A sheet whose addresses are read from another folder instead of from its own."""
    way = Path(os.path.relpath(sheet.parent, folder)).as_posix()
    return RELATIVE.sub(lambda found: f"url({way}/{found[1]})", sheet.read_text())
