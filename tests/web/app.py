"""An app on a page that only remembers, and short ways to use it."""

import hansa
from tests.web.document import parse
from tests.web.fakes import FakePage, FakeStore
from web.app.app import App


def start(address: str = "#/", store: FakeStore | None = None) -> tuple[App, FakePage]:
    page = FakePage(address)
    app = App(page, FakeStore() if store is None else store)
    page.routed = app.routed
    app.start()
    return app, page


def begin(app: App, page: FakePage, *names: str) -> str:
    page.go("#/new")
    assert "seats" in page.shown, "".join(page.errors)
    while len(names) > 2 + len(parse(page.shown["seats"]).all(data_do="remove")):
        app.did("add")
    for seat, name in enumerate(names):
        app.did(f"name:{seat}", name)
    app.did("begin")
    assert app.services.session is not None
    return app.services.session.id


def record() -> str:
    match = hansa.new(hansa.Setup("hansa", ("Anna", "Bo"), {"start": "1"}, seed="1"))
    for action in ("booths danzig", "booths riga", "booths kalmar"):
        match.play(action)
    return match.dumps()


def text_of(markup: str) -> str:
    return parse(markup).text
