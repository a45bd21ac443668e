"""When a table's picture may be kept, and that it is made of nothing but what web/page/kept_picture.js lets through."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hansa
from tests.web.app import begin, start
from tests.web.document import Node
from tests.web.fakes import FakeFile, FakePage, FakeStore
from tests.web.pictures import GOLDEN, at_table
from web.app.app import App
from web.store.slots import GAME, head
from web.wire import address

pytestmark = pytest.mark.cpython_only

SCRIPT = (Path(__file__).resolve().parents[2] / "web" / "page" / "kept_picture.js").read_text()
MOST = int(re.search(r"MOST = ([\d_]+)", SCRIPT)[1])  # type: ignore[index]


def allowed(name: str) -> set[str]:
    """A list of the script; HTML as it is read here has no capitals."""
    listed = re.search(rf"const {name} = new Set\(\s*\[(.*?)\]", SCRIPT, re.DOTALL)
    assert listed
    return set(",".join(re.findall(r'"([^"]*)"', listed[1])).lower().split(","))


def game(stem: str, share: float) -> hansa.Match:
    whole = hansa.load((GOLDEN / f"{stem}.hansa").read_text())
    return whole.branch(int(share * whole.ply))


def drawn(page: FakePage) -> list[Node]:
    """What stands in the frame, without the frame itself."""
    return list(page.document.root.one(id="app").walk())[1:]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.hansa")), ids=lambda path: path.stem)
def test_tables_are_drawn_with_what_a_picture_may_hold(path: Path) -> None:
    elements, attributes = allowed("ELEMENTS"), allowed("ATTRIBUTES")
    assert not {"script", "iframe", "object", "img", "a", "foreignobject", "form", "input", "style", "link"} & elements
    assert not {name for name in attributes if name.startswith("on") or name in {"style", "src", "name", "srcdoc"}}
    for share in (0.0, 0.4, 1.0):
        _, page = at_table(game(path.stem, share))
        for node in drawn(page):
            assert node.tag in elements
            assert set(node.attributes) <= attributes
            assert node.attributes.get("href", "#").startswith("#")
            assert node.attributes.get("type", "button") == "button"
        size = sum(len(markup) for place, markup in page.shown.items() if place not in {"games", "dialog"})
        assert 3 * size < 2 * MOST, "there is room for more"


def step(app: App, store: FakeStore) -> str:
    """As the page makes it of what is kept."""
    assert app.services.session
    return " ".join(
        [app.services.session.id, *(head(store.get(f"{GAME}{app.services.session.id}:{slot}")) for slot in (0, 1))]
    )


@pytest.mark.parametrize(
    "stem", ["hansa-three-players", "teutonica-2009-three-players", "teutonica-promotional-eastern"]
)
def test_a_table_says_which_step_it_shows(stem: str) -> None:
    store = FakeStore()
    app, page = start(store=store)
    app.chosen(FakeFile("game.hansa", game(stem, 0.5).dumps()))
    assert app.services.session
    assert page.marks["keeps"] == step(app, store)
    before = page.marks["keeps"]
    app.services.session.play(app.services.session.legal[0])
    app.services.screen.changed(0)  # type: ignore[attr-defined]
    app.services.guarded(lambda: None)
    assert page.marks["keeps"] == step(app, store) != before
    page.go(address.HOME)
    assert page.marks["keeps"] is None


def test_games_with_secrets_are_never_kept() -> None:
    for share in (0.0, 0.5, 0.97, 1.0):
        _, page = at_table(game("teutonica-missions-and-favours", share))
        assert page.marks.get("keeps") is None


def test_what_only_one_seat_has_seen_is_not_kept() -> None:
    """Markers that were drawn and are not placed yet."""
    whole = hansa.load((GOLDEN / "teutonica-2009-markers.hansa").read_text())
    seen = []
    for ply in range(whole.ply):
        match = whole.branch(ply)
        seat = match.to_act
        if seat >= 0 and match.game.view(match.state, seat).known() != match.game.view(match.state, -1).known():
            seen.append(match)
    assert seen
    for match in seen[:3]:
        _, page = at_table(match)
        assert page.marks.get("keeps") is None


@pytest.mark.parametrize("command", ["overview", "history"])
def test_only_the_table_as_it_is_laid_is_kept(command: str) -> None:
    app, page = at_table(game("hansa-three-players", 0.5))
    assert page.marks["keeps"]
    app.did(command)
    assert page.marks["keeps"] is None


def test_what_was_begun_with_a_tap_is_not_kept() -> None:
    app, page = start()
    begin(app, page, "Anna", "Bo")
    app.tapped("city:riga")
    assert page.marks["keeps"]
    app.tapped("do:nothing")
    assert page.marks["keeps"] is None, "a complaint stands in the bar"
    app.did("cancel")
    assert page.marks["keeps"]
    app.did("undo")
    assert page.marks["keeps"] is None, "what was taken back is not there any more when the game is opened again"


def test_lessons_and_other_screens_are_not_kept() -> None:
    for route in ("#/learn/hansa/1", "#/learn", "#/new", "#/"):
        _, page = start(route)
        assert page.marks.get("keeps") is None


def test_what_is_not_in_the_store_is_not_kept() -> None:
    store = FakeStore()
    app, page = start(store=store)
    begin(app, page, "Anna", "Bo")
    assert page.marks["keeps"]
    store.room = 10
    app.tapped("city:riga")
    assert page.marks["keeps"] is None, "it is only in memory"


def test_a_step_that_another_tab_has_gone_on_from_is_not_kept() -> None:
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    other, elsewhere = start(address.game(game_id), store)
    other.tapped("city:riga")
    assert elsewhere.marks["keeps"] == step(other, store)
    app.services.guarded(lambda: None)
    assert page.marks["keeps"] is None


def test_nothing_is_drawn_over_a_kept_picture_but_its_table() -> None:
    store = FakeStore()
    first, there = start(store=store)
    game_id = begin(first, there, "Anna", "Bo")
    page = FakePage(address.game(game_id), busy=True)
    app = App(page, store)
    page.routed = app.routed
    page.marks["kept"] = "1"
    app.start("kept")
    assert page.waiting
    while page.waiting and page.marks["kept"]:
        assert not {"app", "games"} & set(page.patches)
        page.waiting.pop(0)()
    assert page.marks["kept"] is None
    assert page.marks["screen"] == "table"
    assert page.patches[0] in {"banner", "notice", "dialog"}
    assert "app" in page.patches


def test_where_there_is_no_such_game_home_comes_in_the_place_of_its_picture() -> None:
    page = FakePage(address.game("unknown"))
    app = App(page, FakeStore())
    page.routed = app.routed
    app.start("kept")
    assert page.marks["screen"] == "home"
    assert page.marks["kept"] is None
    assert {"app", "games"} <= set(page.patches)


def test_a_tap_on_a_picture_that_is_not_true_any_more_is_told() -> None:
    app, page = start()
    begin(app, page, "Anna", "Bo")
    app.went_on()
    assert "tap again" in page.shown["notice"]
