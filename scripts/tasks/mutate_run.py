"""Mutation testing: makes a random sample of small mistakes in the rules, one at a time, and asks the tests.

What was tried is written down after each mutant, so it can be stopped and gone on with. A mutant that no test noticed
is tried again in the next run, unless the file says why it makes no difference.
"""

import argparse
import difflib
import json
import signal
import sys
import tempfile
from pathlib import Path
from typing import Any

from scripts.tasks.mutants import PACKAGES, Mutant, sample
from scripts.tasks.mutate_trial import copy_tree, prove_copy, try_source
from scripts.tasks.places import ROOT, digest, files
from scripts.tasks.soak_figures import FIGURES, write_whole

RESULTS = FIGURES / "mutants.json"
MUTANTS = 200
SEED = "2004"
WANTED = 0.97

Tried = dict[str, dict[str, Any]]


def read(path: Path, key: dict[str, str]) -> Tried:
    """What was tried before, if it was with the same rules and the same sample."""
    facts = json.loads(path.read_text()) if path.exists() else {}
    if facts and {name: facts.get(name) for name in key} != key:
        print(f"{path.name} is of other rules or another sample: starts anew.")
        return {}
    return facts.get("mutants", {}) if facts else {}


def write(path: Path, key: dict[str, str], tried: Tried) -> None:
    """The counts, and each mutant with its fate."""
    write_whole(path, {**key, **counts(tried), "mutants": tried})


def counts(tried: Tried) -> dict[str, int]:
    """Killed ones, those that make no difference for a reason that is written down, and those that got away."""
    fates = list(tried.values())
    killed = sum(fate["killed"] for fate in fates)
    equal = sum(not fate["killed"] and "equivalent" in fate for fate in fates)
    return {"tried": len(fates), "killed": killed, "equivalent": equal, "survived": len(fates) - killed - equal}


def open_question(fate: dict[str, Any] | None) -> bool:
    """Whether a mutant is still to be tried."""
    return fate is None or not (fate["killed"] or "equivalent" in fate)


def change(mutant: Mutant, source: str) -> list[str]:
    """The lines that differ, without what stands around them."""
    before, after = (ROOT / mutant.path).read_text().splitlines(), source.splitlines()
    lines = [line for line in difflib.unified_diff(before, after, n=0, lineterm="") if line[0] in "+-"]
    return [f"{line[0]} {line[1:].strip()}" for line in lines[2:]]


def mutate(count: int, path: Path = RESULTS) -> int:
    """Try what is not settled yet of so many mutants."""
    key = {"seed": SEED, "rules": digest(files(*(ROOT / "hansa" / name for name in PACKAGES)))[:16]}
    tried = read(path, key)
    chosen = sample(count, SEED)
    todo = [mutant for mutant in chosen if open_question(tried.get(str(mutant)))]
    print(f"Sample {SEED}: {len(chosen)} mutants, {len(todo)} of them to be tried.", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        tree = copy_tree(Path(folder))
        if todo:
            prove_copy(tree)
        for number, mutant in enumerate(todo, 1):
            source = mutant.source()
            killed, by = try_source(tree, mutant.path, source)
            tried[str(mutant)] = {"change": change(mutant, source), "killed": killed, "by": by}
            write(path, key, tried)
            print(f"{number}/{len(todo)} {mutant}: {f'killed by {by}' if killed else 'SURVIVED'}", flush=True)
    return tell(tried)


def tell(tried: Tried) -> int:
    """Name every survivor, and say how many were killed."""
    for name, fate in tried.items():
        if not fate["killed"]:
            print(f"\n{name}: {fate.get('equivalent', 'no test noticed')}", *fate["change"], sep="\n  ")
    total = counts(tried)
    share = total["killed"] / max(1, total["tried"] - total["equivalent"])
    print(f"\n{', '.join(f'{what} {count}' for what, count in total.items())}: {share:.1%} of those that matter killed")
    return 0 if share >= WANTED else 1


def main(arguments: list[str]) -> int:
    """Read the command line; Ctrl+C and kill stop it between two mutants' notes."""
    options = argparse.ArgumentParser(prog="scripts/mutate", description=__doc__)
    options.add_argument("mutants", nargs="?", type=int, default=MUTANTS, help="how many in all; default: %(default)s")
    wanted = options.parse_args(arguments).mutants
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return mutate(wanted)
    except KeyboardInterrupt:
        print("\nStopped. What was tried is written down; the same command goes on from there.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
