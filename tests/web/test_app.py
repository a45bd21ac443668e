import re
from dataclasses import replace
from pathlib import Path

import pytest

import hansa
from hansa.core import record as record_module
from tests.web.fakes import FakeFile, FakePage, FakeStore
from web.app import App
from web.files import MAX_BYTES, file_name
from web.storage import GAME, Journal
from web.text import say


def start(address: str = "#/", store: FakeStore | None = None) -> tuple[App, FakePage]:
    page = FakePage(address)
    app = App(page, FakeStore() if store is None else store)
    page.routed = app.routed
    app.start()
    return app, page


def begin(app: App, page: FakePage, *names: str) -> str:
    page.go("#/new")
    while len(names) > 2 + page.shown["seats"].count("Remove"):
        app.did("add")
    for seat, name in enumerate(names):
        app.did(f"name:{seat}", name)
    app.did("begin")
    assert app.session is not None
    return app.session.id


def record() -> str:
    match = hansa.new(hansa.Setup("hansa", ("Anna", "Bo"), {"start": "1"}, seed="1"))
    for action in ("booths danzig", "booths riga", "booths kalmar"):
        match.play(action)
    return match.dumps()


def text_of(markup: str) -> str:
    return re.sub("<[^>]*>", " ", markup)


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


def test_two_to_four_can_play() -> None:
    app, page = start("#/new")
    app.did("remove", "0")
    assert page.shown["seats"].count("<li") == 2
    for _ in range(5):
        app.did("add")
    assert page.shown["seats"].count("<li") == 4
    assert "data-do" not in page.shown["seat-count"]


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
    assert app.session is not None
    assert list(app.session.players) == ["Cy", "Bo"]
    assert app.session.match.setup.options["start"] == "2"
    page.go("#/new")
    assert 'value="Cy"' in page.shown["seats"], "the names of last time are there again"


def test_a_start_player_who_left_is_drawn_instead() -> None:
    app, page = start("#/new")
    app.did("add")
    app.did("start", "3")
    app.did("remove", "2")
    app.did("begin")
    assert app.session is not None
    assert app.session.match.setup.options["start"] == "drawn"
    assert page.errors == []


def test_empty_names_get_numbers_and_every_game_its_own_seed() -> None:
    app, page = start()
    begin(app, page, "", "  ")
    assert app.session is not None
    assert list(app.session.players) == ["Player 1", "Player 2"]
    seed = app.session.match.setup.seed
    begin(app, page, "", "")
    assert app.session.match.setup.seed != seed


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
        assert "<img" not in markup
        assert "<script" not in markup
    assert any("&lt;img src=x" in markup for markup in page.shown.values())


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
    assert len(app.library.games()) == 1
    app.did("app.notice")
    assert len(app.library.games()) == 2
    assert page.shown["notice"] == ""


def test_renaming_at_the_table_is_not_undone_by_the_next_step() -> None:
    app, page = start()
    begin(app, page, "Anna", "Bo")
    app.did("app.menu")
    app.did("rename", in_dialog=True)
    app.did("title", "Friday", in_dialog=True)
    app.did("save-title", in_dialog=True)
    app.tapped("city:riga")
    assert app.library.games()[0].title == "Friday"
    assert page.tops == 2


def test_a_notice_goes_away_by_itself() -> None:
    app, page = start()
    app.guarded(lambda: app.notice("Something", "Do"))
    assert "Something" in page.shown["notice"]
    page.timers[-1]()
    assert page.shown["notice"] == ""


def test_preferences_take_effect_and_are_kept() -> None:
    store = FakeStore()
    app, page = start(store=store)
    app.did("app.preferences")
    app.did("switch:confirm", "off", in_dialog=True)
    app.did("switch:animate", "off", in_dialog=True)
    app.did("theme", "dark", in_dialog=True)
    assert page.marks["theme"] == "dark"
    assert page.marks["motion"] == "off"
    again, page = start(store=store)
    assert not again.preferences.confirm
    assert page.marks["theme"] == "dark"


def test_a_good_file_becomes_a_game_and_opens() -> None:
    app, page = start()
    app.chosen(FakeFile("x.hansa", record()))
    assert page.marks["screen"] == "table"
    assert len(app.library.games()) == 1


def test_bytes_order_mark_and_other_line_ends_do_no_harm() -> None:
    app, _ = start()
    app.chosen(FakeFile("x.txt", "\ufeff" + record().replace("\n", "\r\n")))
    assert len(app.library.games()) == 1


BAD = {
    "empty": "",
    "binary": "\x00\x01\ufffd" * 500,
    "picture": "\ufffdPNG\r\n\x1a\n",
    "html": "<html><script>alert(1)</script>",
    "pickle": "\x80\x04cos\nsystem\n(S'x'\ntR.",
    "json": '{"game": "hansa"}',
    "header": "hansa-record: 1\ngame: hansa\nrules: x\n",
    "newer": "hansa-record: 2\n",
    "game": "hansa-record: 1\ngame: chess\nrules: 1\n\n",
    "players": "hansa-record: 1\ngame: hansa\nrules: 1\nplayer: A\n\n",
    "long line": "hansa-record: 1\n" + "x" * 10_000,
    "many lines": "hansa-record: 1\n" + "\n" * 40_000,
    "large": "hansa-record: 1\n" + "x\n" * 600_000,
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_is_no_game_is_told_and_changes_nothing(name: str) -> None:
    store = FakeStore()
    app, page = start(store=store)
    before = dict(store)
    app.chosen(FakeFile("<b>.hansa", BAD[name]))
    assert page.dialog
    assert say("import.failed") in text_of(page.shown["dialog"])
    assert "<b>" not in page.shown["dialog"]
    assert "open-part" not in page.shown["dialog"]
    assert dict(store) == before
    assert page.errors == []


def test_a_file_too_large_is_not_even_read() -> None:
    app, page = start()
    app.chosen(FakeFile("x.hansa", record(), size=MAX_BYTES + 1))
    assert say("import.too-large") in text_of(page.shown["dialog"])
    assert app.library.games() == []


def test_an_illegal_line_is_named_with_its_rule_and_the_part_before_it_can_be_opened() -> None:
    app, page = start()
    lines = record().splitlines()
    lines.append("booths kalmar")
    lines.append("sail danzig")
    app.chosen(FakeFile("x.hansa", "\n".join(lines)))
    told = text_of(page.shown["dialog"])
    assert f"Line {len(lines)}" in told
    assert "sail danzig" in told
    assert re.search(r"Rule H\d+", told)
    assert app.library.games() == []
    app.did("open-part", in_dialog=True)
    assert app.session is not None
    assert str(app.session.match.log[-1]) == "booths kalmar"


def test_a_line_that_is_no_step_is_named() -> None:
    app, page = start()
    app.chosen(FakeFile("x.hansa", record() + "<i>dance</i>\n"))
    told = page.shown["dialog"]
    assert "is not a step" in told
    assert "&lt;i&gt;dance" in told
    assert "open-part" in told


def test_every_reason_a_record_can_be_refused_for_has_a_sentence() -> None:
    source = Path(record_module.__file__).read_text()
    reasons = set(re.findall(r'RecordError\(\s*\w+, "([a-z-]+)"', source))
    assert len(reasons) >= 10
    for reason in reasons:
        assert say(f"import.{reason}", line=1)


def test_storage_that_fills_up_shows_a_banner_with_the_download_and_play_goes_on() -> None:
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    before = dict(store)
    store.room = 0
    app.tapped("city:riga")
    assert say("banner.full") in text_of(page.shown["banner"])
    assert app.session is not None
    assert str(app.session.match.log[-1]) == "booths riga"
    assert {key: store[key] for key in before} == before
    app.did("app.download")
    (words,) = page.files.values()
    assert "booths riga" in words
    page.go("#/")
    assert say("home.unsaved") in page.shown["games"]
    page.go(f"#/game/{game_id}")
    assert str(app.session.match.log[-1]) == "booths riga"
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
    assert len(second.library.games()[0].record) == len(first.library.games()[0].record)
    first.tapped("city:riga")
    second.stored(f"{GAME}{game_id}:0")
    assert second.session is not None
    assert str(second.session.match.log[-1]) == "booths riga"
    second.did("app.take-over")
    assert page.lost is not None
    page.lost()
    assert second_page.shown["banner"] == ""
    assert say("banner.watching") in text_of(page.shown["banner"])
    second.did("confirm")
    assert second.session.seat == second.session.next_seat


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
    start(store=store)[0].library.rename(game_id, "Elsewhere")
    app.stored(f"{GAME}{game_id}:1")
    assert not page.dialog
    assert app.session is not None
    assert app.session.match.title == "Elsewhere"


def test_who_watches_goes_on_reading_while_others_play() -> None:
    store = FakeStore()
    first, page = start(store=store)
    game_id = begin(first, page, "Anna", "Bo")
    watching = FakePage(f"#/game/{game_id}", locked={GAME + game_id})
    second = App(watching, store)
    second.start()
    second.did("log")
    first.tapped("city:riga")
    second.stored(f"{GAME}{game_id}:0")
    assert watching.dialog


def test_without_locks_the_slower_tab_is_shown_what_the_faster_one_did() -> None:
    store = FakeStore()
    first, page = start(store=store)
    game_id = begin(first, page, "Anna", "Bo")
    second, _ = start(f"#/game/{game_id}", store)
    second.tapped("city:riga")
    first.tapped("city:danzig")
    assert say("game.overtaken") in text_of(page.shown["notice"])
    assert first.session is not None
    assert str(first.session.match.log[-1]) == "booths riga"
    assert not first.session.read_only
    assert page.errors == []


def test_an_error_nobody_foresaw_is_told() -> None:
    app, page = start()

    def fail() -> None:
        raise ZeroDivisionError("deep inside")

    app.guarded(fail)
    assert page.dialog
    assert "deep inside" in page.shown["dialog"]
    assert "ZeroDivisionError" in page.errors[0]
    app.did("copy", in_dialog=True)
    assert "Traceback" in (page.marks["clipboard"] or "")
    app.dismissed()
    assert not page.dialog


def test_a_screen_that_cannot_be_drawn_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    app, page = start()
    monkeypatch.setattr(app.screen, "fragments", lambda: 1 / 0)
    app.tapped("x")
    assert page.dialog
    assert "ZeroDivisionError" in page.errors[0]


def test_a_damaged_game_can_be_opened_as_far_as_it_is_left() -> None:
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    app.tapped("city:riga")
    for key in [key for key in store if key.startswith(GAME)]:
        store[key] = store[key].replace('"ply"', '"yps"')
    app, page = start(store=store)
    assert say("home.damaged") in text_of(page.shown["games"])
    app.did("damaged", game_id)
    app.did("open", in_dialog=True)
    assert app.session is not None
    assert str(app.session.match.log[-1]) == "booths riga"
    page.go("#/")
    app.did("damaged", game_id)
    app.did("delete", in_dialog=True)
    assert say("home.damaged") not in text_of(page.shown["games"])


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("", "Anna-and-Bo.hansa"),
        ("Über/../<x>:*?", "Über-x.hansa"),
        ("...", "hansa.hansa"),
        ("x" * 60, "x" * 60 + ".hansa"),
        ("日本", "日本.hansa"),
    ],
)
def test_file_names_are_plain(title: str, name: str) -> None:
    assert file_name(title, ("Anna", "Bo")) == name


def test_a_kept_game_that_the_rules_cannot_replay_is_shown_as_far_as_they_can_and_given_back_whole() -> None:
    app, page = start()
    game_id = begin(app, page, "Anna", "Bo")
    save = app.library.find(game_id)
    assert save is not None
    broken = replace(save, record=save.record + "sail nowhere\n")
    store = FakeStore()
    Journal(store).write(broken)
    app, page = start(f"#/game/{game_id}", store)
    assert page.address == "#/"
    assert "sail nowhere" in page.shown["dialog"]
    app.dismissed()
    app.did("menu", game_id)
    app.did("download", in_dialog=True)
    assert list(page.files.values()) == [broken.record]
