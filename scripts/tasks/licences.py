"""Collects the licences of what the site ships besides our own code."""

import json

from scripts.tasks.places import NODE_MODULES, ROOT

SHIPPED = (
    "pyodide",
    "@pyscript/core",
    "polyscript",
    "@fontsource/atkinson-hyperlegible",
    "@fontsource/im-fell-english",
)

HEAD = """Hansa's own code is under the MIT licence below.
The runtimes and fonts delivered with it keep their own licences; they follow.
Pyodide contains CPython (Python Software Foundation License) and is built with Emscripten (MIT).
micropip is under the Mozilla Public License 2.0, segno under the BSD 3-Clause License;
their texts are inside their wheels.
"""


def licences() -> str:
    """One text with every licence that a package brings along, and the names of the others."""
    parts = [HEAD, (ROOT / "LICENSE").read_text()]
    for name in SHIPPED:
        package = NODE_MODULES / name
        facts = json.loads((package / "package.json").read_text())
        parts.append(f"{name} {facts['version']} — {facts['license']}\n")
        parts += [path.read_text() for path in sorted(package.glob("LICENSE*"))]
    return f"\n{'-' * 78}\n\n".join(parts)
