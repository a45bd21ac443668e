"""scripts/lock: write the lock files anew from package.json and requirements/*.in."""

import shutil
import sys

from scripts.tasks.console import run, step
from scripts.tasks.places import BUILD, REQUIREMENTS, ROOT
from scripts.tasks.setup import node

UV = "uv==0.13.7"
PYTHONS = {
    "dev": "3.11",
    "build": "3.11",
    "engines": "3.11",
    "mutate": "3.11",
    "pyodide": "3.14",
    "site": "3.14",
}  # dev first: two others follow it


def lock() -> None:
    """Resolve every dependency again; the newest versions that fit win."""
    node()
    tool = BUILD / "lock-tool"
    with step(f"Installing {UV}"):
        run(sys.executable, "-m", "venv", "--clear", tool)
        run(tool / "bin" / "python", "-m", "pip", "install", "--quiet", UV)
    for name, python in PYTHONS.items():
        with step(f"Locking requirements/{name}.txt"):
            options = ["--universal", "--generate-hashes", "--upgrade", "--quiet", "--python-version", python]
            if name in {"build", "pyodide"}:
                options += ["--constraint", "requirements/dev.txt"]
            if name == "mutate":
                options += ["--no-deps"]
            target = REQUIREMENTS / f"{name}.txt"
            command = ("pip", "compile", *options, "--custom-compile-command", "scripts/lock")
            run(tool / "bin" / "uv", *command, f"requirements/{name}.in", "--output-file", target)
    for folder in (ROOT, REQUIREMENTS / "lighthouse"):
        with step(f"Locking {(folder / 'package-lock.json').relative_to(ROOT)}"):
            run(shutil.which("npm") or "npm", "install", "--package-lock-only", "--ignore-scripts", cwd=folder)
