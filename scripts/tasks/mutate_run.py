"""Mutation testing: makes a random sample of small mistakes in the rules, one at a time, and asks the tests.

What was tried is written down after each mutant, so it can be stopped and gone on with. A mutant that no test noticed
is tried again in the next run, unless the file says why it makes no difference.
"""

import argparse
import difflib
import signal
import sys
import tempfile
from pathlib import Path

from scripts.tasks.mutants import Mutant, sample
from scripts.tasks.mutate_figures import fingerprint, open_question, read, tell, write
from scripts.tasks.mutate_trial import copy_tree, prove_copy, try_source
from scripts.tasks.places import ROOT
from scripts.tasks.reliability import mutants_section, put_section
from scripts.tasks.soak_figures import FIGURES

RESULTS = FIGURES / "mutants.json"
MUTANTS = 200
SEED = "2026"


def change(mutant: Mutant, source: str) -> list[str]:
    """The lines that differ, without what stands around them."""
    before, after = (ROOT / mutant.path).read_text().splitlines(), source.splitlines()
    lines = [line for line in difflib.unified_diff(before, after, n=0, lineterm="") if line[0] in "+-"]
    return [f"{line[0]} {line[1:].strip()}" for line in lines[2:]]


def mutate(count: int, path: Path = RESULTS) -> int:
    """Try what is not settled yet of so many mutants."""
    tried = read(path, SEED)
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
            facts = {"file": fingerprint(mutant.path), "change": change(mutant, source), "killed": killed, "by": by}
            tried[str(mutant)] = facts
            write(path, SEED, tried)
            print(f"{number}/{len(todo)} {mutant}: {f'killed by {by}' if killed else 'SURVIVED'}", flush=True)
    put_section("Mutation testing", mutants_section(SEED, tried))
    return tell(tried)


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
