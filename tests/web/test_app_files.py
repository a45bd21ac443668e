"""Games that come as files or out of damaged saves: opened as far as they go, and told what is wrong."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from hansa.core import record as record_module
from tests.web.app import begin, record, start, text_of
from tests.web.fakes import FakeFile, FakeStore
from tests.web.test_storage import sealed
from web.app.files import FIRST_BYTES, MAX_BYTES, RECORD_BYTES, file_name
from web.store.slots import GAME, Slots
from web.text import say


def test_a_good_file_becomes_a_game_and_opens() -> None:
    app, page = start()
    app.chosen(FakeFile("x.hansa", record()))
    assert page.marks["screen"] == "table"
    assert len(app.services.library.games()) == 1


def test_bytes_order_mark_and_other_line_ends_do_no_harm() -> None:
    app, _ = start()
    app.chosen(FakeFile("x.txt", "\ufeff" + record().replace("\n", "\r\n")))
    assert len(app.services.library.games()) == 1


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
    assert "<b>.hansa" in text_of(page.shown["dialog"])
    assert "open-part" not in page.shown["dialog"]
    assert dict(store) == before
    assert page.errors == []


def test_a_file_too_large_is_not_even_read() -> None:
    app, page = start()
    app.chosen(FakeFile("x.hansa", record(), size=MAX_BYTES + 1))
    assert say("import.too-large") in text_of(page.shown["dialog"])
    assert app.services.library.games() == []


def test_of_a_large_file_only_the_beginning_is_read_where_no_games_are_in_it() -> None:
    app, page = start()
    zeros = FakeFile("x.bin", "0" * (RECORD_BYTES + 1))
    app.chosen(zeros)
    assert zeros.read_bytes == [FIRST_BYTES]
    assert say("import.not-a-record") in text_of(page.shown["dialog"])


def test_a_large_file_with_games_in_it_is_read_whole() -> None:
    app, _ = start()
    note = "# a comment that makes the file large\n"
    large = FakeFile("x.hansa", record() + note * (1 + RECORD_BYTES // len(note)) + "\n" + record())
    app.chosen(large)
    assert large.read_bytes == [FIRST_BYTES, large.size]


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
    assert app.services.library.games() == []
    app.did("open-part", in_dialog=True)
    assert app.services.session is not None
    assert str(app.services.session.match.log[-1]) == "booths kalmar"


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


def test_a_damaged_game_can_be_opened_as_far_as_it_is_left() -> None:
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    app.tapped("city:riga")
    for key in [key for key in store if key.startswith(GAME)]:
        store[key] = store[key].replace('"ply"', '"yps"')
    app, page = start(store=store)
    assert say("unfit.damaged.hint") in text_of(page.shown["games"])
    app.did("unfit", game_id)
    app.did("open", in_dialog=True)
    assert app.services.session is not None
    assert str(app.services.session.match.log[-1]) == "booths riga"
    page.go("#/")
    app.did("unfit", game_id)
    app.did("delete", in_dialog=True)
    assert say("unfit.damaged.hint") not in text_of(page.shown["games"])


def test_a_game_of_another_version_is_a_card_that_can_be_saved_tried_again_and_deleted() -> None:
    store = FakeStore()
    app, page = start(store=store)
    game_id = begin(app, page, "Anna", "Bo")
    before = dict(store)
    for key in [key for key in store if key.startswith(GAME)]:
        body = store[key].partition("\n")[2].replace('"levels": ["", ""]', '"levels": ["", "grandmaster"]')
        store[key] = sealed(body)
    begin(app, page, "Cy", "Di")
    app, page = start(store=store)
    listed = text_of(page.shown["games"])
    assert "Cy and Di" in listed
    assert "Anna and Bo" in listed
    assert say("unfit.hint") in listed
    app.did("unfit", game_id)
    assert say("unfit.why.unknown-level") in page.shown["dialog"]
    assert say("damaged.open") not in page.shown["dialog"]
    app.did("again", in_dialog=True)
    assert say("unfit.still") in text_of(page.shown["notice"])
    app.did("unfit", game_id)
    app.did("download", in_dialog=True)
    assert page.files["Anna-and-Bo.hansa"].startswith("hansa-record: 1")
    app.did("unfit", game_id)
    app.did("delete", in_dialog=True)
    assert say("unfit.hint") not in page.shown["games"]
    app.did("app.notice")
    assert say("unfit.hint") in page.shown["games"]
    app.did("unfit", game_id)
    store.update(before)
    app.did("again", in_dialog=True)
    assert app.services.session is not None, "an update of the page has mended it"
    assert not page.errors


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("", "Anna-and-Bo.hansa"),
        ("Über/../<x>:*?", "Über-x.hansa"),
        ("...", "hansa.hansa"),
        ("x" * 60, "x" * 60 + ".hansa"),
        ("日本", "日本.hansa"),
        ("CON", "hansa-CON.hansa"),
        ("nul", "hansa-nul.hansa"),
        ("Com1?", "hansa-Com1.hansa"),
        ("LPT²", "hansa-LPT².hansa"),
        ("Condor", "Condor.hansa"),
    ],
)
def test_file_names_are_plain(title: str, name: str) -> None:
    assert file_name(title, ("Anna", "Bo")) == name


def test_a_kept_game_that_the_rules_cannot_replay_is_shown_as_far_as_they_can_and_given_back_whole() -> None:
    app, page = start()
    game_id = begin(app, page, "Anna", "Bo")
    save = app.services.library.find(game_id)
    assert save is not None
    broken = replace(save, record=save.record + "sail nowhere\n")
    store = FakeStore()
    Slots(store).write(broken)
    app, page = start(f"#/game/{game_id}", store)
    assert page.address == "#/"
    assert "sail nowhere" in page.shown["dialog"]
    app.dismissed()
    app.did("menu", game_id)
    app.did("download", in_dialog=True)
    assert list(page.files.values()) == [broken.record]
