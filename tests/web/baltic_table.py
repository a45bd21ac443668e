"""A table of Hansa without a browser: the screen, and a host that remembers what it was asked."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

import hansa
from tests.baltic.table import table as position
from tests.web.fakes import FakeThinker
from web.games.baltic.table import HansaTable
from web.play.preferences import Preferences
from web.play.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.baltic.table import Table as Position
    from web.wire.screen import Dialog, Drawn, Host

TAPPABLE = re.compile(r'data-id="([^"]+)"')


@dataclass
class FakeHost:
    """Remembers; the real one is the app."""

    preferences: Preferences = field(default_factory=Preferences)
    announced: list[str] = field(default_factory=list)
    dialog: Dialog | None = None
    focus_on: str = ""
    tall: bool = False
    frame: tuple[float, float] = (0.0, 0.0)
    centred: tuple[float, float] | None = None
    waiting: Callable[[], None] | None = None
    waited: float = 0.0
    called_off: bool = False
    session: Session | None = None
    thinker: FakeThinker = field(default_factory=FakeThinker)
    passed: float = 0.0

    def safely(self, draw: Callable[[], Drawn], otherwise: Callable[[], Drawn]) -> Drawn:
        del otherwise  # what cannot be drawn is a mistake
        return draw()

    def announce(self, sentence: str) -> None:
        self.announced.append(sentence)

    def show(self, dialog: Dialog) -> None:
        self.dialog = dialog

    def dismiss(self) -> None:
        self.dialog = None

    def focus(self, target: str) -> None:
        self.focus_on = target

    def focused(self) -> str:
        return self.focus_on

    def later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        def call_off() -> None:
            self.called_off = True

        self.waiting, self.waited = call, seconds
        return call_off

    def clock(self) -> float:
        return self.passed

    def upright(self) -> bool:
        return self.tall

    def room(self) -> tuple[float, float]:
        return self.frame

    def centre(self, x: float, y: float) -> None:
        self.centred = x, y


class Table:
    """A screen with its session and host, and short ways to use it."""

    def __init__(
        self,
        names: tuple[str, ...] = ("Anna", "Bo"),
        *,
        seed: str = "t",
        start: str = "1",
        bonuses: str = "off",
        confirm: bool = True,
    ) -> None:
        self.host = FakeHost(Preferences(confirm="always" if confirm else "never"))
        options = {"start": start, "bonuses": bonuses}
        match = hansa.new(hansa.Setup("hansa", names, options, seed))
        self.session = Session(match, "g", preferences=self.host.preferences)
        self.open()

    def open(self) -> None:
        """Sit down at the table, new or once more."""
        self.screen = HansaTable(cast("Host", self.host), self.session)

    def play(self, *texts: str) -> Table:
        """Actions by their text, turns handed on at once; the screen is opened afresh."""
        for text in texts:
            self.session.play(text)
            self.session.confirm()
        self.open()
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

    @property
    def complaint(self) -> str:
        """Why the last thing did not happen, as the bar says it."""
        found = re.search(r'class="why-not">([^<]*)<', self.part("table-bar"))
        return found[1] if found else ""

    def legal_marks(self) -> set[str]:
        """The targets that are highlighted on the board."""
        return set(re.findall(r'data-id="([^"]+)" tabindex="-?\d" class="target is-legal', self.page))


OPENING = ("booths danzig", "booths riga", "booths reval", "booths danzig", "booths luebeck", "booths kalmar")
"""First booths of two players: Anna in Danzig, Reval and Lübeck, Bo in Riga, Danzig and Kalmar."""


def at(where: Position, names: tuple[str, ...] = ("Anna", "Bo"), *, confirm: bool = True) -> Table:
    """A table in the middle of a position."""
    table = Table(names, confirm=confirm)
    table.session.match._states[-1] = where.state
    table.open()
    return table


SALE = position(
    players=3,
    ship="riga",
    booths={"riga": (2, 1, 0)},
    hands=("red3 red2 blue1 blue1 green3", "red1 red2", "blue2"),
)
