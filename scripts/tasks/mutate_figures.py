"""What became of each mutant: a small file that is committed, and that the next run goes on from."""

import json
from pathlib import Path
from typing import Any

from scripts.tasks.places import ROOT, digest
from scripts.tasks.soak_figures import write_whole

WANTED = 0.97

Tried = dict[str, dict[str, Any]]


def read(path: Path, seed: str) -> Tried:
    """What was tried before of the same sample, but for files that have changed since."""
    facts = json.loads(path.read_text()) if path.exists() else {}
    if not facts or facts["seed"] != seed:
        return {}
    tried: Tried = facts["mutants"]
    still = {name: fate for name, fate in tried.items() if fate["file"] == fingerprint(name.partition(":")[0])}
    if len(still) < len(tried):
        print(f"{len(tried) - len(still)} mutants were of files that have changed since: they are tried anew.")
    return still


def fingerprint(path: str) -> str:
    """Tells whether a file of the rules is what it was."""
    return digest([ROOT / path])[:16] if (ROOT / path).exists() else ""


def write(path: Path, seed: str, tried: Tried) -> None:
    """The counts, and each mutant with its fate."""
    write_whole(path, {"seed": seed, **counts(tried), "mutants": tried})


def counts(tried: Tried) -> dict[str, int]:
    """Killed ones, those that make no difference for a reason that is written down, and those that got away."""
    fates = list(tried.values())
    killed = sum(fate["killed"] for fate in fates)
    equal = sum(not fate["killed"] and "equivalent" in fate for fate in fates)
    return {"tried": len(fates), "killed": killed, "equivalent": equal, "survived": len(fates) - killed - equal}


def open_question(fate: dict[str, Any] | None) -> bool:
    """Whether a mutant is still to be tried."""
    return fate is None or not (fate["killed"] or "equivalent" in fate)


def tell(tried: Tried) -> int:
    """Name every survivor, and say how many were killed."""
    for name, fate in tried.items():
        if not fate["killed"]:
            print(f"\n{name}: {fate.get('equivalent', 'no test noticed')}", *fate["change"], sep="\n  ")
    total = counts(tried)
    share = total["killed"] / max(1, total["tried"] - total["equivalent"])
    print(f"\n{', '.join(f'{what} {count}' for what, count in total.items())}: {share:.1%} of those that matter killed")
    return 0 if share >= WANTED else 1
