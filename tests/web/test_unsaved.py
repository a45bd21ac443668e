"""Games that are only in memory: what the page does for them, and what it says."""

from __future__ import annotations

import hansa
from tests.web.app import begin, start, text_of
from tests.web.fakes import FakePage, FakeStore
from tests.web.test_app_storage import hear
from web.app.app import App
from web.app.unsaved import AGAIN_SECONDS
from web.store.slots import GAME
from web.text import say


def full() -> tuple[App, FakePage, FakeStore, str]:
    """A game whose last step found no room."""
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    store.room = 0
    app.tapped("city:riga")
    return app, page, store, game_id


def asks(page: FakePage) -> bool:
    return bool(page.marks["asks before leaving"])


def with_missions(app: App) -> str:
    options = {"board": "hanseatic-2-3", "missions": "on"}
    return app.services.library.create(hansa.Setup("teutonica", ("Anna", "Bo", "Cleo"), options)).id


def test_the_browser_asks_before_the_page_is_left_only_while_something_is_unsaved() -> None:
    app, page, store, _ = full()
    assert asks(page)
    page.go("#/")
    assert asks(page)
    store.room = None
    app.services.unsaved.returned()
    assert not asks(page)


def test_keeping_is_tried_again_every_minute_until_there_is_room() -> None:
    app, page, store, game_id = full()
    page.go("#/")
    assert page.waits[-1] == AGAIN_SECONDS
    for _ in range(2):
        (again,) = page.timers
        page.timers.clear()
        again()
        assert say("home.unsaved") in page.shown["games"]
    store.room = None
    page.timers.pop()()
    assert page.timers == []
    assert page.shown["banner"] == ""
    assert say("home.unsaved") not in page.shown["games"]
    assert start(store=store)[0].services.library.find(game_id) == app.services.library.find(game_id)


def test_when_the_tab_is_in_front_again_or_another_tab_made_room_keeping_is_tried_again() -> None:
    app, page, store, _ = full()
    store.room = None
    app.services.unsaved.returned()
    assert page.shown["banner"] == ""
    store.room = 0
    app.did("confirm")
    assert page.shown["banner"] != ""
    store.room = None
    hear(app, f"{GAME}other:0")
    assert page.shown["banner"] == ""
    assert page.errors == []


def test_the_banner_at_home_gives_what_is_only_in_this_tab_as_a_file() -> None:
    app, page, _, _ = full()
    page.go("#/")
    assert say("banner.full.elsewhere") in text_of(page.shown["banner"])
    app.did("app.download-unsaved")
    ((name, words),) = page.files.items()
    assert name == "Anna-and-Bo.hansa"
    assert "booths riga" in words
    begin(app, page, "Cy", "Di")
    app.did("app.download-unsaved")
    assert "Cy" in page.files["Cy-and-Di.hansa"], "at the table it is the game at hand"
    page.go("#/")
    app.did("app.download-unsaved")
    both = next(words for name, words in page.files.items() if name.startswith("hansa-20"))
    assert both.count("hansa-record:") == 2


def test_what_was_played_and_not_saved_becomes_a_game_of_its_own_when_another_tab_went_on() -> None:
    first, page, store, game_id = full()
    store.room = None
    second, _ = start(f"#/game/{game_id}", store)  # one step earlier
    second.tapped("city:danzig")
    first.did("confirm")
    assert first.services.session is not None
    assert str(first.services.session.match.log[-1]) == "booths danzig", "the game goes on as the other tab has it"
    records = {save.title: save.record for save in start(store=store)[0].services.library.games()}
    assert records.keys() == {"", "Other line of Anna and Bo"}
    assert "booths riga" in records["Other line of Anna and Bo"]
    assert say("game.other-line.kept", title="Other line of Anna and Bo") in text_of(page.shown["notice"])
    first.did("app.notice")
    assert str(first.services.session.match.log[-1]) == "booths riga"
    assert page.errors == []
    assert not asks(page)


def test_two_lines_part_as_soon_as_the_first_tab_hears_of_the_second() -> None:
    first, page, store, game_id = full()
    store.room = None
    second, _ = start(f"#/game/{game_id}", store)
    second.tapped("city:danzig")
    store.room = sum(map(len, store.values()))
    hear(first, f"{GAME}{game_id}:0")
    assert first.services.session is not None
    assert str(first.services.session.match.log[-1]) == "booths danzig"
    (line,) = first.services.library.unsaved()
    assert line.title == "Other line of Anna and Bo", "there is still no room for it, but it is there"
    assert asks(page)
    assert page.errors == []


def test_preferences_that_could_not_be_kept_are_told() -> None:
    store = FakeStore()
    app, page = start(store=store)
    app.did("app.preferences")
    app.did("choice:theme", "dark", in_dialog=True)
    assert say("preferences.unkept") not in page.shown["dialog"]
    store.room = 0
    app.did("choice:theme", "light", in_dialog=True)
    assert say("preferences.unkept") in page.shown["dialog"]
    assert page.said[-1] == say("preferences.unkept")


def test_the_menu_says_so_where_file_and_text_hold_what_is_dealt_face_down() -> None:
    app, page = start()
    app.did("menu", with_missions(app))
    assert say("secret.file") in page.shown["dialog"]
    assert say("secret.text") in page.shown["dialog"]
    app.did("app.dismiss")
    app.did("menu", begin(app, page, "Anna", "Bo"))
    assert say("secret.file") not in page.shown["dialog"]


def test_the_backup_says_so_where_it_holds_what_is_dealt_face_down() -> None:
    app, page = start()
    begin(app, page, "Anna", "Bo")
    page.go("#/")
    assert say("secret.file") not in page.shown["games"]
    with_missions(app)
    app.turned()
    assert say("secret.file") in page.shown["games"]


def test_the_banner_says_so_where_its_download_holds_what_is_dealt_face_down() -> None:
    app, page, _, _ = full()
    assert say("secret.file") not in text_of(page.shown["banner"])
    secret = with_missions(app)
    app.turned()
    assert say("secret.file") not in text_of(page.shown["banner"]), "the game at hand is another one"
    for route in ("#/", f"#/game/{secret}"):
        page.go(route)
        assert say("secret.file") in text_of(page.shown["banner"])


def test_the_score_sheet_gives_the_game_itself_as_a_file() -> None:
    app, page = start()
    begin(app, page, "Anna", "Bo")
    app.tapped("city:riga")
    app.did("app.download")
    (words,) = page.files.values()
    assert "booths riga" in words
