"""docs/reliability.md: the sections that scripts/soak and scripts/mutate write from their figures."""

from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from scripts.tasks.places import ROOT
from scripts.tasks.report import put, table

RELIABILITY = ROOT / "docs" / "reliability.md"

GAMES = """\
Written by `scripts/soak` on {date}. It goes on from `docs/figures/soak-*.json`, can be stopped at any time and counts
no game twice, until 300,000 games of Hansa and 100,000 of Hansa Teutonica are in it; other rules or other checks start
anew. `scripts/soak hansa --only NUMBER` plays one game again.

All boards, numbers of players, editions and options take turns, {hansa} set-ups of Hansa and {teutonica} of Hansa
Teutonica. Every game is played to its end; one of more than 200,000 steps would count as one that did not end.

- **Hansa.** A third of the games is uniformly random; in the others the players would rather sell and not end their
  turn, half of the time or nine times of ten. At every step a second program of the rules, which shares no code with
  the first, plays the same action. At a look it has to list the same choices and have the same table: phase, turn,
  who decides, ship, piles, warehouses, booths, talers, goods. Besides, booths, goods and talers are counted: fifteen
  booths a player, no marker more than the game has, no debts. At the end points and winners are read a second time.
- **Hansa Teutonica.** In nine of ten games the players do a sensible thing (finish routes, use what they bring,
  gather pieces) nine, six or three times of ten. In the tenth they prefer nothing for 3,000 steps and then want to
  end: left alone, such games go on for some 20,000 steps, with two players for more than 100,000. At a look every
  piece and marker is counted and has to stand where it may. At the end control, points and winners are read a second
  time.
- **Both.** A look is taken at every 23rd position, beginning with another one in each round of set-ups, and at the
  end. No action is listed twice and some five of the legal ones are read back from their text. Until the end somebody
  must be able to do something.
"""

MUTANTS = """\
Written by `scripts/mutate` on {date}. It makes small mistakes in the rules, one at a time, on a copy of the tree
(cosmic-ray 8: another operator or number, a condition turned round, a loop that never runs, a decorator left out …)
and asks the tests of the rules, the golden games and the counts of positions, the quickest first. The sample is
random, of seed {seed}, and the same on every machine: the packages take turns, every place of a package is as likely
as any other, and at each place one change is made. Annotations are left alone, as they are never run. What was tried
is in `docs/figures/mutants.json`; a later run goes on from there and tries again what got away.
"""


def today() -> str:
    """The date, the same for all time zones."""
    return datetime.now(UTC).date().isoformat()


def games_section(figures: dict[str, dict[str, Any]], configs: dict[str, int]) -> str:
    """What is checked in random games, and how many were played; both games are told of in one place."""
    head = ["", "games", "steps", "looks", "longest game", "broke a rule", "did not end", "processor, minutes"]
    columns = ("games", "steps", "looks", "longest", "broken", "unfinished")
    rows = [
        [name, *(f"{facts[column]:,}" for column in columns), f"{facts['seconds'] / 60:,.0f}"]
        for name, facts in figures.items()
    ]
    return f"{GAMES.format(date=today(), **configs)}\n{table(head, rows)}"


def mutants_section(seed: str, tried: dict[str, dict[str, Any]]) -> str:
    """How many mutants of each package were killed, and every one that was not."""
    by_package: dict[str, Counter[str]] = {}
    for name, fate in tried.items():
        fates = by_package.setdefault("/".join(name.split("/")[:2]), Counter())
        fates.update(["tried", "killed" if fate["killed"] else "equivalent" if "equivalent" in fate else "survived"])
    by_package["all"] = sum(by_package.values(), Counter())
    head = ["", "mutants", "killed", "make no difference", "got away", "killed of all", "killed of those that matter"]
    rows = [
        [
            package,
            *(str(fates[what]) for what in ("tried", "killed", "equivalent", "survived")),
            f"{fates['killed'] / fates['tried']:.1%}",
            f"{fates['killed'] / max(1, fates['tried'] - fates['equivalent']):.1%}",
        ]
        for package, fates in by_package.items()
    ]
    left = [_survivor(name, fate) for name, fate in tried.items() if not fate["killed"]]
    named = "\n\nThose that were not killed:\n\n" + "\n".join(left) if left else ""
    return f"{MUTANTS.format(date=today(), seed=seed)}\n{table(head, rows)}{named}"


def _survivor(name: str, fate: dict[str, Any]) -> str:
    change = "` → `".join(line.removeprefix("- ").removeprefix("+ ") for line in fate["change"])
    return f"- `{name}`: {fate.get('equivalent', 'no test noticed.')}\n  `{change}`"


def put_section(title: str, body: str, report: Path = RELIABILITY) -> None:
    """Into the document, which others write parts of as well."""
    if not report.exists():
        report.write_text("# Reliability\n\nWhat we promise, how it is tested, and what came of it.\n")
    put(title, body, report)
