"""From the first screen to the table and back, and what is told on the way."""

import inspect
import re

import pytest

import hansa
from tests.web.app import begin, start, text_of
from tests.web.document import parse
from tests.web.fakes import FakeFile, FakeStore
from web.app.app import App
from web.text import say
from web.wire import address as routes


def test_the_static_frame_of_home_is_not_drawn_again() -> None:
    _, page = start()
    assert "app" not in page.patches
    assert page.marks["screen"] == "home"
    assert page.marks["ready"] == "1"
    assert page.tops == 0


def test_an_early_address_opens_as_soon_as_python_is_there() -> None:
    _, page = start("#/new")
    assert page.marks["screen"] == "setup"
    assert page.patches[0] == "app"


@pytest.mark.parametrize("address", ["#/nowhere", "#/game/", "#/game/<b>", "#/game/unknown", "#x"])
def test_addresses_that_lead_nowhere_lead_home(address: str) -> None:
    _, page = start(address)
    assert page.address == "#/"
    assert page.marks["screen"] == "home"


def test_every_word_of_an_address_has_its_case() -> None:
    cases = re.findall(r"^ +case \"(\w+)\"", inspect.getsource(App._route), re.MULTILINE)
    assert {"home", *(place.screen for place in routes.PLACES.values())} == set(cases)


def test_from_home_to_a_new_game_and_back_to_the_list() -> None:
    app, page = start()
    game_id = begin(app, page, "Anna", "Bo")
    assert page.address == f"#/game/{game_id}"
    assert page.marks["screen"] == "table"
    assert page.tops == 2
    page.go("#/")
    assert "Anna and Bo" in text_of(page.shown["games"])


def test_only_what_changed_is_drawn() -> None:
    app, page = start("#/new")
    app.did("name:0", "Ada")
    page.patches.clear()
    app.did("name:0", "Zoe")
    assert page.patches == ["start-player", "shield-0"]
    page.patches.clear()
    app.did("start", "drawn")
    assert page.patches == []


def test_what_lies_inside_something_drawn_anew_is_drawn_anew() -> None:
    app, page = start("#/new")
    page.patches.clear()
    app.did("add")
    assert page.patches[0] == "seats"
    assert {"shield-0", "shield-1", "shield-2"} <= set(page.patches)


def test_who_goes_elsewhere_while_a_table_is_laid_is_not_brought_back() -> None:
    app, page = start()
    game_id = begin(app, page, "Anna", "Bo")
    page.go(routes.HOME)
    page.busy = True
    page.go(routes.game(game_id))
    page.waiting.pop(0)()
    assert app.services.screen.name == "home", "the table is laid, and not shown yet"
    app.did("menu", game_id)
    assert not page.dialog, "who leaves a screen does nothing there any more"
    page.go("#/new")
    page.waiting.pop(0)()
    assert (app.services.screen.name, page.waiting) == ("setup", [])


def test_two_to_four_can_play() -> None:
    app, page = start("#/new")
    app.did("remove", "0")
    assert len(parse(page.shown["seats"]).all("li")) == 2
    for _ in range(5):
        app.did("add")
    assert len(parse(page.shown["seats"]).all("li")) == 4
    assert parse(page.shown["seat-count"]).values("data-do") == []


def test_players_can_be_reordered_and_removed_and_keep_their_names() -> None:
    app, page = start()
    page.go("#/new")
    app.did("add")
    for seat, name in enumerate(("Anna", "Bo", "Cy")):
        app.did(f"name:{seat}", name)
    app.did("up", "2")
    app.did("remove", "0")
    app.did("start", "2")
    app.did("begin")
    assert app.services.session is not None
    assert list(app.services.session.players) == ["Cy", "Bo"]
    assert app.services.session.match.setup.options["start"] == "2"
    page.go("#/new")
    assert "Cy" in parse(page.shown["seats"]).values("value"), "the names of last time are there again"


def test_a_start_player_who_left_is_drawn_instead() -> None:
    app, page = start("#/new")
    app.did("add")
    app.did("start", "3")
    app.did("remove", "2")
    app.did("begin")
    assert app.services.session is not None
    assert app.services.session.match.setup.options["start"] == "drawn"
    assert page.errors == []


def test_empty_names_get_numbers_and_every_game_its_own_seed() -> None:
    app, page = start()
    begin(app, page, "", "  ")
    assert app.services.session is not None
    assert list(app.services.session.players) == ["Player 1", "Player 2"]
    seed = app.services.session.match.setup.seed
    begin(app, page, "", "")
    assert app.services.session.match.setup.seed != seed


MARKUP = "<img src=x onerror=alert(1)>"


def test_names_and_titles_with_markup_are_text_on_every_screen() -> None:
    app, page = start()
    game_id = begin(app, page, MARKUP, '"><script>x</script>')
    app.did("app.menu")
    app.did("rename", in_dialog=True)
    app.did("title", MARKUP, in_dialog=True)
    app.did("save-title", in_dialog=True)
    app.did("app.menu")
    page.go("#/")
    app.did("menu", game_id)
    app.did("delete", in_dialog=True)
    assert page.errors == []
    for markup in page.shown.values():
        assert not parse(markup).all("img")
        assert not parse(markup).all("script")
    assert any("<img src=x" in parse(markup).text for markup in page.shown.values())


def test_rename_duplicate_download_and_delete_with_undo() -> None:
    app, page = start()
    game_id = begin(app, page, "Anna", "Bo")
    page.go("#/")
    app.did("menu", game_id)
    assert page.dialog
    app.did("rename", in_dialog=True)
    app.did("title", "Friday", in_dialog=True)
    app.did("save-title", in_dialog=True)
    assert not page.dialog
    assert "Friday" in text_of(page.shown["games"])
    app.did("menu", game_id)
    app.did("duplicate", in_dialog=True)
    assert "Copy of Friday" in text_of(page.shown["games"])
    app.did("menu", game_id)
    app.did("download", in_dialog=True)
    assert hansa.load(page.files["Friday.hansa"]).title == "Friday"
    app.did("menu", game_id)
    app.did("copy", in_dialog=True)
    assert page.marks["clipboard"] == page.files["Friday.hansa"]
    app.did("menu", game_id)
    app.did("delete", in_dialog=True)
    assert len(app.services.library.games()) == 1
    app.did("app.notice")
    assert len(app.services.library.games()) == 2
    assert page.shown["notice"] == ""


def test_renaming_at_the_table_is_not_undone_by_the_next_step() -> None:
    app, page = start()
    begin(app, page, "Anna", "Bo")
    app.did("app.menu")
    app.did("rename", in_dialog=True)
    app.did("title", "Friday", in_dialog=True)
    app.did("save-title", in_dialog=True)
    app.tapped("city:riga")
    assert app.services.library.games()[0].title == "Friday"
    assert page.tops == 2


def test_a_notice_stays_behind_when_a_person_goes_to_another_screen() -> None:
    app, page = start("#/game/nothing")
    assert say("game.gone") in text_of(page.shown["notice"])
    page.go(routes.NEW)
    assert page.shown["notice"] == ""
    app.services.guarded(lambda: app.services.notice("Something"))
    app.did("app.home")
    assert page.shown["notice"] == ""


@pytest.mark.parametrize("first", ["notice", "go"])
def test_a_notice_comes_along_where_the_page_itself_goes_on(first: str) -> None:
    app, page = start()
    waiting: list[str] = []
    page.routed = lambda: waiting.append(page.address)  # a browser tells of a new address a little later

    def act() -> None:
        if first == "go":
            app.services.go(routes.NEW)
        app.services.notice("Something")
        if first == "notice":
            app.services.go(routes.NEW)

    app.services.guarded(act)
    assert waiting == [routes.NEW]
    app.routed()
    assert "Something" in page.shown["notice"]
    page.address = routes.HOME
    app.routed()
    assert page.shown["notice"] == ""


def test_a_notice_goes_away_by_itself() -> None:
    app, page = start()
    app.services.guarded(lambda: app.services.notice("Something", "Do"))
    assert "Something" in page.shown["notice"]
    page.timers[-1]()
    assert page.shown["notice"] == ""


def test_preferences_take_effect_and_are_kept() -> None:
    store = FakeStore()
    app, page = start(store=store)
    app.did("app.preferences")
    app.did("choice:confirm", "final", in_dialog=True)
    app.did("choice:motion", "off", in_dialog=True)
    app.did("choice:theme", "dark", in_dialog=True)
    assert page.marks["theme"] == "dark"
    assert page.marks["motion"] == "off"
    again, page = start(store=store)
    assert again.services.preferences.confirm == "final"
    assert page.marks["theme"] == "dark"


def test_the_screen_stays_on_while_a_game_goes_on_unless_somebody_likes_it_otherwise() -> None:
    app, page = start()
    assert "awake" not in page.marks
    begin(app, page, "Anna", "Bo")
    assert page.marks["awake"] == "1"
    app.did("app.preferences")
    app.did("switch:awake", "off", in_dialog=True)
    assert page.marks["awake"] is None
    app.did("switch:awake", "on", in_dialog=True)
    assert page.marks["awake"] == "1"
    page.go("#/")
    assert page.marks["awake"] is None


def test_an_error_nobody_foresaw_is_told() -> None:
    app, page = start()

    def fail() -> None:
        raise ZeroDivisionError("deep inside")

    app.services.guarded(fail)
    assert page.dialog
    assert "deep inside" in page.shown["dialog"]
    assert "ZeroDivisionError" in page.errors[0]
    app.did("copy", in_dialog=True)
    assert "Traceback" in (page.marks["clipboard"] or "")
    app.dismissed()
    assert not page.dialog


def test_a_screen_that_cannot_be_drawn_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    app, page = start()
    monkeypatch.setattr(app.services.screen, "fragments", lambda: 1 / 0)
    app.tapped("x")
    assert page.dialog
    assert "ZeroDivisionError" in page.errors[0]


def test_a_table_is_told_that_it_has_been_drawn() -> None:
    match = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cy"), {"board": "britannia-3", "start": "1"}, "1"))
    place = next(str(action) for action in match.legal_actions if action.family == "place")
    for line in (place, "end", place.replace("place", "displace"), "pay 1t"):
        match.play(line)
    app, page = start()
    page.is_portrait = lambda: True  # type: ignore[method-assign]
    app.chosen(FakeFile("a.hansa", match.dumps()))
    assert page.marks["screen"] == "table"
    assert (page.marks["focus"] or "").startswith("post:")
