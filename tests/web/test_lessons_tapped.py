"""Every lesson as a learner takes it who does as the coach says: whatever is pointed at is tapped, up to the end."""

import pytest

from tests.web.document import Node, part
from tests.web.fakes import FakePage, FakeStore
from web.app.app import App
from web.games import kits
from web.wire import address as routes

EVERY = [lesson.id for kit in kits().values() for lesson in kit.lessons]
TAPS = 40
"""No lesson needs more."""


def start(address: str) -> tuple[App, FakePage]:
    page = FakePage(address)
    app = App(page, FakeStore())
    page.routed = app.routed
    app.start()
    return app, page


def use(app: App, node: Node, *, in_dialog: bool) -> None:
    """Tap a thing, or use a button."""
    if "data-id" in node:
        app.tapped(node["data-id"])
    else:
        app.did(node["data-do"], node.attributes.get("data-value", ""), in_dialog=in_dialog)


def next_one(page: FakePage) -> tuple[Node, bool] | None:
    """What somebody taps who looks at what is pointed at, and whether it lies in a dialog."""
    if page.dialog:
        sheet = part(page.shown["dialog"])
        found = sheet.all(data_meant=True) or sheet.all(data_do="yes") or sheet.all("button", "primary")
        return found[0], True
    coach, bar = part(page.shown["coach"]), part(page.shown.get("table-bar", ""))
    if coach.all(data_do="lesson-again"):
        return None
    board = page.document.root.all(class_="target is-legal")
    found = coach.all(id="coach-on") or bar.all(class_="pick", data_meant=True) or board or bar.all(data_meant=True)
    assert found, coach.text
    return found[0], False


@pytest.mark.parametrize("lesson", EVERY)
def test_whoever_taps_what_is_pointed_at_comes_to_the_end_and_never_strays(lesson: str) -> None:
    app, page = start(routes.learn(*lesson.split("/")))  # type: ignore[arg-type]
    for _ in range(TAPS):
        found = next_one(page)
        if found is None:
            break
        node, in_dialog = found
        use(app, node, in_dialog=in_dialog)
        assert not part(page.shown["coach"]).all(class_="coach-stray"), part(page.shown["coach"]).text
    assert app.services.library.learned() == [lesson]
    assert not page.errors
