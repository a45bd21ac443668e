"""docs/benchmarks.md: each measuring command writes the sections that are its own and leaves the others alone."""

import os
import platform
import re
from pathlib import Path

from scripts.tasks.places import ROOT

REPORT = ROOT / "docs" / "benchmarks.md"


def put(title: str, body: str, report: Path = REPORT) -> None:
    """Write one section, in the place of the one it had or at the end."""
    text = report.read_text()
    section = f"## {title}\n\n{body.strip()}\n"
    found = re.search(rf"^## {re.escape(title)}$.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if found:
        after = text[found.end() :]
        text = text[: found.start()] + section + ("\n" if after else "") + after
    else:
        text = f"{text.rstrip()}\n\n{section}"
    report.write_text(text)
    print(f"\n{section}\nWritten to {report.name}.")


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table; all columns but the first to the right."""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def machine() -> str:
    """What it was measured on, and how many programs wanted a core besides ours when we began."""
    busy = f", load {os.getloadavg()[0]:.1f} when it began" if hasattr(os, "getloadavg") else ""
    return f"{os.cpu_count()} cores ({platform.system()}, {platform.machine()}{busy})"
