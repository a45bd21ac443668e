"""Puts all style sheets of the page into one: nothing is painted before the last of them has come."""

import os
import re
from pathlib import Path

SHEET = "web/style.css"
LINK = re.compile(r'<link rel="stylesheet" href="([^"]+)">\n')
RELATIVE = re.compile(r"url\((?!data:)([^)]+)\)")


def bundle(site: Path) -> None:
    """One sheet in the place of those that the page names, in their order."""
    page = site / "index.html"
    text = page.read_text()
    names = LINK.findall(text)
    (site / SHEET).write_text("\n".join(_moved(site / name, (site / SHEET).parent) for name in names))
    for name in names:
        (site / name).unlink()
    text = LINK.sub(f'<link rel="stylesheet" href="{SHEET}">\n', text, count=1)
    page.write_text(LINK.sub(lambda found: found[0] if found[1] == SHEET else "", text))


def _moved(sheet: Path, folder: Path) -> str:
    """A sheet whose addresses are read from another folder instead of from its own."""
    way = Path(os.path.relpath(sheet.parent, folder)).as_posix()
    return RELATIVE.sub(lambda found: f"url({way}/{found[1]})", sheet.read_text())
