"""Looking back at a game: moments, the slider, autoplay, and the ways out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hansa
from tests.web.app import start
from tests.web.baltic_table import OPENING, new_table
from tests.web.document import parse
from tests.web.table import Table
from web.play.history import decisions, last_seen
from web.table.moment import looked_back

if TYPE_CHECKING:
    from typing import Any

    from web.table.moment import Moment


def _shown(table: Table) -> Moment[Any]:
    return table.screen.moment


def test_moments_are_where_somebody_was_to_decide() -> None:
    table = new_table().play(*OPENING)
    match = table.session.match
    assert all(match.game.to_act(match.at(ply)) != hansa.CHANCE for ply in decisions(table.session))
    assert decisions(table.session)[-1] == match.ply


def test_a_line_of_the_log_leads_to_its_moment_and_escape_back_to_the_game() -> None:
    table = new_table().play(*OPENING)
    line = next(node for node in parse(table.part("table-log")).all(data_do="history.at") if "Riga" in node.text)
    ply, sentence = line["data-value"], line.text
    table.screen.do("history.at", ply)
    assert "Looking back" in table.part("history-told")
    assert sentence in table.part("history-told")
    assert _shown(table).view.booths("riga")[1] == 2
    assert not any(_shown(table).view.booths("reval"))
    assert table.screen.key("Escape")
    assert any(table.session.view.booths("reval"))
    assert "Looking back" not in table.page


def test_nothing_can_be_played_while_looking_back() -> None:
    table = new_table().play(*OPENING)
    before = table.session.match.dumps()
    table.screen.do("history.go", "0")
    table.screen.tap("city:danzig")
    assert table.host.announced[-1] == "You are looking back. Go back to the game to play."
    assert table.host.announced[-1] in table.part("history-told")
    table.screen.do("history.next")
    assert table.host.announced[-1] in table.part("history-told")
    assert "why-not" not in table.page
    assert table.session.match.dumps() == before
    assert not table.glowing()


def test_the_slider_holds_to_its_ends() -> None:
    table = new_table().play(*OPENING)
    last = len(decisions(table.session)) - 1
    for asked, reached in (("-3", 0), ("2", 2), ("9999", last)):
        table.screen.do("history.go", asked)
        assert table.screen._history.history.place == reached
        assert parse(table.part("table-bar")).one(id="history-slider")["max"] == str(last)
        assert parse(table.part("history-told")).one(data_slides="history-slider")["data-at"] == str(reached)
    table.screen.do("history.previous")
    assert table.screen._history.history.place == last - 1
    table.screen.key(".")
    assert table.screen._history.history.place == last


def test_the_slider_is_not_drawn_anew_while_it_is_dragged() -> None:
    table = new_table().play(*OPENING)
    table.screen.do("history")
    frames = set()
    for place in range(len(decisions(table.session))):
        table.screen.do("history.go", str(place))
        frames.add((table.part("app"), table.part("table-bar")))
    assert len(frames) == 1


def test_autoplay_goes_through_every_moment_and_stops_at_the_last() -> None:
    table = new_table().play(*OPENING)
    every = decisions(table.session)
    table.screen.do("history.all")
    seen = [_shown(table).ply]
    while table.screen._history.history.playing:
        call, table.host.waiting = table.host.waiting, None
        assert call
        call()
        seen.append(_shown(table).ply)
    assert seen == every
    assert parse(table.part("history-steps")).all(data_do="history.play")


def test_a_pause_calls_the_next_moment_off() -> None:
    table = new_table().play(*OPENING)
    table.screen.do("history.all")
    table.screen.do("history.pause")
    assert not table.screen._history.history.playing
    assert table.host.called_off


def test_since_your_last_turn_begins_after_what_you_did_last() -> None:
    table = new_table().play(*OPENING)
    actors, log = table.session.match.actors, table.session.match.log
    seen = last_seen(table.session)
    assert seen is not None
    assert actors[seen - 1] == table.session.viewer
    assert {actors[ply] for ply in range(seen, len(log))} - {hansa.CHANCE, table.session.viewer}
    table.screen.do("history.since")
    assert _shown(table).ply >= seen
    assert table.screen._history.history.playing


def test_nobody_is_told_of_others_before_they_have_done_anything() -> None:
    assert last_seen(new_table().session) is None


def test_the_game_can_be_taken_back_to_a_moment_of_the_same_turn_only() -> None:
    table = new_table().play(*OPENING)
    ship = table.session.view.ship
    table.screen.do("history.go", "0")
    assert not table.tree.all(data_do="history.back")
    table.screen.do("history.close")
    start = table.session.match.ply
    neighbour = next(str(action) for action in table.session.legal if action.family == "sail")
    table.play(neighbour)
    table.screen.do("history.at", str(start))
    assert table.tree.all(data_do="history.back")
    table.screen.do("history.back")
    assert table.session.match.ply == start
    assert table.session.view.ship == ship


def test_the_past_is_seen_with_the_eyes_of_the_one_who_looks_back() -> None:
    table = new_table().play(*OPENING)
    for ply in decisions(table.session):
        past = looked_back(table.session, ply)
        assert past.viewer == table.session.viewer
        assert past.legal == ()
        assert not any((past.handing_on, past.can_undo, past.can_redo, past.can_confirm))


def test_the_log_of_the_past_ends_where_the_page_looks() -> None:
    table = new_table().play(*OPENING)
    table.screen.do("history.go", "2")
    assert _shown(table).ply == decisions(table.session)[2]
    here = parse(table.part("table-log")).texts(aria_current="step")
    assert here
    assert here[0] in table.part("history-told")


def test_a_copy_is_not_called_after_whose_turn_it_is() -> None:
    app, page = start()
    app.did("play")
    page.timers.clear()
    app.did("history")
    app.did("history.copy")
    titles = [save.title for save in app.services.library.games()]
    assert len(titles) == 2
    assert not any("Your turn" in title for title in titles)
