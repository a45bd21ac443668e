"""Looking back at a game: moments, the slider, autoplay, and the ways out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import hansa
from tests.web.baltic_table import OPENING, Table
from web.play.history import Past, last_seen, moments

if TYPE_CHECKING:
    from web.play.session import Session


def _shown(table: Table) -> Session:
    return table.screen._history.shown


def test_moments_are_where_somebody_was_to_decide() -> None:
    table = Table().play(*OPENING)
    match = table.session.match
    assert all(match.game.to_act(match.at(ply)) != hansa.CHANCE for ply in moments(table.session))
    assert moments(table.session)[-1] == match.ply


def test_a_line_of_the_log_leads_to_its_moment_and_escape_back_to_the_game() -> None:
    table = Table().play(*OPENING)
    lines = re.findall(r'data-do="history.at" data-value="(\d+)"[^>]*>([^<]+)<', table.part("table-log"))
    ply, sentence = next((int(ply), words) for ply, words in lines if "Riga" in words)
    table.screen.do("history.at", str(ply))
    assert "Looking back" in table.part("history-told")
    assert sentence in table.part("history-told")
    assert _shown(table).view.booths("riga")[1] == 2
    assert not any(_shown(table).view.booths("reval"))
    assert table.screen.key("Escape")
    assert any(table.session.view.booths("reval"))
    assert "Looking back" not in table.page


def test_nothing_can_be_played_while_looking_back() -> None:
    table = Table().play(*OPENING)
    before = table.session.match.dumps()
    table.screen.do("history.go", "0")
    table.screen.tap("city:danzig")
    assert table.host.announced[-1] == "You are looking back. Go back to the game to play."
    assert table.host.announced[-1] in table.part("history-told")
    table.screen.do("history.next")
    assert table.host.announced[-1] in table.part("history-told")
    assert "why-not" not in table.page
    assert table.session.match.dumps() == before
    assert not table.legal_marks()


def test_the_slider_holds_to_its_ends() -> None:
    table = Table().play(*OPENING)
    last = len(moments(table.session)) - 1
    for asked, reached in (("-3", 0), ("2", 2), ("9999", last)):
        table.screen.do("history.go", asked)
        assert table.screen._history.place == reached
        assert f'max="{last}"' in table.part("table-bar")
        assert f'data-slides="history-slider" data-at="{reached}"' in table.part("history-told")
    table.screen.do("history.previous")
    assert table.screen._history.place == last - 1
    table.screen.key(".")
    assert table.screen._history.place == last


def test_the_slider_is_not_drawn_anew_while_it_is_dragged() -> None:
    table = Table().play(*OPENING)
    table.screen.do("history")
    frames = set()
    for place in range(len(moments(table.session))):
        table.screen.do("history.go", str(place))
        frames.add((table.part("app"), table.part("table-bar")))
    assert len(frames) == 1


def test_autoplay_goes_through_every_moment_and_stops_at_the_last() -> None:
    table = Table().play(*OPENING)
    every = moments(table.session)
    table.screen.do("history.all")
    seen = [_shown(table).match.ply]
    while table.screen._history.playing:
        call, table.host.waiting = table.host.waiting, None
        assert call
        call()
        seen.append(_shown(table).match.ply)
    assert seen == every
    assert 'data-do="history.play"' in table.part("history-steps")


def test_a_pause_calls_the_next_moment_off() -> None:
    table = Table().play(*OPENING)
    table.screen.do("history.all")
    table.screen.do("history.pause")
    assert not table.screen._history.playing
    assert table.host.called_off


def test_since_your_last_turn_begins_after_what_you_did_last() -> None:
    table = Table().play(*OPENING)
    actors, log = table.session.match.actors, table.session.match.log
    seen = last_seen(table.session)
    assert seen is not None
    assert actors[seen - 1] == table.session.viewer
    assert {actors[ply] for ply in range(seen, len(log))} - {hansa.CHANCE, table.session.viewer}
    table.screen.do("history.since")
    assert _shown(table).match.ply >= seen
    assert table.screen._history.playing


def test_nobody_is_told_of_others_before_they_have_done_anything() -> None:
    assert last_seen(Table().session) is None


def test_the_game_can_be_taken_back_to_a_moment_of_the_same_turn_only() -> None:
    table = Table().play(*OPENING)
    ship = table.session.view.ship
    table.screen.do("history.go", "0")
    assert 'data-do="history.back"' not in table.page
    table.screen.do("history.close")
    start = table.session.match.ply
    neighbour = next(str(action) for action in table.session.legal if action.family == "sail")
    table.play(neighbour)
    table.screen.do("history.at", str(start))
    assert 'data-do="history.back"' in table.page
    table.screen.do("history.back")
    assert table.session.match.ply == start
    assert table.session.view.ship == ship


def test_the_past_is_seen_with_the_eyes_of_the_one_who_looks_back() -> None:
    table = Table().play(*OPENING)
    for ply in moments(table.session):
        past = Past(table.session, ply)
        assert past.viewer == table.session.viewer
        assert past.legal == ()
        assert not past.handing_on
        with pytest.raises(hansa.HansaError):
            past.play("end")


def test_the_log_of_the_past_ends_where_the_page_looks() -> None:
    table = Table().play(*OPENING)
    table.screen.do("history.go", "2")
    assert len(_shown(table).entries) == _shown(table).match.ply
    here = re.findall(r'aria-current="step">([^<]+)<', table.part("table-log"))
    assert here
    assert here[0] in table.part("history-told")
