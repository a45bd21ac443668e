"""How many Python calls a tap costs, the same on every machine: two taps whose figures can be compared over time."""

from __future__ import annotations

from pathlib import Path

import hansa
from tests.calls import calls
from tests.web.app import start
from tests.web.fakes import FakeFile, FakePage, FakeStore
from web.app.app import App

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def _first(match: hansa.Match, since: int, family: str, kind: str) -> tuple[hansa.Match, str]:
    """The first position from some ply on in which a tap on one thing plays an action of a family, and that thing."""
    for ply in range(since, match.ply):
        position = match.branch(ply)
        if position.to_act >= 0:
            for action in position.legal_actions:
                named = [each for each in position.game.targets(position.state, action) if each.startswith(kind)]
                if action.family == family and str(action) == str(match.action(ply)) and named:
                    return position, named[0]
    raise LookupError(family)


def _table(match: hansa.Match) -> tuple[App, FakePage]:
    app, page = start(store=FakeStore())
    app.chosen(FakeFile("game.hansa", match.dumps()))
    return app, page


def _second_time(position: hansa.Match, target: str) -> dict[str, int]:
    """Calls of a tap, of taking it back and of drawing nothing new, the second time each is done."""
    app, page = _table(position)
    found: dict[str, int] = {}
    for _ in range(2):
        before = app.services.session.match.ply if app.services.session else 0
        found["tap"] = calls(lambda: app.tapped(target))
        assert app.services.session is not None
        assert app.services.session.match.ply > before, target
        found["undo"] = calls(lambda: app.did("undo"))
        found["nothing"] = calls(app.turned)
    assert not page.errors
    return found


def buying() -> dict[str, int]:
    """Hansa, three players: goods are bought by a tap."""
    whole = hansa.load((GOLDEN / "hansa-three-players.hansa").read_text())
    return _second_time(*_first(whole, 62, "buy", "space:"))


def placing() -> dict[str, int]:
    """Hansa Teutonica, five players on the large board: a trader is placed by a tap."""
    whole = hansa.load((GOLDEN / "teutonica-2009-five-players.hansa").read_text())
    return _second_time(*_first(whole, 255, "place", "post:"))
