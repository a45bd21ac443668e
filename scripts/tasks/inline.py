"""Puts what PyScript would ask for one after the other, while Python waits for it, into the page itself."""

import html
import json
import re
import tomllib
from pathlib import Path

from scripts.tasks.console import Problem

ENTRY = re.compile(r'<script type="py" src="\./([^"?]+)[^"]*" config="([^"]+)"></script>')


def inline(site: Path) -> None:
    """The page's entry with its code and configuration, in the place of one that names two files."""
    page = site / "index.html"
    text = page.read_text()
    found = ENTRY.search(text)
    if found is None:
        raise Problem("The page does not say where its Python begins.")
    code, configuration = (site / name for name in found.groups())
    page.write_text(text.replace(found[0], entry(code.read_text(), configuration.read_text())))
    code.unlink()
    configuration.unlink()


def entry(code: str, configuration: str) -> str:
    """A script element for PyScript; the browser takes it for data."""
    if "</" in code:
        raise Problem("The page's Python holds what would end its element.")
    settings = html.escape(json.dumps(tomllib.loads(configuration)))
    return f'<script type="py" config="{settings}">\n{code}</script>'
