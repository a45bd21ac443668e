"""A table with computers, without a browser and without a worker: the test answers for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import hansa
from tests.web.table import FakeHost, drawn
from web.games import kits
from web.play.preferences import Preferences
from web.play.session import Session

if TYPE_CHECKING:
    from web.wire.screen import Services


class Game:
    """A table with a person first and a master second, unless told otherwise."""

    def __init__(self, *seats: str, speed: str = "once") -> None:
        seats = seats or ("person", "master")
        self.host = FakeHost(Preferences(confirm="never", speed=speed))
        names = ("Anna", "Bo", "Cy", "Di")[: len(seats)]
        match = hansa.new(hansa.Setup("hansa", names, {"start": "1"}, seed="opponents"))
        match.seats = seats
        self.session = self.host.session = Session(match, "g", preferences=self.host.preferences)
        self.thinker = self.host.thinker
        self.sit_down()

    def sit_down(self) -> None:
        """At the table, new or once more."""
        self.screen = kits()["hansa"].sit(cast("Services", self.host), self.session)

    @property
    def bar(self) -> str:
        return drawn(self.screen)["table-bar"]

    @property
    def note(self) -> str:
        """What was asked about, with its answer."""
        return drawn(self.screen)["table-note"]

    @property
    def log(self) -> str:
        return drawn(self.screen)["table-log"]

    @property
    def ply(self) -> int:
        return self.session.match.ply

    def wait(self) -> None:
        """Let the time pass that a step is waited for."""
        call, self.host.waiting = self.host.waiting, None
        assert call is not None
        call()

    def answer(self, action: str, **more: object) -> None:
        """The computer answers, and what it does is shown."""
        self.thinker.answer(action, **more)
        self.wait()

    def opened(self) -> Game:
        """After the first booths of all."""
        cities = iter(("danzig", "kalmar", "reval", "stockholm", "riga", "luebeck", "aalborg", "toensberg"))
        while self.session.view.phase == "first-booths":
            if self.session.awaits_computer:
                self.answer(f"booths {next(cities)}")
            else:
                self.screen.tap(f"city:{next(cities)}")
        return self
