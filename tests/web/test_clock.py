"""Clocks that somebody sets: nobody waits for it, and games stay in their order."""

from __future__ import annotations

import json

import hansa
from tests.web.app import begin, start, text_of
from tests.web.document import parse
from tests.web.fakes import FakePage, FakeStore
from web.play.computers import PACE
from web.play.question import Answer
from web.store.dates import YEAR, Moments
from web.text import say

HOUR = 3_600_000


def answer(page: FakePage, action: str) -> None:
    """What the worker was asked last is answered."""
    worker = page.workers[-1]
    worker.hear(Answer(json.loads(worker.posted[-1])["number"], action).dumps())


def test_the_game_played_last_stands_on_top_although_the_clock_was_put_back() -> None:
    app, page = start()
    older = begin(app, page, "Anna", "Bo")
    page.set_by -= HOUR
    newer = begin(app, page, "Cy", "Di")
    assert [save.id for save in app.services.library.games()] == [newer, older]
    page.go(f"#/game/{older}")
    app.tapped("city:riga")
    assert [save.id for save in app.services.library.games()] == [older, newer]
    page.go("#/")
    assert text_of(page.shown["games"]).count("today") == 2


def test_dates_of_earlier_visits_are_gone_by_but_not_those_that_cannot_be() -> None:
    now = 1_700_000_000_000
    assert Moments(lambda: now, lambda: [now + HOUR, now - HOUR]).next() == now + HOUR + 1
    assert Moments(lambda: now, lambda: [now + YEAR, 10**17]).next() == now
    ticking = Moments(lambda: now, list)
    assert [ticking.next() for _ in range(3)] == [now, now + 1, now + 2]


def test_a_game_and_a_backup_of_a_moment_that_cannot_be_have_no_date() -> None:
    store = FakeStore()
    first, page = start(store=store)
    page.set_by = 3 * YEAR
    begin(first, page, "Anna", "Bo")
    first.did("app.home")
    first.did("backup")
    _, page = start(store=store)
    assert not parse(page.shown["games"]).all(class_="when")
    assert say("backup.unknown") in page.shown["games"]


def test_a_computer_moves_on_although_the_clock_was_put_back() -> None:
    app, page = start()
    match = hansa.new(hansa.Setup("hansa", ("Anna", "Bo"), {"start": "1"}, seed="clock"))
    match.seats = ("master", "master")
    page.go(f"#/game/{app.services.library.add(match).id}")
    page.workers[-1].hear("ready")
    for city in ("danzig", "riga"):
        answer(page, f"booths {city}")
        assert page.waits[-1] <= PACE[app.services.preferences.speed]
        page.timers.pop()()
        page.set_by -= HOUR
    assert app.services.session is not None
    assert [str(action) for action in app.services.session.match.log[-2:]] == ["booths danzig", "booths riga"]
