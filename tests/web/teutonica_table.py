"""A table of Hansa Teutonica without a browser."""

from __future__ import annotations

import contextlib
from random import Random
from typing import TYPE_CHECKING

import hansa
from tests.teutonica.games import choose
from tests.web.table import Table
from web.games import kits

if TYPE_CHECKING:
    pass

NAMES = ("Anna", "Bo", "Cleo", "Dan", "Eva")


def new_table(board: str = "hanseatic-4-5", players: int = 4, *, confirm: bool = False, **options: str) -> Table:
    chosen = {"board": board, "start": "1", **options}
    return Table(
        kits()["teutonica"].sit, hansa.new(hansa.Setup("teutonica", NAMES[:players], chosen, "t")), confirm=confirm
    )


def until(table: Table, phase: str, seed: int = 1, limit: int = 2500) -> Table:
    """Play at random, mostly sensibly, until a decision of this kind stands."""
    rng = Random(seed)
    match = table.session.match
    while table.view.phase != phase:
        assert match.to_act != hansa.OVER
        assert match.ply < limit
        legal = match.legal_actions
        favours = [action for action in legal if action.family == "favour"]
        match.play(
            max(favours, key=lambda action: "income" in action.text)
            if favours
            else choose(match.state, legal, rng, 0.85)
        )
    table.open()
    return table


def somewhere(phase: str, where: str, players: int, options: dict[str, str]) -> Table:
    """A table at which a decision of this kind stands."""
    for seed in range(1, 12):
        table = new_table(where, players, confirm=False, **options)
        with contextlib.suppress(AssertionError):
            return until(table, phase, seed)
    raise AssertionError(phase)
