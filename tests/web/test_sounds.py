"""What is heard at a table, and that it can be turned off."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.app import begin, start
from tests.web.baltic_table import OPENING, new_table
from tests.web.fakes import FakeStore
from tests.web.opponents_game import Game
from tests.web.teutonica_table import new_table as teutonica_table
from web.games import kits
from web.table.sounds import END, TURN

MODULE = Path(__file__).parents[2] / "web" / "page" / "sound.mjs"


@pytest.mark.cpython_only
def test_every_sound_of_a_game_can_be_made() -> None:
    made = set(re.findall(r"^  (\w+): \[$", MODULE.read_text(), re.MULTILINE))
    asked = {sound for kit in kits().values() for sound in kit.sounds.values()}
    assert asked | {TURN, END} == made


def test_a_good_that_is_bought_sounds_like_a_coin_and_a_ship_like_the_sea() -> None:
    table = new_table(confirm=False).play(*OPENING)
    table.host.sounds.clear()
    table.tap("city:danzig")
    assert table.host.sounds == ["sail"]
    table.host.sounds.clear()
    table.screen.play(next(str(action) for action in table.session.legal if str(action).startswith("buy")))
    assert table.host.sounds == ["coin"]


def test_what_is_taken_back_makes_no_sound() -> None:
    table = new_table(confirm=False)
    table.screen.play("booths danzig")
    table.host.sounds.clear()
    table.screen.do("undo")
    assert table.host.sounds == []


def test_a_piece_on_a_post_is_heard() -> None:
    table = teutonica_table()
    table.screen.play("place t goettingen-quedlinburg.1")
    assert table.host.sounds == ["piece"]


def test_a_person_hears_and_reads_that_computers_wait() -> None:
    game = Game()
    assert game.screen.title().startswith("Your turn")
    game.screen.play("booths danzig")
    assert game.host.sounds == ["piece"]
    assert not game.screen.title().startswith("Your turn")
    game.answer("booths riga")
    assert game.host.sounds == ["piece", "piece", TURN]
    assert game.screen.title().startswith("Your turn")


def test_people_at_one_table_are_not_told_whose_turn_it_is() -> None:
    table = new_table(confirm=False)
    table.screen.play("booths danzig")
    assert table.host.sounds == ["piece"]
    assert not table.screen.title().startswith("Your turn")


def test_one_tap_turns_sound_off_and_it_stays_off() -> None:
    store = FakeStore()
    app, page = start(store=store)
    begin(app, page, "Anna", "Bo")
    app.did("sound")
    page.sounds.clear()
    app.tapped("city:danzig")
    assert page.sounds == []
    assert not start(store=store)[0].services.preferences.sound


def test_the_tab_says_when_a_computer_waits_for_a_person_and_when_no_more() -> None:
    app, page = start()
    app.did("play")
    game = app.services.session
    assert game
    begins = page.titles[-1].startswith("Your turn")
    assert begins is not game.awaits_computer
    while not game.awaits_computer:
        game_screen = app.services.screen
        game_screen.play(game.legal[0])  # type: ignore[attr-defined]
        app.services.render()
    assert not page.titles[-1].startswith("Your turn")
    while game.awaits_computer:
        game.play_for_computer(game.match.legal_actions[0])
    app.services.render()
    assert page.titles[-1].startswith("Your turn")
