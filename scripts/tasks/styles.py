"""Puts all style sheets of the page into one: nothing is painted before the last of them has come."""

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
    (site / SHEET).write_text("\n".join(_from_web(site / name) for name in names))
    for name in names:
        (site / name).unlink()
    text = LINK.sub(f'<link rel="stylesheet" href="{SHEET}">\n', text, count=1)
    page.write_text(LINK.sub(lambda found: found[0] if found[1] == SHEET else "", text))


def _from_web(sheet: Path) -> str:
    """A sheet whose addresses are read from web/ instead of from its own folder."""
    return RELATIVE.sub(lambda found: f"url(../{sheet.parent.name}/{found[1]})", sheet.read_text())
