"""Storage that is full, blocked or shared with another tab."""

from tests.web.app import begin, start, text_of
from tests.web.fakes import FakePage, FakeStore
from web.app.app import App
from web.store.slots import GAME
from web.text import say


def hear(app: App, *keys: str) -> None:
    """Another tab writes, and a while passes."""
    page = app.services.page
    assert isinstance(page, FakePage)
    before = list(page.timers)
    for key in keys:
        app.stored(key)
    for call in page.timers[len(before) :]:
        page.timers.remove(call)
        call()


def test_storage_that_fills_up_shows_a_banner_with_the_download_and_play_goes_on() -> None:
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    before = dict(store)
    store.room = 0
    app.tapped("city:riga")
    assert say("banner.full") in text_of(page.shown["banner"])
    assert app.services.session is not None
    assert str(app.services.session.match.log[-1]) == "booths riga"
    assert {key: store[key] for key in before} == before
    app.did("app.download-unsaved")
    (words,) = page.files.values()
    assert "booths riga" in words
    page.go("#/")
    assert say("home.unsaved") in page.shown["games"]
    page.go(f"#/game/{game_id}")
    assert str(app.services.session.match.log[-1]) == "booths riga"
    store.room = None
    app.did("confirm")
    assert page.shown["banner"] == ""


def test_with_blocked_storage_a_game_can_be_played() -> None:
    app, page = start(store=FakeStore(blocked=True))
    begin(app, page, "Anna", "Bo")
    app.tapped("city:riga")
    assert say("banner.blocked") in text_of(page.shown["banner"])
    assert page.errors == []


def test_a_second_tab_can_only_watch_until_it_takes_over() -> None:
    store = FakeStore()
    first, page = start(store=store)
    game_id = begin(first, page, "Anna", "Bo")
    second_page = FakePage(f"#/game/{game_id}", locked={GAME + game_id})
    second = App(second_page, store)
    second_page.routed = second.routed
    second.start()
    assert say("banner.watching") in text_of(second_page.shown["banner"])
    second.tapped("city:riga")
    assert len(second.services.library.games()[0].record) == len(first.services.library.games()[0].record)
    first.tapped("city:riga")
    hear(second, f"{GAME}{game_id}:0")
    assert second.services.session is not None
    assert str(second.services.session.match.log[-1]) == "booths riga"
    second.did("app.take-over")
    assert page.lost is not None
    page.lost()
    assert second_page.shown["banner"] == ""
    assert say("banner.watching") in text_of(page.shown["banner"])
    second.did("confirm")
    assert second.services.session.seat == second.services.session.next_seat


def test_a_question_about_a_game_goes_when_another_tab_takes_the_game() -> None:
    app, page = start()
    begin(app, page, "Anna", "Bo")
    app.did("app.menu")
    assert page.dialog
    assert page.lost is not None
    page.lost()
    assert not page.dialog


def test_a_question_about_a_game_goes_when_the_game_was_changed_elsewhere() -> None:
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    app.did("log")
    start(store=store)[0].services.library.rename(game_id, "Elsewhere")
    hear(app, f"{GAME}{game_id}:1")
    assert not page.dialog
    assert app.services.session is not None
    assert app.services.session.match.title == "Elsewhere"


def test_who_watches_goes_on_reading_while_others_play() -> None:
    store = FakeStore()
    first, page = start(store=store)
    game_id = begin(first, page, "Anna", "Bo")
    watching = FakePage(f"#/game/{game_id}", locked={GAME + game_id})
    second = App(watching, store)
    second.start()
    second.did("log")
    first.tapped("city:riga")
    hear(second, f"{GAME}{game_id}:0")
    assert watching.dialog


def test_without_locks_the_slower_tab_is_shown_what_the_faster_one_did() -> None:
    store = FakeStore()
    first, page = start(store=store)
    game_id = begin(first, page, "Anna", "Bo")
    second, _ = start(f"#/game/{game_id}", store)
    second.tapped("city:riga")
    first.tapped("city:danzig")
    assert say("game.overtaken") in text_of(page.shown["notice"])
    assert first.services.session is not None
    assert str(first.services.session.match.log[-1]) == "booths riga"
    assert not first.services.session.read_only
    assert page.errors == []


def test_nobody_plays_on_in_a_tab_whose_game_was_taken_over() -> None:
    app, page = start()
    begin(app, page, "Anna", "Bo")
    assert page.document.root.glowing
    assert page.lost is not None
    page.lost()
    app.tapped("city:riga")
    app.did("confirm")
    assert page.errors == []
    assert app.services.session is not None
    assert app.services.session.match.ply == len(app.services.library.open(app.services.session.id).match.log)  # type: ignore[union-attr]
    assert not page.document.root.glowing


def test_a_game_that_another_tab_deleted_does_not_come_back() -> None:
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    start(store=store)[0].services.library.delete(game_id)
    hear(app, f"{GAME}{game_id}:1")
    assert page.address == "#/"
    assert say("game.deleted-elsewhere") in page.said
    assert app.services.library.games() == []


def test_a_game_that_another_tab_deleted_is_not_played_on_before_this_one_hears_of_it() -> None:
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    app.tapped("city:riga")
    undo = start(store=store)[0].services.library.delete(game_id)
    app.did("confirm")  # this tab did not hear of it
    assert page.address == "#/"
    assert say("game.deleted-elsewhere") in page.said
    assert app.services.library.games() == []
    undo()
    assert [save.id for save in app.services.library.games()] == [game_id]


def test_where_the_journal_fails_the_banner_says_at_the_table_what_is_less_safe_until_it_is_read() -> None:
    store = FakeStore()
    app, page = start(store=store)
    begin(app, page, "Anna", "Bo")
    assert page.shown["banner"] == ""
    store.no_journal = "blocked"
    store.troubled("")
    assert say("banner.less-safe") in text_of(page.shown["banner"])
    app.did("app.less-safe")
    assert page.shown["banner"] == ""
    app.tapped("city:riga")
    assert page.shown["banner"] == ""


def test_what_the_journal_was_to_keep_alone_and_could_not_is_only_in_this_tab() -> None:
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    app.tapped("city:riga")
    newest = max(store[key] for key in store if key.startswith(GAME))
    store.no_journal = "full"
    store.troubled(next(key for key in store if store[key] == newest))
    assert say("banner.full") in text_of(page.shown["banner"])
    assert app.services.library.is_unsaved(game_id)
    store.no_journal = ""
    app.did("confirm")
    assert page.shown["banner"] == ""


class Refusing(FakeStore):
    """Both stores take nothing, and the journal says so a moment later."""

    def __init__(self) -> None:
        super().__init__(blocked=True)
        self.refusals = 0

    def put(self, key: str, value: str) -> None:
        self.refusals += 1
        super().put(key, value)


def test_where_both_stores_refuse_nobody_tries_again_because_of_the_refusal() -> None:
    store = Refusing()
    app, page = start(store=store)
    begin(app, page, "Anna", "Bo")
    before = store.refusals
    for _ in range(5):
        store.troubled("")
    assert store.refusals == before
    store.blocked, store.no_journal = False, ""
    store.troubled("")
    assert app.services.library.unsaved() == []


def test_a_late_refusal_of_an_older_step_takes_no_newer_one_back() -> None:
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    app.tapped("city:riga")
    app.did("confirm")
    app.tapped("city:danzig")
    older = min((key for key in store if key.startswith(GAME)), key=lambda key: len(store[key]))
    store.no_journal = "full"
    store.troubled(older)
    assert not app.services.library.is_unsaved(game_id)
    found = app.services.library.find(game_id)
    assert found is not None
    assert "booths danzig" in found.record


def test_what_the_journal_knew_better_and_told_late_is_shown() -> None:
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    late = FakeStore()
    late.update(store)
    other, _ = start(f"#/game/{game_id}", late)
    other.tapped("city:riga")
    store.update(late)
    store.changed(f"{GAME}{game_id}:0")
    page.timers[-1]()
    assert app.services.session is not None
    assert str(app.services.session.match.log[-1]) == "booths riga"


def test_a_game_is_looked_for_in_all_stores_before_it_is_opened() -> None:
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    assert store.refreshed == [game_id]


def test_a_game_with_one_damaged_copy_opens_and_says_that_a_step_may_be_missing() -> None:
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    app.tapped("city:riga")
    newest = max((key for key in store if key.startswith(GAME)), key=lambda key: len(store[key]))
    store[newest] = store[newest][:-5]
    app, page = start(f"#/game/{game_id}", store)
    assert app.services.session is not None
    assert say("game.behind") in text_of(page.shown["notice"])


def test_a_burst_of_writes_by_another_tab_is_drawn_once_and_what_is_not_shown_here_not_at_all() -> None:
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    drawn = count_drawings(app)
    hear(app, *(f"{GAME}other{n}:0" for n in range(2_000)), "preferences", "hansa:anything")
    assert drawn == []
    hear(app, *(f"{GAME}{game_id}:{n % 2}" for n in range(2_000)))
    assert len(drawn) <= 3, "the game is laid out, drawn, and told that it is there"
    page.go("#/")
    drawn = count_drawings(app)
    start(store=store)[0].services.library.rename(game_id, "Elsewhere")
    hear(app, *(f"{GAME}{game_id}:{n % 2}" for n in range(2_000)), "backup", "")
    assert len(drawn) == 1
    assert "Elsewhere" in page.shown["games"]


def count_drawings(app: App) -> list[str]:
    drawn: list[str] = []
    render = app.services.render

    def counted() -> None:
        drawn.append(app.services.screen.name)
        render()

    app.services.render = counted  # type: ignore[method-assign]
    return drawn
