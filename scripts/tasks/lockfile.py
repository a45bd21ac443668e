"""Writes the lock file from which Pyodide loads our wheels; it refuses a wheel whose hash differs."""

import hashlib
import json
import re
import zipfile
from email.parser import Parser
from pathlib import Path
from typing import Any


def canonical(name: str) -> str:
    """The one spelling of a distribution's name."""
    return re.sub(r"[-_.]+", "-", name).lower()


def always(requirement: str) -> bool:
    """Whether a wheel needs this in the site: not an extra, and not a stand-in for an older Python's library."""
    marker = requirement.partition(";")[2]
    return "extra ==" not in marker and not re.match(r"\s*python_version\s*<", marker)


def entry(wheel: Path) -> dict[str, Any]:
    """What Pyodide wants to know about one wheel."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        info = next(name for name in names if name.endswith(".dist-info/METADATA"))
        metadata = Parser().parsestr(archive.read(info).decode())
    needs = filter(always, metadata.get_all("Requires-Dist", []))
    tops = {name.split("/")[0].removesuffix(".py") for name in names if name.endswith(".py")}
    return {
        "name": canonical(metadata["Name"]),
        "version": metadata["Version"],
        "file_name": wheel.name,
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "install_dir": "site",
        "package_type": "package",
        "imports": sorted(tops),
        "depends": sorted(canonical(re.split(r"[^\w.-]", need)[0]) for need in needs),
        "unvendored_tests": False,
    }


def lock_text(runtime_lock: Path, wheels: list[Path]) -> str:
    """A lock file for the runtime that knows these wheels and no others."""
    info = json.loads(runtime_lock.read_text())["info"]
    packages = {made["name"]: made for made in map(entry, wheels)}
    missing = {need for made in packages.values() for need in made["depends"]} - set(packages)
    if missing:
        raise ValueError(f"wheels that the site lacks: {', '.join(sorted(missing))}")
    return json.dumps({"info": info, "packages": packages}, indent=1, sort_keys=True) + "\n"
