"""Closes a site that has been put together: the list of its files, and the service worker that keeps them."""

import gzip
import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from scripts.tasks.console import Problem
from scripts.tasks.places import files
from scripts.tasks.serve import TYPES

WORKER = "service-worker.js"
LIST = "files.json"
NEVER_KEPT = (".nojekyll", "screenshots/")
"""What only hosts and app shops read."""
OPTIONAL = ("snapshot-",)
"""What only makes the start faster: a browser without room for it has the rest. It is kept unpacked."""


def seal(site: Path, worker: str) -> None:
    """Write the service worker for exactly these files, and the list of all. The lists come before its own code."""
    for name in (WORKER, LIST):
        (site / name).unlink(missing_ok=True)
    found = kept(site)
    optional = {name: len(gzip.decompress((site / name).read_bytes())) for name in found if name.startswith(OPTIONAL)}
    lists = {"FILES": found, "OPTIONAL": optional, "TYPES": types(found)}
    head = "".join(f"const {name} = {json.dumps(filled)};\n" for name, filled in lists.items())
    (site / WORKER).write_text(head + worker)
    (site / LIST).write_text(json.dumps(facts(site), indent=1) + "\n")


def kept(site: Path) -> dict[str, int | str]:
    """Every file that the service worker keeps, with its hash."""
    left_out = (WORKER, LIST, *NEVER_KEPT)
    return {name: fact["sha256"] for name, fact in facts(site).items() if not name.startswith(left_out)}


def types(names: Iterable[str]) -> dict[str, str]:
    """The type of every ending; a worker that had to ask the host for it would believe a wrong answer, too."""
    endings = {Path(name).suffix: name for name in names}
    if unknown := [name for ending, name in endings.items() if ending not in TYPES]:
        raise Problem(f"Nobody has said what type {unknown[0]} has: scripts/tasks/serve.py, TYPES")
    return {ending: TYPES[ending] for ending in sorted(endings)}


def facts(site: Path) -> dict[str, dict[str, int | str]]:
    """Every file of the site with its size and hash."""
    return {
        path.relative_to(site).as_posix(): {
            "bytes": path.stat().st_size,
            "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        }
        for path in files(site)
    }
