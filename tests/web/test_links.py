"""Sharing a game and opening one that came by link."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import hansa
from tests.baltic.games import wander
from tests.web.document import parse
from tests.web.fakes import FakePage, FakeStore
from web.app.app import App
from web.draw import qr
from web.text import say
from web.wire import address as routes

SETUP = hansa.Setup("hansa", ("Anna", "Bo"), {"start": "1"}, "links")


def started(store: FakeStore | None = None, address: str = "#/") -> tuple[App, FakePage]:
    page = FakePage(address)
    app = App(page, store if store is not None else FakeStore())
    page.routed = app.routed
    app.start()
    return app, page


def played(steps: int, setup: hansa.Setup = SETUP, title: str = "") -> hansa.Match:
    match = hansa.new(setup, title)
    wander(match, Random(0), steps)
    return match


def opened(app: App, page: FakePage, match: hansa.Match) -> str:
    """Open the link of a match; what the dialog says then."""
    page.address = routes.link(hansa.pack(match))
    app.routed()
    return page.shown["dialog"]


def answer(app: App, command: str) -> None:
    app.did(command, in_dialog=True)


def test_a_link_shows_what_it_holds_and_changes_nothing_yet() -> None:
    app, page = started()
    dialog = opened(app, page, played(12, title="Sunday"))
    assert all(words in dialog for words in ("Sunday", "Anna and Bo", say("setup.game.hansa"), say("link.new")))
    assert app.services.library.games() == []
    assert page.address == routes.HOME


def test_the_page_may_also_begin_with_a_link() -> None:
    match = played(12)
    _, page = started(address=routes.link(hansa.pack(match)))
    assert say("link.title") in page.shown["dialog"]
    assert page.address == routes.HOME


def test_a_link_opens_as_a_new_game() -> None:
    app, page = started()
    match = played(12)
    opened(app, page, match)
    answer(app, "new")
    (save,) = app.services.library.games()
    assert page.address == routes.game(save.id)
    assert save.record.startswith(match.dumps().rstrip("\n"))
    assert not page.dialog


def test_a_link_that_goes_on_from_my_game_continues_in_the_same_save() -> None:
    app, page = started()
    mine = app.services.library.add(played(12))
    mine.rename("Mine")
    dialog = opened(app, page, played(20))
    assert say("link.behind", n=played(20).ply - mine.match.ply) in dialog
    answer(app, "go-on")
    (save,) = app.services.library.games()
    assert (save.id, save.title) == (mine.id, "Mine")
    assert save.ply >= played(20).ply
    assert page.address == routes.game(mine.id)


def test_play_goes_hand_to_hand() -> None:
    (here, page_here), (there, page_there) = started(), started()
    one = here.services.library.create(SETUP)
    for turn in range(12):
        sender, app, page = (here, there, page_there) if turn % 2 == 0 else (there, here, page_here)
        opened(app, page, hansa.load(sender.services.library.games()[0].record))
        answer(app, "go-on" if app.services.library.games() else "new")
        session = app.services.library.open(app.services.library.games()[0].id)
        assert session is not None
        wander(session.match, Random(turn), 4)
        app.services.library.keep(session)
    assert len(here.services.library.games()) == len(there.services.library.games()) == 1
    assert here.services.library.games()[0].id == one.id
    assert here.services.library.games()[0].ply > 40


def test_a_game_that_is_further_here_stays_and_a_copy_can_be_opened() -> None:
    app, page = started()
    mine = app.services.library.add(played(20))
    kept = app.services.library.games()[0].record
    assert "Your own game is already" in opened(app, page, played(12))
    answer(app, "copy")
    assert len(app.services.library.games()) == 2
    assert page.address != routes.game(mine.id)
    found = app.services.library.find(mine.id)
    assert found is not None
    assert found.record == kept
    assert any(save.title.startswith("Copy of") for save in app.services.library.games())


def test_games_that_went_different_ways_are_kept_apart() -> None:
    app, page = started()
    mine = played(12)
    app.services.library.add(mine)
    other = played(11)
    last = mine.log[other.ply]
    other.play(next(action for action in other.legal_actions if action != last))
    assert "went different ways" in opened(app, page, other)
    answer(app, "mine")
    assert len(app.services.library.games()) == 1
    assert page.address == routes.game(app.services.library.games()[0].id)


def test_the_same_game_is_opened_not_doubled() -> None:
    app, page = started()
    session = app.services.library.add(played(12))
    assert say("link.same") in opened(app, page, session.match)
    answer(app, "mine")
    assert [save.id for save in app.services.library.games()] == [session.id]


def test_another_seed_or_other_players_make_another_game() -> None:
    app, page = started()
    app.services.library.add(played(12))
    for setup in (
        hansa.Setup("hansa", ("Anna", "Bo"), {"start": "1"}, "other"),
        hansa.Setup("hansa", ("Anna", "Cy"), {"start": "1"}, "links"),
    ):
        assert say("link.new") in opened(app, page, played(12, setup))


@pytest.mark.parametrize("packed", ["", "0", "<script>", "ÄÖ", "A" * 20_000, "%00", "7" * 48])
def test_a_bad_link_gets_a_friendly_word_and_nothing_is_lost(packed: str) -> None:
    app, page = started()
    app.services.library.add(played(12))
    kept = app.services.library.games()
    page.address = routes.OPEN + packed
    app.routed()
    assert say("link.failed") in page.shown["dialog"]
    assert say("link.unchanged") in page.shown["dialog"]
    assert app.services.library.games() == kept
    assert (page.address, page.errors) == (routes.HOME, [])


def test_a_full_stop_behind_a_link_does_no_harm() -> None:
    app, page = started()
    page.address = routes.link(hansa.pack(played(12))) + ")."
    app.routed()
    assert say("link.title") in page.shown["dialog"]


def test_names_in_a_link_are_only_words() -> None:
    app, page = started()
    match = hansa.new(hansa.Setup("hansa", ("<img src=x>", "Bo")), "<script>alert(1)</script>")
    dialog = opened(app, page, match)
    assert not parse(dialog).all("img")
    assert not parse(dialog).all("script")


def shared(app: App, match: hansa.Match) -> str:
    game_id = app.services.library.add(match).id
    app.services.guarded(lambda: app.services.share(game_id))
    return game_id


def link_in(dialog: str) -> str:
    return parse(dialog).one(id="share-link")["value"]


def test_the_share_sheet_holds_a_link_that_opens_the_game() -> None:
    app, page = started()
    game_id = shared(app, played(12))
    link = link_in(page.shown["dialog"])
    assert link.startswith(page.url(routes.OPEN))
    save = app.services.library.find(game_id)
    assert save is not None
    assert hansa.unpack(link.partition(routes.OPEN)[2]).dumps() == save.record


def test_the_link_can_be_copied_and_sent() -> None:
    app, page = started()
    page.sends = True
    shared(app, played(12))
    link = link_in(page.shown["dialog"])
    answer(app, "copy-link")
    assert page.marks["clipboard"] == link
    assert say("share.copied") in page.shown["dialog"]
    answer(app, "send-link")
    assert page.marks["sent"] == f"Anna and Bo {link}"


def test_nothing_offers_to_send_where_the_system_cannot() -> None:
    app, page = started()
    shared(app, played(12))
    assert "send-link" not in page.shown["dialog"]


def test_a_game_that_is_over_is_shared_from_its_score_sheet_to_be_watched() -> None:
    app, page = started()
    ended = hansa.load((Path(__file__).parents[1] / "golden" / "hansa-four-players-bonuses.hansa").read_text())
    app.services.go(routes.game(app.services.library.add(ended).id))
    assert parse(page.shown["app"]).all(data_do="share")
    app.did("share")
    assert say("share.about.ended") in page.shown["dialog"]
    shared(app, played(1))
    assert say("share.about") in page.shown["dialog"]


def test_the_menu_of_a_game_leads_to_the_share_sheet() -> None:
    app, page = started()
    game_id = app.services.library.add(played(3)).id
    app.did("menu", game_id)
    answer(app, "share")
    assert "share-link" in page.shown["dialog"]


def test_missions_are_in_the_link_and_the_sheet_says_so() -> None:
    app, page = started()
    options = {"board": "hanseatic-2-3", "missions": "on"}
    shared(app, hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cleo"), options)))
    assert say("share.secret") in page.shown["dialog"]
    shared(app, played(1))
    assert say("share.secret") not in page.shown["dialog"]


def test_without_the_package_the_link_is_still_there() -> None:
    app, page = started()
    shared(app, played(12))
    ((package, then),) = page.brought
    assert package == "segno"
    then(False)
    assert say("share.qr.failed") in page.shown["dialog"]
    assert link_in(page.shown["dialog"])


def test_a_game_too_long_for_a_link_is_told_so() -> None:
    app, page = started()
    match = hansa.new(hansa.Setup("teutonica", ("Anna", "Bo", "Cleo"), {"board": "hanseatic-2-3"}))
    while match.ply <= 6_000:
        match.play("end")
    shared(app, match)
    assert say("share.too-long") in page.shown["dialog"]


@pytest.mark.cpython_only
def test_the_sheet_draws_a_qr_code_once_the_package_is_there() -> None:
    app, page = started()
    shared(app, played(12))
    assert say("share.qr.drawing") in page.shown["dialog"]
    page.brought[0][1](True)
    assert parse(page.shown["dialog"]).all(class_="qr")


def test_for_a_code_too_fine_for_cameras_nothing_is_brought_and_the_link_is_there() -> None:
    app, page = started()
    shared(app, played(12))
    assert len(page.brought) == 1
    match, rng = (
        hansa.new(hansa.Setup("teutonica", ("Anna", "Bo"), {"board": "hanseatic-2-3", "edition": "2009"}, "long")),
        Random("long"),
    )
    while match.ply < 2_500:
        match.play(match.legal_actions[int(rng.random() * len(match.legal_actions))])
    shared(app, match)
    assert len(page.brought) == 1
    assert say("share.qr.too-large") in page.shown["dialog"]
    assert link_in(page.shown["dialog"])


def box(drawn: str) -> list[int]:
    (found,) = parse(drawn).values("viewbox")
    return [int(number) for number in found.split()]


@pytest.mark.cpython_only
def test_what_fits_a_code_is_drawn_in_one_of_the_largest_size_and_one_letter_more_is_not() -> None:
    start = "https://hansa.example/"
    most = max(count for count in range(1_500, 2_000) if qr.fits(start, "A" * count))
    side = 4 * qr.LARGEST + 17 + 2 * qr.BORDER
    assert box(qr.picture(start, "A" * most, "code")) == [0, 0, side, side]
    assert box(qr.picture(start, "A" * (most + 1), "code")) != [0, 0, side, side]


@pytest.mark.cpython_only
def test_a_qr_code_has_a_white_border_of_four_squares() -> None:
    drawn = qr.picture("https://hansa.example/", "ABC", "code")
    side = box(drawn)[2]
    dark = parse(drawn).one(class_="qr-dark")["d"]
    starts = [tuple(map(int, found)) for found in re.findall(r"M(\d+) (\d+)h", dark)]
    assert min(x for x, _ in starts) == min(y for _, y in starts) == 4
    assert max(y for _, y in starts) == side - 5
