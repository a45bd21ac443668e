"""Clocks that somebody sets: nobody waits for it, and games stay in their order."""

from __future__ import annotations

import json

import hansa
from tests.web.app import start
from tests.web.fakes import FakePage
from web.opponents import PACE
from web.questions import Answer

HOUR = 3_600_000


def answer(page: FakePage, action: str) -> None:
    """What the worker was asked last is answered."""
    worker = page.workers[-1]
    worker.hear(Answer(json.loads(worker.posted[-1])["number"], action).dumps())


def test_a_computer_moves_on_although_the_clock_was_put_back() -> None:
    app, page = start()
    match = hansa.new(hansa.Setup("hansa", ("Anna", "Bo"), {"start": "1"}, seed="clock"))
    match.seats = ("master", "master")
    page.go(f"#/game/{app.library.add(match).id}")
    page.workers[-1].hear("ready")
    for city in ("danzig", "riga"):
        answer(page, f"booths {city}")
        assert page.waits[-1] <= PACE[app.preferences.speed]
        page.timers.pop()()
        page.set_by -= HOUR
    assert app.session is not None
    assert [str(action) for action in app.session.match.log[-2:]] == ["booths danzig", "booths riga"]
