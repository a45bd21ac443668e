"""A table of Hansa Teutonica without a browser: the screen, and a host that remembers what it was asked."""

from __future__ import annotations

import contextlib
import re
from random import Random
from typing import TYPE_CHECKING, cast

import hansa
from tests.teutonica.games import choose
from tests.web.baltic_table import FakeHost
from web.games.teutonica.table import TeutonicaTable
from web.play.preferences import Preferences
from web.play.session import Session

if TYPE_CHECKING:
    from hansa.teutonica.view import View
    from tests.teutonica.table import Table as Position
    from web.wire.screen import Host

NAMES = ("Anna", "Bo", "Cleo", "Dan", "Eva")


class Table:
    """A screen with its session and host, and short ways to use it."""

    def __init__(
        self, board: str = "hanseatic-4-5", players: int = 4, *, confirm: bool = False, **options: str
    ) -> None:
        self.host = FakeHost(Preferences(confirm="always" if confirm else "never"))
        chosen = {"board": board, "start": "1", **options}
        match = hansa.new(hansa.Setup("teutonica", NAMES[:players], chosen, "t"))
        self.session = Session(match, "g", preferences=self.host.preferences)
        self.session.start()
        self.open()

    def open(self) -> None:
        """Sit down at the table, new or once more."""
        self.screen = TeutonicaTable(cast("Host", self.host), self.session)

    @property
    def view(self) -> View:
        view: View = self.session.view
        return view

    def play(self, *texts: str) -> Table:
        """Actions by their text; the screen is opened afresh."""
        for text in texts:
            self.session.play(text)
        self.open()
        return self

    def lay(self, position: Position) -> Table:
        """Go on from any position of the rules' own table."""
        self.session.match.state[:] = position.state
        self.open()
        return self

    def tap(self, *targets: str) -> Table:
        for target in targets:
            self.screen.tap(target)
        return self

    @property
    def page(self) -> str:
        """Everything that is shown."""
        return "".join(self.screen.fragments().values())

    def part(self, name: str) -> str:
        return self.screen.fragments()[name]

    @property
    def sheet(self) -> str:
        """What the dialog in front shows."""
        assert self.host.dialog
        return self.host.dialog.markup()

    def answer(self, command: str, value: str = "") -> Table:
        """Use a button of the dialog in front."""
        assert self.host.dialog
        self.host.dialog.do(command, value)
        return self

    def glowing(self) -> set[str]:
        """The targets that are highlighted on the board."""
        return set(re.findall(r'data-id="([^"]+)" tabindex="-?\d" class="target is-legal', self.page))


def buttons(markup: str) -> list[tuple[str, str]]:
    """What the buttons of some markup give: (target, "") or (command, value); disabled ones are left out."""
    found = []
    for head in re.findall(r"<(?:button|g)( [^>]*)>", markup):
        if 'disabled="true"' in head or " disabled" in head.replace("aria-disabled", ""):
            continue
        given = dict(re.findall(r'(data-[a-z]+)="([^"]*)"', head))
        if "data-id" in given:
            found.append((given["data-id"], ""))
        elif "data-do" in given:
            found.append((given["data-do"], given.get("data-value", "")))
    return found


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
        table = Table(where, players, confirm=False, **options)
        with contextlib.suppress(AssertionError):
            return until(table, phase, seed)
    raise AssertionError(phase)
