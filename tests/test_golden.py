"""Whole games, recorded once: each still plays to the same position and the same score sheets, on every Python.

A new one is a finished game among persons, saved from the page as `tests/golden/NAME.hansa`. How each game ends is
written beside its record by `python -m tests.test_golden`: after a new game, or after a rule has changed on purpose.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hansa

GOLDEN = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.hansa"))
BALTIC = [name for name in NAMES if name.startswith("hansa-")]


def sheets(match: hansa.Match) -> str:
    """How a game ended, as it stands beside its record."""
    outcome = match.outcome
    assert outcome is not None
    players = match.setup.players
    lines = [
        f"digest: {match.digest()}",
        f"actions: {match.ply}",
        f"winners: {', '.join(players[seat] for seat in outcome.winners)}",
    ]
    for sheet in outcome.sheets:
        lines += ["", players[sheet.seat]]
        lines += [f"  {row.name} {row.count} = {row.points}" for row in sheet.rows]
        lines.append(f"  total = {sheet.total}")
    return "\n".join(lines) + "\n"


def record(name: str) -> str:
    return (GOLDEN / f"{name}.hansa").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    match = hansa.load(record(name))
    assert sheets(match) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_comes_out_of_its_own_seed_again(name: str) -> None:
    """The draws of a record stand in it; that the seed still gives them is a promise of its own.

    Some were written by earlier revisions of the rules; they open, and go on by the oldest that is still known.
    """
    old = hansa.load(record(name))
    match = hansa.new(old.setup, old.title)
    for action, actor in zip(old.log, old.actors, strict=True):
        if actor != hansa.CHANCE:
            match.play(action)
    assert match.dumps() == re.sub(r"\nrules: \d+\n", f"\nrules: {match.setup.rules}\n", record(name), count=1)


def test_there_is_a_golden_game_for_every_number_of_players_with_and_without_bonuses() -> None:
    setups = [hansa.load(record(name)).setup for name in BALTIC]
    found = {(len(setup.players), setup.options["bonuses"]) for setup in setups}
    assert found == {(players, bonuses) for players in (2, 3, 4) for bonuses in ("off", "on")}


def test_there_is_a_golden_game_for_every_way_to_end() -> None:  # H9, H18, H20
    found = set()
    for name in BALTIC:
        match = hansa.load(record(name))
        assert match.outcome is not None
        totals = sorted(sheet.total for sheet in match.outcome.sheets)
        view = match.game.view(match.state, 0)
        found.add("points" if totals[-1] > totals[-2] else "booths" if len(match.outcome.winners) == 1 else "shared")
        found.add("piles left" if sum(view.piles) else "piles run out")
        for ply, action in enumerate(match.log):
            if action.family == "replenish" and len(match.game.legal_actions(match.at(ply))) == 1:
                found.add("board bought empty")
    assert found == {"points", "booths", "shared", "piles left", "piles run out", "board bought empty"}


def test_there_is_a_golden_game_with_every_kind_of_action() -> None:
    families = [{action.family for action in hansa.load(record(name)).log} for name in BALTIC]
    assert max(len(each) for each in families) == 13


if __name__ == "__main__":
    for each in NAMES:
        (GOLDEN / f"{each}.txt").write_text(sheets(hansa.load(record(each))), encoding="utf-8")
