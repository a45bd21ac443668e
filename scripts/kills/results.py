"""The rounds on disk, one line each, and what they come to."""

import json
from typing import Any

from scripts.kills.death import ENDS
from scripts.kills.rounds import Round
from scripts.tasks.places import BUILD
from scripts.tasks.report import table

HEAD = {
    "steps": "steps lost",
    "oldest": "oldest lost step",
    "games": "games lost",
    "back": "deleted or undone, but back",
    "names": "names lost",
}
LOSSES = ("steps", "games", "back", "names")


class Results:
    """What was noted of the rounds in one browser; without `resume` it begins anew."""

    def __init__(self, engine: str, *, resume: bool) -> None:
        self._path = BUILD / "kill-test" / f"{engine.lower()}.jsonl"
        self._path.parent.mkdir(parents=True, exist_ok=True)
        if not resume:
            self._path.unlink(missing_ok=True)
        self._path.touch()
        self.rounds: list[dict[str, Any]] = [json.loads(line) for line in self._path.read_text().splitlines()]

    def add(self, told: Round) -> None:
        """Note one round at once, so that nothing is lost when this is stopped."""
        self.rounds.append(told.facts())
        with self._path.open("a") as file:
            file.write(json.dumps(told.facts(), ensure_ascii=False) + "\n")

    @property
    def nothing_lost(self) -> bool:
        return not any(one["cost"][what] for one in self.rounds for what in LOSSES)

    def summary(self) -> str:
        """A table: a row for each kind of end, and all of them together."""
        by_end = {end: [one for one in self.rounds if one["end"] == end] for end in ENDS}
        rows = [_row(end, some) for end, some in by_end.items() if some]
        return table(["end", "kills", "steps played", *HEAD.values()], [*rows, _row("all", self.rounds)])


def _row(name: str, rounds: list[dict[str, Any]]) -> list[str]:
    costs = [one["cost"] for one in rounds]
    sums = {what: str(sum(cost[what] for cost in costs)) for what in LOSSES}
    oldest = max((cost["oldest"] for cost in costs), default=0.0)
    sums["oldest"] = f"{oldest / 1000:.1f} s" if oldest else "–"
    return [name, str(len(rounds)), str(sum(one["steps"] for one in rounds)), *(sums[what] for what in HEAD)]
