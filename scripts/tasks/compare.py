"""scripts/compare COMMIT: how fast the page is beside the one of another commit, both measured in turn."""

import json
from pathlib import Path

from scripts.tasks import setup
from scripts.tasks.browser import chromium
from scripts.tasks.console import Problem, run, step
from scripts.tasks.places import BUILD, DIST, NODE_MODULES, PYTHON, ROOT, VENV
from scripts.tasks.report import table
from scripts.tasks.site import build


def built(commit: str) -> Path:
    """The site as it was at a commit; made once."""
    found = run("git", "rev-parse", "--short", f"{commit}^{{commit}}").strip()
    tree = BUILD / "compared" / found
    site = tree / "dist"
    if (site / "index.html").exists():
        return site
    with step(f"Building the site of {found}"):
        tree.parent.mkdir(parents=True, exist_ok=True)
        if not tree.exists():
            run("git", "clone", "--quiet", "--no-checkout", ROOT, tree)
            run("git", "checkout", "--quiet", found, cwd=tree)
        for shared in (VENV, NODE_MODULES):
            if not (tree / shared.name).exists():
                (tree / shared.name).symlink_to(shared, target_is_directory=True)
        run(tree / "scripts" / "build", cwd=tree)
    return site


def compare(commit: str, rounds: int) -> None:
    """Print the ratios; below 1 is faster than it was."""
    setup.python_tools("dev")
    build()
    before = built(commit)
    with step(f"Taps and starts of both, {rounds} rounds"):
        printed = run(PYTHON, "-m", "scripts.tasks.compare_sites", chromium(), before, DIST, str(rounds))
    found = json.loads(printed.strip().splitlines()[-1])
    if not found:
        raise Problem("Nothing was measured.")
    rows = [
        [name, f"{old:.1f}", f"{new:.1f}", f"{new / max(old, 1.0):.2f}", f"{low:.2f}–{high:.2f}"]
        for name, (old, new, low, high) in found.items()
    ]
    print(table(["median, ms", commit, "now", "ratio", "95 % of such ratios"], rows))
